import { afterEach, describe, expect, test, vi } from 'vitest';
import { findAccount } from '#functions/data/people/accounts.ts';
import { findAddressOwner } from '#functions/data/people/email-claims.ts';
import { findUser } from '#functions/data/people/users.ts';
import { verifyPassword } from '#functions/lib/passwords/password.ts';
import { buildAccount, login, mailedLink, newcomer, newEmail } from '#tests/support/accounts.ts';
import { anonymous, refused, withHeaders } from '#tests/support/api.ts';
import { Browser, post } from '#tests/support/browser.ts';
import { recorded, withFaults } from '#tests/support/caller.ts';
import { receivedBy } from '#tests/support/outbox.ts';

vi.mock('#functions/lib/passwords/password.ts', { spy: true });

afterEach(() => vi.restoreAllMocks());

describe('auth.register', () => {
  test('makes a pending account that may sign in at once, and says so by mail', async () => {
    const body = await newcomer();
    const { token, user } = await anonymous.auth.register({ body });
    expect(user).toMatchObject({ status: 'PENDING', role: 'user', UniversityId: body.universityId, email: body.email });
    expect(user.emailConfirmed).toBe(false);
    expect(JSON.stringify(user)).not.toContain('argon2');
    const stored = await findUser(user.id);
    expect(stored).toMatchObject({ language: 'fr', sessionEpoch: 0, lastSeenAt: stored?.createdAt });

    expect((await withHeaders({ authorization: `Bearer ${token}` }).users.get({ params: { id: user.id } })).id).toBe(
      user.id,
    );
    expect((await login(body.email.toLowerCase())).user.id).toBe(user.id);
    const [mail, ...more] = await receivedBy(body.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Votre demande d’inscription est enregistrée');
    expect(mail?.html).toContain('lang="fr"');
    expect(Object.fromEntries(await mailedLink(body.email, 'confirm-email'))).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      email: body.email,
      userId: user.id,
    });
  });

  test('keeps the caller’s language for their mails', async () => {
    const body = await newcomer();
    await withHeaders({ 'accept-language': 'en' }).auth.register({ body });
    expect((await receivedBy(body.email))[0]?.subject).toBe('We’ve received your registration');
  });

  test('refuses a known address by name, whatever its case, and tells its owner', async () => {
    const owner = await buildAccount();
    const body = { ...(await newcomer()), email: owner.email.toUpperCase() };
    const error = await refused(anonymous.auth.register({ body }));
    expect(error).toMatchObject({
      status: 409,
      code: 'email_taken',
      details: [{ field: 'email', code: 'email_taken' }],
    });
    expect((await receivedBy(owner.email)).map(({ subject }) => subject)).toEqual(['Vous avez déjà un compte']);
    expect((await findAccount(owner.email))?.user.id).toBe(owner.id);
  });

  test('gives an address to one of two who ask at once', async () => {
    const body = await newcomer();
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => anonymous.auth.register({ body })));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const lost = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []));
    expect(lost).toEqual(['email_taken', 'email_taken']);
  });

  test('names an unknown university and an unfit password together', async () => {
    const body = { ...(await newcomer()), universityId: 'AbCd-unknown', password: 'Camille-2026' };
    expect(await refused(anonymous.auth.register({ body }))).toMatchObject({
      status: 422,
      details: [
        { field: 'universityId', code: 'unknown_university' },
        { field: 'password', code: 'password_personal' },
      ],
    });
    const common = { ...(await newcomer()), password: 'MotDePasse2026' };
    expect((await refused(anonymous.auth.register({ body: common }))).details).toMatchObject([
      { code: 'password_common' },
    ]);
    expect(await findAccount(body.email)).toBeNull();
  });

  test.each([
    ['no token can be signed', { kind: 'InternalServerError', match: { operation: 'Sign' }, times: 3 }],
    ['the account cannot be written', { kind: 'resetBefore', match: { operation: 'TransactWriteItems' }, times: 3 }],
  ] as const)('makes no account while %s, and the same form works a moment later', async (_title, fault) => {
    const body = await newcomer();
    const { result } = await withFaults([fault], () => refused(anonymous.auth.register({ body })));
    expect(result).toMatchObject({ status: 503, code: 'unavailable' });
    expect(await findAddressOwner(body.email)).toBeNull();
    expect((await anonymous.auth.register({ body })).user.status).toBe('PENDING');
    expect(await receivedBy(body.email)).toHaveLength(1);
  });
});

describe('auth.login', () => {
  test('answers a wrong password and an unknown address with the same words', async () => {
    const user = await buildAccount();
    const textOf = async (email: string) => {
      const reply = await post('login', { email, password: 'not the password' });
      expect(reply.status).toBe(401);
      expect(reply.headers.getSetCookie()).toEqual([]);
      return (await reply.text()).replace(/"requestId":"[^"]+"/, '');
    };
    expect(await textOf(user.email)).toBe(await textOf(newEmail()));
  });

  test('works as hard for an unknown address as for a wrong password', async () => {
    const user = await buildAccount();
    const workFor = async (email: string) => {
      vi.mocked(verifyPassword).mockClear();
      const { entries } = await recorded(() => refused(login(email, 'not the password')));
      const [[, hash = ''] = []] = vi.mocked(verifyPassword).mock.calls;
      return { calls: entries.map(({ operation }) => operation), cost: hash.split('$').slice(0, 4) };
    };
    const work = await workFor(user.email);
    expect(work).toEqual({
      calls: ['UpdateItem', 'UpdateItem', 'UpdateItem', 'GetItem', 'BatchGetItem'],
      cost: ['', 'argon2id', 'v=19', 'm=19456,t=2,p=1'],
    });
    expect(await workFor(newEmail())).toEqual(work);
  });

  test.each(['PENDING', 'REJECTED', 'ACCEPTED'] as const)(
    'lets a person in who is %s, and notes the day',
    async (status) => {
      const user = await buildAccount(status);
      expect(await login(user.email)).toMatchObject({ user: { id: user.id, status } });
      const { lastSeenAt } = (await findUser(user.id)) ?? {};
      expect(lastSeenAt).toBeDefined();
      await login(user.email);
      expect((await findUser(user.id))?.lastSeenAt).toBe(lastSeenAt);
    },
  );

  test('gives the person whole, with what they say of themselves; so does a renewal', async () => {
    const { id, email } = await buildAccount();
    const { token } = await login(email);
    const said = {
      birthDate: '1996-02-29',
      gender: 'FEMALE',
      interests: 'Voile',
      otherDiplomasObtained: '2,5',
      Socials: [{ platform: 'LINKEDIN', url: 'linkedin.com/in/ambre' }],
    } as const;
    const api = withHeaders({ authorization: `Bearer ${token}` });
    await api.users.update({ params: { id }, body: { ...said, Socials: [...said.Socials] } });
    expect((await login(email)).user).toMatchObject({ id, email, role: 'user', ...said });
    const browser = new Browser();
    await browser.login({ email });
    expect(await (await browser.post('renew')).json()).toMatchObject({ user: { id, ...said } });
  });

  test('names the fields that are missing', async () => {
    const reply = await post('login', {});
    expect(await reply.json()).toMatchObject({
      code: 'invalid',
      details: [
        { field: 'email', code: 'required' },
        { field: 'password', code: 'required' },
      ],
    });
  });
});
