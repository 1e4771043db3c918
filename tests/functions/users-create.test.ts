import { afterEach, expect, test, vi } from 'vitest';
import { findAccount } from '#functions/data/people/accounts.ts';
import { findUser, type StoredUser } from '#functions/data/people/users.ts';
import { buildAccount, choose, login, mailedLink, newEmail, newPassword, password } from '#tests/support/accounts.ts';
import { as, refused, withHeaders } from '#tests/support/api.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import { receivedBy } from '#tests/support/outbox.ts';

const day = 24 * 60 * 60_000;
const university = await buildUniversity();
const universityId = university.id;
const admin = await buildUser({ role: 'admin', university });

const invited = () => ({
  firstName: 'Ambre',
  lastName: 'Sérilhac',
  email: newEmail(),
  password,
  role: 'user' as const,
  universityId,
});
type Invited = Omit<ReturnType<typeof invited>, 'role'> & { role: 'user' | 'admin' };

const create = async (body: Invited, by: StoredUser = admin) => (await as(by)).users.create({ body });

afterEach(() => {
  vi.useRealTimers();
});

test.each(['user', 'admin'] as const)('a created %s is accepted at once and gets one mail', async (role) => {
  const body = { ...invited(), role };
  const user = await create(body);
  expect(user).toMatchObject({ status: 'ACCEPTED', role, UniversityId: universityId, email: body.email });
  const { rows } = await (await as(admin)).users.listOfUniversity({ params: { universityId } });
  expect(rows.map(({ id }) => id)).toContain(user.id);

  const [mail, ...more] = await receivedBy(body.email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Votre compte Thésée est prêt');
  expect(mail?.text).toContain('7\u00a0jours');
  expect(mail?.text).not.toContain(password);
  expect(Object.fromEntries(await mailedLink(body.email))).toEqual({
    token: expect.stringMatching(/^[\w-]{43}$/),
    email: body.email,
    universityId,
    universityName: university.name,
    userId: user.id,
    first: '1',
  });
});

test('without a password one is invited all the same, and nothing opens before the invitation is used', async () => {
  const { password: _, ...body } = invited();
  for (const typed of [undefined, null, '']) {
    const email = newEmail();
    const person = { ...body, email, ...(typed !== undefined && { password: typed }) };
    const { id } = await (await as(admin)).users.create({ body: person });
    expect(await refused(login(email))).toMatchObject({ code: 'bad_credentials' });
    await choose(await mailedLink(email));
    expect((await login(email, newPassword)).user.id).toBe(id);
  }
});

test('an address that has an account is said before anything of the password', async () => {
  const body = { ...invited(), email: (await buildAccount()).email, password: 'motdepasse2026' };
  expect(await refused(create(body))).toMatchObject({ status: 409, code: 'email_taken' });
});

test('the typed password works until the invitation is used, which works once', async () => {
  const body = invited();
  const { id } = await create(body);
  expect((await login(body.email)).user).toMatchObject({ id, status: 'ACCEPTED' });
  const link = await mailedLink(body.email);
  await choose(link);
  expect(await refused(login(body.email))).toMatchObject({ code: 'bad_credentials' });
  expect((await login(body.email, newPassword)).user.id).toBe(id);
  expect(await refused(choose(link))).toMatchObject({ code: 'link_expired' });
});

test('an invitation lives seven days', async () => {
  const [early, late] = [invited(), invited()];
  const sentAt = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: sentAt });
  for (const body of [early, late]) await create(body);
  const links = [await mailedLink(early.email), await mailedLink(late.email)];
  const [first = new URLSearchParams(), second = new URLSearchParams()] = links;
  vi.setSystemTime(sentAt + 7 * day - 1);
  await choose(first);
  vi.setSystemTime(sentAt + 7 * day);
  expect(await refused(choose(second))).toMatchObject({ code: 'link_expired' });
});

test('the person is written to in the language of the administrator', async () => {
  const body = invited();
  const { token } = await login((await buildAccount('ACCEPTED', { role: 'admin', universityId })).email);
  await withHeaders({ authorization: `Bearer ${token}`, 'accept-language': 'en' }).users.create({ body });
  expect((await receivedBy(body.email))[0]?.subject).toBe('Your Thésée account is ready');
});

