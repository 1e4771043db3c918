import { createHmac } from 'node:crypto';
import type { StoredRenewal } from '#functions/data/people/sessions.ts';
import { hashSecret } from './secret.ts';

/** How far back a secret of the past is recognised; 90 days of renewing twice an hour. */
const longestChain = 5000;

/**
 * The secret that takes over from one. It follows from it and from the session's seed, so that two tabs that renew with the
 * same one get the same next one; and from neither alone: who reads the table knows no secret, who has a secret no other.
 */
export const secretAfter = (secret: string, { seed }: Pick<StoredRenewal, 'seed'>): string =>
  createHmac('sha256', seed).update(secret).digest('base64url');

/**
 * Where a secret stands in its session: `current`; `previous`, good until the current one has been used, since the reply that
 * brought that one may be lost; `past`, which only somebody who kept a copy can send; `foreign`, never a secret of it.
 */
export const placeOf = (
  secret: string,
  renewal: Pick<StoredRenewal, 'seed' | 'currentHash' | 'previousHash' | 'rotations'>,
): 'current' | 'previous' | 'past' | 'foreign' => {
  const hash = hashSecret(secret);
  if (hash === renewal.currentHash) return 'current';
  if (hash === renewal.previousHash) return 'previous';
  let later = secret;
  for (let step = 0; step < Math.min(renewal.rotations, longestChain); step += 1) {
    later = secretAfter(later, renewal);
    if (hashSecret(later) === renewal.previousHash) return 'past';
  }
  return 'foreign';
};
