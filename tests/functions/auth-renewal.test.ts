import { afterEach, describe, expect, test, vi } from 'vitest';
import { signToken } from '#functions/lib/keys/sign-token.ts';
import { buildAccount } from '#tests/support/accounts.ts';
import { anonymous, as, refused } from '#tests/support/api.ts';
import { Browser, browserOf, post, renewalName } from '#tests/support/browser.ts';
import { recorded, withFaults } from '#tests/support/caller.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import { receivedBy } from '#tests/support/outbox.ts';
import { claimsOf } from '#tests/support/sessions.ts';

vi.mock('#functions/lib/keys/sign-token.ts', { spy: true });

const day = 24 * 60 * 60_000;
const ended = 'Une de vos connexions a été interrompue';

afterEach(() => {
  vi.useRealTimers();
});

const endingMails = async (email: string) =>
  (await receivedBy(email)).filter(({ subject }) => subject === ended).length;

describe('a renewal', () => {
  test('gives a fresh token of the same session and another cookie; no token that is valid ends', async () => {
    const user = await buildAccount();
    const browser = await browserOf(user);
    const before = browser.copy();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    expect(await browser.renew()).toBe(200);
    expect(browser.token).not.toBe(before.token);
    const [[owner, session, secret], [sameOwner, sameSession, nextSecret]] = [before, browser].map(({ renewal }) =>
      renewal.split('.'),
    ) as [string[], string[]];
    expect([sameOwner, sameSession]).toEqual([owner, session]);
    expect(nextSecret).not.toBe(secret);
    expect([await before.isSignedIn(user), await browser.isSignedIn(user)]).toEqual([true, true]);
  });

  test('names the university that its person is a member of by then, as the login named the one before', async () => {
    const [user, { id }] = [await buildAccount(), await buildUniversity()];
    const browser = await browserOf(user);
    expect(claimsOf(browser.token).uni).toBe(user.universityId);
    const { users } = await as(await buildUser({ role: 'super', university: null }));
    await users.move({ params: { id: user.id }, body: { universityId: id } });
    expect(await browser.renew()).toBe(200);
    expect(claimsOf(browser.token)).toMatchObject({ sub: user.id, uni: id });
  });

  test('replaces the cookie at each use, for as long as the session lives', async () => {
    const browser = await browserOf(await buildAccount());
    const seen = [browser.renewal];
    for (let turn = 0; turn < 5; turn += 1) {
      expect(await browser.renew()).toBe(200);
      seen.push(browser.renewal);
    }
    expect(new Set(seen).size).toBe(6);
  });

  test('in two tabs at once gives both the same cookie, which goes on working', async () => {
    const user = await buildAccount();
    const tabs = [await browserOf(user)];
    while (tabs.length < 6) tabs.push(tabs[0]?.copy() ?? new Browser());
    expect(await Promise.all(tabs.map((tab) => tab.renew()))).toEqual(new Array(6).fill(200));
    expect(new Set(tabs.map(({ renewal }) => renewal)).size).toBe(1);
    for (const tab of tabs) expect(await tab.isSignedIn(user)).toBe(true);
    expect(await tabs[0]?.renew()).toBe(200);
  });

  test('whose reply is lost can be repeated with the former cookie, until its successor has been used', async () => {
    const user = await buildAccount();
    const browser = await browserOf(user);
    const lost = browser.copy();
    const lostAgain = browser.copy();
    expect(await browser.renew()).toBe(200);
    expect(await lost.renew()).toBe(200);
    expect(lost.renewal).toBe(browser.renewal);

    expect(await browser.renew()).toBe(200);
    expect(await lostAgain.renew()).toBe(401);
  });

  test('overtaken twice does not bring a former cookie back', async () => {
    const user = await buildAccount();
    const browser = await browserOf(user);
    const slow = browser.copy();
    const { promise, resolve } = Promise.withResolvers<void>();
    const signing = Promise.withResolvers<void>();
    const { signToken: sign } = await vi.importActual<typeof import('#functions/lib/keys/sign-token.ts')>(
      '#functions/lib/keys/sign-token.ts',
    );
    vi.mocked(signToken).mockImplementationOnce(async (...args) => {
      signing.resolve();
      await promise;
      return sign(...args);
    });
    const late = slow.renew();
    await signing.promise;
    expect([await browser.renew(), await browser.renew()]).toEqual([200, 200]);
    resolve();
    expect(await late).toBe(401);
    expect(await browser.renew()).toBe(401);
    expect(await endingMails(user.email)).toBe(1);
  });

  test('is not made, and nothing is used up, while no token can be signed', async () => {
    const browser = await browserOf(await buildAccount());
    const fault = { kind: 'InternalServerError', match: { operation: 'Sign' }, times: 3 } as const;
    const { result } = await withFaults([fault], () => browser.renew());
    expect(result).toBe(503);
    const held = browser.renewal;
    expect(await browser.renew()).toBe(200);
    expect(browser.renewal).not.toBe(held);
  });

  test('reads person, session and secret in one round trip and writes once', async () => {
    const browser = await browserOf(await buildAccount());
    const { entries } = await recorded(() => browser.renew());
    expect(entries.map(({ operation }) => operation)).toEqual(['BatchGetItem', 'Sign', 'TransactWriteItems']);
  });

  test('is refused to a cookie that is absent, altered or of somebody else', async () => {
    const [user, other] = [await buildAccount(), await buildAccount()];
    const browser = await browserOf(user);
    const others = await browserOf(other);
    const value = browser.renewal;
    const [, otherSession] = others.renewal.split('.');
    const forged = [
      value.replace(user.id, other.id),
      value.replace(/\.[^.]+\./, `.${otherSession}.`),
      `${others.renewal.replace(/[^.]+$/, '')}${value.split('.')[2]}`,
      value.slice(0, -1),
      `${value}x`,
      value.replace(/[^.]+$/, 'A'.repeat(43)),
      '',
    ];
    for (const one of forged) {
      const reply = await post('renew', {}, { cookie: `${renewalName}=${one}` });
      expect(reply.status, one).toBe(401);
      expect(reply.headers.getSetCookie()).toEqual([]);
    }
    expect((await post('renew', {}, { cookie: `renewal=${value}` })).status).toBe(401);
    expect(await refused(anonymous.auth.renew({ body: {} }))).toMatchObject({ status: 401, code: 'unauthorized' });
    expect([await browser.renew(), await others.renew()]).toEqual([200, 200]);
  });
});

