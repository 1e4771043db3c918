import { createPublicKey } from 'node:crypto';
import { GetPublicKeyCommand, KMSClient, SignCommand } from '@aws-sdk/client-kms';
import { clientLimits } from '#functions/data/kernel/client-limits.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { Failure } from '#functions/data/kernel/failure.ts';
import type { SessionKey } from '#functions/data/people/sessions.ts';
import { keyPublished, listSigningKeys, type PublicKey } from '#functions/data/people/signing-keys.ts';
import { env } from '#functions/lib/env.ts';
import { audience, tokenLifetime } from './token.ts';

const kms = new KMSClient(clientLimits);

/** How long an alias is believed to name the same key, in milliseconds: so soon a rotation is complete. */
const aliasFor = 5 * 60_000;

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

/** The public half of a key, by its id or an alias; KMS answers with the key's ARN whatever it was asked by. */
const publicKeyOf = async (name: string): Promise<PublicKey> => {
  const { KeyId, PublicKey } = await kms.send(new GetPublicKeyCommand({ KeyId: name }));
  const id = KeyId?.split('/').at(-1);
  if (!id || !PublicKey) throw new Failure('KMS has no public key');
  const { x, y } = createPublicKey({ key: Buffer.from(PublicKey), type: 'spki', format: 'der' }).export({
    format: 'jwk',
  });
  if (!x || !y) throw new Failure('the public key is no point of a curve');
  return { id, x, y };
};

/** Publishes the keys that no other function knows yet, all before the first of their tokens. */
const publish = async (named: PublicKey, now: Date): Promise<void> => {
  const ids = env('SIGNING_KEYS').split(',');
  if (!ids.includes(named.id))
    throw new Failure(`SIGNING_KEY names a key that SIGNING_KEYS does not hold: ${named.id}`);
  const published = await listSigningKeys();
  const isPublished = ({ id, x }: Pick<PublicKey, 'id'> & Partial<PublicKey>): boolean =>
    published.some((key) => key.id === id && (x === undefined || key.x === x));
  const others = ids.filter((id) => id !== named.id && !isPublished({ id }));
  const keys = [...(isPublished(named) ? [] : [named]), ...(await Promise.all(others.map(publicKeyOf)))];
  await commit(
    keys.map((key) => keyPublished(key, now)),
    { now },
  );
};

let current: { id: string; until: number } | undefined;

/** The id of the key that signs now: rotation is moving the alias. */
const signingKey = async (now: Date): Promise<string> => {
  if (current && now.getTime() < current.until) return current.id;
  const named = await publicKeyOf(env('SIGNING_KEY'));
  await publish(named, now);
  current = { id: named.id, until: now.getTime() + aliasFor };
  return named.id;
};

/** A signed token of that session, valid for `tokenLifetime` from now. */
export const signToken = async ({ userId, sessionId }: SessionKey, now: Date): Promise<string> => {
  // By its id, not by the alias, which may move between the header and the signature.
  const kid = await signingKey(now);
  const iat = Math.floor(now.getTime() / 1000);
  const times = { iat, exp: iat + tokenLifetime };
  const payload = { iss: env('SITE_ORIGIN'), aud: audience, sub: userId, sid: sessionId, ...times };
  const input = `${encode({ alg: 'ES256', typ: 'JWT', kid })}.${encode(payload)}`;
  const { Signature } = await kms.send(
    new SignCommand({
      KeyId: kid,
      Message: Buffer.from(input),
      MessageType: 'RAW',
      SigningAlgorithm: 'ECDSA_SHA_256',
    }),
  );
  if (!Signature) throw new Failure('KMS signed nothing');
  return `${input}.${derToJose(Signature).toString('base64url')}`;
};
