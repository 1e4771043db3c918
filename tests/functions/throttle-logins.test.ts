import { describe, expect, test, vi } from 'vitest';
import { verifyPassword } from '#functions/lib/passwords/password.ts';
import { buildAccount, newEmail, password } from '#tests/support/accounts.ts';
import { Browser } from '#tests/support/browser.ts';
import {
  all,
  countAlready,
  expectThrottled,
  failFrom,
  loginFrom,
  loginIn,
  newAddress,
  postFrom,
  start,
  statuses,
  stopClock,
  textOf,
} from '#tests/support/throttled.ts';

vi.mock('#functions/lib/passwords/password.ts', { spy: true });

stopClock();

const wrong = 'not the password';
/** Failed attempts on the account come from that IPv4 address's network. */
const networkFailed = (email: string, address: string, count: number) =>
  countAlready('failuresOnNetwork', 15, `${email.toLowerCase()} ${address.replace(/\d+$/, '0/24')}`, count);
const strangersFailed = (email: string) => countAlready('failures', 15, email.toLowerCase(), 100);

describe('ten failed logins of an account from one network', () => {
  test('close it there for the rest of the quarter of an hour, to the right password, too', async () => {
    const [{ email }, here] = [await buildAccount(), newAddress()];
    expect(await statuses(10, () => failFrom(here, email))).toEqual(all(10, 401));

    vi.mocked(verifyPassword).mockClear();
    vi.setSystemTime(start + 60_500);
    await expectThrottled(await failFrom(here, email), 540);
    await expectThrottled(await loginFrom(here, email), 540);
    expect(verifyPassword).not.toHaveBeenCalled();

    vi.setSystemTime(start + 10 * 60_000 - 1);
    await expectThrottled(await loginFrom(here, email), 1);
    vi.setSystemTime(start + 10 * 60_000);
    expect((await loginFrom(here, email)).status).toBe(200);
  });

  test('leave it open from every other network', async () => {
    const [{ email }, here] = [await buildAccount(), newAddress()];
    await networkFailed(email, here, 9);
    expect(await statuses(2, () => failFrom(here, email))).toEqual([401, 429]);
    expect((await loginFrom(newAddress(), email)).status).toBe(200);
  });

  test.each([
    ['an IPv4 /24', '203.0.113.', ['1', '2', '254'], '203.0.114.1', '203.0.113.0/24'],
    ['an IPv6 /64', '2001:db8:0:7:', [':1', '0:0:1:2', 'ffff:0:0:1'], '2001:db8:0:8::1', '2001:db8:0:7'],
  ])('are those of all its addresses: %s', async (_title, prefix, ends, beside, network) => {
    const { email } = await buildAccount();
    let turn = 0;
    const fail = () => {
      turn += 1;
      return failFrom(`${prefix}${ends[turn % ends.length]}`, email);
    };
    await countAlready('failuresOnNetwork', 15, `${email.toLowerCase()} ${network}`, 8);
    expect(await statuses(3, fail)).toEqual([401, 401, 429]);
    expect((await failFrom(beside, email)).status).toBe(401);
  });

  test.each([
    ['fr', 541, 'Trop de tentatives. Réessayez dans 10\u00a0minutes.'],
    ['fr', 60, 'Trop de tentatives. Réessayez dans 1\u00a0minute.'],
    ['en', 540, 'Too many attempts. Try again in 9 minutes.'],
    ['en', 1, 'Too many attempts. Try again in 1 minute.'],
  ])('say in %s, %i seconds before they end: %s', async (language, seconds, msg) => {
    const [email, here] = [newEmail(), newAddress()];
    await networkFailed(email, here, 10);
    vi.setSystemTime(start + 600_000 - seconds * 1000);
    const body = { email, password };
    const refusal = await postFrom(here, 'login', body, { 'accept-language': language });
    expect(await refusal.json()).toMatchObject({ msg });
  });

  test('leave other accounts open, from the same address too', async () => {
    const [{ email }, { email: other }, here] = [await buildAccount(), await buildAccount(), newAddress()];
    await networkFailed(email, here, 9);
    expect(await statuses(2, () => failFrom(here, email))).toEqual([401, 429]);
    expect((await loginFrom(here, other)).status).toBe(200);
  });

  test('look alike where there is no account', async () => {
    const [{ email: known }, unknown, here] = [await buildAccount(), newEmail(), newAddress()];
    const replies = async (email: string) => {
      const texts: string[] = [];
      await networkFailed(email, here, 8);
      for (let i = 0; i < 3; i += 1) texts.push(await textOf(await failFrom(here, email)));
      return texts;
    };
    const told = await replies(known);
    expect(told.at(-1)).toContain('too_many');
    expect(await replies(unknown)).toEqual(told);
  });

  test('are all counted when they come at once, in whatever letters the address is written', async () => {
    const [{ email }, here] = [await buildAccount(), newAddress()];
    let turn = 0;
    const fail = () => {
      turn += 1;
      return failFrom(here, turn % 2 ? email.toUpperCase() : email);
    };
    await networkFailed(email, here, 6);
    expect(await statuses(8, fail, 8)).toEqual([...all(4, 401), ...all(4, 429)]);
  });

  test('are counted anew once the person has signed in there, and only theirs', async () => {
    const [{ email }, { email: other }, here] = [await buildAccount(), await buildAccount(), newAddress()];
    await networkFailed(email, here, 9);
    await networkFailed(other, here, 9);
    expect((await loginFrom(here, email)).status).toBe(200);
    expect(await statuses(2, () => failFrom(here, email))).toEqual([401, 401]);
    expect(await statuses(2, () => failFrom(here, other))).toEqual([401, 429]);
  });

  test('are not what somebody does who signs in often', async () => {
    const [{ email }, here] = [await buildAccount(), newAddress()];
    await networkFailed(email, here, 9);
    for (let i = 0; i < 3; i += 1) expect((await loginFrom(here, email)).status).toBe(200);
  });
});

