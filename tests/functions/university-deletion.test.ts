import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Universities } from '#functions/data/entities/university.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import { findUser } from '#functions/data/people/users.ts';
import { deletionTaskId, failTask, findTask } from '#functions/data/tasks/tasks.ts';
import { newcomer } from '#tests/support/accounts.ts';
import { anonymous, as, refused } from '#tests/support/api.ts';
import { withFaults } from '#tests/support/caller.ts';
import { allItems, inWords } from '#tests/support/contents.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import { putFiles } from '#tests/support/files.ts';
import { freshTable } from '#tests/support/fresh-table.ts';
import { callTasks, letMinutesPass, timeForOnePart } from '#tests/support/tasks.ts';
import { stopClock } from '#tests/support/throttled.ts';

stopClock();
beforeEach(freshTable);
const wholeDeletion = 3;

const superAdmin = async () => as(await buildUser({ role: 'super', university: null }));

/** More than one batch deletes. */
const many = 30;

/** Users of each role, `count` candidates and courses, and a second university. */
const twoUniversities = async (count = 1) => {
  const [from, to] = [await buildUniversity({ name: 'Rive-Sud' }), await buildUniversity()];
  const admin = await buildUser({ university: from, role: 'admin' });
  const people: StoredUser[] = [admin];
  for (let i = 0; i < count; i += 1) people.push(await buildUser({ university: from }));
  people.push(await buildUser({ university: from, status: 'PENDING' }));
  await buildUser({ university: to, role: 'admin' });
  const own = await as(admin);
  for (let i = 0; i < count; i += 1) {
    await own.formations.create({ body: { universityId: from.id, title: `Cours ${i}`, description: 'Lire' } });
  }
  await own.formations.createCategory({ body: { universityId: from.id, name: 'Langues' } });
  const candidate = people[1] ?? expect.unreachable();
  await (await as(candidate)).portfolios.create({ body: { title: 'Portfolio' } });
  return { from, to, admin, people, candidate, boss: await superAdmin() };
};

const dissolve = (boss: Awaited<ReturnType<typeof as>>, { id }: { id: string }, to?: { id: string }) =>
  boss.universities.remove({ params: { id }, query: { transferUsersTo: to?.id } });

