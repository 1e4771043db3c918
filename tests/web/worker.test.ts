import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

const origin = 'https://thesee.test';
const release = {
  shell: '/assets/shell-b2.html',
  first: ['/assets/shell-b2.html', '/assets/index-a1.js'],
  assets: ['/assets/shell-b2.html', '/assets/index-a1.js', '/assets/jobs-c3.js'],
};

/** Fakes CacheStorage, which Node lacks: cached texts by path. */
const kept = new Map<string, string>();
const pathOf = (url: string): string => new URL(url, origin).pathname;
const cache = {
  keys: async () => [...kept.keys()].map((path) => ({ url: origin + path })),
  addAll: async (paths: readonly string[]) => {
    for (const path of paths) kept.set(path, await (await fetch(origin + path)).text());
  },
  match: async (path: string) => (kept.has(path) ? new Response(kept.get(path)) : undefined),
  put: async (path: string, reply: Response) => void kept.set(path, await reply.text()),
  delete: async ({ url }: { url: string }) => kept.delete(pathOf(url)),
};

const asked: string[] = [];
let status: number | 'none' = 200;
const network = async (to: string | { url: string }): Promise<Response> => {
  const path = pathOf(typeof to === 'string' ? to : to.url);
  asked.push(path);
  if (status === 'none') throw new TypeError('Failed to fetch');
  return new Response(`${path} of the network`, { status });
};

const listeners = new Map<string, (event: object) => void>();
const claim = vi.fn(async () => undefined);
beforeAll(async () => {
  const addEventListener = (name: string, listener: (event: object) => void) => listeners.set(name, listener);
  vi.stubGlobal('self', { addEventListener, skipWaiting: async () => undefined, clients: { claim } });
  vi.stubGlobal('release', release);
  vi.stubGlobal('location', { origin });
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('fetch', network);
  await import('#web/worker/worker.ts');
});
afterAll(() => void vi.unstubAllGlobals());
beforeEach(() => {
  kept.clear();
  asked.length = 0;
  status = 200;
});

/** Dispatches an event to the worker and awaits it; returns the reply, or null if it does not respond. */
const tell = async (name: string, event: object = {}): Promise<string | null> => {
  const work: Promise<unknown>[] = [];
  let answer: Promise<Response> | undefined;
  listeners.get(name)?.({
    ...event,
    waitUntil: (one: Promise<unknown>) => work.push(one),
    respondWith: (reply: Promise<Response>) => {
      answer = reply;
    },
  });
  const text = answer ? await (await answer).text() : null;
  await Promise.all(work);
  return text;
};
const ask = (path: string, mode = 'cors') => tell('fetch', { request: { method: 'GET', url: origin + path, mode } });

test('a release keeps its first files, not twice what is there, and removes those of the one before', async () => {
  kept.set('/assets/index-a1.js', 'there');
  kept.set('/assets/index-of-the-one-before.js', 'former');
  await tell('install');
  expect(asked).toEqual(['/assets/shell-b2.html']);
  await tell('activate');
  expect([...kept.keys()].sort()).toEqual(['/assets/index-a1.js', '/assets/shell-b2.html']);
  expect(claim).toHaveBeenCalled();
});

test('a built file is asked for once, and kept if it came', async () => {
  status = 503;
  await ask('/assets/jobs-c3.js');
  expect([...kept.keys()]).toEqual([]);
  status = 200;
  expect(await ask('/assets/jobs-c3.js')).toBe('/assets/jobs-c3.js of the network');
  status = 'none';
  expect(await ask('/assets/jobs-c3.js')).toBe('/assets/jobs-c3.js of the network');
  expect(asked).toHaveLength(2);
});

test.each(['/api/v0/users/u1', '/files/avatars/x'])(
  '%s is left to the network, and nothing of it is kept',
  async (path) => {
    expect(await ask(path)).toBeNull();
    await tell('message', { data: [origin + path, `${origin}/assets/jobs-c3.js`] });
    expect([...kept.keys()]).toEqual(['/assets/jobs-c3.js']);
  },
);

test('a page comes from the network and is not kept; without a connection the shell opens in its place', async () => {
  await tell('install');
  expect(await ask('/user/jobs', 'navigate')).toBe('/user/jobs of the network');
  status = 'none';
  expect(await ask('/user/jobs', 'navigate')).toBe('/assets/shell-b2.html of the network');
  expect([...kept.keys()].sort()).toEqual([...release.first].sort());
});
