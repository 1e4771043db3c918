import { createHash, randomBytes } from 'node:crypto';

/** Creates 256 random bits for a link or a cookie. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The stored form of a secret. SHA-256 is enough, as random bits cannot be guessed. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
