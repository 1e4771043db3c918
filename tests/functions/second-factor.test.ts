import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Factors } from '#functions/data/entities/factor.ts';
import { findItem } from '#functions/data/kernel/records.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import { buildAccount, choose, linkTo, newPassword, password } from '#tests/support/accounts.ts';
import { as, refused, withHeaders } from '#tests/support/api.ts';
import { auditOf } from '#tests/support/audit.ts';
import { Browser, browserOf } from '#tests/support/browser.ts';
import { buildUniversity } from '#tests/support/factories.ts';
import { codeOf, giveFactor, recoveryCode } from '#tests/support/factors.ts';
import { mailsTo } from '#tests/support/mailbox.ts';
import { deliver } from '#tests/support/outbox.ts';
import { start } from '#tests/support/throttled.ts';

const [second, minute, day] = [1_000, 60_000, 24 * 60 * 60_000];

// The clock stands, so that a code belongs to a known step of thirty seconds.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: start }));
afterEach(() => void vi.useRealTimers());

const later = (ms: number): void => void vi.setSystemTime(Date.now() + ms);

const factorsOf = (browser: Browser) => withHeaders(browser.bearer).factors;

/** Somebody whose app and recovery codes are new, and the browser in which they turned it on. */
const enrolled = async (fields: Parameters<typeof buildAccount>[1] = {}) => {
  const person = await buildAccount('ACCEPTED', fields);
  const browser = await browserOf(person);
  const { key, uri } = await factorsOf(browser).begin();
  const { recoveryCodes } = await factorsOf(browser).turnOn({ body: { code: codeOf(key) } });
  later(30 * second);
  return { person, browser, key, uri, recoveryCodes };
};

const challengeOf = async (browser: Browser, person: Pick<StoredUser, 'email'>, given = password): Promise<string> => {
  const reply = await browser.post('login', { email: person.email, password: given });
  const body = await reply.json();
  expect(reply.status).toBe(200);
  expect(body).toEqual({ challenge: expect.any(String), ways: ['code', 'recoveryCode'] });
  return body.challenge;
};

type Step = { code: string; challenge?: string; trustDevice?: boolean };

const step = async (browser: Browser, { email }: Pick<StoredUser, 'email'>, given: Step): Promise<Response> => {
  const challenge = given.challenge ?? (await challengeOf(browser, { email }));
  const reply = await browser.post('second-step', { email, trustDevice: false, ...given, challenge });
  if (reply.ok) browser.token = (await reply.clone().json()).token;
  return reply;
};

const saidOf = async (reply: Response) => {
  const { code, details } = await reply.json();
  return [reply.status, code, details?.[0]?.code];
};
const wrong = [422, 'invalid', 'wrong_code'];
const expired = [401, 'challenge_expired', undefined];

const subjectsTo = async ({ email }: StoredUser): Promise<(string | undefined)[]> => {
  await deliver();
  return (await mailsTo(email)).map(({ subject }) => subject);
};

describe('a second factor', () => {
  test('is turned on with a first code, which ends every other session, and shows ten codes once', async () => {
    const person = await buildAccount();
    const [here, there] = [await browserOf(person), await browserOf(person)];
    expect(await factorsOf(here).get()).toEqual({ isOn: false, isRequired: false, recoveryCodesLeft: 0 });
    const { key, uri } = await factorsOf(here).begin();
    expect(uri).toBe(
      `otpauth://totp/Th%C3%A9s%C3%A9e:${encodeURIComponent(person.email)}?issuer=Th%C3%A9s%C3%A9e&secret=${key}&algorithm=SHA1&digits=6&period=30`,
    );
    expect(key).toMatch(/^[A-Z2-7]{32}$/);
    const refusal = await refused(factorsOf(here).turnOn({ body: { code: '12345' } }));
    expect([refusal.status, refusal.details[0]?.code]).toEqual([422, 'wrong_code']);
    expect(await factorsOf(here).get()).toMatchObject({ isOn: false });

    const { recoveryCodes } = await factorsOf(here).turnOn({ body: { code: codeOf(key) } });
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[2-9a-km-z]{5}-[2-9a-km-z]{5}$/);
    const since = new Date(start).toISOString();
    expect(await factorsOf(here).get()).toEqual({ isOn: true, isRequired: false, since, recoveryCodesLeft: 10 });
    expect(await there.isSignedIn(person)).toBe(false);
    expect(await subjectsTo(person)).toEqual(['Une seconde étape protège votre connexion']);
  });

  test('is not stored as a key or a code that somebody could use who reads the table', async () => {
    const { person, key, recoveryCodes } = await enrolled();
    const stored = inspect(await findItem(Factors, { userId: person.id }), { depth: null });
    for (const secret of [key, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))])
      expect(stored).not.toContain(secret);
  });

  test('that was begun waits fifteen minutes, and the former one stays until then', async () => {
    const { person, browser, key } = await enrolled();
    const { key: next } = await factorsOf(browser).begin();
    expect(next).not.toBe(key);
    expect((await step(new Browser(), person, { code: codeOf(next) })).status).toBe(422);
    expect((await step(new Browser(), person, { code: codeOf(key) })).status).toBe(200);
    later(15 * minute);
    expect(await refused(factorsOf(browser).turnOn({ body: { code: codeOf(next) } }))).toMatchObject({
      code: 'link_expired',
    });
    expect((await step(new Browser(), person, { code: codeOf(key) })).status).toBe(200);
  });

  test('is turned off, which a mail tells; then the password is enough', async () => {
    const { person, browser } = await enrolled();
    await factorsOf(browser).turnOff();
    expect(await factorsOf(browser).get()).toMatchObject({ isOn: false });
    expect(await refused(factorsOf(browser).turnOff())).toMatchObject({ status: 404 });
    expect(await (await new Browser().login(person)).json()).toHaveProperty('token');
    expect(await subjectsTo(person)).toContain('La seconde étape de votre connexion a été retirée');
  });
});