describe('a university that is deleted', () => {
  test('is nowhere from then on, also for its members', async () => {
    const { from, to, admin, boss } = await twoUniversities();
    const own = await as(admin);
    await dissolve(boss, from, to);
    const params = { id: from.id };
    expect(await refused(own.universities.get({ params }))).toMatchObject({ status: 404 });
    expect(await refused(boss.universities.get({ params }))).toMatchObject({ status: 404 });
    const query = { universityId: from.id };
    expect(await refused(own.formations.list({ query }))).toMatchObject({ status: 404 });
    const course = { universityId: from.id, title: 'Lire', description: 'Lire' };
    expect(await refused(own.formations.create({ body: course }))).toMatchObject({ status: 404 });
    const { rows } = await anonymous.universities.list();
    expect(rows.map(({ id }) => id)).toEqual([to.id]);
    const register = anonymous.auth.register({ body: { ...(await newcomer()), universityId: from.id } });
    expect(await refused(register)).toMatchObject({ status: 422, details: [{ field: 'universityId' }] });
  });

  test('leaves its members to the other one, each whole, its administrators as users; nothing else is left of it', async () => {
    const { from, to, people, candidate, boss } = await twoUniversities(many);
    const files = await putFiles(from.id);
    await Universities.build(UpdateItemCommand).item({ id: from.id, logoUrl: files.pictureUrl }).send();
    expect(await files.left()).toHaveLength(2);
    const own = await as(candidate);
    await dissolve(boss, from, to);
    expect(await boss.universities.getDeletion({ params: { id: from.id } })).toMatchObject({ state: 'running' });
    await letMinutesPass(wholeDeletion);
    for (const { id, status } of people) {
      expect(await findUser(id)).toMatchObject({ universityId: to.id, role: 'user', status });
    }
    const { portfolios } = await own.portfolios.listOfUser({ params: { userId: candidate.id } });
    expect(portfolios).toMatchObject([{ title: 'Portfolio' }]);
    expect(await boss.universities.getDeletion({ params: { id: from.id } })).toMatchObject({
      state: 'done',
      movedUsers: people.length,
      transferUsersTo: to.id,
    });
    const left = (await allItems()).filter((item) => inWords(item).includes(from.id)).map(({ PK }) => String(PK));
    expect(left.filter((key) => !/^(AUDIT|TASK|ONCE)#/.test(key))).toEqual([]);
    expect(await files.left()).toEqual([]);
  });

  test('is listed by its former name until it is done, with how many members it had; one that keeps failing says so', async () => {
    const { from, to, people, boss } = await twoUniversities();
    const empty = await buildUniversity({ name: 'Port-Clair' });
    expect(await boss.universities.listDeletions()).toEqual([]);
    await dissolve(boss, from, to);
    await dissolve(boss, empty);
    const listed = await boss.universities.listDeletions();
    expect(listed.toSorted((a, b) => b.name.localeCompare(a.name))).toMatchObject([
      { id: from.id, name: 'Rive-Sud', state: 'running', step: 'members', members: people.length, movedUsers: 0 },
      { id: empty.id, name: 'Port-Clair', state: 'running', transferUsersTo: null, members: 0 },
    ]);
    const task = (await findTask(deletionTaskId(empty.id))) ?? expect.unreachable();
    await failTask(task, { at: new Date(), failure: 'Error', isParked: true }, { now: new Date() });
    expect(await boss.universities.getDeletion({ params: { id: empty.id } })).toMatchObject({ state: 'failing' });
    expect(await boss.users.countsOfAll()).toMatchObject({ failedTasks: 1 });
    await letMinutesPass(wholeDeletion);
    expect(await boss.universities.listDeletions()).toEqual([]);
    expect(await boss.users.countsOfAll()).toMatchObject({ failedTasks: 0 });
  });

  test('is finished wherever its function’s time is over', async () => {
    const { from, to, people, boss } = await twoUniversities(many);
    await dissolve(boss, from, to);
    for (let run = 0; run < 8; run += 1) await callTasks(undefined, timeForOnePart());
    await letMinutesPass(wholeDeletion);
    expect(await boss.universities.getDeletion({ params: { id: from.id } })).toMatchObject({
      state: 'done',
      movedUsers: people.length,
    });
  });
});

describe('a university that cannot be deleted', () => {
  test('has members, and nobody said where they go', async () => {
    const { from, boss } = await twoUniversities();
    expect(await refused(dissolve(boss, from))).toMatchObject({ status: 409, code: 'has_members' });
  });

  test('would leave them to itself, to nobody known, or to one that is being deleted', async () => {
    const { from, to, boss } = await twoUniversities();
    const empty = await buildUniversity();
    await dissolve(boss, empty);
    for (const target of [from, { id: 'zzzz-unknown' }, empty]) {
      expect(await refused(dissolve(boss, from, target))).toMatchObject({
        status: 422,
        details: [{ field: 'transferUsersTo', code: 'unknown_university' }],
      });
    }
    await dissolve(boss, from, to);
    expect(await refused(dissolve(boss, from, to))).toMatchObject({ status: 404 });
  });

  test('is where the members of another one are on their way to', async () => {
    const { from, to, boss } = await twoUniversities();
    const third = await buildUniversity();
    await dissolve(boss, from, to);
    expect(await refused(dissolve(boss, to, third))).toMatchObject({ status: 409, code: 'conflict' });
    await letMinutesPass(wholeDeletion);
    await dissolve(boss, to, third);
  });
});

describe('a person who is moved', () => {
  test('keeps all that is theirs, and is a user of the other university; both universities find it in their audit', async () => {
    const { from, to, boss, candidate } = await twoUniversities();
    await buildUser({ university: from, role: 'admin' });
    const own = await as(candidate);
    const moved = await boss.users.move({ params: { id: candidate.id }, body: { universityId: to.id } });
    expect(moved).toMatchObject({ id: candidate.id, UniversityId: to.id, role: 'user' });
    const { portfolios } = await own.portfolios.listOfUser({ params: { userId: candidate.id } });
    expect(portfolios).toMatchObject([{ title: 'Portfolio' }]);
    const audited = (await allItems()).filter(({ call }) => call === 'PUT /api/v0/users/{id}/university');
    expect(audited.map(({ PK }) => PK).sort()).toEqual([`AUDIT#${from.id}`, `AUDIT#${to.id}`].sort());
  });

  test('is not the last administrator of a university', async () => {
    const { to, boss, admin } = await twoUniversities();
    const move = boss.users.move({ params: { id: admin.id }, body: { universityId: to.id } });
    expect(await refused(move)).toMatchObject({ status: 409, code: 'last_admin' });
  });

  test('whom a write meets: it is 503 with a time to come back, and nothing is lost', async () => {
    // Retries stop by the real clock.
    vi.useRealTimers();
    const { to, boss, candidate } = await twoUniversities();
    const move = () => boss.users.move({ params: { id: candidate.id }, body: { universityId: to.id } });
    const match = { operation: 'TransactWriteItems', key: `USER#${candidate.id}` };
    const met = await withFaults([{ kind: 'TransactionConflict', match, times: 1000 }], () => refused(move()));
    expect(met.result).toMatchObject({ status: 503 });
    expect(await findUser(candidate.id)).toMatchObject({ universityId: candidate.universityId });
    await move();
    expect(await findUser(candidate.id)).toMatchObject({ universityId: to.id });
  });
});
