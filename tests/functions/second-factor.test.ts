import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { Factors } from '#functions/data/entities/factor.ts';
import { findItem } from '#functions/data/kernel/records.ts';
import { buildAccount, choose, linkTo, newPassword } from '#tests/support/accounts.ts';
import { refused } from '#tests/support/api.ts';
import { Browser, browserOf } from '#tests/support/browser.ts';
import { codeOf } from '#tests/support/factors.ts';
import {
  challengeOf,
  enrolled,
  factorsOf,
  later,
  minute,
  second,
  standStill,
  step,
  subjectsTo,
} from '#tests/support/second-factors.ts';
import { start } from '#tests/support/throttled.ts';

standStill();

const saidOf = async (reply: Response) => {
  const { code, details } = await reply.json();
  return [reply.status, code, details?.[0]?.code];
};
const wrong = [422, 'invalid', 'wrong_code'];
const expired = [401, 'challenge_expired', undefined];

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
