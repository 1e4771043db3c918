import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { table } from '#functions/data/kernel/table.ts';
import { findAddressOwner } from '#functions/data/people/email-claims.ts';
import { findUser, type StoredUser } from '#functions/data/people/users.ts';
import {
  buildAccount,
  choose,
  linkTo,
  login,
  mailedLink,
  newcomer,
  newEmail,
  password,
} from '#tests/support/accounts.ts';
import { anonymous, as, refused } from '#tests/support/api.ts';
import { auditOf } from '#tests/support/audit.ts';
import { browserOf } from '#tests/support/browser.ts';
import { receivedBy } from '#tests/support/outbox.ts';

const day = 24 * 60 * 60_000;

afterEach(() => {
  vi.useRealTimers();
});

const open = (link: URLSearchParams, changes: object = {}) =>
  anonymous.auth.confirmEmail({
    body: { userId: link.get('userId') ?? '', token: link.get('token') ?? '', ...changes },
  });
const isConfirmed = async ({ id }: Pick<StoredUser, 'id'>) => (await findUser(id))?.emailConfirmed ?? false;
const linkIn = (email: string) => mailedLink(email, 'confirm-email');
const subjects = async (email: string) => (await receivedBy(email)).map(({ subject }) => subject);
const linkToNew = async (user: StoredUser, email: string) => {
  await (await as(user)).auth.changeEmail({ body: { email, password } });
  return linkIn(email);
};

describe('an address', () => {
  test('is confirmed by the link that came with the registration, which works once', async () => {
    const body = await newcomer();
    const { user } = await anonymous.auth.register({ body });
    const link = await linkIn(body.email);
    expect(await isConfirmed(user)).toBe(false);
    expect(await open(link)).toBeUndefined();
    expect(await isConfirmed(user)).toBe(true);
    expect((await login(body.email)).user.emailConfirmed).toBe(true);
    expect(await refused(open(link))).toMatchObject({ status: 422, code: 'link_expired' });
  });

  test('is confirmed by an invitation and by a link for a new password, too', async () => {
    const admin = await buildAccount('ACCEPTED', { role: 'admin' });
    const person = { ...(await newcomer()), universityId: admin.universityId ?? '', role: 'user' } as const;
    const invited = await (await as(admin)).users.create({ body: person });
    expect(invited.emailConfirmed).toBe(false);
    await choose(await mailedLink(person.email));
    expect(await isConfirmed(invited)).toBe(true);

    const user = await buildAccount();
    await choose(await linkTo(user));
    expect(await isConfirmed(user)).toBe(true);
  });

  test('from before confirmation existed is unconfirmed until one of its links is opened', async () => {
    const user = await buildAccount();
    expect((await (await as(user)).users.get({ params: { id: user.id } })).emailConfirmed).toBe(false);
  });

  test('is not confirmed by the link of somebody else, of another kind or another day', async () => {
    const body = await newcomer();
    const { user } = await anonymous.auth.register({ body });
    const [link, other] = [await linkIn(body.email), await buildAccount()];
    const forPassword = await linkTo(other);
    for (const changes of [{ token: 'x' }, { userId: other.id }, { userId: 'AbCd-nobody' }]) {
      expect(await refused(open(link, changes)), JSON.stringify(changes)).toMatchObject({ code: 'link_expired' });
    }
    expect(await refused(open(forPassword))).toMatchObject({ code: 'link_expired' });
    expect(await refused(choose(link))).toMatchObject({ code: 'link_expired' });
    const sentAt = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: sentAt + 7 * day + 60_000 });
    expect(await refused(open(link))).toMatchObject({ code: 'link_expired' });
    vi.setSystemTime(sentAt + 7 * day - 60_000);
    await open(link);
    expect(await isConfirmed(user)).toBe(true);
    expect(await isConfirmed(other)).toBe(false);
  });
});

describe('auth.requestConfirmation', () => {
  test.each(['PENDING', 'REJECTED', 'ACCEPTED'] as const)(
    'mails the link again to somebody %s, and nothing once it was opened',
    async (status) => {
      const user = await buildAccount(status);
      const api = await as(user);
      expect(await api.auth.requestConfirmation()).toBeUndefined();
      const link = await linkIn(user.email);
      await open(link);
      expect(await isConfirmed(user)).toBe(true);
      await api.auth.requestConfirmation();
      expect(await receivedBy(user.email)).toHaveLength(1);
    },
  );

  test('is refused to nobody in particular', async () => {
    expect(await refused(anonymous.auth.requestConfirmation())).toMatchObject({ status: 401 });
  });
});

