import { afterEach, describe, expect, test, vi } from 'vitest';
import { findUser } from '#functions/data/people/users.ts';
import { buildAccount, choose, linkTo, login, newEmail, newPassword } from '#tests/support/accounts.ts';
import { anonymous, refused } from '#tests/support/api.ts';
import { browserOf, post } from '#tests/support/browser.ts';
import { buildUniversity } from '#tests/support/factories.ts';
import { receivedBy } from '#tests/support/outbox.ts';

const minutes = (count: number) => count * 60_000;

afterEach(() => {
  vi.useRealTimers();
});

describe('auth.resetPassword', () => {
  test('says the same whether the address is known or not, and mails the known one whatever their status', async () => {
    const rejected = await buildAccount('REJECTED');
    const unknown = newEmail();
    const replies = await Promise.all([rejected.email, unknown].map((email) => post('reset-password', { email })));
    expect(replies.map(({ status }) => status)).toEqual([204, 204]);
    expect(await receivedBy(rejected.email)).toHaveLength(1);
    expect(await receivedBy(unknown)).toEqual([]);
    expect(await refused(anonymous.auth.resetPassword({ body: { email: 'nobody' } }))).toMatchObject({
      details: [{ field: 'email', code: 'invalid_email' }],
    });
  });

  test('mails a link with every parameter that the page needs', async () => {
    const university = await buildUniversity();
    const user = await buildAccount('ACCEPTED', { universityId: university.id });
    const link = await linkTo(user);
    expect(Object.fromEntries(link)).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      email: user.email,
      universityId: university.id,
      universityName: university.name,
      userId: user.id,
    });
    const boss = await buildAccount('ACCEPTED', { role: 'super', universityId: null });
    const toBoss = await linkTo(boss);
    expect(toBoss.get('universityId')).toBe('-');
    await choose(toBoss);
  });
});

describe('auth.checkLink', () => {
  const check = (link: URLSearchParams, changes: object = {}) =>
    anonymous.auth.checkLink({
      body: { userId: link.get('userId') ?? '', token: link.get('token') ?? '', ...changes },
    });

  test('says of a link that it works, as often as asked, and does not use it up', async () => {
    const link = await linkTo(await buildAccount());
    for (let turn = 0; turn < 3; turn += 1) expect(await check(link)).toEqual({ shortestPassword: 12 });
    await choose(link);
    expect(await refused(check(link))).toMatchObject({ status: 422, code: 'link_expired' });
  });

  test.each(['admin', 'super'] as const)(
    'says to %s, by a link that works alone, that theirs is longer',
    async (role) => {
      const account = await buildAccount('ACCEPTED', role === 'super' ? { role, universityId: null } : { role });
      const link = await linkTo(account);
      expect(await check(link)).toEqual({ shortestPassword: 14 });
      const dead = await refused(check(link, { token: 'x' }));
      expect(dead).toMatchObject({ code: 'link_expired', details: [] });
    },
  );

  test('says that it is dead once it has expired, and of what never was one', async () => {
    const [user, other] = [await buildAccount(), await buildAccount()];
    const link = await linkTo(user);
    for (const changes of [{ token: 'x' }, { userId: other.id }, { userId: 'AbCd-nobody' }]) {
      expect(await refused(check(link, changes)), JSON.stringify(changes)).toMatchObject({ code: 'link_expired' });
    }
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes(60) });
    expect(await refused(check(link))).toMatchObject({ code: 'link_expired' });
  });
});

describe('auth.updatePassword', () => {
  test('changes the password, ends every session and says so by mail', async () => {
    const user = await buildAccount();
    const browser = await browserOf(user);
    await choose(await linkTo(user));

    expect(await refused(login(user.email))).toMatchObject({ code: 'bad_credentials' });
    expect(await login(user.email, newPassword)).toMatchObject({ user: { id: user.id } });
    expect(await browser.isSignedIn(user)).toBe(false);
    expect(await browser.renew()).toBe(401);
    expect((await receivedBy(user.email)).at(-1)?.subject).toBe('Votre mot de passe a été modifié');
  });

  test('works once, and voids every other link', async () => {
    const user = await buildAccount();
    const [first, second] = [await linkTo(user), await linkTo(user)];
    await choose(second);
    for (const link of [second, first]) {
      expect(await refused(choose(link))).toMatchObject({ status: 422, code: 'link_expired' });
    }
  });

  test('lets one of two simultaneous uses win', async () => {
    const user = await buildAccount();
    const link = await linkTo(user);
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => choose(link)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const lost = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []));
    expect(lost).toEqual(['link_expired', 'link_expired']);
    expect((await findUser(user.id))?.sessionEpoch).toBe(1);
  });

  test('ends after an hour', async () => {
    const user = await buildAccount();
    const link = await linkTo(user);
    const sentAt = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: sentAt + minutes(61) });
    expect(await refused(choose(link))).toMatchObject({ code: 'link_expired' });
    vi.setSystemTime(sentAt + minutes(59));
    await choose(link);
  });

  test('refuses a token, an address or a person that do not belong together', async () => {
    const [user, other] = [await buildAccount(), await buildAccount()];
    const link = await linkTo(user);
    const changes: Record<string, string>[] = [
      { userId: other.id },
      { email: other.email },
      { userId: other.id, email: other.email },
      { userId: 'AbCd-nobody' },
      { token: (await linkTo(other)).get('token') ?? '' },
    ];
    for (const change of changes) {
      expect(await refused(choose(link, change)), JSON.stringify(change)).toMatchObject({ code: 'link_expired' });
    }
    expect(await login(user.email)).toBeDefined();
  });

  test('names the field that is wrong, and the link can still be used', async () => {
    const user = await buildAccount();
    const link = await linkTo(user);
    const detail = async (changes: Record<string, string>) => (await refused(choose(link, changes))).details[0];
    expect(await detail({ confirmPassword: 'quatre hiboux' })).toMatchObject({
      field: 'confirmPassword',
      code: 'passwords_differ',
    });
    expect((await refused(choose(link, { confirmPassword: 'quatre hiboux' }))).msg).toBe(
      'Les mots de passe ne correspondent pas',
    );
    expect(await detail({ password: 'court' })).toMatchObject({ field: 'password', code: 'too_short', minimum: 12 });
    const personal = { password: 'lefèvre-1234', confirmPassword: 'lefèvre-1234' };
    expect(await detail(personal)).toMatchObject({ field: 'password', code: 'password_personal' });
    await choose(link);
  });
});
