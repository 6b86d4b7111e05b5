/** Makes the pages an installable app, with a service worker that caches its files. */

const ASSETS = "/assets/";

export async function install(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("/worker.js");
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(loaded());
  } catch {
    // Without it (insecure address, private window) everything works, but not offline.
  }
}

/** The files of this build that the page has loaded so far. */
function loaded(): string[] {
  const paths = performance.getEntriesByType("resource").map((entry) => new URL(entry.name).pathname);
  return paths.filter((path) => path.startsWith(ASSETS));
}
