import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for a link or a cookie. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is stored of a secret: of random bits SHA-256 tells nothing, so a slow hash is not needed. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