describe('signing in with a second factor', () => {
  test('begins no session before the code, which works once', async () => {
    const { person, key } = await enrolled();
    const browser = new Browser();
    const challenge = await challengeOf(browser, person);
    expect(browser.cookies.size).toBe(0);
    const code = codeOf(key);
    expect((await step(browser, person, { challenge, code: `${code.slice(0, 3)} ${code.slice(3)}` })).status).toBe(200);
    expect(await browser.isSignedIn(person)).toBe(true);
    expect(await saidOf(await step(new Browser(), person, { challenge, code }))).toEqual(wrong);
  });

  test('takes the code of the step before and after, and of no other', async () => {
    const { person, key } = await enrolled();
    later(10 * minute);
    const codeAt = (ms: number) => codeOf(key, new Date(Date.now() + ms));
    const given = [codeAt(-60 * second), codeAt(60 * second), codeAt(-30 * second), codeAt(30 * second)];
    const replies: number[] = [];
    for (const code of given) replies.push((await step(new Browser(), person, { code })).status);
    expect(replies).toEqual([422, 422, 200, 200]);
  });

  test('lets only one of two sign in who use one code at the same time', async () => {
    const { person, key } = await enrolled();
    const challenge = await challengeOf(new Browser(), person);
    const both = [new Browser(), new Browser()].map((one) => step(one, person, { challenge, code: codeOf(key) }));
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('takes each recovery code once, however it is typed, and mails that it was used', async () => {
    const { person, recoveryCodes } = await enrolled();
    const [code = ''] = recoveryCodes;
    const browser = new Browser();
    expect((await step(browser, person, { code: ` ${code.toUpperCase().replace('-', ' ')}` })).status).toBe(200);
    expect(await saidOf(await step(new Browser(), person, { code }))).toEqual(wrong);
    expect(await factorsOf(browser).get()).toMatchObject({ recoveryCodesLeft: 9 });
    expect(await subjectsTo(person)).toContain('Un de vos codes de secours a servi');
    const renewed = await factorsOf(browser).renewCodes();
    expect(await saidOf(await step(new Browser(), person, { code: recoveryCodes[1] ?? '' }))).toEqual(wrong);
    expect((await step(new Browser(), person, { code: renewed.recoveryCodes[0] ?? '' })).status).toBe(200);
  });

  test('needs the challenge of that password, for ten minutes', async () => {
    const [{ person, key }, other] = [await enrolled(), await enrolled()];
    const browser = new Browser();
    const [own, foreign] = [await challengeOf(browser, person), await challengeOf(browser, other.person)];
    const code = codeOf(key);
    for (const challenge of ['', foreign, own.replace(/^\d/, '9'), `${own}x`])
      expect(await saidOf(await step(browser, person, { challenge, code }))).toEqual(expired);
    later(10 * minute + 1);
    expect(await saidOf(await step(browser, person, { challenge: own, code: codeOf(key) }))).toEqual(expired);
  });

  test('stays necessary after a mailed link to another password, which voids earlier challenges', async () => {
    const { person, key } = await enrolled();
    const former = await challengeOf(new Browser(), person);
    await choose(await linkTo(person));
    expect(await saidOf(await step(new Browser(), person, { challenge: former, code: codeOf(key) }))).toEqual(expired);
    const challenge = await challengeOf(new Browser(), person, newPassword);
    expect((await step(new Browser(), person, { challenge, code: codeOf(key) })).status).toBe(200);
  });
});

describe('a trusted device', () => {
  const trusting = async () => {
    const { person, key } = await enrolled();
    const browser = new Browser();
    expect((await step(browser, person, { code: codeOf(key), trustDevice: true })).status).toBe(200);
    later(30 * second);
    const asks = async (email = person.email, given = password) =>
      'challenge' in (await (await browser.copy().post('login', { email, password: given })).json());
    return { person, key, browser, asks };
  };

  test('skips the code for thirty days, for that account alone', async () => {
    const { person, asks } = await trusting();
    const other = await enrolled();
    expect([await asks(), await asks(other.person.email)]).toEqual([false, true]);
    vi.setSystemTime(start + 30 * day);
    expect(await asks(person.email)).toBe(false);
    later(2 * minute);
    expect(await asks(person.email)).toBe(true);
  });

  test('keeps the trust of several accounts, and none that was not said', async () => {
    const [{ browser, person, asks }, other] = [await trusting(), await enrolled()];
    await step(browser, other.person, { code: codeOf(other.key), trustDevice: true });
    expect([await asks(), await asks(other.person.email)]).toEqual([false, false]);
    const third = new Browser();
    later(30 * second);
    await step(third, other.person, { code: codeOf(other.key) });
    expect([...third.cookies.keys()].sort()).toEqual(['__Secure-device', '__Secure-renewal']);
    expect(person.email).not.toBe(other.person.email);
  });

  test.each<[string, (scene: Awaited<ReturnType<typeof trusting>>) => Promise<unknown>, string]>([
    ['another password', async ({ person }) => choose(await linkTo(person)), newPassword],
    ['the end of all sessions', ({ browser }) => withHeaders(browser.bearer).auth.logoutEverywhere(), password],
    [
      'another app',
      async ({ browser }) => {
        const { key } = await factorsOf(browser).begin();
        await factorsOf(browser).turnOn({ body: { code: codeOf(key) } });
      },
      password,
    ],
  ])('loses its trust by %s', async (_, act, given) => {
    const scene = await trusting();
    await act(scene);
    expect(await scene.asks(scene.person.email, given)).toBe(true);
  });
});

describe('somebody who has lost the app', () => {
  test('is helped by an administrator: audited, mailed, and signed out', async () => {
    const { id: universityId } = await buildUniversity();
    const [{ person, browser }, admin] = [
      await enrolled({ universityId }),
      await buildAccount('ACCEPTED', { universityId, role: 'admin' }),
    ];
    await (await as(admin)).factors.drop({ params: { id: person.id } });
    expect(await browser.isSignedIn(person)).toBe(false);
    expect(await (await new Browser().login(person)).json()).toHaveProperty('token');
    expect(await refused((await as(admin)).factors.drop({ params: { id: person.id } }))).toMatchObject({ status: 404 });
    const entries = (await auditOf(universityId)).filter(({ call }) => String(call).startsWith('DELETE'));
    expect(entries).toMatchObject([
      { actorId: admin.id, call: 'DELETE /api/v0/users/{id}/factor', targets: [person.id] },
    ]);
    await deliver();
    const [mail] = (await mailsTo(person.email)).slice(-1);
    expect(mail?.subject).toBe('La seconde étape de votre connexion a été retirée');
    expect(mail?.text).toMatch(/un administrateur ou une\s+administratrice a retiré/);
  });

  test('is not an administrator who helps themself', async () => {
    const { person, browser } = await enrolled({ role: 'admin' });
    const refusal = refused(factorsOf(browser).drop({ params: { id: person.id } }));
    expect(await refusal).toMatchObject({ status: 403, code: 'forbidden' });
  });
});

test('an administrator ends the sessions and trusted devices of a member, whom a mail tells', async () => {
  const { id: universityId } = await buildUniversity();
  const [{ person, key }, admin] = [
    await enrolled({ universityId }),
    await buildAccount('ACCEPTED', { universityId, role: 'admin' }),
  ];
  const browser = new Browser();
  await step(browser, person, { code: codeOf(key), trustDevice: true });
  await (await as(admin)).users.endSessions({ params: { id: person.id } });
  expect([await browser.isSignedIn(person), await browser.renew()]).toEqual([false, 401]);
  await challengeOf(browser, person);
  expect(await subjectsTo(person)).toContain('Vos connexions à Thésée ont été fermées');
  expect(await auditOf(universityId)).toContainEqual(
    expect.objectContaining({ actorId: admin.id, call: 'DELETE /api/v0/users/{id}/sessions', targets: [person.id] }),
  );
});

test('a factor that was put with its account goes with it', async () => {
  const person = await buildAccount();
  await giveFactor(person);
  expect((await step(new Browser(), person, { code: recoveryCode })).status).toBe(200);
  const admin = await buildAccount('ACCEPTED', { universityId: person.universityId ?? null, role: 'admin' });
  await (await as(admin)).users.remove({ params: { id: person.id } });
  expect(await findItem(Factors, { userId: person.id })).toBeNull();
});
