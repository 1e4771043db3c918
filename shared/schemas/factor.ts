import * as z from 'zod/mini';
import { time } from './fields.ts';

/** Six figures of an authenticator app or a recovery code; hyphens, spaces and case do not count. */
export const givenCode = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));

/** `isRequired`: the role may not do without one on this stage. */
export const factor = z.object({
  isOn: z.boolean(),
  isRequired: z.boolean(),
  since: z.optional(time),
  recoveryCodesLeft: z.int(),
});
export type FactorState = z.infer<typeof factor>;

/** Shown once: `key` to type, `uri` as a QR code (otpauth://). */
export const authenticator = z.object({ key: z.string(), uri: z.string() });

/** Shown once. Each works once. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