describe('a session lives', () => {
  test('fourteen days from its last use', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const start = Date.now();
    const browser = await browserOf(await buildAccount());
    vi.setSystemTime(start + 14 * day - 1);
    expect(await browser.renew()).toBe(200);
    vi.setSystemTime(start + 28 * day - 2);
    expect(await browser.renew()).toBe(200);
    vi.setSystemTime(start + 42 * day - 2);
    expect(await browser.renew()).toBe(401);
  });

  test('ninety days in all, however much it is used, and its tokens not a moment longer', async () => {
    const user = await buildAccount();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const start = Date.now();
    const browser = await browserOf(user);
    for (let days = 10; days < 90; days += 10) {
      vi.setSystemTime(start + days * day);
      expect(await browser.renew()).toBe(200);
    }
    vi.setSystemTime(start + 90 * day - 60_000);
    const reply = await browser.post('renew');
    expect(reply.headers.getSetCookie()[0]).toContain('; Max-Age=60;');
    browser.token = ((await reply.json()) as { token: string }).token;
    expect(await browser.isSignedIn(user)).toBe(true);
    vi.setSystemTime(start + 90 * day);
    expect(await browser.isSignedIn(user)).toBe(false);
    expect(await browser.renew()).toBe(401);
  });
});

describe('a cookie of the past', () => {
  test('ends the session and its tokens, and its owner is told once', async () => {
    const user = await buildAccount();
    const [browser, elsewhere] = [await browserOf(user), await browserOf(user)];
    const stolen = browser.copy();
    for (let turn = 0; turn < 3; turn += 1) await browser.renew();
    expect(await Promise.all([stolen.copy().renew(), stolen.copy().renew()])).toEqual([401, 401]);
    expect(await browser.isSignedIn(user)).toBe(false);
    expect(await browser.renew()).toBe(401);
    expect(await endingMails(user.email)).toBe(1);

    expect(await elsewhere.renew()).toBe(200);
    expect(await stolen.renew()).toBe(401);
    expect(await endingMails(user.email)).toBe(1);
  });

  test('that never existed ends nothing: knowing a session’s name is not enough', async () => {
    const user = await buildAccount();
    const browser = await browserOf(user);
    for (let turn = 0; turn < 3; turn += 1) await browser.renew();
    const guess = new Browser([[renewalName, browser.renewal.replace(/[^.]+$/, 'A'.repeat(43))]]);
    expect(await guess.renew()).toBe(401);
    expect(await browser.renew()).toBe(200);
    expect(await endingMails(user.email)).toBe(0);
  });
});

describe('several cookies of one name', () => {
  const renewWith = async (values: readonly string[], body: object = {}) => {
    const reply = await post('renew', body, { cookie: values.map((value) => `${renewalName}=${value}`).join('; ') });
    return reply.ok ? ((await reply.json()) as { user: { id: string } }).user.id : reply.status;
  };

  test('none hides the one that is good', async () => {
    const user = await buildAccount();
    const planted = ['nonsense', '', `${user.id}.${'b'.repeat(22)}.${'c'.repeat(43)}`];
    for (const place of [0, 1, 2, 3]) {
      const browser = await browserOf(user);
      expect(await renewWith(planted.toSpliced(place, 0, browser.renewal)), `at ${place}`).toBe(user.id);
    }
  });

  test('one that somebody has planted gives nobody their session', async () => {
    const [victim, attacker] = [await buildAccount(), await buildAccount()];
    const [theirs, planted] = [await browserOf(victim), await browserOf(attacker)];
    expect(await renewWith([planted.renewal, theirs.renewal], { userId: victim.id })).toBe(victim.id);
    expect(await renewWith([planted.renewal], { userId: victim.id })).toBe(401);
  });
});

test('a renewal and a logout at once leave no session behind', async () => {
  const user = await buildAccount();
  for (let turn = 0; turn < 8; turn += 1) {
    const browser = await browserOf(user);
    const [tab, other] = [browser.copy(), browser.copy()];
    await Promise.all([tab.renew(), browser.logout(), other.renew()]);
    for (const one of [tab, other, browser]) {
      expect(await one.isSignedIn(user)).toBe(false);
      expect(await one.renew()).toBe(401);
    }
  }
});
