import * as z from 'zod/mini';

/** The bounds of a new password; what else a password may not be is decided by `functions/lib/password-policy.ts`. */
export const passwordLength = { min: 12, max: 128 } as const;

/** A password being chosen. */
export const newPassword = z.string().check(z.minLength(passwordLength.min), z.maxLength(passwordLength.max));
/** A password being checked: bounded against abuse, otherwise as typed. */
export const givenPassword = z.string().check(z.minLength(1), z.maxLength(1000));
