import { argon2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashPassword, unmatchedHash, verifyPassword } from '#functions/lib/passwords/password.ts';

test('a password is stored as Argon2id with its salt and cost, and only it verifies', async () => {
  const stored = await hashPassword('bleu-Camille-marche-7');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(await hashPassword('bleu-Camille-marche-7')).not.toBe(stored);
  expect(await verifyPassword('bleu-Camille-marche-7', stored)).toBe(true);
  expect(await verifyPassword('bleu-camille-marche-7', stored)).toBe(false);
});

test('the cost is read from the stored string, so that an older one still verifies', async () => {
  const salt = Buffer.from('sixteen bytes ok');
  const parameters = { message: 'un autre temps', nonce: salt, memory: 1024, passes: 1, parallelism: 2, tagLength: 24 };
  const hash = argon2Sync('argon2id', parameters);
  const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  const stored = `$argon2id$v=19$m=1024,t=1,p=2$${base64(salt)}$${base64(hash)}`;
  expect(await verifyPassword('un autre temps', stored)).toBe(true);
  expect(await verifyPassword('un autre lieu', stored)).toBe(false);
});

test('letters composed differently on two keyboards are the same password', async () => {
  const stored = await hashPassword('pre\u0301te-moi ta plume');
  expect(await verifyPassword('pr\u00e9te-moi ta plume', stored)).toBe(true);
});

test('nobody’s hash costs the same and no password has it', async () => {
  const costOf = (stored: string) => stored.split('$').slice(1, 4);
  expect(costOf(unmatchedHash)).toEqual(costOf(await hashPassword('x')));
  expect(await verifyPassword('', unmatchedHash)).toBe(false);
});

test('a stored string of another kind is an error, not a wrong password', async () => {
  await expect(verifyPassword('x', '$2b$10$abcdefghijklmnopqrstuv')).rejects.toThrow(/Argon2id/);
});