test('a known address is refused by name, whatever its case and wherever its account is, and stays as it was', async () => {
  const owner = await buildAccount();
  const body = { ...invited(), email: owner.email.toUpperCase() };
  expect(await refused(create(body))).toMatchObject({
    status: 409,
    code: 'email_taken',
    details: [{ field: 'email', code: 'email_taken' }],
  });
  expect(await receivedBy(owner.email)).toEqual([]);
  expect(await findUser(owner.id)).toMatchObject({ universityId: owner.universityId, role: 'user' });
  expect((await login(owner.email)).user.id).toBe(owner.id);
});

test('when two create one person at once, one succeeds and the person gets one mail', async () => {
  const body = invited();
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => create(body)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const lost = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []));
  expect(lost).toEqual(['email_taken', 'email_taken']);
  expect(await receivedBy(body.email)).toHaveLength(1);
});

test('a call that is sent twice with one key makes one person and gives the same reply', async () => {
  const body = invited();
  const { authorization } = { authorization: `Bearer ${(await login((await keeper()).email)).token}` };
  const api = withHeaders({ authorization, 'idempotency-key': 'a-key-of-one-dialog' });
  const first = await api.users.create({ body });
  expect(await api.users.create({ body })).toEqual(first);
  expect(await receivedBy(body.email)).toHaveLength(1);
  expect(await refused(api.users.create({ body: invited() }))).toMatchObject({ status: 422, code: 'key_reused' });
});
const keeper = () => buildAccount('ACCEPTED', { role: 'admin', universityId });

test('another university is 404 to an administrator, in one’s own a candidate is 403, a super administrator may everywhere', async () => {
  const elsewhere = (await buildUniversity()).id;
  const body = invited();
  for (const foreign of [elsewhere, 'AbCd-unknown']) {
    expect(await refused(create({ ...body, universityId: foreign }))).toMatchObject({ status: 404 });
  }
  const colleague = await buildUser({ university: { id: universityId } });
  expect(await refused(create(body, colleague))).toMatchObject({ status: 403, code: 'forbidden' });
  expect(await findAccount(body.email)).toBeNull();
  const boss = await buildUser({ role: 'super', university: null });
  expect(await create({ ...body, universityId: elsewhere }, boss)).toMatchObject({ UniversityId: elsewhere });
});

test('nobody makes a super administrator, and what else is wrong is named by field', async () => {
  const body = invited();
  const boss = await buildUser({ role: 'super', university: null });
  for (const by of [admin, boss]) {
    const error = await refused(create({ ...body, role: 'super' } as never, by));
    expect(error).toMatchObject({ status: 422, details: [{ field: 'role', code: 'invalid_value' }] });
  }
  const wrong = { ...body, firstName: ' ', email: 'nobody', password: 'court' };
  expect((await refused(create(wrong))).details).toMatchObject([
    { field: 'firstName', code: 'required' },
    { field: 'email', code: 'invalid_email' },
    { field: 'password', code: 'too_short' },
  ]);
  expect((await refused(create({ ...body, password: 'Sérilhac-2026' }))).details).toMatchObject([
    { field: 'password', code: 'password_personal' },
  ]);
  expect(await findAccount(body.email)).toBeNull();
});

test('an invitation is mailed again with another link as long as none was used; then there is none', async () => {
  const body = invited();
  const { id } = await create(body);
  const { users } = await as(admin);
  const resend = () => users.resendInvitation({ params: { id } });
  const isInvited = async () =>
    (await users.listOfUniversity({ params: { universityId } })).rows.find((row) => row.id === id)?.isInvited;
  expect(await isInvited()).toBe(true);
  const first = await mailedLink(body.email);
  await resend();
  await resend();
  expect(await receivedBy(body.email)).toHaveLength(2);

  const second = await mailedLink(body.email);
  expect(second.get('token')).not.toBe(first.get('token'));
  await choose(second);
  expect(await isInvited()).toBe(false);
  expect(await refused(choose(first))).toMatchObject({ code: 'link_expired' });
  expect(await refused(resend())).toMatchObject({ status: 409, code: 'no_invitation' });
  const registered = { params: { id: (await buildUser({ university })).id } };
  expect(await refused(users.resendInvitation(registered))).toMatchObject({ code: 'no_invitation' });
});
