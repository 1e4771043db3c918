import type { Headers, Request } from '#scripts/platform/http/message.ts';
import type { Behavior } from '#scripts/platform/template/distribution.ts';
import type { CachePolicy } from '#scripts/platform/template/distribution-policies.ts';
import { selectCookies, selectQuery } from './request-parts.ts';

/** Where the edge's connections to its origins come from: an address that nobody has (RFC 5737). */
export const edgeAddress = '198.51.100.1';

/** Headers that CloudFront passes on whatever the policies say. */
const alwaysForwarded = /^(content-(length|type|encoding|md5)|if-|range$|cache-control$|x-forwarded-for$)/;
const neverForwarded = new Set([
  'accept-encoding',
  'connection',
  'expect',
  'host',
  'keep-alive',
  'te',
  'transfer-encoding',
  'upgrade',
]);

/** The headers that CloudFront makes itself, for those that a policy names. */
const viewerHeaders = ({ peer, headers }: Request): Headers => ({
  'cloudfront-viewer-address': `${peer.address}:${peer.port}`,
  'cloudfront-forwarded-proto': 'https',
  ...(headers.host && { host: headers.host }),
});

/** What the origin is told of the encodings that the viewer takes, as documented in controlling-the-cache-key.html. */
const acceptEncoding = ({ headers }: Request, { encodings }: CachePolicy): Headers => {
  const accepted = headers['accept-encoding'];
  if (accepted === undefined || encodings.length === 0) return {};
  const names = accepted.split(',').map((name) => name.split(';')[0]?.trim());
  return { 'accept-encoding': encodings.filter((name) => names.includes(name)).join(',') || 'identity' };
};

/** The request as the origin gets it: what the behaviour's policies let through, and the headers of the origin's own settings. */
export const forward = (request: Request, { origin, cache, forwarded }: Behavior): Request => {
  const isForwarded = ([name]: [string, string]): boolean => {
    if (name === 'cookie' || neverForwarded.has(name) || name.startsWith('cloudfront-')) return false;
    if (alwaysForwarded.test(name)) return true;
    // As documented: Authorization is taken off reading requests only, unless a cache policy names it.
    if (name === 'authorization' && !['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return true;
    return forwarded.headers(name);
  };
  const added = Object.entries(viewerHeaders(request)).filter(([name]) => forwarded.headers(name));
  const cookie = selectCookies(request, forwarded.cookies);
  const { address } = request.peer;
  const previous = request.headers['x-forwarded-for'];
  const headers: Headers = {
    host: origin.domain,
    'user-agent': 'Amazon CloudFront',
    ...Object.fromEntries(Object.entries(request.headers).filter(isForwarded)),
    ...Object.fromEntries(added),
    ...acceptEncoding(request, cache),
    ...(cookie && { cookie }),
    via: '2.0 local.cloudfront.net (CloudFront)',
    'x-forwarded-for': previous ? `${previous}, ${address}` : address,
    // Last: a viewer cannot choose them (add-origin-custom-headers.html).
    ...origin.headers,
  };
  return {
    ...request,
    query: selectQuery(request, forwarded.queryStrings),
    headers,
    peer: { address: edgeAddress, port: 443 },
  };
};
