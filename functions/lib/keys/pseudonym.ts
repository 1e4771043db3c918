import { createHmac } from 'node:crypto';
import { getKey } from './keys.ts';

/** A keyed hash (96 bits): readers of the logs cannot test ids without the key. */
export const pseudonym = (id: string): string =>
  createHmac('sha256', getKey('PSEUDONYM_SECRET')).update(id).digest('base64url').slice(0, 16);
