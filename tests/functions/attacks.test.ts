import { GetSecretValueCommand, PutSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { describe, expect, test, vi } from 'vitest';
import type { Session } from '#shared/schemas/user.ts';
import {
  buildAccount,
  choose,
  mailedLink,
  newcomer,
  newEmail,
  newPassword,
  password,
} from '#tests/support/accounts.ts';
import { as, refused } from '#tests/support/api.ts';
import { Browser, browserOf, isSignedIn, post } from '#tests/support/browser.ts';
import { recorded } from '#tests/support/caller.ts';
import { buildUser } from '#tests/support/factories.ts';
import { receivedBy } from '#tests/support/outbox.ts';
import {
  all,
  cameFrom,
  countAlready,
  expectThrottled,
  loginFrom,
  loginIn,
  newAddress,
  postFrom,
  start,
  statuses,
  stopClock,
} from '#tests/support/throttled.ts';

// The attacks of the security review of the first slice, by its numbers.

stopClock();

const connection = '127.0.0.1';

describe('S1: calling the gateway beside the edge', () => {
  const guess = { email: newEmail(), password: 'wrong' };
  const wrong: [string, Record<string, string>][] = [
    ['no secret', { 'x-origin-secret': '' }],
    ['a guessed secret', { 'x-origin-secret': 'guess' }],
    [
      'a guessed secret and an address of one’s own invention',
      { 'x-origin-secret': 'guess', ...cameFrom(newAddress()) },
    ],
  ];

  test.each(wrong)('with %s is refused before token and body are looked at', async (_title, headers) => {
    const browser = await browserOf(await buildAccount());
    await post('login', guess);
    const { result, entries } = await recorded(async () => [
      await post('login', guess, headers),
      await post('logout-everywhere', {}, { ...browser.bearer, ...headers }),
      await post('register', {}, { ...headers, 'content-type': 'text/plain' }),
    ]);
    expect(result.map(({ status }) => status)).toEqual(all(3, 403));
    expect(entries.filter(({ operation }) => operation !== 'GetSecretValue')).toEqual([]);
  });

  test('with an address in other headers passes no limit by address', async () => {
    await countAlready('signIns', 15, connection, 300);
    const headers = { 'x-forwarded-for': newAddress(), forwarded: `for=${newAddress()}` };
    await expectThrottled(await post('login', guess, headers), 600);
    await countAlready('signIns', 15, connection, 0);
  });

  test('goes on while a rotation is under way: the secret before is good, and the new one known at once', async () => {
    const secrets = new SecretsManagerClient();
    const SecretId = process.env.ORIGIN_SECRET ?? '';
    const { SecretString = '' } = await secrets.send(new GetSecretValueCommand({ SecretId }));
    const put = (text: string) => secrets.send(new PutSecretValueCommand({ SecretId, SecretString: text }));
    const { current } = JSON.parse(SecretString);
    const statusWith = async (secret: string) =>
      (await post('login', guess, { 'x-origin-secret': secret, ...cameFrom(newAddress()) })).status;
    expect(await statusWith(current)).toBe(401);
    const now = performance.now();
    const clock = vi.spyOn(performance, 'now').mockReturnValue(now + 11_000);
    try {
      await put(JSON.stringify({ current: 'the next one', previous: current }));
      expect([await statusWith('the next one'), await statusWith(current)]).toEqual([401, 401]);
    } finally {
      await put(SecretString);
      clock.mockRestore();
    }
  });
});

describe('S2: asking whether an address has an account', () => {
  const callsFor = async (call: string, body: object) => {
    const { result, entries } = await recorded(() => postFrom(newAddress(), call, body));
    const calls = entries.map(({ operation, actions, writeUnits, outcome }) => ({
      operation,
      actions,
      writeUnits,
      outcome,
    }));
    return { status: result.status, body: await result.text(), calls };
  };

  test('by a forgotten password: the same calls, the same reply', async () => {
    const { email } = await buildAccount();
    const known = await callsFor('reset-password', { email });
    expect(known).toMatchObject({ status: 204, body: '' });
    expect(known.calls.map(({ operation }) => operation)).toEqual(['UpdateItem', 'PutItem']);
    expect(await callsFor('reset-password', { email: newEmail() })).toEqual(known);
    for (let turn = 0; turn < 6; turn += 1) expect(await callsFor('reset-password', { email })).toEqual(known);
    expect(await receivedBy(email)).toHaveLength(5);
  });

  test('by a wrong password: the same calls, the same reply, also beyond the limit', async () => {
    const [{ email }, unknown, here] = [await buildAccount(), newEmail(), newAddress()];
    const attempt = async (address: string) => {
      const { result, entries } = await recorded(() => loginFrom(here, address, 'not the password'));
      return { status: result.status, calls: entries.map(({ operation }) => operation) };
    };
    for (let turn = 0; turn < 11; turn += 1) expect(await attempt(email)).toEqual(await attempt(unknown));
    expect(await attempt(email)).toEqual({ status: 429, calls: ['UpdateItem', 'UpdateItem'] });
  });

  test('cannot be done for more than sixty addresses in a quarter of an hour', async () => {
    const here = newAddress();
    const ask = () => postFrom(here, 'reset-password', { email: newEmail() });
    await countAlready('requestedLinks', 15, here, 56);
    expect(await statuses(8, ask)).toEqual([...all(4, 204), ...all(4, 429)]);
  });
});

describe('S3: keeping a copy of what a browser holds', () => {
  test('is worth nothing once its owner has logged out', async () => {
    const user = await buildAccount();
    const browser = await browserOf(user);
    const thief = browser.copy();
    expect(await thief.isSignedIn(user)).toBe(true);
    await browser.logout();
    expect(await thief.isSignedIn(user)).toBe(false);
    expect(await thief.renew()).toBe(401);
    expect((await thief.post('logout-everywhere', {}, thief.bearer)).status).toBe(401);
  });

  test('ends the session as soon as both have used it, and its owner is told', async () => {
    const user = await buildAccount();
    const browser = await browserOf(user);
    const thief = browser.copy();
    await browser.renew();
    await browser.renew();
    expect(await thief.renew()).toBe(401);
    expect(await browser.renew()).toBe(401);
    expect(await receivedBy(user.email)).toHaveLength(1);
  });

  test('does not let the password be guessed by changing the address', async () => {
    const user = await buildAccount();
    const thief = (await browserOf(user)).copy();
    const guess = () => {
      const body = { email: newEmail(), password: 'a guess' };
      return post('change-email', body, { ...thief.bearer, ...cameFrom('198.51.100.7') });
    };
    expect(await statuses(12, guess)).toEqual([...all(10, 422), 429, 429]);
    const right = { email: newEmail(), password };
    const refusal = await post('change-email', right, { ...thief.bearer, ...cameFrom('198.51.100.7') });
    expect(refusal.status).toBe(429);
    expect(await receivedBy(right.email)).toEqual([]);
  });
});

test('S4: wrong passwords from however many networks keep no owner out who has signed in before', async () => {
  const { email } = await buildAccount();
  const [browser, home] = [new Browser(), newAddress()];
  await loginIn(browser, home, email);
  await countAlready('failures', 15, email.toLowerCase(), 100);
  for (let turn = 0; turn < 10; turn += 1) await loginFrom(home, email, 'wrong');
  await expectThrottled(await loginFrom(home, email), 600);
  expect((await loginIn(browser, home, email)).status).toBe(200);
});

test('S5: registering with somebody’s address uses up none of their reset links', async () => {
  const { email } = await buildAccount();
  const body = { ...(await newcomer()), email };
  await statuses(8, () => postFrom(newAddress(), 'register', body));
  await postFrom(newAddress(), 'reset-password', { email });
  expect((await receivedBy(email)).map(({ subject }) => subject)).toContain('Choisissez un nouveau mot de passe');
});

test('S6: a cookie planted by a neighbouring host neither hides the real one nor puts its victim into another account', async () => {
  const [victim, attacker] = [await buildAccount(), await buildAccount()];
  const [theirs, planted] = [await browserOf(victim), await browserOf(attacker)];
  const [good, bad] = [theirs, planted].map(({ renewal }) => `__Secure-renewal=${renewal}`);
  for (const cookie of [`${bad}; ${good}`, `${good}; ${bad}`]) {
    const reply = await post('renew', { userId: victim.id }, { cookie });
    expect(await reply.json()).toMatchObject({ user: { id: victim.id } });
  }
  expect((await post('renew', { userId: victim.id }, { cookie: bad ?? '' })).status).toBe(401);
  // Browsers let only TLS responses set the __Secure- prefix; without it the cookie is refused.
  expect((await post('renew', {}, { cookie: (good ?? '').replace('__Secure-', '') })).status).toBe(401);
});

describe('S7: registering with somebody else’s address', () => {
  test('is seen by the administrator, and the account is the owner’s as soon as they ask for a link', async () => {
    const admin = await buildUser({ role: 'admin' });
    const universityId = admin.universityId ?? '';
    const body = { ...(await newcomer()), universityId };
    const reply = await postFrom(newAddress(), 'register', body);
    const { user, token } = (await reply.json()) as Session;
    const { rows } = await (await as(admin)).users.listOfUniversity({ params: { universityId } });
    expect(rows.find(({ id }) => id === user.id)).toMatchObject({ status: 'PENDING', emailConfirmed: false });
    expect(await receivedBy(body.email)).toHaveLength(1);

    await postFrom(newAddress(), 'reset-password', { email: body.email });
    await choose(await mailedLink(body.email));
    expect(await isSignedIn(token, user)).toBe(false);
    expect((await loginFrom(newAddress(), body.email)).status).toBe(401);
    expect(await (await loginFrom(newAddress(), body.email, newPassword)).json()).toMatchObject({
      user: { id: user.id, emailConfirmed: true },
    });
  });
});

describe('S11', () => {
  test('an administrator cannot find out who has an account elsewhere without end', async () => {
    const admin = await buildUser({ role: 'admin' });
    const owner = await buildAccount();
    const body = { ...(await newcomer()), email: owner.email, universityId: admin.universityId ?? '', role: 'user' };
    const api = await as(admin);
    const probe = () => refused(api.users.create({ body: body as never }));
    await countAlready('invitations', 60, admin.id, 299);
    expect(await probe()).toMatchObject({ status: 409 });
    expect(await probe()).toMatchObject({ status: 429 });
    vi.setSystemTime(start + 55 * 60_000);
    expect(await probe()).toMatchObject({ status: 409 });
  });
});
