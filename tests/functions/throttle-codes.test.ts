import { expect, test, vi } from 'vitest';
import { buildAccount, choose, linkTo, newPassword, password } from '#tests/support/accounts.ts';
import { giveFactor } from '#tests/support/factors.ts';
import { all, newAddress, postFrom, start, statuses, stopClock } from '#tests/support/throttled.ts';

stopClock();

const [minute, hour] = [60_000, 60 * 60_000];

const guarded = async () => {
  const person = await buildAccount();
  const code = await giveFactor(person);
  return { ...person, code };
};
type Guarded = Awaited<ReturnType<typeof guarded>>;

const passwordFrom = (address: string, { email }: Guarded, given = password) =>
  postFrom(address, 'login', { email, password: given });
const challengeFrom = async (address: string, person: Guarded, given = password): Promise<string> =>
  (await (await passwordFrom(address, person, given)).json()).challenge;
const codeFrom = (address: string, { email }: Guarded, challenge: string, code = '000000') =>
  postFrom(address, 'second-step', { email, challenge, code, trustDevice: false });

test('codes count with passwords: ten of both from one network in a quarter of an hour', async () => {
  const [person, here] = [await guarded(), newAddress()];
  const challenge = await challengeFrom(here, person);
  expect(await statuses(10, () => codeFrom(here, person, challenge))).toEqual([...all(9, 422), 429]);
  expect((await codeFrom(here, person, challenge, person.code())).status).toBe(429);
  expect((await passwordFrom(here, person)).status).toBe(429);
});

test('giving the right password again buys no more guesses', async () => {
  const [person, here] = [await guarded(), newAddress()];
  const guess = async () => codeFrom(here, person, await challengeFrom(here, person));
  // Each guess costs two of the ten.
  for (let guesses = 0; guesses < 5; guesses += 1) expect((await guess()).status).toBe(422);
  expect((await passwordFrom(here, person)).status).toBe(429);
});

test('thirty wrong codes a day close the account’s second step everywhere, until its password changes', async () => {
  const person = await guarded();
  const far = async () => {
    const address = newAddress();
    return codeFrom(address, person, await challengeFrom(address, person));
  };
  expect(await statuses(31, far)).toEqual([...all(30, 422), 429]);
  vi.setSystemTime(start + hour);
  expect((await far()).status).toBe(429);

  await choose(await linkTo(person));
  const address = newAddress();
  const challenge = await challengeFrom(address, person, newPassword);
  expect((await codeFrom(address, person, challenge, person.code(new Date()))).status).toBe(200);
});

test('a right code takes its count back', async () => {
  const [person, here] = [await guarded(), newAddress()];
  for (let round = 0; round < 6; round += 1) {
    vi.setSystemTime(start + round * minute);
    const challenge = await challengeFrom(here, person);
    expect((await codeFrom(here, person, challenge, person.code(new Date()))).status).toBe(200);
  }
});
