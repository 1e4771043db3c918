import * as z from 'zod/mini';
import type { Role } from '../lists.ts';

/** The bounds of a new password, and the lower one of whoever administers; what else a password may not be is decided by `functions/lib/passwords/password-policy.ts`. */
export const passwordLength = { min: 12, ofAdministrators: 14, max: 128 } as const;

/** The fewest characters that somebody of that role chooses. */
export const shortestPassword = (role: Role | undefined): number =>
  role === 'admin' || role === 'super' ? passwordLength.ofAdministrators : passwordLength.min;

/** A password being chosen. */
export const newPassword = z.string().check(z.minLength(passwordLength.min), z.maxLength(passwordLength.max));
/** A password being checked: bounded against abuse, otherwise as typed. */
export const givenPassword = z.string().check(z.minLength(1), z.maxLength(1000));