describe('auth.changeEmail', () => {
  test('uses the new address once its link was opened; the former one is told, ids and sessions stay', async () => {
    const [user, email] = [await buildAccount(), newEmail()];
    const browser = await browserOf(user);
    const link = await linkToNew(user, email);
    expect((await login(user.email)).user.email).toBe(user.email);
    expect(await refused(login(email))).toMatchObject({ code: 'bad_credentials' });
    expect(await subjects(user.email)).toEqual([]);

    await open(link);
    expect((await login(email)).user).toMatchObject({ id: user.id, email, emailConfirmed: true });
    expect(await refused(login(user.email))).toMatchObject({ code: 'bad_credentials' });
    expect(await browser.isSignedIn(user)).toBe(true);
    expect(await subjects(user.email)).toEqual(['L’adresse de votre compte a été modifiée']);
    expect(await subjects(email)).toHaveLength(1);
    const events = (await auditOf(user.universityId ?? '')).map(({ call, targets }) => [call, targets]);
    expect(events.filter(([call]) => call === 'address changed')).toEqual([['address changed', [user.id]]]);

    expect(await findAddressOwner(user.email)).toBeNull();
    const again = { ...(await newcomer()), email: user.email };
    expect((await anonymous.auth.register({ body: again })).user.id).not.toBe(user.id);
  });

  test('is used up with its link, and a link for a password that went to the former address is void', async () => {
    const [user, email] = [await buildAccount(), newEmail()];
    const forPassword = await linkTo(user);
    const link = await linkToNew(user, email);
    await open(link);
    expect(await refused(open(link))).toMatchObject({ code: 'link_expired' });
    expect(await refused(choose(forPassword))).toMatchObject({ code: 'link_expired' });
    expect(await refused(choose(forPassword, { email }))).toMatchObject({ code: 'link_expired' });
  });

  test('wants the password of whoever is accepted or refused, and none while they wait', async () => {
    for (const status of ['ACCEPTED', 'REJECTED'] as const) {
      const api = await as(await buildAccount(status));
      const detail = async (given: object) =>
        (await refused(api.auth.changeEmail({ body: { email: newEmail(), ...given } }))).details;
      expect(await detail({})).toMatchObject([{ field: 'password', code: 'required' }]);
      expect(await detail({ password: 'not the password' })).toMatchObject([
        { field: 'password', code: 'wrong_password', msg: 'Ce n’est pas votre mot de passe actuel.' },
      ]);
    }
    const [pending, email] = [await buildAccount('PENDING'), newEmail()];
    await (await as(pending)).auth.changeEmail({ body: { email } });
    await open(await linkIn(email));
    expect((await login(email)).user).toMatchObject({ id: pending.id, status: 'PENDING' });
  });

  test('tells of a taken address as registering does', async () => {
    const [user, owner] = [await buildAccount(), await buildAccount()];
    const body = { email: owner.email.toUpperCase(), password };
    expect(await refused((await as(user)).auth.changeEmail({ body }))).toMatchObject({
      status: 409,
      code: 'email_taken',
      details: [{ field: 'email', code: 'email_taken' }],
    });
    expect(await subjects(owner.email)).toEqual(['Vous avez déjà un compte']);
  });

  test('gives an address that two want at once to the first who opens its link', async () => {
    const [one, two, email] = [await buildAccount(), await buildAccount(), newEmail()];
    const links = [await linkToNew(one, email), await linkToNew(two, email)];
    const outcomes = await Promise.allSettled(links.map((link) => open(link)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const lost = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []));
    expect(lost).toEqual(['email_taken']);
    const [winner, loser] = outcomes[0]?.status === 'fulfilled' ? [one, two] : [two, one];
    expect(await findAddressOwner(email)).toBe(winner.id);
    expect((await findUser(loser.id))?.email).toBe(loser.email);
    expect(await findAddressOwner(loser.email)).toBe(loser.id);
  });

  test('takes the same address in other letters as one’s own', async () => {
    const user = await buildAccount();
    const email = user.email.toUpperCase();
    await open(await linkToNew(user, email));
    expect(await findUser(user.id)).toMatchObject({ email, emailConfirmed: true });
    expect(await findAddressOwner(user.email)).toBe(user.id);
    expect(await subjects(user.email)).toHaveLength(1);
  });

  test('requested before all sessions were ended is void', async () => {
    const [user, email] = [await buildAccount(), newEmail()];
    const link = await linkToNew(user, email);
    await (await as(user)).auth.logoutEverywhere();
    expect(await refused(open(link))).toMatchObject({ code: 'link_expired' });
  });
});

test('a password that stands where it stood before works, and is moved when its owner signs in', async () => {
  const user = await buildAccount();
  const client = table.getDocumentClient();
  const at = (PK: string) => ({ TableName: process.env.TABLE_NAME, Key: { PK, SK: 'CREDENTIAL' } });
  const [here, before] = [at(`CREDENTIAL#${user.id}`), at(`USER#${user.id}`)];
  const { Item } = await client.send(new GetCommand(here));
  const moveBack = async () => {
    await client.send(new PutCommand({ TableName: here.TableName, Item: { ...Item, ...before.Key } }));
    await client.send(new DeleteCommand(here));
  };
  const places = async () =>
    Promise.all([here, before].map(async (key) => (await client.send(new GetCommand(key))).Item?.passwordHash));

  await moveBack();
  expect(await refused(login(user.email, 'not the password'))).toMatchObject({ code: 'bad_credentials' });
  expect(await places()).toEqual([undefined, Item?.passwordHash]);
  await login(user.email);
  expect(await places()).toEqual([Item?.passwordHash, undefined]);
  await login(user.email);

  await moveBack();
  await choose(await linkTo(user));
  expect((await places())[1]).toBeUndefined();
  expect(await refused(login(user.email))).toMatchObject({ code: 'bad_credentials' });
});
