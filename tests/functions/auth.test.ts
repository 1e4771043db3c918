import { DynamoDBClient, QueryCommand } from '@aws-sdk/client-dynamodb';
import { SESClient } from '@aws-sdk/client-ses';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createAccount, findAccount, type NewAccount } from '#functions/data/accounts.ts';
import { userPartition } from '#functions/data/entities/user.ts';
import { findUser, type StoredUser } from '#functions/data/users.ts';
import { hashPassword, verifyPassword } from '#functions/lib/password.ts';
import { basePath } from '#shared/contract.ts';
import type { Status } from '#shared/lists.ts';
import { anonymous, refused, withHeaders } from '#tests/support/api.ts';
import { buildUniversity } from '#tests/support/factories.ts';
import { invoke } from '#tests/support/invoke.ts';
import { mailsTo } from '#tests/support/mailbox.ts';

vi.mock('#functions/lib/password.ts', { spy: true });

const password = 'trois loutres au canal';
const newPassword = 'quatre hiboux sur le pont';
const minutes = (count: number) => count * 60_000;

let counter = 0;
const newAddress = (): string => {
  counter += 1;
  return `Camille.${Date.now()}.${counter}@Example.test`;
};

const newcomer = async () => ({
  firstName: 'Camille',
  lastName: 'Lefèvre',
  email: newAddress(),
  password,
  universityId: (await buildUniversity()).id,
});

const buildAccount = async (status: Status = 'ACCEPTED', fields: Partial<NewAccount> = {}): Promise<StoredUser> => {
  const { firstName, lastName, email, universityId } = await newcomer();
  const person = { firstName, lastName, email, universityId, role: 'user', language: 'fr' } as const;
  const passwordHash = await hashPassword(password);
  const user = await createAccount({ ...person, status, passwordHash, ...fields }, new Date());
  return user ?? expect.unreachable('the address was taken');
};

const login = (email: string, given = password) => anonymous.auth.login({ body: { email, password: given } });

