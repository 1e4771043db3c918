import { timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { parseSecret } from '#functions/lib/keys/parse-secret.ts';
import { readSecret } from '#functions/lib/keys/read-secret.ts';
import { hashSecret } from '#functions/lib/keys/secret.ts';
import { AppError } from '#shared/errors.ts';
import type { HttpEvent } from './http.ts';

const originSecret = z.object({ current: z.string(), previous: z.nullish(z.string()) });

/** A secret that nobody knows is looked up again at most this often, in milliseconds: it may be newer than what is known here. */
const doubtMs = 10_000;

const isEqual = (given: string, wanted: string): boolean =>
  timingSafeEqual(Buffer.from(hashSecret(given)), Buffer.from(hashSecret(wanted)));

/** The secret before the current one is good, too, while a rotation is under way. */
const isGood = async (given: string, maxAgeMs?: number): Promise<boolean> => {
  const { current, previous } = parseSecret('ORIGIN_SECRET', originSecret, await readSecret('ORIGIN_SECRET', maxAgeMs));
  return isEqual(given, current) || (!!previous && isEqual(given, previous));
};

/**
 * Throws `forbidden` unless our distribution sent the request, which its origin's secret shows: anybody can call the gateway beside
 * it, where no firewall stands, and write any header.
 */
export const requireEdge = async ({ headers }: HttpEvent): Promise<void> => {
  const given = headers['x-origin-secret'];
  if (given && ((await isGood(given)) || (await isGood(given, doubtMs)))) return;
  throw new AppError('forbidden');
};
