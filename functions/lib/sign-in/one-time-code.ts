import { createHmac } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { getKey } from '#functions/lib/keys/keys.ts';

/** RFC 6238 with what every authenticator app assumes: SHA-1, six digits, thirty seconds. */
const shape = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** A code of the step before or after works too, as clocks differ (RFC 6238, 5.2). */
const steps = 1;

/** 20 bytes, as RFC 4226 recommends. Derived, so that a copy of the table alone makes no codes. */
const secretOf = (userId: string, seed: string): Secret => {
  const derived = createHmac('sha256', getKey('DEVICE_SECRET')).update(`one-time codes\n${userId} ${seed}`).digest();
  return new Secret({ buffer: Uint8Array.from(derived.subarray(0, 20)).buffer });
};

type Held = { userId: string; seed: string };

/** Texts that an app shows beside the code. */
type Label = { issuer: string; email: string };

/** `key` is base32, to be typed; `uri` is what a QR code holds (otpauth://). */
export const authenticatorKey = ({ userId, seed }: Held, { issuer, email }: Label): { key: string; uri: string } => {
  const totp = new TOTP({ ...shape, secret: secretOf(userId, seed), issuer, label: email });
  return { key: totp.secret.base32, uri: totp.toString() };
};

/** The time step of which this is the code; null for a wrong one. */
export const stepOfCode = ({ userId, seed }: Held, code: string, now: Date): number | null => {
  const totp = new TOTP({ ...shape, secret: secretOf(userId, seed) });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: steps });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
};
