import { basePath } from '#shared/contract.ts';
import { hashSecret, newSecret } from './secret.ts';

/** The cookie that renews the token: scripts never see it, and only the calls of `auth` get it. */
export const sessionCookie = 'renewal';
/** How long a browser stays signed in without use, in milliseconds. */
export const sessionLifetime = 14 * 24 * 60 * 60 * 1000;

const attributes = `Path=${basePath}/auth; HttpOnly; Secure; SameSite=Strict`;

/** The value of a new session's cookie: whose it is, and a secret. */
export const newCookieValue = (userId: string): string => `${userId}.${newSecret()}`;

/** Whose session a cookie's value names, its secret hashed as it is stored; null for what cannot be one. */
export const readCookieValue = (value: string | undefined): { userId: string; tokenHash: string } | null => {
  const [, userId, secret] = /^([A-Za-z0-9-]{1,80})\.([\w-]{43})$/.exec(value ?? '') ?? [];
  return userId && secret ? { userId, tokenHash: hashSecret(secret) } : null;
};

/** The Set-Cookie header that keeps a browser signed in. */
export const keepCookie = (value: string): string =>
  `${sessionCookie}=${value}; Max-Age=${sessionLifetime / 1000}; ${attributes}`;

/** The Set-Cookie header that makes a browser forget the cookie. */
export const dropCookie = `${sessionCookie}=; Max-Age=0; ${attributes}`;
