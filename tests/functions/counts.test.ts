import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { beforeEach, expect, test } from 'vitest';
import { Counts } from '#functions/data/entities/counts.ts';
import { Universities } from '#functions/data/entities/university.ts';
import { newUniversityId } from '#functions/data/kernel/ids.ts';
import { listCounts } from '#functions/data/universities/counts.ts';
import { choose, mailedLink } from '#tests/support/accounts.ts';
import { anonymous, as, refused } from '#tests/support/api.ts';
import { begin, nothing, stored } from '#tests/support/counted.ts';
import { freshTable } from '#tests/support/fresh-table.ts';
import { seedCatalogue } from '#tests/support/seed-catalogue.ts';
import { letMinutesPass } from '#tests/support/tasks.ts';
import { stopClock } from '#tests/support/throttled.ts';

stopClock();
beforeEach(freshTable);

test('the counts of a university follow what becomes of its people', async () => {
  const { boss, id, counts, isRight, register, invite, decide } = await begin();
  expect(await counts()).toEqual(nothing);
  expect((await listCounts()).map(({ universityId }) => universityId)).toEqual([id]);

  const { user } = await register();
  expect(await counts()).toEqual({ ...nothing, pendingUsers: 1, unconfirmedUsers: 1 });

  const link = await mailedLink(user.email, 'confirm-email');
  const proof = { token: link.get('token') ?? '', userId: link.get('userId') ?? '' };
  await anonymous.auth.confirmEmail({ body: proof });
  expect(await counts()).toEqual({ ...nothing, pendingUsers: 1 });

  await decide(user.id, 'ACCEPTED');
  expect(await counts()).toEqual({ ...nothing, acceptedUsers: 1, usersWithoutPortfolio: 1 });
  await decide(user.id, 'REJECTED');
  expect(await counts()).toEqual({ ...nothing, rejectedUsers: 1 });
  await decide(user.id, 'PENDING');
  expect(await counts()).toEqual({ ...nothing, pendingUsers: 1 });
  await decide(user.id, 'ACCEPTED');

  const candidate = await as(await stored(user.id));
  const first = await candidate.portfolios.create({ body: { title: 'Premier' } });
  expect(await counts()).toEqual({ ...nothing, acceptedUsers: 1 });
  const second = await candidate.portfolios.create({ body: { title: 'Second' } });
  await candidate.portfolios.remove({ params: { id: first.id } });
  expect(await counts()).toEqual({ ...nothing, acceptedUsers: 1 });
  await candidate.portfolios.remove({ params: { id: second.id } });
  expect(await counts()).toEqual({ ...nothing, acceptedUsers: 1, usersWithoutPortfolio: 1 });
  await isRight();

  const admin = await invite('admin');
  expect(await counts()).toEqual({
    ...nothing,
    acceptedUsers: 2,
    unconfirmedUsers: 1,
    usersWithoutPortfolio: 1,
    administrators: 1,
  });
  await choose(await mailedLink(admin.email));
  expect(await counts()).toMatchObject({ unconfirmedUsers: 0 });

  // An administrator does not count as a candidate, and counts as one again after losing the role.
  await boss.users.update({ params: { id: user.id }, body: { role: 'admin' } });
  expect(await counts()).toEqual({ ...nothing, acceptedUsers: 2, administrators: 2 });
  await boss.users.update({ params: { id: admin.id }, body: { role: 'user' } });
  expect(await counts()).toEqual({ ...nothing, acceptedUsers: 2, usersWithoutPortfolio: 1, administrators: 1 });

  const { id: other } = await boss.universities.create({ body: { name: 'Université des Dunes' } });
  await boss.users.move({ params: { id: admin.id }, body: { universityId: other } });
  expect(await counts()).toEqual({ ...nothing, acceptedUsers: 1, administrators: 1 });
  expect(await counts(other)).toEqual({ ...nothing, acceptedUsers: 1, usersWithoutPortfolio: 1 });
  await boss.users.remove({ params: { id: admin.id } });
  expect(await counts(other)).toEqual(nothing);

  await boss.universities.remove({ params: { id }, query: { transferUsersTo: other } });
  await letMinutesPass(6);
  expect(await counts(other)).toEqual({ ...nothing, acceptedUsers: 1, usersWithoutPortfolio: 1 });
  await isRight(other);
  const { Item } = await Counts.build(GetItemCommand).key({ universityId: id }).send();
  expect(Item).toBeUndefined();
});

