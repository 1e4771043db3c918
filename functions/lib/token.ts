import { createPublicKey } from 'node:crypto';
import { GetPublicKeyCommand, KMSClient, SignCommand } from '@aws-sdk/client-kms';
import { JwtVerifier } from 'aws-jwt-verify';
import * as z from 'zod/mini';
import { clientLimits } from '#functions/data/client-limits.ts';
import { env } from './env.ts';

/** How long a session token lives, in seconds. */
export const tokenLifetime = 60 * 60;
const audience = 'thesee';

const kms = new KMSClient(clientLimits);
const claims = z.object({ sub: z.string(), epoch: z.number(), exp: z.number() });
export type Claims = z.infer<typeof claims>;

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** KMS signs in DER (SEQUENCE of two INTEGERs), JOSE wants r and s of 32 bytes each (RFC 7518, 3.4). */
export const derToJose = (der: Uint8Array): Buffer => {
  let offset = 2;
  const integer = (): Buffer => {
    const length = der[offset + 1] ?? 0;
    const bytes = der.subarray(offset + 2, offset + 2 + length);
    offset += 2 + length;
    return Buffer.concat([Buffer.alloc(32), bytes]).subarray(-32);
  };
  return Buffer.concat([integer(), integer()]);
};

/** A signed session token for that person, valid for `tokenLifetime` from now. */
export const signToken = async (userId: string, sessionEpoch: number, now: Date): Promise<string> => {
  const [SIGNING_KEY_ID, SITE_ORIGIN] = [env('SIGNING_KEY'), env('SITE_ORIGIN')];
  const iat = Math.floor(now.getTime() / 1000);
  const payload = { iss: SITE_ORIGIN, aud: audience, sub: userId, epoch: sessionEpoch, iat, exp: iat + tokenLifetime };
  const input = `${encode({ alg: 'ES256', typ: 'JWT', kid: SIGNING_KEY_ID })}.${encode(payload)}`;
  const { Signature } = await kms.send(
    new SignCommand({
      KeyId: SIGNING_KEY_ID,
      Message: Buffer.from(input),
      MessageType: 'RAW',
      SigningAlgorithm: 'ECDSA_SHA_256',
    }),
  );
  if (!Signature) throw new Error('KMS signed nothing');
  return `${input}.${derToJose(Signature).toString('base64url')}`;
};

const createVerifier = async () => {
  const [SIGNING_KEY_ID, SITE_ORIGIN] = [env('SIGNING_KEY'), env('SITE_ORIGIN')];
  const { PublicKey } = await kms.send(new GetPublicKeyCommand({ KeyId: SIGNING_KEY_ID }));
  if (!PublicKey) throw new Error('KMS has no public key');
  const jwk = createPublicKey({ key: Buffer.from(PublicKey), type: 'spki', format: 'der' }).export({ format: 'jwk' });
  if (!jwk.kty) throw new Error('the public key has no type');
  const verifier = JwtVerifier.create({ issuer: SITE_ORIGIN, audience, jwksUri: `${SITE_ORIGIN}/jwks.json` });
  verifier.cacheJwks({ keys: [{ ...jwk, kty: jwk.kty, kid: SIGNING_KEY_ID, alg: 'ES256', use: 'sig' }] });
  return verifier;
};

let verifier: ReturnType<typeof createVerifier> | null = null;

/** The claims of a valid token, or null. Synchronous verification never fetches a key; a token without an expiry is refused by the schema. */
export const verifyToken = async (token: string): Promise<Claims | null> => {
  verifier ??= createVerifier().catch((error: unknown) => {
    verifier = null;
    throw error;
  });
  const ready = await verifier;
  try {
    return claims.parse(ready.verifySync(token));
  } catch {
    return null;
  }
};
