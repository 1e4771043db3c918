import type { Request } from '#scripts/platform/http/message.ts';
import type { CachePolicy } from '#scripts/platform/template/distribution-policies.ts';
import type { Selection } from '#scripts/platform/template/selection.ts';

const nameOf = (pair: string): string => pair.split('=')[0] ?? '';

const decoded = (name: string): string => {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};

/** Sorted by name, as CloudFront does; empty without cookies. */
export const selectCookies = ({ headers }: Request, meant: Selection): string =>
  (headers.cookie ?? '')
    .split('; ')
    .filter((pair) => pair !== '' && meant(nameOf(pair)))
    .sort()
    .join('; ');

export const selectQuery = ({ query }: Request, meant: Selection): string =>
  query
    .split('&')
    .filter((pair) => pair !== '' && meant(decoded(nameOf(pair))))
    .join('&');

/** CloudFront's key does not include Vary (controlling-the-cache-key.html in its developer guide). */
export const cacheKeyOf = (request: Request, { key }: CachePolicy): string => {
  const named = Object.entries(request.headers).filter(([name]) => key.headers(name));
  const encoding = request.headers['accept-encoding'];
  return JSON.stringify([
    request.path,
    selectQuery(request, key.queryStrings),
    selectCookies(request, key.cookies),
    named.sort(([a], [b]) => (a < b ? -1 : 1)),
    encoding === 'identity' ? undefined : encoding,
  ]);
};
