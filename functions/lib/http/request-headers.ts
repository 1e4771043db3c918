import type { HttpEvent } from './http.ts';

/** For rate limits only. CloudFront sets the header, and requireEdge lets no other request in. */
export const callerAddress = ({ headers, requestContext }: HttpEvent): string =>
  // The port comes last; an IPv6 address contains colons itself.
  headers['cloudfront-viewer-address']?.replace(/:\d+$/, '') ?? requestContext.http.sourceIp;

/** Undefined without a token of this scheme. */
export const bearerToken = ({ headers }: HttpEvent): string | undefined =>
  /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];

/** Returns all values: another path or a neighbouring host may have set a second one. */
export const cookieReader =
  (cookies: readonly string[] = []) =>
  (name: string): string[] =>
    cookies.filter((cookie) => cookie.startsWith(`${name}=`)).map((cookie) => cookie.slice(name.length + 1));

/**
 * Fetch metadata (w3.org/TR/fetch-metadata), which scripts cannot change. Absent from requests of programs and of
 * browsers before 2023, which only SameSite protects.
 */
export const isFromOtherSite = ({ headers }: HttpEvent): boolean => {
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
};

/** If-Match (RFC 9110, 13.1.1); undefined for none and for `*`. Accepts a weak tag, as CloudFront may weaken it. */
export const readRevision = (ifMatch: string | undefined): number | undefined => {
  const [, revision] = /^(?:W\/)?"(\d{1,15})"$/.exec(ifMatch?.trim() ?? '') ?? [];
  if (revision !== undefined) return Number(revision);
  return ifMatch === undefined || ifMatch.trim() === '*' ? undefined : -1;
};
