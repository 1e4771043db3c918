import { BatchWriteItemCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { EntityFormatter } from 'dynamodb-toolbox/entity/actions/format';
import { beforeAll, expect, test } from 'vitest';
import type { Attributes } from '#functions/data/kernel/shapes.ts';
import { table } from '#functions/data/kernel/table.ts';
import { findAccount } from '#functions/data/people/accounts.ts';
import { listMembers, type StoredUser } from '#functions/data/people/users.ts';
import { findNextPiece } from '#functions/data/tasks/imports.ts';
import { listOpenTasks } from '#functions/data/tasks/tasks.ts';
import { allEntities } from '#scripts/operations/keep-release/entities.ts';
import { kept } from '#scripts/operations/keep-release/kept.ts';
import { anonymous, as } from '#tests/support/api.ts';

const items = kept.items();
const keptKinds = Map.groupBy(items, ({ _et }) => _et?.S ?? '');

/** Items as this release reads them, before their entity parses them. */
const scanned = async (): Promise<Attributes[]> => {
  const all: Attributes[] = [];
  let ExclusiveStartKey: Attributes | undefined;
  do {
    const command = new ScanCommand({ TableName: process.env.TABLE_NAME, ConsistentRead: true, ExclusiveStartKey });
    const { Items = [], LastEvaluatedKey } = await table.getDocumentClient().send(command);
    all.push(...Items);
    ExclusiveStartKey = LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return all;
};

beforeAll(async () => {
  const client = new DynamoDBClient();
  const name = process.env.TABLE_NAME ?? '';
  for (let i = 0; i < items.length; i += 25) {
    const writes = items.slice(i, i + 25).map((Item) => ({ PutRequest: { Item } }));
    const { UnprocessedItems = {} } = await client.send(
      new BatchWriteItemCommand({ RequestItems: { [name]: writes } }),
    );
    expect(UnprocessedItems).toEqual({});
  }
  client.destroy();
});

test('every item is read by its entity, and none is of an entity that is gone', async () => {
  const entities = new Map((await allEntities()).map((entity) => [entity.entityName, entity]));
  // The demonstration's own marker, which only its script reads.
  const kinds = Map.groupBy(await scanned(), ({ _et }) => String(_et));
  kinds.delete('DemonstrationMark');
  const failures: string[] = [];
  for (const [kind, found] of kinds) {
    const entity = entities.get(kind);
    if (!entity) failures.push(`there is no ${kind} any more`);
    for (const item of entity ? found : []) {
      try {
        entity?.build(EntityFormatter).format(item);
      } catch (error) {
        failures.push(`${kind}: ${error instanceof Error ? error.message : error}`);
      }
    }
    console.log(`${String(found.length).padStart(6)} ${kind}`);
    expect(found.length, kind).toBe(keptKinds.get(kind)?.length);
  }
  expect(failures).toEqual([]);
  expect(kinds.size).toBeGreaterThan(30);
});

const account = async (email: string): Promise<StoredUser> => {
  const found = await findAccount(email);
  if (!found) throw new Error(`${email} is nobody`);
  return found.user;
};
const demoPassword = 'demo-Passw0rd!';

test('somebody of the release before signs in with their password', async () => {
  const body = { email: 'user@demo.test', password: demoPassword };
  expect(await anonymous.auth.login({ body })).toMatchObject({ user: { email: 'user@demo.test' } });
});

test('every member reads what is theirs, and a public CV is there for anybody', async () => {
  const user = await account('user@demo.test');
  const members = await listMembers(user.universityId ?? '');
  const accepted = members.filter(({ status, role }) => status === 'ACCEPTED' && role === 'user');
  expect(accepted.length).toBeGreaterThan(5);
  for (const person of accepted) {
    const api = await as(person);
    const [own, id] = [{ params: { userId: person.id } }, { params: { id: person.id } }];
    await Promise.all([
      api.users.get(id),
      api.doctorates.get(own),
      api.diplomas.listOfUser(own),
      api.experiences.listOfUser(own),
      api.publications.listOfUser(own),
      api.resources.listOfUser(own),
      api.usercv.get(id),
      api.auth.listSessions(),
      anonymous.usercv.getPublic(id),
    ]);
    const { portfolios } = await api.portfolios.listOfUser(own);
    for (const { id: portfolioId } of portfolios) {
      const params = { portfolioId };
      await api.portfolios.listSkills({ params });
      await api.portfolios.listValues({ params });
      const { calculatedJobs } = await api.portfolios.generateJobs({ params: { id: portfolioId } });
      expect(calculatedJobs.length).toBeGreaterThan(20);
    }
  }
  const cv = await anonymous.usercv.getPublic({ params: { id: user.id } });
  expect(cv.user).toMatchObject({ firstName: 'Camille' });
});

test('administrators read their university, its courses and acts; super administrators all of them and the catalogue', async () => {
  const admin = await account('admin@demo.test');
  const universityId = admin.universityId ?? '';
  const ofCampus = { params: { universityId } };
  const api = await as(admin);
  const { rows } = await api.users.listOfUniversity({ ...ofCampus, query: {} });
  expect(rows.map(({ email }) => email)).toContain('pending@demo.test');
  const courses = (await api.formations.list({ query: { universityId } })).rows;
  expect(courses.length).toBeGreaterThan(11);
  await api.formations.listSkills({ query: { formationId: courses[0]?.id ?? '' } });
  await api.users.countsOfUniversity(ofCampus);
  await api.resources.listOfUniversity(ofCampus);
  expect((await api.audit.listOfUniversity({ ...ofCampus, query: {} })).entries.length).toBeGreaterThan(5);

  const all = await as(await account('super@demo.test'));
  expect((await all.universities.list()).rows).toHaveLength(4);
  await all.universities.getUsage({ params: { id: universityId }, query: { from: '2026-11-01', until: '2026-11-30' } });
  await all.users.countsOfAll();
  await all.audit.listOfAll({ query: {} });
  // One of each is an edit stored beside the edition's pages.
  expect((await all.catalogue.listSkills()).skills.length).toBeGreaterThan(40);
  expect((await all.catalogue.listJobs()).jobs.length).toBeGreaterThan(140);
});

test('a kept task is found with its rows', async () => {
  const [task] = await listOpenTasks();
  expect(task).toMatchObject({ kind: 'peopleImport', rows: 1 });
  const piece = await findNextPiece<{ lastName: string }>(task?.id ?? '');
  expect(piece?.rows.map(({ lastName }) => lastName)).toEqual(['Lopes']);
});
