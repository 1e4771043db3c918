import { describe, expect, test } from 'vitest';
import { nextSecret, secretState } from '#functions/lib/keys/renewal-secret.ts';
import { hashSecret, newSecret } from '#functions/lib/keys/secret.ts';

const seed = newSecret();

/** A session after `rotations` renewals: all its secrets, the current one last, and its stored record. */
const session = (rotations: number) => {
  const secrets = [newSecret()];
  while (secrets.length <= rotations) secrets.push(nextSecret(secrets.at(-1) ?? '', { seed }));
  const [previous, current] = [secrets.at(-2), secrets.at(-1) ?? ''];
  const stored = {
    seed,
    rotations,
    currentHash: hashSecret(current),
    ...(previous !== undefined && { previousHash: hashSecret(previous) }),
  };
  return { secrets, stored };
};

describe('a secret of a session', () => {
  test.each([0, 1, 2, 7, 4000])('replaced %i times is known for the place it has', (rotations) => {
    const { secrets, stored } = session(rotations);
    const expected = [...new Array(rotations).fill('past'), 'current'];
    if (rotations > 0) expected[rotations - 1] = 'previous';
    for (const place of new Set([0, 1, Math.floor(rotations / 2), rotations - 2, rotations - 1, rotations])) {
      const secret = secrets[place];
      if (secret) expect(secretState(secret, stored), `the one in place ${place}`).toBe(expected[place]);
    }
  });

  test('follows from the one before, and without the seed from nothing', () => {
    const secret = newSecret();
    expect(nextSecret(secret, { seed })).toBe(nextSecret(secret, { seed }));
    expect(nextSecret(secret, { seed: newSecret() })).not.toBe(nextSecret(secret, { seed }));
    expect(nextSecret(secret, { seed })).toMatch(/^[\w-]{43}$/);
  });

  test('is foreign when it never was one, or is the one to come', () => {
    const { secrets, stored } = session(5);
    const next = nextSecret(secrets.at(-1) ?? '', { seed });
    for (const secret of [newSecret(), '', seed, next, stored.currentHash]) {
      expect(secretState(secret, stored)).toBe('foreign');
    }
  });
});
