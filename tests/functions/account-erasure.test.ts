import { createHash } from 'node:crypto';
import { $remove, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Users } from '#functions/data/entities/user.ts';
import { filesBucket } from '#functions/data/files.ts';
import { findUser, type StoredUser } from '#functions/data/people/users.ts';
import { departureTaskId, findTask } from '#functions/data/tasks/tasks.ts';
import { buildAccount, login, newEmail, password } from '#tests/support/accounts.ts';
import { anonymous, as, refused, withHeaders } from '#tests/support/api.ts';
import { auditOf } from '#tests/support/audit.ts';
import { allKeys, allObjects } from '#tests/support/contents.ts';
import { buildUniversity } from '#tests/support/factories.ts';
import { putFiles } from '#tests/support/files.ts';
import { freshTable } from '#tests/support/fresh-table.ts';
import { receivedBy } from '#tests/support/outbox.ts';
import { callTasks, letMinutesPass } from '#tests/support/tasks.ts';
import { start, stopClock } from '#tests/support/throttled.ts';
import { tracesOf } from '#tests/support/traces.ts';

stopClock();
beforeEach(freshTable);

const hour = 60 * 60_000;
const week = 7 * 24 * hour;
/** Minutes until the final check, when every call that was running at the start has ended. */
const wholeDeletion = 3;

const passTo = (ms: number) => vi.setSystemTime(start + ms);

const signIn = async ({ email }: StoredUser) => {
  const { token, user } = await login(email);
  return { user, api: withHeaders({ authorization: `Bearer ${token}` }) };
};

const ask = async (person: StoredUser, given = password) =>
  (await signIn(person)).api.auth.eraseAccount({ body: { password: given } });

const somebody = async () => {
  const university = await buildUniversity();
  const names = { firstName: 'Apolline', lastName: 'Vantieghem', email: newEmail() };
  const person = await buildAccount('ACCEPTED', { universityId: university.id, emailConfirmed: true, ...names });
  const admin = await buildAccount('ACCEPTED', { universityId: university.id, role: 'admin' });
  const { api } = await signIn(person);
  const files = await putFiles(person.id);
  await Users.build(UpdateItemCommand).item({ id: person.id, avatarUrl: files.pictureUrl }).send();
  const diploma = { name: 'Îlots', university: 'Rive-Sud', city: 'Lyon', startDate: '2021-09-01', isPublic: true };
  await api.diplomas.create({ body: { userId: person.id, ...diploma } });
  await api.usercv.update({ params: { id: person.id }, body: { showDiplomas: true } });
  return { university, person, admin, api, files };
};

const traces = ({ id, email }: StoredUser) => tracesOf(id, email, 'Apolline', 'Vantieghem');
const publicCvOf = ({ id }: StoredUser) => anonymous.usercv.getPublic({ params: { id } });
const shown = { user: { firstName: 'Apolline', Diplomas: [{ name: 'Îlots' }] } };