/** Posts without a client, for what only the headers tell. */
const post = (call: string, body: unknown, headers: Record<string, string> = {}) =>
  invoke(
    new Request(`http://test${basePath}/auth/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
  );

/** Signs in as a browser does and keeps the cookie's name and value. */
const browserOf = async (user: StoredUser) => {
  const reply = await post('login', { email: user.email, password });
  const [cookie = ''] = reply.headers.getSetCookie();
  const { token } = (await reply.json()) as { token: string };
  return { cookie: cookie.split(';')[0] ?? '', token };
};

const linkTo = async (user: StoredUser): Promise<URLSearchParams> => {
  await anonymous.auth.resetPassword({ body: { email: user.email } });
  const text = (await mailsTo(user.email)).at(-1)?.text ?? '';
  const link = /http:\/\/\S+\/reset-password\?\S+/.exec(text)?.[0] ?? expect.unreachable('no link in the mail');
  return new URL(link).searchParams;
};

const choose = (link: URLSearchParams, changes: Record<string, string> = {}) => {
  const part = (name: string) => link.get(name) ?? '';
  const given = { token: part('token'), email: part('email'), userId: part('userId') };
  const chosen = { password: newPassword, confirmPassword: newPassword };
  return anonymous.auth.updatePassword({ body: { ...given, ...chosen, ...changes } });
};

const isSignedIn = async (token: string, { id }: StoredUser): Promise<boolean> =>
  (await invoke(new Request(`http://test${basePath}/users/${id}`, { headers: { authorization: `Bearer ${token}` } })))
    .ok;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('auth.register', () => {
  test('makes a pending account that may sign in at once, and says so by mail', async () => {
    const body = await newcomer();
    const { token, user } = await anonymous.auth.register({ body });
    expect(user).toMatchObject({ status: 'PENDING', role: 'user', UniversityId: body.universityId, email: body.email });
    expect(JSON.stringify(user)).not.toContain('argon2');
    const stored = await findUser(user.id);
    expect(stored).toMatchObject({ language: 'fr', sessionEpoch: 0, lastSeenAt: stored?.createdAt });

    expect((await withHeaders({ authorization: `Bearer ${token}` }).users.get({ params: { id: user.id } })).id).toBe(
      user.id,
    );
    expect((await login(body.email.toLowerCase())).user.id).toBe(user.id);
    const [mail, ...more] = await mailsTo(body.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Votre demande d’inscription est enregistrée');
    expect(mail?.html).toContain('lang="fr"');
  });

  test('keeps the caller’s language for their mails', async () => {
    const body = await newcomer();
    await withHeaders({ 'accept-language': 'en' }).auth.register({ body });
    expect((await mailsTo(body.email))[0]?.subject).toBe('Your registration has been received');
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
    expect((await mailsTo(owner.email)).map(({ subject }) => subject)).toEqual(['Vous avez déjà un compte']);
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

  test('stands when its mail cannot be sent, which is logged without the address', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const body = await newcomer();
    const rejection = Object.assign(new Error(`not verified: ${body.email}`), { name: 'MessageRejected' });
    vi.spyOn(SESClient.prototype, 'send').mockImplementationOnce(() => Promise.reject(rejection));
    expect((await anonymous.auth.register({ body })).user.status).toBe('PENDING');
    expect(logged).toHaveBeenCalledTimes(1);
    const line = String(logged.mock.calls[0]?.[0]);
    expect(JSON.parse(line)).toMatchObject({ event: 'mail_failed', error: 'MessageRejected' });
    expect(line).not.toContain(body.email);
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
    expect(await textOf(user.email)).toBe(await textOf(newAddress()));
  });

  test('works as hard for an unknown address as for a wrong password', async () => {
    const user = await buildAccount();
    const calls = vi.spyOn(DynamoDBDocumentClient.prototype, 'send');
    const workFor = async (email: string) => {
      calls.mockClear();
      vi.mocked(verifyPassword).mockClear();
      await refused(login(email, 'not the password'));
      const [[, hash = ''] = []] = vi.mocked(verifyPassword).mock.calls;
      return { requests: calls.mock.calls.length, cost: hash.split('$').slice(0, 4) };
    };
    const work = await workFor(user.email);
    expect(work).toEqual({ requests: 5, cost: ['', 'argon2id', 'v=19', 'm=19456,t=2,p=1'] });
    expect(await workFor(newAddress())).toEqual(work);
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

describe('auth.resetPassword', () => {
  test('says the same whether the address is known or not, and mails the known one whatever their status', async () => {
    const rejected = await buildAccount('REJECTED');
    const unknown = newAddress();
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

describe('auth.renew and auth.logout', () => {
  test('a browser that signed in keeps a cookie that no script, no other site and no other call gets', async () => {
    const user = await buildAccount();
    const [cookie = ''] = (await post('login', { email: user.email, password })).headers.getSetCookie();
    for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Strict', `Path=${basePath}/auth`, 'Max-Age=1209600']) {
      expect(cookie.split('; ')).toContain(attribute);
    }
  });

  test('the cookie renews the token, in two tabs at once, and no token that is valid ends', async () => {
    const user = await buildAccount();
    const { cookie, token } = await browserOf(user);
    const replies = await Promise.all([1, 2].map(() => post('renew', {}, { cookie })));
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    for (const reply of replies) {
      const renewed = (await reply.json()) as { token: string };
      expect(await isSignedIn(renewed.token, user)).toBe(true);
      expect(reply.headers.getSetCookie()[0]).toContain(cookie);
    }
    expect(await isSignedIn(token, user)).toBe(true);
  });

  test('a session lives fourteen days from its last use', async () => {
    const user = await buildAccount();
    const { cookie } = await browserOf(user);
    const status = async () => (await post('renew', {}, { cookie })).status;
    const start = Date.now();
    const day = minutes(24 * 60);
    vi.useFakeTimers({ toFake: ['Date'], now: start + 13 * day });
    expect(await status()).toBe(200);
    vi.setSystemTime(start + 26 * day);
    expect(await status()).toBe(200);
    vi.setSystemTime(start + 41 * day);
    expect(await status()).toBe(401);
  });

  test('a cookie that is absent, altered or of somebody else renews nothing', async () => {
    const [user, other] = [await buildAccount(), await buildAccount()];
    const { cookie } = await browserOf(user);
    const forged = [cookie.replace(user.id, other.id), cookie.slice(0, -1), `${cookie}x`, 'renewal=', 'other=1'];
    for (const header of forged) expect((await post('renew', {}, { cookie: header })).status, header).toBe(401);
    expect(await refused(anonymous.auth.renew())).toMatchObject({ status: 401, code: 'unauthorized' });
  });

  test('logging out ends this browser’s renewal, and no other’s', async () => {
    const user = await buildAccount();
    const [here, elsewhere] = [await browserOf(user), await browserOf(user)];
    const reply = await post('logout', {}, { cookie: here.cookie });
    expect(reply.status).toBe(204);
    expect(reply.headers.getSetCookie()[0]).toContain('Max-Age=0');
    expect((await post('renew', {}, { cookie: here.cookie })).status).toBe(401);
    expect((await post('renew', {}, { cookie: elsewhere.cookie })).status).toBe(200);
    expect(await anonymous.auth.logout()).toBeUndefined();
  });
});

test('a stored secret is a hash: neither password, link nor cookie can be read from the table', async () => {
  const user = await buildAccount();
  const { cookie } = await browserOf(user);
  const link = await linkTo(user);
  const query = new QueryCommand({
    TableName: process.env.TABLE_NAME,
    KeyConditionExpression: 'PK = :pk',
    ExpressionAttributeValues: { ':pk': { S: userPartition(user.id) } },
  });
  const { Items = [] } = await new DynamoDBClient().send(query);
  expect(Items.map(({ SK }) => SK?.S?.split('#')[0]).sort()).toEqual([
    'CREDENTIAL',
    'PASSWORD_LINK',
    'SESSION',
    'USER',
  ]);
  const stored = JSON.stringify(Items);
  for (const secret of [cookie.split('.')[1], link.get('token'), password]) expect(stored).not.toContain(secret);
});
