import { timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { hashSecret } from '#functions/lib/keys/secret.ts';
import { parseSecret, readSecret } from '#functions/lib/keys/secrets-manager.ts';
import { AppError } from '#shared/errors.ts';
import type { HttpEvent } from './http.ts';

const originSecret = z.object({ current: z.string(), previous: z.nullish(z.string()) });

/** An unknown secret triggers a new read at most this often, as it may be newer than the cached one. */
const recheckMs = 10_000;

const isEqual = (given: string, wanted: string): boolean =>
  timingSafeEqual(Buffer.from(hashSecret(given)), Buffer.from(hashSecret(wanted)));

const isValid = async (given: string, maxAgeMs?: number): Promise<boolean> => {
  const { current, previous } = parseSecret('ORIGIN_SECRET', originSecret, await readSecret('ORIGIN_SECRET', maxAgeMs));
  return isEqual(given, current) || (!!previous && isEqual(given, previous));
};

/**
 * Throws `forbidden` unless the request has our distribution's origin secret. The gateway itself is public, without the
 * firewall, and accepts any header.
 */
export const requireEdge = async ({ headers }: HttpEvent): Promise<void> => {
  const given = headers['x-origin-secret'];
  if (given && ((await isValid(given)) || (await isValid(given, recheckMs)))) return;
  throw new AppError('forbidden');
};
