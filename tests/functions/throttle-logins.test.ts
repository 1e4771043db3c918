import { describe, expect, test, vi } from 'vitest';
import { verifyPassword } from '#functions/lib/password.ts';
import { buildAccount, newEmail, password } from '#tests/support/accounts.ts';
import {
  all,
  expectThrottled,
  failFrom,
  loginFrom,
  newAddress,
  postFrom,
  start,
  statuses,
  stopClock,
  textOf,
} from '#tests/support/throttled.ts';

vi.mock('#functions/lib/password.ts', { spy: true });

stopClock();

describe('ten failed logins of an account', () => {
  test('close it for the rest of the quarter of an hour, to the right password and from everywhere', async () => {
    const [{ email }, here] = [await buildAccount(), newAddress()];
    expect(await statuses(10, () => failFrom(here, email))).toEqual(all(10, 401));

    vi.mocked(verifyPassword).mockClear();
    vi.setSystemTime(start + 60_500);
    await expectThrottled(await failFrom(here, email), 540);
    await expectThrottled(await loginFrom(here, email), 540);
    await expectThrottled(await loginFrom(newAddress(), email.toUpperCase()), 540);
    expect(verifyPassword).not.toHaveBeenCalled();

    vi.setSystemTime(start + 10 * 60_000 - 1);
    await expectThrottled(await loginFrom(here, email), 1);
    vi.setSystemTime(start + 10 * 60_000);
    expect((await loginFrom(here, email)).status).toBe(200);
  });

  test.each([
    ['fr', 541, 'Trop de tentatives. Réessayez dans 10 minutes.'],
    ['fr', 60, 'Trop de tentatives. Réessayez dans 1 minute.'],
    ['en', 540, 'Too many attempts. Try again in 9 minutes.'],
    ['en', 1, 'Too many attempts. Try again in 1 minute.'],
  ])('say in %s, %i seconds before they end: %s', async (language, seconds, msg) => {
    const [email, here] = [newEmail(), newAddress()];
    await statuses(10, () => failFrom(here, email));
    vi.setSystemTime(start + 600_000 - seconds * 1000);
    const body = { email, password };
    const refusal = await postFrom(here, 'login', body, { 'accept-language': language });
    expect(await refusal.json()).toMatchObject({ msg });
  });

  test('leave other accounts open, from the same address too', async () => {
    const [{ email }, { email: other }, here] = [await buildAccount(), await buildAccount(), newAddress()];
    expect(await statuses(11, () => failFrom(here, email))).toEqual([...all(10, 401), 429]);
    expect((await loginFrom(here, other)).status).toBe(200);
  });

  test('look alike where there is no account', async () => {
    const [{ email: known }, unknown, here] = [await buildAccount(), newEmail(), newAddress()];
    const replies = async (email: string) => {
      const texts: string[] = [];
      for (let i = 0; i < 11; i += 1) texts.push(await textOf(await failFrom(here, email)));
      return texts;
    };
    const told = await replies(known);
    expect(told.at(-1)).toContain('too_many');
    expect(await replies(unknown)).toEqual(told);
  });

  test('are all counted when they come at once', async () => {
    const [{ email }, here] = [await buildAccount(), newAddress()];
    expect(await statuses(20, () => failFrom(here, email), 20)).toEqual([...all(10, 401), ...all(10, 429)]);
  });

  test('are counted anew once the person has signed in, and only theirs', async () => {
    const [{ email }, { email: other }, here] = [await buildAccount(), await buildAccount(), newAddress()];
    await statuses(9, () => failFrom(here, email));
    await statuses(9, () => failFrom(here, other));
    expect((await loginFrom(here, email)).status).toBe(200);
    expect(await statuses(11, () => failFrom(here, email))).toEqual([...all(10, 401), 429]);
    expect(await statuses(2, () => failFrom(here, other))).toEqual([401, 429]);
  });

  test('are not what somebody does who signs in often', async () => {
    const [{ email }, here] = [await buildAccount(), newAddress()];
    for (let i = 0; i < 12; i += 1) expect((await loginFrom(here, email)).status).toBe(200);
  });
});
