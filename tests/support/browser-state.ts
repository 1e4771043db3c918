import type { BrowserContextOptions } from '@playwright/test';
import type { Language } from '#shared/lists.ts';
import type { Session } from '#shared/schemas/user.ts';
import { signIn } from './people.ts';

type State = Exclude<BrowserContextOptions['storageState'], string | undefined>;

export const origin = (): string => process.env.THESEE_ORIGIN ?? '';

/** Null is nobody; a string is the address of a read-only demo account. */
export type Who = null | string | Session;

const cookieOf = (header: string): State['cookies'][number] => {
  const [, name = '', value = '', maxAge = '', path = ''] =
    /^([^=]+)=([^;]*); Max-Age=(\d+); Path=([^;]+); HttpOnly; Secure; SameSite=Strict$/.exec(header) ?? [];
  if (!name) throw new Error(`no cookie of a session: ${header}`);
  const expires = Math.floor(Date.now() / 1000) + Number(maxAge);
  return { name, value, path, expires, domain: 'localhost', httpOnly: true, secure: true, sameSite: 'Strict' };
};

/** Opens a new session each time; for nobody, sets the language only. */
export const stateOf = async (who: Who, language: Language): Promise<State> => {
  const kept = [{ name: 'language', value: language as string }];
  if (who === null) return { cookies: [], origins: [{ origin: origin(), localStorage: kept }] };
  const { session, cookies } = await signIn(typeof who === 'string' ? who : who.user.email);
  for (const name of ['token', 'user'] as const) kept.push({ name, value: JSON.stringify(session[name]) });
  return { cookies: cookies.map(cookieOf), origins: [{ origin: origin(), localStorage: kept }] };
};
