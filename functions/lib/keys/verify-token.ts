import { JwtVerifier } from 'aws-jwt-verify';
import { KidNotFoundInJwksError } from 'aws-jwt-verify/error';
import * as z from 'zod/mini';
import { listSigningKeys } from '#functions/data/people/signing-keys.ts';
import { env } from '#functions/lib/lambda/env.ts';

export const tokenSeconds = 60 * 60;
export const audience = 'thesee';

/** Unknown key ids trigger a new read of the keys at most this often, as anybody can send one. */
const rereadMs = 60_000;

const claims = z.object({
  sub: z.string(),
  sid: z.string(),
  /** Absent for a person without a university, and from tokens of the former release. */
  uni: z.optional(z.string()),
  /** Absent, as the epoch of the university's place, where a stage had one cell when the token was signed. */
  cell: z.optional(z.string()),
  epoch: z.optional(z.number()),
  exp: z.number(),
});
type Claims = z.infer<typeof claims>;

const createVerifier = async () => {
  const issuer = env('SITE_ORIGIN');
  // The URI is required but never fetched: the keys come from the table.
  const verifier = JwtVerifier.create({ issuer, audience, jwksUri: `${issuer}/jwks.json` });
  const keys = (await listSigningKeys()).map(({ id, x, y }) => ({ kid: id, x, y, kty: 'EC', crv: 'P-256' }));
  verifier.cacheJwks({ keys: keys.map((key) => ({ ...key, alg: 'ES256', use: 'sig' })) });
  return verifier;
};

type Reading = { at: number; verifier: ReturnType<typeof createVerifier> };
let latest: Reading | undefined;

const readKeys = (now: Date): Reading => {
  const reading = { at: now.getTime(), verifier: createVerifier() };
  reading.verifier.catch(() => {
    if (latest === reading) latest = undefined;
  });
  latest = reading;
  return reading;
};

/** Null for an invalid token. The schema refuses a token without an expiry. */
export const verifyToken = async (token: string, now: Date): Promise<Claims | null> => {
  const reading = latest ?? readKeys(now);
  const verifier = await reading.verifier;
  try {
    return claims.parse(verifier.verifySync(token));
  } catch (error) {
    // The signing key may have been rotated since the keys were read.
    if (!(error instanceof KidNotFoundInJwksError) || now.getTime() - reading.at < rereadMs) return null;
    if (latest === reading) readKeys(now);
    return verifyToken(token, now);
  }
};
