import { describe, expect, test, vi } from 'vitest';
import { Factors } from '#functions/data/entities/factor.ts';
import { findItem } from '#functions/data/kernel/records.ts';
import { buildAccount, choose, linkTo, newPassword, password } from '#tests/support/accounts.ts';
import { as, refused, withHeaders } from '#tests/support/api.ts';
import { auditOf } from '#tests/support/audit.ts';
import { Browser } from '#tests/support/browser.ts';
import { buildUniversity } from '#tests/support/factories.ts';
import { codeOf, giveFactor, recoveryCode } from '#tests/support/factors.ts';
import { mailsTo } from '#tests/support/mailbox.ts';
import { deliver } from '#tests/support/outbox.ts';
import {
  challengeOf,
  day,
  enrolled,
  factorsOf,
  later,
  minute,
  second,
  standStill,
  step,
  subjectsTo,
} from '#tests/support/second-factors.ts';
import { sessionIdOf, tokenOf } from '#tests/support/sessions.ts';
import { start } from '#tests/support/throttled.ts';

standStill();

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
      'the end of another session',
      async ({ browser, person }) => {
        const elsewhere = sessionIdOf(await tokenOf(person));
        await withHeaders(browser.bearer).auth.endSession({ params: { id: elsewhere } });
      },
      password,
    ],
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
    expect(mail?.text).toMatch(/l’administration\s+a\s+retiré/);
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