describe('somebody who erases their own account', () => {
  test('is signed out everywhere and shown nowhere from the press on, and can do nothing but take it back', async () => {
    const { person, api, files } = await somebody();
    expect(await publicCvOf(person)).toMatchObject(shown);
    const other = await signIn(person);

    const { leavesAt } = await api.auth.eraseAccount({ body: { password } });
    expect(leavesAt).toBe(new Date(start + week).toISOString());
    for (const session of [api, other.api]) {
      expect((await refused(session.users.get({ params: { id: person.id } }))).status).toBe(401);
    }
    expect((await refused(publicCvOf(person))).status).toBe(404);
    await callTasks();
    // The deferred erasure renames the public picture and keeps the private document.
    expect(await files.left()).toEqual([`documents/${person.id}/one`]);
    const { avatarUrl } = (await findUser(person.id)) ?? {};
    expect(await allKeys(filesBucket())).toContain(avatarUrl?.slice(1));

    const again = await signIn(person);
    expect(again.user.leavesAt).toBe(leavesAt);
    const calls = [
      () => again.api.users.get({ params: { id: person.id } }),
      () => again.api.auth.listSessions(),
      () => again.api.auth.eraseAccount({ body: { password } }),
      () => again.api.portfolios.create({ body: { title: 'Portfolio' } }),
      () => again.api.usercv.get({ params: { id: person.id } }),
    ];
    for (const call of calls) expect(await refused(call())).toMatchObject({ status: 403, code: 'leaving' });
    await again.api.auth.logout();
    expect((await refused(again.api.auth.keepAccount())).status).toBe(401);
  });

  test('is told what was asked, until when it can be taken back, and how', async () => {
    const { person } = await somebody();
    await ask(person);
    const [letter, ...more] = await receivedBy(person.email);
    expect(more).toEqual([]);
    expect(letter?.subject).toBe('Votre compte va être effacé');
    const until = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' }).format(
      start + week,
    );
    expect(letter?.text?.replaceAll(/\s*\n\s*/g, ' ')).toContain(`Jusqu’au ${until.replace(/^1 /, '1er ')}`);
    expect(letter?.text).toContain(`${process.env.SITE_ORIGIN}/login`);
  });

  test('is there for a week, and then gone to the last trace; only the ledger knows, and names nobody', async () => {
    const { person, files } = await somebody();
    await ask(person);
    await receivedBy(person.email);
    await callTasks();
    passTo(week - hour);
    await callTasks();
    expect(await findUser(person.id)).not.toBeNull();
    passTo(week);
    await letMinutesPass(wholeDeletion);
    expect(await findUser(person.id)).toBeNull();
    expect(await traces(person)).toEqual([]);
    expect(await files.left()).toEqual([]);
    expect(JSON.stringify(await allKeys(filesBucket()))).not.toContain(person.id);
    expect((await refused(login(person.email))).status).toBe(401);
    const entry = `users/${createHash('sha256').update(person.id).digest('base64url')}`;
    expect(await allObjects(process.env.ERASURES_BUCKET ?? '')).toHaveProperty([entry]);
  });

  test('takes it back: all is as it was, also after the week', async () => {
    const { person, university, admin } = await somebody();
    await ask(person);
    await callTasks();
    passTo(3 * 24 * hour);
    const { api } = await signIn(person);
    const user = await api.auth.keepAccount();
    expect(user).toMatchObject({ id: person.id });
    expect(user).not.toHaveProperty('leavesAt');
    expect(await api.users.get({ params: { id: person.id } })).toMatchObject({ firstName: 'Apolline' });
    expect(await publicCvOf(person)).toMatchObject(shown);
    expect(await findTask(departureTaskId(person.id))).toBeNull();
    // Idempotent: a second request from another device changes nothing.
    expect(await api.auth.keepAccount()).toEqual(user);
    passTo(week + hour);
    await letMinutesPass(wholeDeletion);
    expect(await findUser(person.id)).not.toBeNull();
    const counts = await (await as(admin)).users.countsOfUniversity({ params: { universityId: university.id } });
    expect(counts).toMatchObject({ acceptedUsers: 2, administrators: 1 });
  });

  test('needs their own password, and nothing happens without it', async () => {
    const { person } = await somebody();
    const error = await refused(ask(person, 'dix-sept hiboux au moulin'));
    expect(error).toMatchObject({ status: 422, details: [{ field: 'password', code: 'wrong_password' }] });
    expect((await findUser(person.id))?.leavesAt).toBeUndefined();
  });

  test.each(['PENDING', 'REJECTED'] as const)('may also be %s, and takes it back as such', async (status) => {
    const person = await buildAccount(status);
    await ask(person);
    expect(await (await signIn(person)).api.auth.keepAccount()).toMatchObject({ status });
    expect((await refused(publicCvOf(person))).status).toBe(404);
    await ask(person);
    await callTasks();
    passTo(week);
    await letMinutesPass(wholeDeletion);
    expect(await tracesOf(person.id, person.email)).toEqual([]);
  });

  test('is shown to the administrators as leaving, who may erase them at once, with what waits for the day', async () => {
    const { person, admin, university } = await somebody();
    const { leavesAt } = await ask(person);
    await callTasks();
    const api = await as(admin);
    const { rows } = await api.users.listOfUniversity({ params: { universityId: university.id } });
    expect(rows.map((row) => [row.id, row.leavesAt])).toEqual(
      expect.arrayContaining([
        [person.id, leavesAt],
        [admin.id, undefined],
      ]),
    );
    await api.users.remove({ params: { id: person.id } });
    await letMinutesPass(wholeDeletion);
    expect(await traces(person)).toEqual([]);
  });

  test('is not shown to anybody by an administrator who moves them meanwhile, and none decides about them', async () => {
    const { person, admin } = await somebody();
    const boss = await buildAccount('ACCEPTED', { universityId: null, role: 'super' });
    const { id: universityId } = await buildUniversity();
    await ask(person);
    const params = { id: person.id };
    const rejected = (await as(admin)).users.setStatus({ params, body: { status: 'REJECTED' } });
    expect(await refused(rejected)).toMatchObject({ status: 409, code: 'member_leaving' });
    await (await as(boss)).users.move({ params, body: { universityId } });
    expect((await refused(publicCvOf(person))).status).toBe(404);
    const { api } = await signIn(person);
    expect(await api.auth.keepAccount()).toMatchObject({ UniversityId: universityId });
    expect(await publicCvOf(person)).toMatchObject(shown);
  });

  test('leaves in the record that it was asked, taken back, and done', async () => {
    const { person, university } = await somebody();
    await ask(person);
    passTo(hour);
    await (await signIn(person)).api.auth.keepAccount();
    passTo(2 * hour);
    await ask(person);
    await callTasks();
    passTo(week + 2 * hour);
    await letMinutesPass(wholeDeletion);
    const recorded = await auditOf(university.id);
    const calls = recorded.map(({ call }) => call);
    expect(recorded.at(calls.indexOf('account erased'))).toMatchObject({ details: { to: 'asked' } });
    expect(calls.filter((call) => /eras/.test(String(call)))).toEqual([
      'erasure asked',
      'erasure taken back',
      'erasure asked',
      'account erased',
    ]);
  });
});

