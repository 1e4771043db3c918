import { createHmac } from 'node:crypto';
import type { StoredRenewal } from '#functions/data/people/sessions.ts';
import { hashSecret } from './secret.ts';

/** Past secrets beyond this number are not recognised: 90 days of two renewals an hour. */
const longestChain = 5000;

/**
 * Derives the next secret from the current one and the session's seed, so that two tabs that renew at once get the same one.
 * Neither the table nor a past secret alone is enough to derive it.
 */
export const nextSecret = (secret: string, { seed }: Pick<StoredRenewal, 'seed'>): string =>
  createHmac('sha256', seed).update(secret).digest('base64url');

/**
 * Classifies a secret of a session. `previous` stays valid until `current` is used, since the reply that carried `current`
 * may be lost. `past` means that somebody kept a copy; `foreign`, that it never belonged to the session.
 */
export const secretState = (
  secret: string,
  renewal: Pick<StoredRenewal, 'seed' | 'currentHash' | 'previousHash' | 'rotations'>,
): 'current' | 'previous' | 'past' | 'foreign' => {
  const hash = hashSecret(secret);
  if (hash === renewal.currentHash) return 'current';
  if (hash === renewal.previousHash) return 'previous';
  let later = secret;
  for (let step = 0; step < Math.min(renewal.rotations, longestChain); step += 1) {
    later = nextSecret(later, renewal);
    if (hashSecret(later) === renewal.previousHash) return 'past';
  }
  return 'foreign';
};
