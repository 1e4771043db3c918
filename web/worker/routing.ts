/** A request as the worker sees it; `mode` is `navigate` for a page that is opened, reloaded or gone back to. */
export type Asked = { method: string; url: string; mode: string };

/**
 * Tells who answers: the `network` alone, without the worker; the cache, for an `asset` of this release, which never changes; the network
 * with the cached shell in reserve, for a `page`.
 */
export type Answer = 'network' | 'asset' | 'page';

/** The same addresses that the edge answers with something else than a page (`infra/constructs/page-fallback.js`). */
const isElsewhere = /^\/(api|files|assets)(\/|$)/;
const isTopLevelFile = /^\/[^/]+\.[^/.]+$/;

/** Decides who answers a request. The cache never holds what the API or the store of files replies. */
export const answerOf = (
  { method, url, mode }: Asked,
  { origin, assets }: { origin: string; assets: ReadonlySet<string> },
): Answer => {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin) return 'network';
  if (mode === 'navigate') return isElsewhere.test(pathname) || isTopLevelFile.test(pathname) ? 'network' : 'page';
  return assets.has(pathname) ? 'asset' : 'network';
};

/** Gives the network's reply, or the reserve's when there is none in time; without a reserve, whatever comes of the network. */
export const withReserve = async <T>(
  network: Promise<T>,
  reserve: () => Promise<T | undefined>,
  patienceMs: number,
): Promise<T> => {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs, undefined));
  const reply = await Promise.race([network.catch(() => undefined), late]);
  return reply ?? (await reserve()) ?? network;
};
