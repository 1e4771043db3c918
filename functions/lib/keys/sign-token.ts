import { createPublicKey } from 'node:crypto';
import { GetPublicKeyCommand, KMSClient, SignCommand } from '@aws-sdk/client-kms';
import { limitToAnswerTime } from '#functions/data/kernel/answer-time.ts';
import { clientLimits } from '#functions/data/kernel/client-limits.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { Failure } from '#functions/data/kernel/failure.ts';
import { ownCell } from '#functions/data/kernel/own-cell.ts';
import type { SessionKey } from '#functions/data/people/sessions.ts';
import { listSigningKeys, type PublicKey, publishKeyChange } from '#functions/data/people/signing-keys.ts';
import { neverMoved, routeOfUniversity } from '#functions/data/universities/routes.ts';
import { env } from '#functions/lib/lambda/env.ts';
import { audience, tokenSeconds } from './verify-token.ts';

const kms = new KMSClient(clientLimits);
limitToAnswerTime(kms);

/** A key rotation takes effect within this time. */
const aliasCacheMs = 5 * 60_000;

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Converts KMS's DER signature (SEQUENCE of two INTEGERs) to the 32-byte r and s of JOSE (RFC 7518, 3.4). */
const derToJose = (der: Uint8Array): Buffer => {
  let offset = 2;
  const integer = (): Buffer => {
    const length = der[offset + 1] ?? 0;
    const bytes = der.subarray(offset + 2, offset + 2 + length);
    offset += 2 + length;
    return Buffer.concat([Buffer.alloc(32), bytes]).subarray(-32);
  };
  return Buffer.concat([integer(), integer()]);
};

/** KMS replies with the ARN to a key id and to an alias. */
const readPublicKey = async (name: string): Promise<PublicKey> => {
  const { KeyId, PublicKey } = await kms.send(new GetPublicKeyCommand({ KeyId: name }));
  const id = KeyId?.split('/').at(-1);
  if (!id || !PublicKey) throw new Failure('KMS has no public key');
  const { x, y } = createPublicKey({ key: Buffer.from(PublicKey), type: 'spki', format: 'der' }).export({
    format: 'jwk',
  });
  if (!x || !y) throw new Failure('the public key is no point of a curve');
  return { id, x, y };
};

/** Keys must be published before the first token that they sign. */
const publish = async (signing: PublicKey, now: Date): Promise<void> => {
  const ids = env('SIGNING_KEYS').split(',');
  if (!ids.includes(signing.id))
    throw new Failure(`SIGNING_KEY names a key that SIGNING_KEYS does not hold: ${signing.id}`);
  const published = await listSigningKeys();
  const isPublished = ({ id, x }: Pick<PublicKey, 'id'> & Partial<PublicKey>): boolean =>
    published.some((key) => key.id === id && (x === undefined || key.x === x));
  const others = ids.filter((id) => id !== signing.id && !isPublished({ id }));
  const keys = [...(isPublished(signing) ? [] : [signing]), ...(await Promise.all(others.map(readPublicKey)))];
  await commit(
    keys.map((key) => publishKeyChange(key, now)),
    { now },
  );
};

let current: { id: string; until: number } | undefined;

const signingKey = async (now: Date): Promise<string> => {
  if (current && now.getTime() < current.until) return current.id;
  const signing = await readPublicKey(env('SIGNING_KEY'));
  await publish(signing, now);
  current = { id: signing.id, until: now.getTime() + aliasCacheMs };
  return signing.id;
};

type Bearer = SessionKey & { universityId?: string | undefined };

/** Empty where a stage has one cell. */
const placeOf = async (universityId: string | undefined): Promise<{ cell?: string; epoch?: number }> => {
  const cell = ownCell();
  if (!cell) return {};
  const { epoch } = universityId ? await routeOfUniversity(universityId) : neverMoved;
  return { cell, epoch };
};

/**
 * The university says whose bucket a call is taken from (functions/lib/limits/ordinary-calls.ts), cell and epoch which cell the
 * edge leads it to and whether the university has moved since: none of them gives a right.
 */
export const signToken = async ({ userId, sessionId, universityId }: Bearer, now: Date): Promise<string> => {
  // Signs by key id: the alias may move between header and signature.
  const [kid, place] = await Promise.all([signingKey(now), placeOf(universityId)]);
  const iat = Math.floor(now.getTime() / 1000);
  const times = { iat, exp: iat + tokenSeconds };
  const bearer = { sub: userId, sid: sessionId, uni: universityId, ...place };
  const payload = { iss: env('SITE_ORIGIN'), aud: audience, ...bearer, ...times };
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
