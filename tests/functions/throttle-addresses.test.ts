import { describe, expect, test, vi } from 'vitest';
import { hashPassword, verifyPassword } from '#functions/lib/passwords/password.ts';
import { buildAccount, newcomer, newEmail } from '#tests/support/accounts.ts';
import { buildUniversity } from '#tests/support/factories.ts';
import {
  all,
  countAlready,
  expectThrottled,
  failFrom,
  loginFrom,
  newAddress,
  postFrom,
  quarter,
  start,
  statuses,
  stopClock,
} from '#tests/support/throttled.ts';

vi.mock('#functions/lib/passwords/password.ts', { spy: true });

stopClock();

describe('one address', () => {
  test('may try to sign in three hundred times in a quarter of an hour, to whatever accounts', async () => {
    const [{ email }, here] = [await buildAccount(), newAddress()];
    await countAlready('signIns', 15, here, 298);
    expect(await statuses(2, () => failFrom(here, newEmail()))).toEqual(all(2, 401));
    vi.mocked(verifyPassword).mockClear();

    await expectThrottled(await loginFrom(here, email), 600);
    expect(verifyPassword).not.toHaveBeenCalled();
    expect((await loginFrom(newAddress(), email)).status).toBe(200);
    vi.setSystemTime(start + quarter);
    expect((await loginFrom(here, email)).status).toBe(200);
  });

  test('may register three hundred people in a quarter of an hour; a form sent back is not counted', async () => {
    const [body, here] = [await newcomer(), newAddress()];
    const register = (changes: object) => postFrom(here, 'register', { ...body, ...changes });
    expect(await statuses(5, () => register({ password: 'court' }))).toEqual(all(5, 422));
    await countAlready('registrations', 15, here, 298);
    expect(await statuses(2, () => register({ email: newEmail() }))).toEqual(all(2, 201));

    vi.mocked(hashPassword).mockClear();
    await expectThrottled(await register({}), 600);
    expect(hashPassword).not.toHaveBeenCalled();
    expect((await loginFrom(here, body.email)).status).toBe(401);
    expect((await postFrom(newAddress(), 'register', await newcomer())).status).toBe(201);
    vi.setSystemTime(start + quarter);
    expect((await register({})).status).toBe(201);
  });

  test('may ask for sixty links in a quarter of an hour, whosever they are', async () => {
    const here = newAddress();
    const ask = () => postFrom(here, 'reset-password', { email: newEmail() });
    await countAlready('requestedLinks', 15, here, 57);
    expect(await statuses(3, ask)).toEqual(all(3, 204));
    await expectThrottled(await ask(), 600);
    expect((await postFrom(newAddress(), 'reset-password', { email: newEmail() })).status).toBe(204);
    vi.setSystemTime(start + quarter);
    expect((await ask()).status).toBe(204);
  });

  test('is a whole network in IPv6, whatever way it is written', async () => {
    const ends = ['::1', ':0:0:0:1', ':A:b:c:d', ':0000:0000:00ff:1'];
    let turn = 0;
    const ask = (prefix: string) => {
      turn += 1;
      return postFrom(`${prefix}${ends[turn % ends.length]}`, 'reset-password', { email: newEmail() });
    };
    await countAlready('requestedLinks', 15, '2001:db8:0:7', 56);
    expect(await statuses(5, () => ask('2001:db8:0:7'))).toEqual([...all(4, 204), 429]);
    expect((await ask('2001:0DB8:0000:0007')).status).toBe(429);
    expect((await ask('2001:db8:0:8')).status).toBe(204);
    expect((await postFrom('2001:db8::1', 'reset-password', { email: newEmail() })).status).toBe(204);
  });
});

test('one university takes five hundred registrations an hour, from wherever they come', async () => {
  const [body, university] = [await newcomer(), await buildUniversity()];
  const register = () => postFrom(newAddress(), 'register', { ...body, email: newEmail() });
  await countAlready('registrationsOfUniversity', 60, body.universityId, 498);
  expect(await statuses(2, register)).toEqual(all(2, 201));
  await expectThrottled(await register(), 55 * 60);
  const elsewhere = { ...body, email: newEmail(), universityId: university.id };
  expect((await postFrom(newAddress(), 'register', elsewhere)).status).toBe(201);
});

test('registrations that are refused, however many, leave a university’s hour to others', async () => {
  const body = await newcomer();
  const taken = await buildAccount();
  const refusedTwice = async () => [
    await postFrom(newAddress(), 'register', { ...body, password: 'motdepasse2026' }),
    await postFrom(newAddress(), 'register', { ...body, email: taken.email }),
  ];
  await countAlready('registrationsOfUniversity', 60, body.universityId, 499);
  expect((await refusedTwice()).map(({ status }) => status)).toEqual([422, 409]);
  expect((await postFrom(newAddress(), 'register', body)).status).toBe(201);
  const late = { ...body, email: newEmail() };
  await expectThrottled(await postFrom(newAddress(), 'register', late), 55 * 60);
  expect((await loginFrom(newAddress(), late.email)).status).toBe(401);
});
