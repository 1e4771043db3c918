import { createHash } from 'node:crypto';
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Diplomas } from '#functions/data/entities/profile.ts';
import { Users } from '#functions/data/entities/user.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { newOwnedId } from '#functions/data/kernel/ids.ts';
import { mailChange } from '#functions/data/mail/outbox.ts';
import { findUser, type StoredUser } from '#functions/data/people/users.ts';
import { createRecord } from '#functions/data/records.ts';
import { deletionTaskId, findTask } from '#functions/data/tasks/tasks.ts';
import { buildAccount, login, newcomer } from '#tests/support/accounts.ts';
import { anonymous, as, refused, withHeaders } from '#tests/support/api.ts';
import { withFaults } from '#tests/support/caller.ts';
import { allObjects } from '#tests/support/contents.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import { putFiles } from '#tests/support/files.ts';
import { freshTable } from '#tests/support/fresh-table.ts';
import { deliver } from '#tests/support/outbox.ts';
import { callTasks, letMinutesPass, timeForOnePart } from '#tests/support/tasks.ts';
import { stopClock } from '#tests/support/throttled.ts';
import { tracesOf } from '#tests/support/traces.ts';

stopClock();
// Minutes until the final check, when every call that was running at the start has ended.
const wholeDeletion = 3;

/** More than several batches delete. */
const many = 60;

const remove = async (by: StoredUser, { id }: { id: string }) => (await as(by)).users.remove({ params: { id } });

/** A record of every kind. */
const somebody = async (diplomas = 2) => {
  const university = await buildUniversity();
  const [person, admin] = [
    await buildAccount('ACCEPTED', {
      universityId: university.id,
      firstName: 'Apolline',
      lastName: 'Vantieghem',
      email: 'apolline.vantieghem@example.test',
    }),
    await buildUser({ university, role: 'admin' }),
  ];
  const { token } = await login(person.email);
  const own = withHeaders({ authorization: `Bearer ${token}` });
  const master = { name: 'Master', university: 'Rive-Sud', city: 'Lyon', startDate: '2021-09-01' };
  const fields = { userId: person.id, ...master, isPublic: false };
  for (let i = 0; i < diplomas; i += 1)
    await createRecord(Diplomas, { ...fields, id: newOwnedId(person.id) }, { now: new Date() });
  await own.portfolios.create({ body: { title: 'Portfolio' } });
  await own.doctorates.update({ params: { userId: person.id }, body: { thesisTitle: 'Îlots' } });
  const files = await putFiles(person.id);
  await Users.build(UpdateItemCommand).item({ id: person.id, avatarUrl: files.pictureUrl }).send();
  return { university, person, admin, own, files };
};

const traces = ({ id, email }: StoredUser): Promise<string[]> => tracesOf(id, email, 'Apolline', 'Vantieghem');

describe('somebody who is deleted', () => {
  beforeEach(freshTable);

  test('is gone at once for everybody, and to the last trace soon after; only the ledger knows, and names nobody', async () => {
    const { person, admin, own, university, files } = await somebody(many);
    await anonymous.auth.resetPassword({ body: { email: person.email } });
    await deliver();
    const context = { now: new Date() };
    await commit([], context, { mails: [mailChange('invitation', { userId: person.id }, {}, { now: context.now })] });
    await anonymous.auth.resetPassword({ body: { email: person.email } });
    expect((await traces(person)).length).toBeGreaterThan(70);
    expect(await files.left()).toHaveLength(2);

    await remove(admin, person);
    expect((await refused(own.users.get({ params: { id: person.id } }))).status).toBe(401);
    expect((await refused(login(person.email))).status).toBe(401);
    const admins = await as(admin);
    expect((await refused(admins.users.get({ params: { id: person.id } }))).status).toBe(404);
    const { rows } = await admins.users.listOfUniversity({ params: { universityId: university.id } });
    expect(rows.map(({ id }) => id)).toEqual([admin.id]);

    await letMinutesPass(wholeDeletion);
    expect(await traces(person)).toEqual([]);
    expect(await files.left()).toEqual([]);
    const entry = `users/${createHash('sha256').update(person.id).digest('base64url')}`;
    const ledger = await allObjects(process.env.ERASURES_BUCKET ?? '');
    expect(JSON.parse(ledger[entry] ?? '{}')).toEqual({ erasedAt: context.now.toISOString() });
    // Deletions of other tests run concurrently.
    expect(JSON.stringify(ledger)).not.toContain(person.id);
  });

  test('leaves an address that anybody may register, at once', async () => {
    const { person, admin } = await somebody();
    await remove(admin, person);
    const body = { ...(await newcomer()), email: person.email };
    const { user } = await anonymous.auth.register({ body });
    await letMinutesPass(wholeDeletion);
    expect(await login(person.email)).toMatchObject({ user: { id: user.id } });
  });

  test('leaves nothing that a call under way wrote after the first look', async () => {
    const { person, admin } = await somebody();
    await remove(admin, person);
    await callTasks();
    const late = {
      id: newOwnedId(person.id),
      userId: person.id,
      name: 'Licence',
      university: 'Rive-Sud',
      city: 'Lyon',
    };
    await createRecord(Diplomas, { ...late, startDate: '2020-09-01', isPublic: false }, { now: new Date() });
    await letMinutesPass(wholeDeletion);
    expect(await traces(person)).toEqual([]);
  });
});

