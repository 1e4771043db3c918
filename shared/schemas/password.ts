import * as z from 'zod/mini';
import type { Role } from '../lists.ts';

/** Further rules are in `functions/lib/passwords/password-policy.ts`. */
export const passwordLength = { min: 12, ofAdministrators: 14, max: 128 } as const;

export const shortestPassword = (role: Role | undefined): number =>
  role === 'admin' || role === 'super' ? passwordLength.ofAdministrators : passwordLength.min;

export const newPassword = z.string().check(z.minLength(passwordLength.min), z.maxLength(passwordLength.max));
/** Bounded against abuse, otherwise as typed. */
export const givenPassword = z.string().check(z.minLength(1), z.maxLength(1000));
