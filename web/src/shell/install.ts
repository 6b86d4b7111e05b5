/** Makes the pages an app: a service worker keeps what they are made of. */

const ASSETS = "/assets/";

export async function install(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("/worker.js");
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(loaded());
  } catch {
    // Without it (an insecure address, a private window) everything works, only never offline.
  }
}

/** The files of this build that the page has fetched so far. */
function loaded(): string[] {
  const paths = performance.getEntriesByType("resource").map((entry) => new URL(entry.name).pathname);
  return paths.filter((path) => path.startsWith(ASSETS));
}
