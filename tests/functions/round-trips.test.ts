import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findCurrent } from '#functions/data/catalogue/editions.ts';
import { changeEntry } from '#functions/data/catalogue/entry.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import { as } from '#tests/support/api.ts';
import { recorded } from '#tests/support/caller.ts';
import { emptyStack } from '#tests/support/catalogue.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import { seedCatalogue } from '#tests/support/seed-catalogue.ts';

/** A read unit is 4 KB read consistently or 8 KB otherwise; a write unit is 1 KB, doubled in a transaction. */

beforeAll(async () => {
  await emptyStack();
  await seedCatalogue();
  // Freezes the clock, so that the five-second caches do not depend on the machine's speed.
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
});
afterAll(() => {
  vi.useRealTimers();
});

type Api = Awaited<ReturnType<typeof as>>;

const costOf = async (call: () => Promise<unknown>): Promise<[string, number][]> => {
  await call();
  const { entries } = await recorded(call);
  return entries.map(({ operation, readUnits, writeUnits }) => [operation, readUnits + writeUnits]);
};

/** The caller and their session, read in one round trip before everything else. */
const caller = ['BatchGetItem', 2];

const candidate = async (): Promise<{ user: StoredUser; api: Api; id: string }> => {
  const user = await buildUser();
  const api = await as(user);
  const { id } = await api.portfolios.create({ body: { title: 'Portfolio' } });
  return { user, api, id };
};

const answered = async (api: Api, id: string) => {
  const params = { portfolioId: id };
  const lists = [
    await api.portfolios.listSkills({ params }),
    await api.portfolios.listActivities({ params }),
    await api.portfolios.listValues({ params }),
    await api.portfolios.listRncps({ params }),
  ];
  const all = lists.flat().map((row, i) => ({ id: row.id, value: i % 6 }));
  for (const ratings of [all.slice(0, 100), all.slice(100)]) {
    await api.portfolios.rateMany({ params: { id }, body: { ratings } });
  }
};

test('one answer is one write beside the caller, also of an assessment that is finished', async () => {
  const { api, id } = await candidate();
  const rate = () => api.portfolios.rateSkill({ params: { id: `${id}.s1` }, body: { value: 3 } });
  expect(await costOf(rate)).toEqual([caller, ['UpdateItem', 1]]);
  await answered(api, id);
  expect(await costOf(rate)).toEqual([caller, ['UpdateItem', 2]]);
});

test('twenty answers are one write', async () => {
  const { api, id } = await candidate();
  const ratings = Array.from({ length: 20 }, (_, i) => ({ id: `${id}.s${i + 1}`, value: 3 }));
  const rateMany = () => api.portfolios.rateMany({ params: { id }, body: { ratings } });
  expect(await costOf(rateMany)).toEqual([caller, ['UpdateItem', 1]]);
});

test('an assessment and its rows are one read, its jobs and why one of them stands there one more, of the thesis, and a share', async () => {
  const { api, id } = await candidate();
  await answered(api, id);
  const read = [caller, ['GetItem', 1]];
  expect(await costOf(() => api.portfolios.get({ params: { id } }))).toEqual(read);
  expect(await costOf(() => api.portfolios.listSkills({ params: { portfolioId: id } }))).toEqual(read);
  // Called twice at one moment, the university's rate limit is below its maximum, but still sufficient.
  const withThesis = [caller, ['UpdateItem', 0], ['UpdateItem', 1], ['GetItem', 1], ['GetItem', 1]];
  expect(await costOf(() => api.portfolios.generateJobs({ params: { id } }))).toEqual(withThesis);
  expect(await costOf(() => api.portfolios.explainJob({ params: { id }, body: { jobId: 'j1' } }))).toEqual(withThesis);
});

test('beginning an assessment reads the doctorate and the one before, however many there are, and is one transaction', async () => {
  const { api } = await candidate();
  let count = 0;
  const begin = () => {
    count += 1;
    return api.portfolios.create({ body: { title: `Bilan ${count}` } });
  };
  for (let i = 0; i < 20; i += 1) await begin();
  const cost = await costOf(begin);
  const [who, repeated, ...rest] = cost;
  expect([who?.[0], repeated?.[0], rest.at(-1)?.[0]]).toEqual(['BatchGetItem', 'GetItem', 'TransactWriteItems']);
  // Both are read concurrently, in either order.
  expect(rest.slice(0, -1).sort(([a], [b]) => a.localeCompare(b))).toEqual([
    ['GetItem', 1],
    ['Query', 1],
  ]);
});

test('a list of five hundred members is the university, one query, and one for the mails that did not reach them', async () => {
  const university = await buildUniversity();
  const admin = await buildUser({ role: 'admin', university });
  for (let i = 0; i < 50; i += 1) await Promise.all(Array.from({ length: 10 }, () => buildUser({ university })));
  const { users } = await as(admin);
  const list = () => users.listOfUniversity({ params: { universityId: university.id } });
  expect((await list()).rows).toHaveLength(501);
  const cost = await costOf(list);
  expect(cost.map(([operation]) => operation)).toEqual(['BatchGetItem', 'GetItem', 'Query', 'Query']);
  // 340 bytes per member; an index read unit is 8 KB.
  expect(cost.slice(1).reduce((sum, [, units]) => sum + units, 0)).toBeLessThan(25);
});

