import { timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { env } from './env.ts';
import type { HttpEvent } from './http.ts';
import { hashSecret } from './secret.ts';

const originSecret = z.object({ current: z.string(), previous: z.nullish(z.string()) });

const isEqual = (given: string, wanted: string): boolean =>
  timingSafeEqual(Buffer.from(hashSecret(given)), Buffer.from(hashSecret(wanted)));

/** Did this request come through our distribution? The secret before the current one is good too, while a rotation is under way. */
const isFromEdge = (given: string | undefined): boolean => {
  if (!given) return false;
  const { current, previous } = originSecret.parse(JSON.parse(env('ORIGIN_SECRET')));
  return isEqual(given, current) || (!!previous && isEqual(given, previous));
};

/**
 * The caller's network address, for limits only: CloudFront's word when it comes with the origin's secret, else the
 * connection's, since anybody can call the gateway beside the edge and write any header.
 */
export const callerAddress = ({ headers, requestContext }: HttpEvent): string => {
  const viewer = headers['cloudfront-viewer-address'];
  // The port comes last; an IPv6 address has colons of its own.
  return viewer && isFromEdge(headers['x-origin-secret']) ? viewer.replace(/:\d+$/, '') : requestContext.http.sourceIp;
};