test('the counts of a university follow its courses and their skills', async () => {
  await seedCatalogue();
  const { boss, id: universityId, counts, isRight } = await begin();
  const add = async (title: string) =>
    (await boss.formations.create({ body: { universityId, title, description: 'Deux jours' } })).id;
  const strengthen = (formationId: string, skillId: string) =>
    boss.formations.addSkill({ body: { formationId, skillId, value: 2 } });
  const weaken = (formationId: string, skillId: string) =>
    boss.formations.removeSkill({ params: { id: `${formationId}.${skillId}` } });

  const [one, two] = [await add('Conduire un projet'), await add('Écrire')];
  expect(await counts()).toEqual({ ...nothing, formations: 2, formationsWithoutSkills: 2 });
  await strengthen(one, 's1');
  await strengthen(one, 's2');
  expect(await counts()).toEqual({ ...nothing, formations: 2, formationsWithoutSkills: 1 });
  await weaken(one, 's1');
  expect(await counts()).toEqual({ ...nothing, formations: 2, formationsWithoutSkills: 1 });
  await weaken(one, 's2');
  expect(await counts()).toEqual({ ...nothing, formations: 2, formationsWithoutSkills: 2 });
  expect(await refused(weaken(one, 's2'))).toMatchObject({ status: 404 });

  await Promise.all(['s1', 's2', 's3'].map((skillId) => strengthen(two, skillId)));
  expect(await counts()).toEqual({ ...nothing, formations: 2, formationsWithoutSkills: 1 });
  await Promise.all(['s1', 's2', 's3'].map((skillId) => weaken(two, skillId)));
  expect(await counts()).toEqual({ ...nothing, formations: 2, formationsWithoutSkills: 2 });

  await strengthen(two, 's1');
  await boss.formations.remove({ params: { id: two } });
  expect(await counts()).toEqual({ ...nothing, formations: 1, formationsWithoutSkills: 1 });
  await boss.formations.remove({ params: { id: one } });
  expect(await counts()).toEqual(nothing);
  await isRight();
});

test('a super administrator sees how many universities there are, in which of them something waits, and how much', async () => {
  const { boss, id, register, invite } = await begin();
  const { id: dunes } = await boss.universities.create({ body: { name: 'Université des Dunes' } });
  const byId = <T extends { universityId: string }>(rows: readonly T[]): T[] =>
    rows.toSorted((a, b) => a.universityId.localeCompare(b.universityId));
  const counts = async () => {
    const { waiting, ...numbers } = await boss.users.countsOfAll();
    return { numbers, waiting: byId(waiting) };
  };
  expect(await counts()).toEqual({
    numbers: { universities: 2, universitiesWithoutAdministrator: 2, pendingUsers: 0, users: 0, failedTasks: 0 },
    waiting: byId([
      { universityId: id, pendingUsers: 0, administrators: 0 },
      { universityId: dunes, pendingUsers: 0, administrators: 0 },
    ]),
  });
  await register();
  await invite('admin');
  const old = { id: newUniversityId(), name: 'Université des Anciens', createdAt: '2025-01-01T00:00:00.000Z' };
  await Universities.build(PutItemCommand).item(old).send();
  await register(old.id);
  expect(await counts()).toEqual({
    numbers: { universities: 3, universitiesWithoutAdministrator: 2, pendingUsers: 2, users: 3, failedTasks: 0 },
    waiting: byId([
      { universityId: id, pendingUsers: 1, administrators: 1 },
      { universityId: dunes, pendingUsers: 0, administrators: 0 },
      { universityId: old.id, pendingUsers: 1, administrators: 0 },
    ]),
  });
  await boss.universities.remove({ params: { id: dunes }, query: {} });
  await boss.users.countsOfAll().then(({ waiting }) => expect(waiting).toHaveLength(2));
});