describe('a hundred failed logins of an account, from wherever', () => {
  test('close it to all devices that never signed in to it, and to no other account', async () => {
    const [{ email }, { email: other }] = [await buildAccount(), await buildAccount()];
    await countAlready('failures', 15, email.toLowerCase(), 97);
    expect(await statuses(3, () => failFrom(newAddress(), email))).toEqual(all(3, 401));
    await expectThrottled(await loginFrom(newAddress(), email), 600);
    expect((await loginFrom(newAddress(), other)).status).toBe(200);
    vi.setSystemTime(start + 600_000);
    expect((await loginFrom(newAddress(), email)).status).toBe(200);
  });

  test('are not reached by those who are over their network’s ten: one network cannot use them up', async () => {
    const [{ email }, here] = [await buildAccount(), newAddress()];
    await networkFailed(email, here, 10);
    await countAlready('failures', 15, email.toLowerCase(), 99);
    expect(await statuses(3, () => failFrom(here, email))).toEqual(all(3, 429));
    expect((await loginFrom(newAddress(), email)).status).toBe(200);
  });

  test('count what failed only: signing in takes its own count back', async () => {
    const { email } = await buildAccount();
    await countAlready('failures', 15, email.toLowerCase(), 99);
    for (let turn = 0; turn < 5; turn += 1) expect((await loginFrom(newAddress(), email)).status).toBe(200);
    expect((await failFrom(newAddress(), email)).status).toBe(401);
    await expectThrottled(await loginFrom(newAddress(), email), 600);
  });
});

