import type { SessionKey } from '#functions/data/people/sessions.ts';
import { basePath } from '#shared/contract.ts';

/** The cookie that renews the token: scripts never see it, only the calls of `auth` get it, and no page without TLS can set it. */
export const renewalCookie = '__Secure-renewal';

/** What cookies of the auth calls have in common. */
export const cookieAttributes = `Path=${basePath}/auth; HttpOnly; Secure; SameSite=Strict`;

/** What a renewal cookie says: which session, and the secret that renews it. */
export type RenewalKey = SessionKey & { secret: string };

/** Reads a cookie's value; null for what cannot be one. */
export const readRenewalCookie = (value: string): RenewalKey | null => {
  const [, userId, sessionId, secret] = /^([A-Za-z0-9-]{1,80})\.([A-Za-z0-9]{1,40})\.([\w-]{43})$/.exec(value) ?? [];
  return userId && sessionId && secret ? { userId, sessionId, secret } : null;
};

/** The Set-Cookie header that keeps a browser signed in until then. */
export const keepCookie = ({ userId, sessionId, secret }: RenewalKey, expiresAt: Date, now: Date): string => {
  const seconds = Math.floor((expiresAt.getTime() - now.getTime()) / 1000);
  return `${renewalCookie}=${userId}.${sessionId}.${secret}; Max-Age=${seconds}; ${cookieAttributes}`;
};

/** The Set-Cookie header that makes a browser forget the cookie. */
export const dropCookie = `${renewalCookie}=; Max-Age=0; ${cookieAttributes}`;
