import { createHmac, timingSafeEqual } from 'node:crypto';
import type { StoredUser } from '#functions/data/people/users.ts';
import { getKey } from '#functions/lib/keys/keys.ts';
import { minuteSeconds } from '#shared/limits.ts';

const goodForMs = 10 * minuteSeconds * 1000;

type Person = Pick<StoredUser, 'id' | 'sessionEpoch'>;

const signatureOf = ({ id, sessionEpoch }: Person, until: number): string =>
  createHmac('sha256', getKey('DEVICE_SECRET')).update(`challenge\n${id} ${sessionEpoch} ${until}`).digest('base64url');

/** Proves for ten minutes that the password was right. Void once it changes or the person's sessions end. */
export const signChallenge = (person: Person, now: Date): string => {
  const until = now.getTime() + goodForMs;
  return `${until}.${signatureOf(person, until)}`;
};

export const isChallengeOf = (person: Person, challenge: string, now: Date): boolean => {
  const [, until = '', given = ''] = /^(\d{13})\.([\w-]{43})$/.exec(challenge) ?? [];
  if (Number(until) < now.getTime()) return false;
  return given !== '' && timingSafeEqual(Buffer.from(given), Buffer.from(signatureOf(person, Number(until))));
};
