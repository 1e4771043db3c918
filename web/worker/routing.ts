/** `mode` is `navigate` for a page that is opened, reloaded or returned to. */
type Asked = { method: string; url: string; mode: string };

/**
 * `network` does not involve the worker; `asset` is served from the cache, as an immutable file of this release; `page`
 * is served from the network, with the cached shell as fallback.
 */
type Answer = 'network' | 'asset' | 'page';

/** Paths that the edge does not answer with a page (`infra/constructs/page-fallback.js`). */
const isElsewhere = /^\/(api|files|assets)(\/|$)/;
const isTopLevelFile = /^\/[^/]+\.[^/.]+$/;

/** Never caches replies of the API and of the file store. */
export const answerOf = (
  { method, url, mode }: Asked,
  { origin, assets }: { origin: string; assets: ReadonlySet<string> },
): Answer => {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin) return 'network';
  if (mode === 'navigate') return isElsewhere.test(pathname) || isTopLevelFile.test(pathname) ? 'network' : 'page';
  return assets.has(pathname) ? 'asset' : 'network';
};

/** Resolves to the fallback when the network is late or fails; without a fallback, to the network's result. */
export const withFallback = async <T>(
  network: Promise<T>,
  fallback: () => Promise<T | undefined>,
  timeoutMs: number,
): Promise<T> => {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs, undefined));
  const reply = await Promise.race([network.catch(() => undefined), late]);
  return reply ?? (await fallback()) ?? network;
};
