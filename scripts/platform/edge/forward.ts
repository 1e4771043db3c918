import type { Headers, Request } from '#scripts/platform/http/message.ts';
import type { Behavior } from '#scripts/platform/template/distribution.ts';
import type { CachePolicy } from '#scripts/platform/template/distribution-policies.ts';
import { selectCookies, selectQuery } from './request-parts.ts';

/** The source address of the edge's connections to origins, from a documentation range (RFC 5737). */
const edgeAddress = '198.51.100.1';

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

const viewerHeaders = ({ peer, headers }: Request): Headers => ({
  'cloudfront-viewer-address': `${peer.address}:${peer.port}`,
  'cloudfront-forwarded-proto': 'https',
  ...(headers.host && { host: headers.host }),
});

/** Normalised as for CloudFront's origin requests (controlling-the-cache-key.html in its developer guide). */
const acceptEncoding = ({ headers }: Request, { encodings }: CachePolicy): Headers => {
  const accepted = headers['accept-encoding'];
  if (accepted === undefined || encodings.length === 0) return {};
  const names = accepted.split(',').map((name) => name.split(';')[0]?.trim());
  return { 'accept-encoding': encodings.filter((name) => names.includes(name)).join(',') || 'identity' };
};

export const forward = (request: Request, { origin, cache, forwarded }: Behavior): Request => {
  const isForwarded = ([name]: [string, string]): boolean => {
    if (name === 'cookie' || neverForwarded.has(name) || name.startsWith('cloudfront-')) return false;
    if (alwaysForwarded.test(name)) return true;
    // CloudFront drops Authorization from GET, HEAD and OPTIONS unless a cache policy names it.
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
    // Come last, so that a viewer cannot override them (add-origin-custom-headers.html in CloudFront's developer
    // guide).
    ...origin.headers,
  };
  return {
    ...request,
    query: selectQuery(request, forwarded.queryStrings),
    headers,
    peer: { address: edgeAddress, port: 443 },
  };
};
