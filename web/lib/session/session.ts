import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { type Session, type User, user as userSchema } from '#shared/schemas/user.ts';
import { claimsOf } from './token-claims.ts';

/** Who is signed in on this device: two entries of local storage, `token` and `user`, each JSON. */

const tokenKey = 'token';
const userKey = 'user';

/** The person as stored; `mustChoosePassword`: this device's session opens nothing before they have chosen another password (D77). */
const person = z.extend(userSchema, { mustChoosePassword: z.optional(z.boolean()) });
export type Person = z.output<typeof person>;

const storedSession = z.object({ token: z.string(), user: person });
type StoredSession = z.output<typeof storedSession>;

const listeners = new Set<() => void>();
let stored = '';
let current: StoredSession | null = null;

const parse = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};

/** The session as stored now, or null when either entry is missing or unreadable. The same object as long as nothing changed. */
export const getSession = (): StoredSession | null => {
  const token = localStorage.getItem(tokenKey);
  const user = localStorage.getItem(userKey);
  const now = `${token} ${user}`;
  if (now !== stored) {
    stored = now;
    const parsed = storedSession.safeParse({ token: parse(token), user: parse(user) });
    current = parsed.success ? parsed.data : null;
  }
  return current;
};

const notify = () => {
  for (const listener of listeners) listener();
};

/** Whether both are the same person's same session: its token may have been renewed in between. */
export const isSameSession = (one: Session, other: Session): boolean =>
  one.user.id === other.user.id &&
  (one.token === other.token || claimsOf(one.token).sessionId === claimsOf(other.token).sessionId);

/** Stores a person without what they say of themselves, which is not left on the device. */
const keep = (user: User, mustChoosePassword: boolean | undefined): void =>
  localStorage.setItem(userKey, JSON.stringify({ ...userSchema.parse(user), mustChoosePassword }));

/** Keeps who has signed in, or a fresh token of theirs. */
export const startSession = ({ token, user, mustChoosePassword }: Session): void => {
  localStorage.setItem(tokenKey, JSON.stringify(token));
  keep(user, mustChoosePassword);
  notify();
};

/**
 * Keeps a fresh copy of the signed-in person; ignored when somebody else, or nobody, is signed in by now. The token is not
 * touched: this tab may not have heard yet that another one has just signed out.
 */
export const storeUser = (user: User): void => {
  const stored = getSession()?.user;
  if (stored?.id !== user.id) return;
  keep(user, stored.mustChoosePassword);
  notify();
};

/** Notes whether the session of this device must choose a password before anything else. */
export const setMustChoosePassword = (mustChoosePassword: boolean): void => {
  const stored = getSession()?.user;
  if (!stored || (stored.mustChoosePassword ?? false) === mustChoosePassword) return;
  localStorage.setItem(userKey, JSON.stringify({ ...stored, mustChoosePassword: mustChoosePassword || undefined }));
  notify();
};

/** Signs out on this device, in all its tabs. */
export const endSession = (): void => {
  localStorage.removeItem(tokenKey);
  localStorage.removeItem(userKey);
  notify();
};

/** Calls the listener when somebody signs in or out, in this tab or another. */
export const followSession = (listener: () => void): (() => void) => {
  listeners.add(listener);
  // Other tabs sign in and out too.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

/** The session, followed as it changes in this tab or another; nobody's in a page that is rendered in advance. */
export const useSession = (): StoredSession | null => useSyncExternalStore(followSession, getSession, () => null);

/** The person who is signed in, undefined when nobody is. */
export const useUser = (): Person | undefined => useSession()?.user;
