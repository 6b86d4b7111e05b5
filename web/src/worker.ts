/**
 * Lets the pages start without a network, and fast with one.
 *
 * Only files of this build are kept, under the build's own version; what the table says (`/api`) is
 * never touched: a game lives at the table, not here.
 */

/// <reference lib="webworker" />

// The pages' types know `self` as a window; here it is a worker.
const worker = self as unknown as ServiceWorkerGlobalScope;
/** Put in by the build: what the first page needs, and a word that changes with any file. */
declare const __SHELL__: { version: string; files: string[] };

const { version, files } = __SHELL__;
const CACHE = `cupboard-${version}`;
/** Their names change with their content: once fetched, they are right for ever. */
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

/** What a page had loaded before this worker watched over it. */
worker.addEventListener("message", (event) => {
  const loaded = event.data as string[];
  event.waitUntil(Promise.allSettled(loaded.map((path) => asset(new Request(path)))));
});

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

/** Pages come from the network while there is one: a new build shows at once. */
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
