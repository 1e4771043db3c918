import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { $remove, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { beforeEach, expect, test, vi } from 'vitest';
import { newAccount } from '#functions/data/accounts.ts';
import { commit } from '#functions/data/commit.ts';
import { sumOf } from '#functions/data/counted.ts';
import { findCounts } from '#functions/data/counts.ts';
import { Counts } from '#functions/data/entities/counts.ts';
import { Mails, parkedOf } from '#functions/data/entities/mail.ts';
import { Universities } from '#functions/data/entities/university.ts';
import { Users } from '#functions/data/entities/user.ts';
import { newUniversityId } from '#functions/data/ids.ts';
import { countLists, recount } from '#functions/data/recount.ts';
import { findUser } from '#functions/data/users.ts';
import { seedCatalogue } from '#scripts/seed-catalogue.ts';
import type { Session } from '#shared/schemas/user.ts';
import { choose, mailedLink, newEmail, password } from '#tests/support/accounts.ts';
import { anonymous, as, refused } from '#tests/support/api.ts';
import { withFaults } from '#tests/support/caller.ts';
import { buildUser } from '#tests/support/factories.ts';
import { freshTable } from '#tests/support/fresh-table.ts';
import { deliver } from '#tests/support/outbox.ts';
import { letMinutesPass } from '#tests/support/tasks.ts';
import { stopClock } from '#tests/support/throttled.ts';

stopClock();
beforeEach(freshTable);

const nothing = {
  pendingUsers: 0,
  acceptedUsers: 0,
  rejectedUsers: 0,
  unconfirmedUsers: 0,
  usersWithoutPortfolio: 0,
  administrators: 0,
  failedMails: 0,
  formations: 0,
  formationsWithoutSkills: 0,
};

const stored = async (id: string) => (await findUser(id)) ?? expect.unreachable('they are gone');

/** A university made by its call, and what a super administrator does in it. */
const begin = async () => {
  const boss = await as(await buildUser({ role: 'super', university: null }));
  const { id } = await boss.universities.create({ body: { name: 'Université des Marais' } });
  const counts = (universityId = id) => boss.users.countsOfUniversity({ params: { universityId } });
  /** What is kept says what the lists say. */
  const isRight = async (universityId = id) => {
    const { administratorIds, ...numbers } = await countLists(universityId, { now: new Date() });
    const kept = await findCounts(universityId);
    expect(sumOf([kept ?? {}])).toEqual(numbers);
    expect(new Set(kept?.administratorIds)).toEqual(administratorIds);
  };
  const register = (universityId = id): Promise<Session> =>
    anonymous.auth.register({
      body: { firstName: 'Ambre', lastName: 'Sérilhac', email: newEmail(), password, universityId },
    });
  const invite = (role: 'user' | 'admin') =>
    boss.users.create({
      body: { firstName: 'Hermine', lastName: 'Sérilhac', email: newEmail(), password, role, universityId: id },
    });
  const decide = (personId: string, status: 'PENDING' | 'ACCEPTED' | 'REJECTED') =>
    boss.users.setStatus({ params: { id: personId }, body: { status } });
  return { boss, id, counts, isRight, register, invite, decide };
};

test('the counts of a university follow what becomes of its people', async () => {
  const { boss, id, counts, isRight, register, invite, decide } = await begin();
  expect(await counts()).toEqual(nothing);

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

  // Nobody counts as a candidate who is an administrator, and as an administrator who is none any more.
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

test('many who register at one moment are all there, and all counted', async () => {
  const { id: universityId, counts, isRight } = await begin();
  const now = new Date();
  const person = { firstName: 'Ambre', lastName: 'Sérilhac', role: 'user', status: 'PENDING', language: 'fr' } as const;
  const join = () => {
    const { changes } = newAccount({ ...person, email: newEmail(), universityId, passwordHash: '-' }, now);
    // As long as a call may take.
    return commit(changes, { now, deadline: new Date(performance.timeOrigin + performance.now() + 9_000) });
  };
  expect(await Promise.all(Array.from({ length: 30 }, join))).toEqual(Array.from({ length: 30 }, () => true));
  expect(await counts()).toEqual({ ...nothing, pendingUsers: 30, unconfirmedUsers: 30 });
  await isRight();
});

test('what happens to somebody at one moment is all done, and counted once', async () => {
  const { id, counts, isRight, register, decide } = await begin();
  const { user } = await register();
  const link = await mailedLink(user.email, 'confirm-email');
  const proof = { token: link.get('token') ?? '', userId: link.get('userId') ?? '' };
  await Promise.all([decide(user.id, 'ACCEPTED'), anonymous.auth.confirmEmail({ body: proof })]);
  expect(await counts()).toEqual({ ...nothing, acceptedUsers: 1, usersWithoutPortfolio: 1 });

  const { portfolios } = await as(await stored(user.id));
  const made = await Promise.all(['Un', 'Deux', 'Trois'].map((title) => portfolios.create({ body: { title } })));
  expect(await stored(user.id)).toMatchObject({ portfolios: 3 });
  expect(await counts()).toEqual({ ...nothing, acceptedUsers: 1 });
  await Promise.all(made.map((one) => portfolios.remove({ params: { id: one.id } })));
  expect(await counts()).toEqual({ ...nothing, acceptedUsers: 1, usersWithoutPortfolio: 1 });
  await isRight(id);
});

test('a link to choose a password works once, also when it is used twice at the moment at which its owner is accepted', async () => {
  const { register, decide, counts, isRight } = await begin();
  const { user } = await register();
  await deliver();
  vi.setSystemTime(Date.now() + 1000);
  await anonymous.auth.resetPassword({ body: { email: user.email } });
  const link = await mailedLink(user.email);
  const uses = await Promise.allSettled([choose(link), choose(link), decide(user.id, 'ACCEPTED')]);
  expect(uses.map(({ status }) => status).sort()).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect(await stored(user.id)).toMatchObject({ status: 'ACCEPTED', emailConfirmed: true, sessionEpoch: 1 });
  expect(await counts()).toMatchObject({ acceptedUsers: 1, unconfirmedUsers: 0 });
  await isRight();
});

test('a decision that crashes is counted when it is made, and only then', async () => {
  const { register, decide, counts, isRight } = await begin();
  const { user } = await register();
  const match = { caller: 'users', operation: 'TransactWriteItems' };
  await withFaults([{ kind: 'crashBefore', match }], () => decide(user.id, 'ACCEPTED').catch(() => null));
  expect(await counts()).toMatchObject({ pendingUsers: 1, acceptedUsers: 0 });
  await withFaults([{ kind: 'crashAfter', match }], () => decide(user.id, 'ACCEPTED').catch(() => null));
  expect(await counts()).toMatchObject({ pendingUsers: 0, acceptedUsers: 1 });
  await decide(user.id, 'ACCEPTED');
  expect(await counts()).toMatchObject({ pendingUsers: 0, acceptedUsers: 1 });
  await isRight();
});

test('a university from before there were counts is counted when they are first read', async () => {
  const { boss, id: universityId, register, decide, isRight, counts } = await begin();
  const { user } = await register();
  await decide(user.id, 'ACCEPTED');
  const { portfolios } = await as(await stored(user.id));
  await portfolios.create({ body: { title: 'Portfolio' } });
  await register();
  await boss.formations.create({ body: { universityId, title: 'Écrire', description: 'Deux jours' } });
  // As it was stored then.
  await Counts.build(DeleteItemCommand).key({ universityId }).send();
  await Users.build(UpdateItemCommand).item({ id: user.id, portfolios: $remove() }).send();
  await register();
  vi.setSystemTime(Date.now() + 60_000);

  const expected = {
    pendingUsers: 2,
    acceptedUsers: 1,
    unconfirmedUsers: 3,
    formations: 1,
    formationsWithoutSkills: 1,
  };
  expect(await findCounts(universityId)).toBeNull();
  expect(await counts()).toEqual({ ...nothing, ...expected });
  await isRight();
  await decide(user.id, 'REJECTED');
  expect(await counts()).toMatchObject({ acceptedUsers: 0, rejectedUsers: 1, usersWithoutPortfolio: 0 });
  await isRight();
});

test('counts that are wrong are put right by counting anew, but not while the university changes', async () => {
  const { id: universityId, register, counts } = await begin();
  await register();
  await Counts.build(UpdateItemCommand).item({ universityId, pendingUsers: 7 }).send();
  // The index may not know yet who has just registered.
  expect(await recount(universityId, { now: new Date() })).toMatchObject({ pendingUsers: 1 });
  expect(await counts()).toMatchObject({ pendingUsers: 7 });
  vi.setSystemTime(Date.now() + 60_000);
  await recount(universityId, { now: new Date() });
  expect(await counts()).toMatchObject({ pendingUsers: 1 });
});

test('mails that could not be sent are counted until they are sent again', async () => {
  const { id, boss, counts, register } = await begin();
  const { user } = await register();
  const at = new Date().toISOString();
  const times = { createdAt: at, dueAt: at, retryUntil: at, parkedAt: at, ttl: 1, GSI1SK: at };
  const parked = { id: 'one', kind: 'accepted', userId: user.id, before: 'PENDING', attempts: 9, version: 9 } as const;
  await Mails.build(PutItemCommand)
    .item({ ...parked, ...times, GSI1PK: parkedOf(id) })
    .send();
  expect(await counts()).toMatchObject({ failedMails: 1 });
  await boss.users.resendMail({ params: { id: user.id } });
  expect(await counts()).toMatchObject({ failedMails: 0 });
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
  // Where nothing waits is not named.
  await boss.universities.remove({ params: { id: dunes }, query: {} });
  await boss.users.countsOfAll().then(({ waiting }) => expect(waiting).toHaveLength(2));
});
