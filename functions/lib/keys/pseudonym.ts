import { createHmac } from 'node:crypto';
import { getKey } from './keys.ts';

/** Keyed hash of 96 bits: without the key, a reader of the logs cannot test ids. */
export const pseudonym = (id: string): string =>
  createHmac('sha256', getKey('PSEUDONYM_SECRET')).update(id).digest('base64url').slice(0, 16);
