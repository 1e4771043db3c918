import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Failure } from '#functions/data/kernel/failure.ts';

/** OWASP's smallest accepted cost of Argon2id: 19 MiB, two passes, one lane. `memory` is in KiB. */
export const passwordCost = { memory: 19 * 1024, passes: 2, parallelism: 1 } as const;
const saltBytes = 16;
const hashBytes = 32;

type Cost = Pick<Argon2Parameters, 'memory' | 'passes' | 'parallelism'>;

const argon2Async = promisify(argon2);

/** NFKC, because systems type the same letter as different code points. */
const derive = (password: string, nonce: Buffer, tagLength: number, { memory, passes, parallelism }: Cost) =>
  argon2Async('argon2id', { message: password.normalize('NFKC'), nonce, tagLength, memory, passes, parallelism });

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

const format = (salt: Buffer, hash: Buffer): string =>
  `$argon2id$v=19$m=${passwordCost.memory},t=${passwordCost.passes},p=${passwordCost.parallelism}$${base64(salt)}$${base64(hash)}`;

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Returns a PHC string, which includes the parameters. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(saltBytes);
  return format(salt, await derive(password, salt, hashBytes, passwordCost));
};

export const verifyPassword = async (password: string, stored: string): Promise<boolean> => {
  const [, memory, passes, parallelism, salt, hash] = phc.exec(stored) ?? [];
  if (!salt || !hash) throw new Failure('the stored password is no Argon2id PHC string');
  const expected = Buffer.from(hash, 'base64');
  const given = await derive(password, Buffer.from(salt, 'base64'), expected.length, {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return timingSafeEqual(given, expected);
};

/** Verified for unknown addresses, so that they take as long as known ones. */
export const unmatchedHash = format(Buffer.alloc(saltBytes), Buffer.alloc(hashBytes));
