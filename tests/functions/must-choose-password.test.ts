import { $set, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { beforeAll, expect, test } from 'vitest';
import { Sessions } from '#functions/data/entities/session.ts';
import { Users } from '#functions/data/entities/user.ts';
import { cellOf } from '#tests/rights/cell.ts';
import { columns, type Row, sampled, titled, today } from '#tests/rights/table.ts';
import { buildAccount, login, newEmail, newPassword, password } from '#tests/support/accounts.ts';
import { as, refused, withHeaders } from '#tests/support/api.ts';
import { Browser } from '#tests/support/browser.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import { seedCatalogue } from '#tests/support/seed-catalogue.ts';

beforeAll(seedCatalogue);

const invite = async () => {
  const university = await buildUniversity();
  const admin = await as(await buildUser({ role: 'admin', university }));
  const names = { firstName: 'Ambre', lastName: 'Sérilhac', role: 'user' } as const;
  const body = { ...names, email: newEmail(), password, universityId: university.id };
  const { id } = await admin.users.create({ body });
  const isInvited = async () => {
    const { rows } = await admin.users.listOfUniversity({ params: { universityId: university.id } });
    return rows.find((row) => row.id === id)?.isInvited;
  };
  return { id, email: body.email, isInvited };
};

test('a typed password opens the choice of one’s own and oneself, after a renewal too; then the same session opens everything', async () => {
  const { id, email, isInvited } = await invite();
  const browser = new Browser();
  const reply = await browser.login({ email });
  expect(await reply.json()).toMatchObject({ mustChoosePassword: true, user: { id, status: 'ACCEPTED' } });
  const renewed = await browser.post('renew');
  const session = await renewed.json();
  expect(session).toMatchObject({ mustChoosePassword: true, user: { id } });
  const api = withHeaders({ authorization: `Bearer ${session.token}` });

  expect(await api.users.get({ params: { id } })).toMatchObject({ id });
  expect(await refused(api.portfolios.create({ body: { title: 'Portfolio' } }))).toMatchObject({
    status: 403,
    code: 'must_choose_password',
  });
  const choose = (given: string) =>
    api.auth.changePassword({ body: { oldPassword: password, password: given, confirmPassword: given } });
  expect((await refused(choose(password))).details).toMatchObject([{ field: 'password', code: 'password_unchanged' }]);
  expect(await isInvited()).toBe(true);
  await choose(newPassword);

  expect(await api.portfolios.create({ body: { title: 'Portfolio' } })).toMatchObject({ title: 'Portfolio' });
  expect(await isInvited()).toBe(false);
  expect(await login(email, newPassword)).not.toHaveProperty('mustChoosePassword');
});

test('a session that opens nothing yet says no more of its owner than a list does', async () => {
  const said = { birthDate: '1996-02-29', gender: 'FEMALE', interests: 'Voile', otherDiplomasObtained: '2' } as const;
  const Socials = [{ platform: 'LINKEDIN' as const, url: 'linkedin.com/in/ambre' }];
  const names = [...Object.keys(said), 'Socials'];
  for (const closed of [{ mustChoosePassword: true }, { leavesAt: '2027-01-01T00:00:00.000Z' }, {}]) {
    const { id, email } = await buildAccount();
    await Users.build(UpdateItemCommand)
      .item({ id, ...said, Socials: $set(Socials), ...closed })
      .send();
    const { user } = await login(email);
    const told = names.filter((name) => name in user);
    expect([closed, told]).toEqual([closed, Object.keys(closed).length === 0 ? names : []]);
  }
});

test('somebody else’s record stays closed to an administrator who must choose, and theirs is open', async () => {
  const admin = await buildAccount('ACCEPTED', { role: 'admin', mustChoosePassword: true });
  const member = await buildUser({ university: { id: admin.universityId ?? '' } });
  const { token } = await login(admin.email);
  const api = withHeaders({ authorization: `Bearer ${token}` });
  expect(await refused(api.users.get({ params: { id: member.id } }))).toMatchObject({ code: 'must_choose_password' });
  expect(await api.users.get({ params: { id: admin.id } })).toMatchObject({ id: admin.id });
});

test('a new administrator chooses another password of fourteen characters at their next sign-in', async () => {
  const person = await buildAccount();
  const boss = await as(await buildUser({ role: 'super', university: null }));
  const before = withHeaders({ authorization: `Bearer ${(await login(person.email)).token}` });
  await boss.users.update({ params: { id: person.id }, body: { role: 'admin' } });
  const university = { params: { universityId: person.universityId ?? '' } };
  expect(await before.users.countsOfUniversity(university)).toMatchObject({ acceptedUsers: 1 });

  const session = await login(person.email);
  expect(session).toMatchObject({ mustChoosePassword: true, user: { role: 'admin' } });
  const api = withHeaders({ authorization: `Bearer ${session.token}` });
  expect(await refused(api.users.countsOfUniversity(university))).toMatchObject({ code: 'must_choose_password' });
  const choose = (given: string) =>
    api.auth.changePassword({ body: { oldPassword: password, password: given, confirmPassword: given } });
  const short = 'vif-tapir-7-o';
  expect((await refused(choose(short))).details).toMatchObject([
    { field: 'password', code: 'too_short', minimum: 14, msg: '14 caractères au moins.' },
  ]);
  await choose(`${short}!`);
  expect(await api.users.countsOfUniversity(university)).toMatchObject({ acceptedUsers: 1 });
});

test('a candidate, and an existing administrator, keep their password when their role is set again', async () => {
  const boss = await as(await buildUser({ role: 'super', university: null }));
  const admin = await buildAccount('ACCEPTED', { role: 'admin' });
  await boss.users.update({ params: { id: admin.id }, body: { role: 'admin', firstName: 'Zoé' } });
  expect(await login(admin.email)).not.toHaveProperty('mustChoosePassword');
});

/** D77 opens these besides what anyone may call: reading oneself, choosing a password, logging out. */
const open = [
  'GET /users/{id}',
  'POST /auth/change-password',
  'POST /auth/logout-everywhere',
  // A user whose account is being erased must keep it before they can choose a password.
  'POST /auth/keep-account',
];

const callerIn = ({ verdicts }: Row) =>
  (['user self', ...columns] as const).find((column) => column !== 'anonymous' && verdicts[column] === 'yes');
const closed = today.filter(
  (row) => row.verdicts.anonymous !== 'yes' && callerIn(row) !== undefined && !open.includes(row.call),
);

test.each(sampled(titled(closed)))(
  '%s is refused until a password was chosen, and changes nothing',
  async (_title, row) => {
    const cell = await cellOf(row, callerIn(row) ?? 'super');
    const token = cell.headers.authorization?.split('.')[1] ?? '';
    const { sub: userId, sid: id } = JSON.parse(Buffer.from(token, 'base64url').toString());
    await Sessions.build(UpdateItemCommand).item({ userId, id, mustChoosePassword: true }).send();
    const before = await cell.stored();
    const reply = await cell.call();
    expect([reply.status, (await reply.json()).code]).toEqual([403, 'must_choose_password']);
    expect(await cell.stored()).toBe(before);
  },
);
