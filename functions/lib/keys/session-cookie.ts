import { ownCell } from '#functions/data/kernel/own-cell.ts';
import type { SessionKey } from '#functions/data/people/sessions.ts';
import { basePath } from '#shared/contract.ts';

/** Only the auth calls receive it; scripts cannot read it, and no page without TLS can set it. */
export const renewalCookie = '__Secure-renewal';

export const cookieAttributes = `Path=${basePath}/auth; HttpOnly; Secure; SameSite=Strict`;

export type RenewalKey = SessionKey & { secret: string };

/** The cell in front, if a stage has several, is for the edge: who reads the cookie knows where the person is. */
export const readRenewalCookie = (value: string): RenewalKey | null => {
  const [, userId, sessionId, secret] =
    /^(?:[a-z0-9]{1,8}~)?([A-Za-z0-9-]{1,80})\.([A-Za-z0-9]{1,40})\.([\w-]{43})$/.exec(value) ?? [];
  return userId && sessionId && secret ? { userId, sessionId, secret } : null;
};

export const keepCookie = ({ userId, sessionId, secret }: RenewalKey, expiresAt: Date, now: Date): string => {
  const seconds = Math.floor((expiresAt.getTime() - now.getTime()) / 1000);
  const cell = ownCell();
  return `${renewalCookie}=${cell ? `${cell}~` : ''}${userId}.${sessionId}.${secret}; Max-Age=${seconds}; ${cookieAttributes}`;
};

export const dropCookie = `${renewalCookie}=; Max-Age=0; ${cookieAttributes}`;