describe('a deletion that meets trouble', () => {
  beforeEach(freshTable);

  test('goes on where its function’s time was over', async () => {
    const { person, admin } = await somebody(many);
    await remove(admin, person);
    // One part of a step per run.
    await callTasks(undefined, timeForOnePart());
    const task = await findTask(deletionTaskId(person.id));
    expect(task).toMatchObject({ step: 'things', attempts: 0 });
    expect(task?.failure).toBeUndefined();
    await letMinutesPass(wholeDeletion);
    expect(await traces(person)).toEqual([]);
  });

  test('is tried again, later each time; after ten times somebody is told, without a name; it goes on when it can', async () => {
    const lines: string[] = [];
    const counted: string[] = [];
    vi.spyOn(console, 'error').mockImplementation((line: string) => lines.push(line));
    vi.spyOn(console, 'log').mockImplementation((line: string) => counted.push(line));
    const { person, admin } = await somebody();
    await remove(admin, person);
    await withFaults([{ kind: 'InternalServerError', match: { operation: 'PutObject' }, times: 1000 }], async () => {
      for (let attempt = 1; attempt <= 10; attempt += 1) {
        await callTasks();
        const task = await findTask(deletionTaskId(person.id));
        expect(task).toMatchObject({ step: 'ledger', attempts: attempt, failure: 'InternalError' });
        expect(task?.parkedAt === undefined).toBe(attempt < 10);
        vi.setSystemTime(new Date(task?.dueAt ?? ''));
      }
    });
    expect(lines.map((line) => JSON.parse(line).event)).toEqual([...new Array(9).fill('task_failed'), 'task_parked']);
    expect(lines.join()).not.toMatch(new RegExp(`${person.id}|vantieghem`, 'i'));
    expect(counted.filter((line) => line.includes('"TasksParked":1'))).toHaveLength(1);
    await letMinutesPass(wholeDeletion);
    expect(await traces(person)).toEqual([]);
  });
});

describe('accounts that cannot be deleted', () => {
  test('the last administrator of a university, until there is another one', async () => {
    const university = await buildUniversity();
    const [admin, boss] = [
      await buildUser({ university, role: 'admin' }),
      await buildUser({ university: null, role: 'super' }),
    ];
    expect(await refused(remove(boss, admin))).toMatchObject({ status: 409, code: 'last_admin' });
    expect(await findUser(admin.id)).not.toBeNull();
    await buildUser({ university, role: 'admin' });
    await remove(boss, admin);
    expect(await findUser(admin.id)).toBeNull();
  });

  test('oneself, whoever one is: so the last super administrator stays', async () => {
    const boss = await buildUser({ university: null, role: 'super' });
    expect(await refused(remove(boss, boss))).toMatchObject({ status: 403 });
  });

  test('two super administrators who delete each other at once: one stays', async () => {
    const [one, other] = [
      await buildUser({ university: null, role: 'super' }),
      await buildUser({ university: null, role: 'super' }),
    ];
    await Promise.allSettled([remove(one, other), remove(other, one)]);
    const left = await Promise.all([findUser(one.id), findUser(other.id)]);
    expect(left.filter(Boolean)).toHaveLength(1);
  });

  test('somebody twice: who is gone is 404', async () => {
    const university = await buildUniversity();
    const [admin, person] = [await buildUser({ university, role: 'admin' }), await buildUser({ university })];
    await remove(admin, person);
    expect(await refused(remove(admin, person))).toMatchObject({ status: 404 });
  });
});
