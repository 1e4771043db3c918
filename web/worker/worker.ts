import { answerOf, withFallback } from './routing.ts';

// Caches the files of one release, and no other files, so that the site opens offline.

/** TypeScript's worker types conflict with those of pages. */
type Lifetime = { waitUntil: (work: Promise<unknown>) => void };
type Listen = {
  (event: 'install' | 'activate', listener: (event: Lifetime) => void): void;
  (event: 'message', listener: (event: Lifetime & { data: unknown }) => void): void;
  (
    event: 'fetch',
    listener: (event: Lifetime & { request: Request; respondWith: (reply: Promise<Response>) => void }) => void,
  ): void;
};
export type Scope = {
  addEventListener: Listen;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
};

/** Written into the worker by `web/vite-worker.ts`. */
export type Release = {
  shell: string;
  /** Cached on install: the frame and first page of the signed-in areas. */
  first: string[];
  /** Every file with a hashed name; cached when first loaded. */
  assets: string[];
};

declare const self: Scope;
declare const release: Release;

const cacheName = 'site';
/** Longer than a page takes on a slow connection. The shell of a cached release works with the current API. */
const pageTimeoutMs = 4000;
const assets = new Set(release.assets);
const pathOf = (url: string): string => new URL(url).pathname;

const keep = async (paths: readonly string[]): Promise<void> => {
  const cache = await caches.open(cacheName);
  const kept = new Set((await cache.keys()).map(({ url }) => pathOf(url)));
  await cache.addAll(paths.filter((path) => !kept.has(path)));
};

/** Pages of former releases that are still open fall back to the network. */
const dropFormer = async (): Promise<void> => {
  const cache = await caches.open(cacheName);
  const former = (await cache.keys()).filter(({ url }) => !assets.has(pathOf(url)));
  await Promise.all(former.map((request) => cache.delete(request)));
};

const findKept = async (path: string): Promise<Response | undefined> => {
  const cache = await caches.open(cacheName);
  return cache.match(path, { ignoreVary: true });
};

const keepReply = async (path: string, reply: Response): Promise<void> => {
  const cache = await caches.open(cacheName);
  await cache.put(path, reply);
};

self.addEventListener('install', (event) => {
  void self.skipWaiting();
  event.waitUntil(keep(release.first));
});

self.addEventListener('activate', (event) => event.waitUntil(Promise.all([dropFormer(), self.clients.claim()])));

// A page sends the files that it loaded before it had a worker.
self.addEventListener('message', (event) => {
  if (!Array.isArray(event.data)) return;
  event.waitUntil(keep(event.data.map(pathOf).filter((path) => assets.has(path))));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const loadAsset = async (): Promise<Response> => {
    const path = pathOf(request.url);
    const kept = await findKept(path);
    if (kept) return kept;
    const reply = await fetch(request);
    // A device without space cannot cache, but the page still gets its file.
    if (reply.ok) event.waitUntil(keepReply(path, reply.clone()).catch((error) => console.warn(path, error)));
    return reply;
  };
  const answer = answerOf(request, { origin: location.origin, assets });
  if (answer === 'asset') event.respondWith(loadAsset());
  if (answer === 'page') event.respondWith(withFallback(fetch(request), () => findKept(release.shell), pageTimeoutMs));
});
