/**
 * A service worker that lets the pages start without a network, and fast with one.
 *
 * It caches only files of this build, under the build's own version. It never touches server calls
 * (`/api`), because games are kept on the server.
 */

/// <reference lib="webworker" />

// The pages' types define `self` as a window; here it is a worker.
const worker = self as unknown as ServiceWorkerGlobalScope;
/** Inserted by the build: the files of the first page, and a version that changes with any file. */
declare const __SHELL__: { version: string; files: string[] };

const { version, files } = __SHELL__;
const CACHE = `cupboard-${version}`;
/** File names change with their content, so cached files never become outdated. */
const ASSETS = "/assets/";

worker.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(files))
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => worker.clients.claim()));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== worker.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (url.pathname.startsWith(ASSETS)) event.respondWith(asset(request));
});

/** Files that a page loaded before this worker controlled it. */
worker.addEventListener("message", (event) => {
  const loaded = event.data as string[];
  event.waitUntil(Promise.allSettled(loaded.map((path) => asset(new Request(path)))));
});

/** Keep the cache of the previous build, because open pages may still need it. */
async function forgetOthers(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name !== CACHE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/** Load pages from the network if there is one, so that a new build shows immediately. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match("/")) ?? Response.error();
  }
}

async function asset(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const found = await fetch(request);
  if (found.ok) await (await caches.open(CACHE)).put(request, found.clone());
  return found;
}
