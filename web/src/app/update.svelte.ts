/**
 * Detects pages that were opened before a server update.
 *
 * Script names change with every build, so an old page may request missing ones. The server keeps
 * all games, so reloading loses nothing.
 */

class Update {
  /** Whether the server has another build than this page. */
  ready = $state(false);
}

export const update = new Update();

/** The server's current index page; null if it does not answer. */
async function firstPage(): Promise<string | null> {
  try {
    const answer = await fetch("/", { cache: "no-store" });
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}

export async function isReachable(): Promise<boolean> {
  return (await firstPage()) !== null;
}

/** Whether the first script has another name, which depends on all other scripts. */
export async function isOutdated(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>("script[type=module][src]");
  const page = await firstPage();
  return own !== null && page !== null && !page.includes(new URL(own.src).pathname);
}

/** Offer an update whenever a part of this version cannot be loaded. */
export function watchForUpdates(): void {
  addEventListener("vite:preloadError", () => {
    void isOutdated().then((outdated) => (update.ready ||= outdated));
  });
}
