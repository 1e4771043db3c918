import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { type Session, type User, user as userSchema } from '#shared/schemas/user.ts';
import { createListeners } from '#web/lib/listeners.ts';

/** Does not verify the token. `endsAt` is in ms since 1970. */
export const claimsOf = (token: string): { endsAt?: number; sessionId?: string } => {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    if (typeof claims !== 'object' || claims === null) return {};
    return {
      ...('exp' in claims && typeof claims.exp === 'number' && { endsAt: claims.exp * 1000 }),
      ...('sid' in claims && typeof claims.sid === 'string' && { sessionId: claims.sid }),
    };
  } catch {
    return {};
  }
};

const tokenKey = 'token';
const userKey = 'user';

/** The step that the session demands before it opens anything else: another password (D77), a second factor (D86). */
const restrictions = { mustChoosePassword: z.optional(z.boolean()), mustSetUpFactor: z.optional(z.boolean()) };
const person = z.extend(userSchema, restrictions);
export type Person = z.output<typeof person>;
type Restrictions = Pick<Person, keyof typeof restrictions>;

const storedSession = z.object({ token: z.string(), user: person });
type StoredSession = z.output<typeof storedSession>;

const { follow, notify } = createListeners();
let stored = '';
let current: StoredSession | null = null;

const parse = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};

/** Null when an entry is missing or invalid. Returns the same object until it changes. */
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

/** Ignores a token renewed in between. */
export const isSameSession = (one: Session, other: Session): boolean =>
  one.user.id === other.user.id &&
  (one.token === other.token || claimsOf(one.token).sessionId === claimsOf(other.token).sessionId);

/** Leaves out the profile, which must not stay on the device. */
const keep = (user: User, { mustChoosePassword, mustSetUpFactor }: Restrictions): void =>
  localStorage.setItem(userKey, JSON.stringify({ ...userSchema.parse(user), mustChoosePassword, mustSetUpFactor }));

/** Also stores a renewed token. */
export const startSession = ({ token, user, ...restrictions }: Session): void => {
  localStorage.setItem(tokenKey, JSON.stringify(token));
  keep(user, restrictions);
  notify();
};

/**
 * Ignored when another user, or nobody, is signed in by now. The token is not written: another tab may just have signed
 * out.
 */
export const storeUser = (user: User): void => {
  const stored = getSession()?.user;
  if (stored?.id !== user.id) return;
  keep(user, stored);
  notify();
};

const setRestriction = (name: keyof Restrictions, isHeld: boolean): void => {
  const stored = getSession()?.user;
  if (!stored || (stored[name] ?? false) === isHeld) return;
  keep(stored, { ...stored, [name]: isHeld || undefined });
  notify();
};

export const restrict = (name: keyof Restrictions): void => setRestriction(name, true);

/** Once it is done: the guard then opens the other screens. */
export const liftRestriction = (name: keyof Restrictions): void => setRestriction(name, false);

/** Ends the session in all tabs of this device. */
export const endSession = (): void => {
  localStorage.removeItem(tokenKey);
  localStorage.removeItem(userKey);
  notify();
};

/** Also follows other tabs; returns the unsubscribe function. */
export const followSession = (listener: () => void): (() => void) => {
  const unfollow = follow(listener);
  window.addEventListener('storage', listener);
  return () => {
    unfollow();
    window.removeEventListener('storage', listener);
  };
};

/** Null while prerendering. */
export const useSession = (): StoredSession | null => useSyncExternalStore(followSession, getSession, () => null);

export const useUser = (): Person | undefined => useSession()?.user;

const returnKey = 'return';
const storedReturn = z.object({
  path: z.string(),
  /** Null when nobody was signed in. */
  userId: z.nullable(z.string()),
});
type Return = z.infer<typeof storedReturn>;

/** Remembers it in this tab and for the same user. */
export const rememberReturn = (value: Return): void => sessionStorage.setItem(returnKey, JSON.stringify(value));

export const forgetReturn = (): void => sessionStorage.removeItem(returnKey);

export const returnPathOf = (userId: string): string | null => {
  const { data } = storedReturn.safeParse(JSON.parse(sessionStorage.getItem(returnKey) ?? 'null'));
  return data && (data.userId === null || data.userId === userId) ? data.path : null;
};
