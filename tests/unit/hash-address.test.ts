import { expect, test } from 'vitest';
import { hashAddress } from '#functions/data/directory/hash-address.ts';
import { keepKey } from '#functions/lib/keys/keys.ts';

// By Python: base64url(hmac('a key', 'address camille@example.test', sha256)).
const expected = 'I8c-rEkYndkNNOM4furiJiN7Zvu1d6hiwS7wq6SH7bc';

test('an address has one keyed hash in whatever letters it is written, apart from other uses of the key', () => {
  keepKey('PSEUDONYM_SECRET', 'a key');
  expect(hashAddress('camille@example.test')).toBe(expected);
  expect(hashAddress(' Camille@Example.test ')).toBe(expected);
  keepKey('PSEUDONYM_SECRET', 'another key');
  expect(hashAddress('camille@example.test')).not.toBe(expected);
});
