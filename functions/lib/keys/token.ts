import { JwtVerifier } from 'aws-jwt-verify';
import { KidNotFoundInJwksError } from 'aws-jwt-verify/error';
import * as z from 'zod/mini';
import { listSigningKeys } from '#functions/data/people/signing-keys.ts';
import { env } from '#functions/lib/env.ts';

/** How long a token lives, in seconds. */
export const tokenLifetime = 60 * 60;
export const audience = 'thesee';

/** The keys are not read again for an unknown one before that, in milliseconds: anybody can name a key. */
const pause = 60_000;

const claims = z.object({ sub: z.string(), sid: z.string(), exp: z.number() });
export type Claims = z.infer<typeof claims>;

const createVerifier = async () => {
  const issuer = env('SITE_ORIGIN');
  // Never fetched: the keys are those of the table.
  const verifier = JwtVerifier.create({ issuer, audience, jwksUri: `${issuer}/jwks.json` });
  const keys = (await listSigningKeys()).map(({ id, x, y }) => ({ kid: id, x, y, kty: 'EC', crv: 'P-256' }));
  verifier.cacheJwks({ keys: keys.map((key) => ({ ...key, alg: 'ES256', use: 'sig' })) });
  return verifier;
};

type Reading = { at: number; verifier: ReturnType<typeof createVerifier> };
let last: Reading | undefined;

const readKeys = (now: Date): Reading => {
  const reading = { at: now.getTime(), verifier: createVerifier() };
  reading.verifier.catch(() => {
    if (last === reading) last = undefined;
  });
  last = reading;
  return reading;
};

/** The claims of a valid token, or null; its key was published by auth. A token without an expiry is refused by the schema. */
export const verifyToken = async (token: string, now: Date): Promise<Claims | null> => {
  const reading = last ?? readKeys(now);
  const verifier = await reading.verifier;
  try {
    return claims.parse(verifier.verifySync(token));
  } catch (error) {
    // Another key may have taken over since they were read.
    if (!(error instanceof KidNotFoundInJwksError) || now.getTime() - reading.at < pause) return null;
    if (last === reading) readKeys(now);
    return verifyToken(token, now);
  }
};
