import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Headers, Request } from '#scripts/platform/http/message.ts';
import { ServiceError } from '#scripts/platform/http/service-error.ts';

export type SecretOf = (accessKeyId: string) => string | undefined;

/** A credential is `id/date/region/s3/aws4_request`. */
export const accessKeyIn = (credential: string): string => credential.split('/')[0] ?? '';

const clockToleranceMs = 15 * 60 * 1000;
const longestExpirySeconds = 7 * 24 * 60 * 60;

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
export const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');

/** RFC 3986 encoding, stricter than `encodeURIComponent`. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

const timeOf = (amzDate: string): number =>
  Date.parse(amzDate.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Throws unless `signature` signs `text`. */
export const checkSignature = (
  secretOf: SecretOf,
  { credential, signature, text }: { credential: string; signature: string; text: string },
): void => {
  const [, date = '', region = '', service = '', end = ''] = credential.split('/');
  const secret = secretOf(accessKeyIn(credential));
  if (!secret) throw new ServiceError(403, 'InvalidAccessKeyId');
  const key = [region, service, end].reduce(
    (previous: Buffer, part) => hmac(previous, part),
    hmac(`AWS4${secret}`, date),
  );
  if (!isSame(signature, hmac(key, text).toString('hex'))) throw new ServiceError(403, 'SignatureDoesNotMatch');
};

type Claim = { credential: string; signedHeaders: string; signature: string; date: string; payload: string };

const claimInQuery = (query: URLSearchParams, now: number): Claim => {
  const date = query.get('X-Amz-Date') ?? '';
  const expiresS = Number(query.get('X-Amz-Expires'));
  if (!(expiresS > 0 && expiresS <= longestExpirySeconds))
    throw new ServiceError(400, 'AuthorizationQueryParametersError');
  if (!(now <= timeOf(date) + expiresS * 1000)) throw new ServiceError(403, 'AccessDenied', 'Request has expired');
  return {
    credential: query.get('X-Amz-Credential') ?? '',
    signedHeaders: query.get('X-Amz-SignedHeaders') ?? '',
    signature: query.get('X-Amz-Signature') ?? '',
    date,
    payload: query.get('X-Amz-Content-Sha256') ?? 'UNSIGNED-PAYLOAD',
  };
};

const claimInHeader = (headers: Headers, now: number): Claim => {
  const match = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
    headers.authorization ?? '',
  );
  if (!match) throw new ServiceError(403, 'AccessDenied');
  const [, credential = '', signedHeaders = '', signature = ''] = match;
  const date = headers['x-amz-date'] ?? '';
  if (!(Math.abs(now - timeOf(date)) < clockToleranceMs)) throw new ServiceError(403, 'RequestTimeTooSkewed');
  return { credential, signedHeaders, signature, date, payload: headers['x-amz-content-sha256'] ?? '' };
};

/** Verifies the signature in query or header, and its expiry. Returns the signed payload hash and the access key id. */
export const verifyRequest = (
  request: Request,
  secretOf: SecretOf,
  now = Date.now(),
): { payload: string; accessKeyId: string } => {
  const query = new URLSearchParams(request.query.replaceAll('+', '%2B'));
  const claim = query.has('X-Amz-Signature') ? claimInQuery(query, now) : claimInHeader(request.headers, now);
  const canonicalQuery = [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const signed = claim.signedHeaders.split(';');
  const canonicalHeaders = signed.map(
    (name) => `${name}:${(request.headers[name] ?? '').trim().replace(/ +/g, ' ')}\n`,
  );
  const path = request.path.split('/').map((part) => encode(decodeURIComponent(part)));
  const canonical = [
    request.method,
    path.join('/'),
    canonicalQuery,
    canonicalHeaders.join(''),
    claim.signedHeaders,
    claim.payload,
  ].join('\n');
  const scope = claim.credential.split('/').slice(1).join('/');
  const text = ['AWS4-HMAC-SHA256', claim.date, scope, sha256(canonical)].join('\n');
  checkSignature(secretOf, { credential: claim.credential, signature: claim.signature, text });
  if (!signed.includes('host')) throw new ServiceError(403, 'AccessDenied', 'The host header must be signed');
  return { payload: claim.payload, accessKeyId: accessKeyIn(claim.credential) };
};