describe('a device that has signed in to an account', () => {
  const ownersBrowser = async (email: string) => {
    const [browser, home] = [new Browser(), newAddress()];
    expect((await loginIn(browser, home, email)).status).toBe(200);
    return { browser, home };
  };

  test('stays open whatever strangers do, from its network, too', async () => {
    const { email } = await buildAccount();
    const { browser, home } = await ownersBrowser(email);
    await strangersFailed(email);
    await networkFailed(email, home, 10);
    expect(await statuses(2, () => failFrom(home, email))).toEqual(all(2, 429));
    expect((await loginIn(browser, home, email)).status).toBe(200);
    expect((await loginIn(browser, newAddress(), email)).status).toBe(200);
  });

  test('has ten failures of its own, which close nobody else’s way, and begins anew when it signs in', async () => {
    const { email } = await buildAccount();
    const { browser, home } = await ownersBrowser(email);
    const { browser: second } = await ownersBrowser(email);
    const [device] = browser.cookies.get('__Secure-device')?.split('.') ?? [];
    const deviceFailed = () => countAlready('failuresOnDevice', 15, `${email.toLowerCase()} ${device}`, 9);
    await deviceFailed();
    expect((await loginIn(browser, home, email)).status).toBe(200);
    expect(await statuses(2, () => loginIn(browser, home, email, wrong), 1)).toEqual([401, 401]);
    await deviceFailed();
    expect(await statuses(2, () => loginIn(browser, home, email, wrong), 1)).toEqual([401, 429]);
    await expectThrottled(await loginIn(browser, newAddress(), email), 600);
    expect((await loginIn(second, newAddress(), email)).status).toBe(200);
    expect((await loginFrom(home, email)).status).toBe(200);
  });

  test('is known to that account alone, until it has signed in to another one, too', async () => {
    const [{ email }, { email: other }] = [await buildAccount(), await buildAccount()];
    const { browser, home } = await ownersBrowser(email);
    await strangersFailed(other);
    await expectThrottled(await loginIn(browser, home, other), 600);
    vi.setSystemTime(start + 600_000);
    expect((await loginIn(browser, home, other)).status).toBe(200);
    await strangersFailed(email);
    await strangersFailed(other);
    expect((await loginIn(browser, home, email)).status).toBe(200);
    expect((await loginIn(browser, home, other)).status).toBe(200);
  });

  test('cannot be claimed: a cookie is good for its own device and account only', async () => {
    const [{ email }, { email: attacker }] = [await buildAccount(), await buildAccount()];
    const { browser: owners } = await ownersBrowser(email);
    const { browser: attackers, home } = await ownersBrowser(attacker);
    const name = '__Secure-device';
    const [id = '', signature = ''] = owners.cookies.get(name)?.split('.') ?? [];
    const [ownId = '', ownSignature = ''] = attackers.cookies.get(name)?.split('.') ?? [];
    await strangersFailed(email);
    const forged = [
      `${ownId}.${ownSignature}`,
      `${id}.${ownSignature}`,
      `${ownId}.${signature}`,
      `${id}.${signature.slice(0, -1)}${signature.endsWith('A') ? 'B' : 'A'}`,
      id,
      '',
    ];
    for (const value of forged) {
      await expectThrottled(await loginIn(new Browser([[name, value]]), home, email), 600);
    }
    const several = { cookie: [...forged, `${id}.${signature}`].map((value) => `${name}=${value}`).join('; ') };
    expect((await postFrom(home, 'login', { email, password }, several)).status).toBe(200);
  });

  test('is recognised ten accounts later, and not without end', async () => {
    const first = await buildAccount();
    const { browser, home } = await ownersBrowser(first.email);
    const countOf = () => (browser.cookies.get('__Secure-device') ?? '').split('.').length - 1;
    for (let turn = 1; turn < 10; turn += 1) await loginIn(browser, home, (await buildAccount()).email);
    expect(countOf()).toBe(10);
    await strangersFailed(first.email);
    expect((await loginIn(browser, home, first.email)).status).toBe(200);
    await loginIn(browser, home, (await buildAccount()).email);
    expect(countOf()).toBe(10);
  });
});