const editionUnits = async (): Promise<{ items: number; units: number }> => {
  const { edition } = (await findCurrent()) ?? expect.unreachable('there is no catalogue');
  const { Count = 0, ConsumedCapacity } = await DynamoDBDocumentClient.from(new DynamoDBClient()).send(
    new QueryCommand({
      TableName: process.env.TABLE_NAME,
      KeyConditionExpression: 'PK = :edition',
      ExpressionAttributeValues: { ':edition': `CATALOGUE#${edition}` },
      ConsistentRead: true,
      ReturnConsumedCapacity: 'TOTAL',
    }),
  );
  return { items: Count, units: ConsumedCapacity?.CapacityUnits ?? 0 };
};

test('a cold function reads the catalogue in a few pages, most of which are the subjects and stems of its jobs', async () => {
  const before = await editionUnits();
  expect(before.items).toBe(8);
  expect(before.units).toBeLessThanOrEqual(85);
  const { api } = await candidate();
  vi.resetModules();
  const { entries } = await recorded(() => api.catalogue.listValues());
  const reads = entries.map(({ operation, readUnits }) => [operation, readUnits]);
  // Read once per cold function: CloudFront's secret (cached for five minutes), the pseudonym key and the verification
  // keys; the current edition's id, the edition, and a check that it is still current.
  expect(reads.filter(([operation]) => operation !== 'BatchGetItem')).toEqual([
    ['GetSecretValue', 0],
    ['GetSecretValue', 0],
    ['Query', expect.any(Number)],
    ['GetItem', 1],
    ['Query', before.units],
    ['GetItem', 1],
  ]);

  await changeEntry('jobs', 'j1', (row) => ({ ...row, name: 'Informaticist' }), { now: new Date() });
  const after = await editionUnits();
  expect(after.items).toBe(9);
  expect(after.units).toBeLessThanOrEqual(before.units + 2);
});

test('one changed strength is a transaction of two items', async () => {
  const strengthen = (value: number) =>
    changeEntry('jobs', 'j2', (row) => ({ ...row, skills: { ...row.skills, s1: value } }), { now: new Date() });
  await strengthen(1);
  const { entries } = await recorded(() => strengthen(2));
  const writes = entries.filter(({ writeUnits }) => writeUnits > 0);
  expect(writes).toMatchObject([{ operation: 'TransactWriteItems', actions: 2 }]);
  // With the stems of its texts a job has almost 6 KB; a transaction writes each KB twice.
  expect(writes[0]?.writeUnits).toBeLessThanOrEqual(13);
});

test('a strength that a super administrator changes is a look at the version and one transaction, and the next call reads no catalogue', async () => {
  const { catalogue } = await as(await buildUser({ role: 'super', university: null }));
  let value = 1;
  const strengthen = () => {
    value += 1;
    return catalogue.updateJobSkill({ params: { id: 'j3.s1' }, body: { value } });
  };
  const cost = await costOf(strengthen);
  expect(cost.map(([operation]) => operation)).toEqual(['BatchGetItem', 'GetItem', 'TransactWriteItems']);
  expect(cost[1]).toEqual(['GetItem', 1]);
  const lookAt = [caller, ['GetItem', 1]];
  expect(await costOf(() => catalogue.listJobSkills({ query: { jobId: 'j3' } }))).toEqual(lookAt);
  expect(await costOf(() => catalogue.listJobs())).toEqual(lookAt);
  const member = await candidate();
  expect(await costOf(() => member.api.catalogue.getJob({ params: { id: 'j3' } }))).toEqual([caller]);
});

test('an entry that is made is a look at the repeated key and at the version, and one transaction', async () => {
  const { catalogue } = await as(await buildUser({ role: 'super', university: null }));
  const make = () => catalogue.createSkill({ body: { name: 'Storytelling', nameFR: 'Art du récit', category: 1 } });
  const cost = await costOf(make);
  expect(cost.map(([operation]) => operation)).toEqual(['BatchGetItem', 'GetItem', 'GetItem', 'TransactWriteItems']);
  expect(cost[3]?.[1]).toBeLessThanOrEqual(10);
});

test('trying a list of a thousand people asks for their addresses a hundred at a time; beginning it is one transaction', async () => {
  const university = await buildUniversity();
  const { users } = await as(await buildUser({ role: 'admin', university }));
  const csv = [
    'First name,Last name,E-mail',
    ...Array.from({ length: 1000 }, (_, i) => `Ada,Noor,ada.${i}@people.test`),
  ];
  const bring = (isDryRun: boolean) =>
    users.beginImport({ params: { universityId: university.id }, body: { csv: csv.join('\n'), isDryRun } });
  const asked = (cost: [string, number][]) => cost.map(([operation]) => operation);
  const addresses = Array.from({ length: 10 }, () => 'BatchGetItem');
  const before = ['BatchGetItem', 'GetItem', 'UpdateItem', 'GetItem'];
  expect(asked(await costOf(() => bring(true)))).toEqual([...before, ...addresses]);
  expect(asked(await costOf(() => bring(false)))).toEqual([...before, ...addresses, 'TransactWriteItems']);
});
