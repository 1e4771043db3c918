import { createHmac } from 'node:crypto';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { Factors } from '#functions/data/entities/factor.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import { loadKey } from '#functions/lib/keys/secrets-manager.ts';
import { authenticatorKey } from '#functions/lib/sign-in/one-time-code.ts';
import { hashRecoveryCode } from '#functions/lib/sign-in/recovery-codes.ts';

const bytesOf = (base32: string): Buffer => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...base32].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/** The code that an app shows which was given the key: written from RFC 4226 (5.3) and RFC 6238 (4.2), apart from the product's library. */
export const codeOf = (key: string, now = new Date()): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now.getTime() / 30_000)));
  const hash = createHmac('sha1', bytesOf(key)).update(counter).digest();
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
};

export const recoveryCode = 'abcde-23456';

/** Puts a second factor on an account as if it had been turned on; returns the code of its app at a time. */
export const giveFactor = async ({
  id: userId,
  email,
}: Pick<StoredUser, 'id' | 'email'>): Promise<(now?: Date) => string> => {
  await loadKey('DEVICE_SECRET');
  const seed = `seed-${userId}`;
  const since = new Date().toISOString();
  await Factors.build(PutItemCommand)
    .item({ userId, seed, since, recoveryHashes: new Set([hashRecoveryCode(userId, recoveryCode)]) })
    .send();
  const { key } = authenticatorKey({ userId, seed }, { issuer: 'Thésée', email });
  return (now) => codeOf(key, now);
};
