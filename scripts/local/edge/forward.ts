import type { Headers, Request } from '../http/message.ts';
import type { Forwarding } from '../template/distribution-policies.ts';

/** Headers that CloudFront passes on whatever the policies say. */
const alwaysForwarded = /^(content-(length|type|encoding|md5)|if-|range$|cache-control$|x-forwarded-for$)/;
const neverForwarded = new Set(['host', 'connection', 'keep-alive', 'upgrade', 'transfer-encoding', 'te', 'expect']);

/** The headers that CloudFront can add, for those that a policy names. */
const viewerHeaders = ({ viewer, headers }: Request): Headers => ({
  'cloudfront-viewer-address': `${viewer.address}:${viewer.port}`,
  'cloudfront-forwarded-proto': 'https',
  host: headers.host ?? '',
});

/** The request as the origin gets it: only what the behaviour's policies forward. */
export const forward = (request: Request, forwarding: Forwarding): Request => {
  const isForwarded = ([name]: [string, string]): boolean => {
    if (name === 'cookie') return forwarding.hasCookies;
    if (neverForwarded.has(name) || name.startsWith('cloudfront-')) return false;
    if (alwaysForwarded.test(name) || forwarding.hasAllViewerHeaders) return true;
    // As documented: Authorization is taken off reading requests only, unless a cache policy names it.
    if (name === 'authorization' && !['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return true;
    return forwarding.headers.includes(name);
  };
  const added = Object.entries(viewerHeaders(request)).filter(([name]) => forwarding.headers.includes(name));
  const previous = request.headers['x-forwarded-for'];
  const { address } = request.viewer;
  const headers: Headers = {
    'user-agent': 'Amazon CloudFront',
    ...Object.fromEntries(Object.entries(request.headers).filter(isForwarded)),
    ...Object.fromEntries(added),
    via: '2.0 local.cloudfront.net (CloudFront)',
    'x-forwarded-for': previous ? `${previous}, ${address}` : address,
  };
  return { ...request, query: forwarding.hasQuery ? request.query : '', headers };
};
