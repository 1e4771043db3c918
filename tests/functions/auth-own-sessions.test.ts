import { beforeEach, expect, test } from 'vitest';
import { listSessions } from '#functions/data/people/sessions.ts';
import { findUser } from '#functions/data/people/users.ts';
import { buildAccount, newPassword, password } from '#tests/support/accounts.ts';
import { anonymous, as, refused, withHeaders } from '#tests/support/api.ts';
import { auditOf } from '#tests/support/audit.ts';
import { browserOf } from '#tests/support/browser.ts';
import { buildUser } from '#tests/support/factories.ts';
import { freshTable } from '#tests/support/fresh-table.ts';
import { receivedBy } from '#tests/support/outbox.ts';
import { sessionIdOf, tokenOf } from '#tests/support/sessions.ts';

beforeEach(freshTable);

const bearing = (token: string) => withHeaders({ authorization: `Bearer ${token}` });
const isSignedIn = async (token: string, id: string) =>
  bearing(token)
    .users.get({ params: { id } })
    .then(
      () => true,
      () => false,
    );
const chosen = { password: newPassword, confirmPassword: newPassword };

test('changing one’s password signs out all other devices, keeps this one and sends a mail', async () => {
  const person = await buildAccount('ACCEPTED');
  const [here, elsewhere] = [await tokenOf(person), await tokenOf(person)];
  await bearing(here).auth.changePassword({ body: { oldPassword: password, ...chosen } });

  expect(await isSignedIn(here, person.id)).toBe(true);
  expect(await isSignedIn(elsewhere, person.id)).toBe(false);
  const login = (given: string) => anonymous.auth.login({ body: { email: person.email, password: given } });
  expect(await refused(login(password))).toMatchObject({ status: 401 });
  expect(await login(newPassword)).toHaveProperty('token');
  expect((await receivedBy(person.email)).map(({ subject }) => subject)).toEqual(['Votre mot de passe a été modifié']);
  expect((await findUser(person.id))?.emailConfirmed ?? false).toBe(false);
  const [recorded] = await auditOf(person.universityId ?? '');
  expect(recorded).toMatchObject({ call: 'password changed', actorId: person.id });
  expect(JSON.stringify(recorded)).not.toContain(newPassword);
});

test('this device renews its session after the password was changed, another one does not', async () => {
  const person = await buildAccount('ACCEPTED');
  const [here, elsewhere] = [await browserOf(person), await browserOf(person)];
  await bearing(here.token).auth.changePassword({ body: { oldPassword: password, ...chosen } });
  expect(await here.renew()).toBe(200);
  expect(await elsewhere.renew()).toBe(401);
});

test('without the old password, or with a new one that may not be one, nothing changes', async () => {
  const person = await buildAccount('ACCEPTED');
  const { auth } = await as(person);
  const wrong = [
    [{ oldPassword: 'not-the-one-1', ...chosen }, 'oldPassword', 'wrong_password'],
    [{ oldPassword: password, ...chosen, confirmPassword: 'something-else-3' }, 'confirmPassword', 'passwords_differ'],
    [{ oldPassword: password, password: 'short', confirmPassword: 'short' }, 'password', 'too_short'],
    [
      { oldPassword: password, password: 'password1234', confirmPassword: 'password1234' },
      'password',
      'password_common',
    ],
  ] as const;
  for (const [body, field, code] of wrong) {
    expect(await refused(auth.changePassword({ body }))).toMatchObject({ status: 422, details: [{ field, code }] });
  }
  expect(await anonymous.auth.login({ body: { email: person.email, password } })).toHaveProperty('token');
});

test('a stolen token tries no passwords out: guesses here are counted with guesses at login', async () => {
  const person = await buildAccount('ACCEPTED');
  const { auth } = await as(person);
  const guess = () => refused(auth.changePassword({ body: { oldPassword: 'not-the-one-1', ...chosen } }));
  const statuses = [];
  for (let i = 0; i < 11; i += 1) statuses.push((await guess()).status);
  expect(statuses).toEqual([...Array(10).fill(422), 429]);
});

test('somebody sees on which devices they are signed in, and no secret', async () => {
  const person = await buildUser();
  await as(person);
  const token = await tokenOf(person);
  await as(await buildUser());
  const sessions = await bearing(token).auth.listSessions();
  expect(sessions).toHaveLength(2);
  expect(sessions.filter(({ isCurrent }) => isCurrent).map(({ id }) => id)).toEqual([sessionIdOf(token)]);
  for (const session of sessions) {
    expect(Object.keys(session).sort()).toEqual(['createdAt', 'device', 'id', 'isCurrent', 'lastSeenAt']);
  }
});

test('one session is ended and the others go on; one that is not there, or somebody else’s, is none', async () => {
  const person = await buildUser();
  const [here, lost] = [await tokenOf(person), await tokenOf(person)];
  const strange = await tokenOf(await buildUser());
  const end = (token: string) => bearing(here).auth.endSession({ params: { id: sessionIdOf(token) } });
  await end(lost);
  expect([await isSignedIn(here, person.id), await isSignedIn(lost, person.id)]).toEqual([true, false]);
  for (const token of [lost, strange]) expect(await refused(end(token))).toMatchObject({ status: 404 });
  expect(await auditOf(person.universityId ?? '')).toMatchObject([{ call: 'sessions ended', details: { to: 'one' } }]);
});

test('all other sessions are ended at once, also those that nobody lists', async () => {
  const person = await buildUser();
  const tokens = await Promise.all(Array.from({ length: 4 }, () => tokenOf(person)));
  const [here = ''] = tokens;
  await bearing(here).auth.endOtherSessions();
  expect(await Promise.all(tokens.map((token) => isSignedIn(token, person.id)))).toEqual([true, false, false, false]);
  expect((await auditOf(person.universityId ?? '')).map(({ details }) => details)).toEqual([{ to: 'others' }]);
  const now = (await findUser(person.id)) ?? expect.unreachable();
  expect((await listSessions(now, new Date())).map(({ id }) => id)).toEqual([sessionIdOf(here)]);
});
