import { createHmac, randomInt } from 'node:crypto';
import { getKey } from '#functions/lib/keys/keys.ts';
import { recoveryCodeCount } from '#shared/limits.ts';

/** Without 0, 1, l and o, which are misread. 31 letters, ten of them: 49 bits. */
const letters = '23456789abcdefghijkmnpqrstuvwxyz'.replace('l', '');

const newCode = (): string => {
  const code = Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('');
  return `${code.slice(0, 5)}-${code.slice(5)}`;
};

export const newRecoveryCodes = (): string[] => Array.from({ length: recoveryCodeCount }, newCode);

/** Keyed, as 49 bits could be tried out one by one. Ignores case, spaces and the hyphen. */
export const hashRecoveryCode = (userId: string, code: string): string =>
  createHmac('sha256', getKey('DEVICE_SECRET'))
    .update(`recovery codes\n${userId} ${code.toLowerCase().replace(/[\s-]/g, '')}`)
    .digest('base64url');
