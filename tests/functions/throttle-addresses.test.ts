import { describe, expect, test, vi } from 'vitest';
import { hashPassword, verifyPassword } from '#functions/lib/password.ts';
import { buildAccount, newcomer, newEmail } from '#tests/support/accounts.ts';
import {
  all,
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

vi.mock('#functions/lib/password.ts', { spy: true });

stopClock();

describe('one address', () => {
  test('may try to sign in a hundred times in a quarter of an hour, to whatever accounts', async () => {
    const [{ email }, here] = [await buildAccount(), newAddress()];
    vi.mocked(verifyPassword).mockResolvedValue(false);
    expect(await statuses(100, () => failFrom(here, newEmail()))).toEqual(all(100, 401));
    vi.mocked(verifyPassword).mockReset();

    await expectThrottled(await loginFrom(here, email), 600);
    expect(verifyPassword).not.toHaveBeenCalled();
    expect((await loginFrom(newAddress(), email)).status).toBe(200);
    vi.setSystemTime(start + quarter);
    expect((await loginFrom(here, email)).status).toBe(200);
  });

  test('may register thirty people in a quarter of an hour; a form sent back is not counted', async () => {
    const [body, here] = [await newcomer(), newAddress()];
    const register = (changes: object) => postFrom(here, 'register', { ...body, ...changes });
    expect(await statuses(5, () => register({ password: 'court' }))).toEqual(all(5, 422));
    expect(await statuses(30, () => register({ email: newEmail() }))).toEqual(all(30, 201));

    vi.mocked(hashPassword).mockClear();
    await expectThrottled(await register({}), 600);
    expect(hashPassword).not.toHaveBeenCalled();
    expect((await loginFrom(here, body.email)).status).toBe(401);
    expect((await postFrom(newAddress(), 'register', await newcomer())).status).toBe(201);
    vi.setSystemTime(start + quarter);
    expect((await register({})).status).toBe(201);
  });

  test('is a whole network in IPv6, whatever way it is written', async () => {
    const body = await newcomer();
    const ends = ['::1', ':0:0:0:1', ':A:b:c:d', ':0000:0000:00ff:1'];
    let turn = 0;
    const register = (prefix: string) => {
      turn += 1;
      return postFrom(`${prefix}${ends[turn % ends.length]}`, 'register', { ...body, email: newEmail() });
    };
    expect(await statuses(31, () => register('2001:db8:0:7'))).toEqual([...all(30, 201), 429]);
    expect((await register('2001:0DB8:0000:0007')).status).toBe(429);
    expect((await register('2001:db8:0:8')).status).toBe(201);
    expect((await postFrom('2001:db8::1', 'register', { ...body, email: newEmail() })).status).toBe(201);
  });
});
