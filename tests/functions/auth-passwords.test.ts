import { afterEach, describe, expect, test, vi } from 'vitest';
import { findUser } from '#functions/data/users.ts';
import {
  browserOf,
  buildAccount,
  choose,
  isSignedIn,
  linkTo,
  login,
  newEmail,
  newPassword,
  post,
} from '#tests/support/accounts.ts';
import { anonymous, refused } from '#tests/support/api.ts';
import { mailsTo } from '#tests/support/mailbox.ts';

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
    expect(await mailsTo(rejected.email)).toHaveLength(1);
    expect(await mailsTo(unknown)).toEqual([]);
    expect(await refused(anonymous.auth.resetPassword({ body: { email: 'nobody' } }))).toMatchObject({
      details: [{ field: 'email', code: 'invalid_email' }],
    });
  });

  test('mails a link with every parameter that the page needs', async () => {
    const user = await buildAccount();
    const link = await linkTo(user);
    expect(Object.fromEntries(link)).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      email: user.email,
      universityId: user.universityId,
      userId: user.id,
    });
    const boss = await buildAccount('ACCEPTED', { role: 'super', universityId: null });
    const toBoss = await linkTo(boss);
    expect(toBoss.get('universityId')).toBe('-');
    await choose(toBoss);
  });
});

describe('auth.updatePassword', () => {
  test('changes the password, ends every session and says so by mail', async () => {
    const user = await buildAccount();
    const browser = await browserOf(user);
    await choose(await linkTo(user));

    expect(await refused(login(user.email))).toMatchObject({ code: 'bad_credentials' });
    expect(await login(user.email, newPassword)).toMatchObject({ user: { id: user.id } });
    expect(await isSignedIn(browser.token, user)).toBe(false);
    expect((await post('renew', {}, { cookie: browser.cookie })).status).toBe(401);
    expect((await mailsTo(user.email)).at(-1)?.subject).toBe('Votre mot de passe a été modifié');
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
    expect(await detail({ password: 'court' })).toMatchObject({ field: 'password', code: 'too_short', minimum: 12 });
    const personal = { password: 'lefèvre-1234', confirmPassword: 'lefèvre-1234' };
    expect(await detail(personal)).toMatchObject({ field: 'password', code: 'password_personal' });
    await choose(link);
  });
});
