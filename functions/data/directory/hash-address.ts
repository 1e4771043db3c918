import { createHmac } from 'node:crypto';
import { emailKey } from '#functions/data/entities/credential.ts';
import { getKey } from '#functions/lib/keys/keys.ts';

/** Keyed, so that the directory alone cannot be asked whose an address is. Its prefix keeps it apart from pseudonyms in logs. */
export const hashAddress = (email: string): string =>
  createHmac('sha256', getKey('PSEUDONYM_SECRET'))
    .update(`address ${emailKey(email)}`)
    .digest('base64url');
