import { createHmac } from 'node:crypto';
import { getKey } from './keys.ts';

/**
 * The name by which logs tell people apart without saying who they are: a keyed hash, so that whoever reads the logs but
 * not the key cannot try ids out. 16 characters, 96 bits.
 */
export const pseudonym = (id: string): string =>
  createHmac('sha256', getKey('PSEUDONYM_SECRET')).update(id).digest('base64url').slice(0, 16);