describe('accounts that cannot be erased', () => {
  test('a university’s last administrator, until there is another one, who is the last from then on', async () => {
    const { admin, university, person } = await somebody();
    expect(await refused(ask(admin))).toMatchObject({ status: 409, code: 'last_admin' });
    const other = await buildAccount('ACCEPTED', { universityId: university.id, role: 'admin' });
    await ask(admin);
    expect(await refused(ask(other))).toMatchObject({ status: 409, code: 'last_admin' });
    const api = await as(other);
    expect(await api.users.countsOfUniversity({ params: { universityId: university.id } })).toMatchObject({
      administrators: 1,
    });
    await callTasks();
    passTo(week);
    await letMinutesPass(wholeDeletion);
    expect(await findUser(admin.id)).toBeNull();
    expect(await findUser(person.id)).not.toBeNull();
  });

  test('the last super administrator, until there is another one', async () => {
    const boss = await buildAccount('ACCEPTED', { universityId: null, role: 'super' });
    const error = await refused(ask(boss));
    expect(error).toMatchObject({ status: 409, code: 'last_super' });
    expect(error.msg).toContain('le dernier de la super-administration');
    const other = await buildAccount('ACCEPTED', { universityId: null, role: 'super' });
    await ask(boss);
    expect(await refused(ask(other))).toMatchObject({ status: 409, code: 'last_super' });
  });

  test('a super administrator beside one from before they were listed, until that one signs in', async () => {
    const boss = await buildAccount('ACCEPTED', { universityId: null, role: 'super' });
    const former = await buildAccount('ACCEPTED', { universityId: null, role: 'super' });
    await Users.build(UpdateItemCommand).item({ id: former.id, GSI1PK: $remove(), GSI1SK: $remove() }).send();
    expect(await refused(ask(boss))).toMatchObject({ status: 409, code: 'last_super' });
    await login(former.email);
    expect(await ask(boss)).toHaveProperty('leavesAt');
  });

  test('when two administrators ask at once, one stays', async () => {
    const { admin, university } = await somebody();
    const other = await buildAccount('ACCEPTED', { universityId: university.id, role: 'admin' });
    const asked = await Promise.allSettled([ask(admin), ask(other)]);
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
