import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, QueryCommand, ScanCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyStack, smallSet, storeFirstSlice } from '#tests/support/catalogue.ts';
import { exported, keeper, load } from '#tests/support/catalogue-keeper.ts';

const documents = DynamoDBDocumentClient.from(new DynamoDBClient());

// Fresh modules per stack, since they cache the catalogue.
const product = async () => ({
  ...(await import('#functions/data/catalogue/catalogue.ts')),
  ...(await import('#functions/data/catalogue/editions.ts')),
  ...(await import('#functions/data/catalogue/entry.ts')),
});

const context = () => ({ now: new Date() });

type Item = Record<string, unknown> & { PK: string; SK: string };
const storedItems = async (): Promise<Map<string, Item>> => {
  const input = { TableName: process.env.TABLE_NAME, FilterExpression: 'begins_with(PK, :c)' };
  const scan = new ScanCommand({ ...input, ExpressionAttributeValues: { ':c': 'CATALOGUE' } });
  const { Items = [] } = await documents.send(scan);
  return new Map(Items.map((item) => [`${item.PK} ${item.SK}`, item as Item]));
};

const meeting = (count: number): void => {
  const { send } = DynamoDBDocumentClient.prototype;
  const all = Promise.withResolvers<void>();
  let arrived = 0;
  const held = async function (this: DynamoDBDocumentClient, ...args: [object]) {
    if (args[0] instanceof TransactWriteCommand && JSON.stringify(args[0].input).includes('"CURRENT"')) {
      arrived += 1;
      if (arrived === count) all.resolve();
      await all.promise;
    }
    return Reflect.apply(send, this, args);
  };
  vi.spyOn(DynamoDBDocumentClient.prototype, 'send').mockImplementation(held as typeof send);
};

beforeEach(emptyStack);
afterEach(() => vi.restoreAllMocks());

test('one changed strength writes the job and the version of the catalogue, and nothing else', async () => {
  await load();
  const { changeEntry } = await product();
  const before = await storedItems();
  const sent = vi.spyOn(DynamoDBDocumentClient.prototype, 'send');
  const job = await changeEntry('jobs', 'j1', (row) => ({ ...row, skills: { ...row.skills, s2: 1.25 } }), context());
  expect(job).toMatchObject({ id: 'j1', skills: { s2: 1.25 } });
  const writes = sent.mock.calls
    .map(([command]) => command)
    .filter((command) => !/Get|Query/.test(command.constructor.name));
  expect(writes).toEqual([expect.any(TransactWriteCommand)]);

  const after = await storedItems();
  const changed = [...after].filter(([key, item]) => JSON.stringify(before.get(key)) !== JSON.stringify(item));
  expect(changed.map(([key]) => key).sort()).toEqual([
    expect.stringMatching(/^CATALOGUE#\w+ JOB#j1$/),
    'CATALOGUE_EDITIONS CURRENT',
  ]);
  expect(after.size).toBe(before.size + 1);
  const lineOf = (csv = '') =>
    csv
      .split('\n')
      .find((line) => line.startsWith('j1 '))
      ?.split(',');
  const [was, is] = [lineOf(smallSet['job-skills.csv']), lineOf((await exported())['job-skills.csv'])];
  expect(is).toEqual(was?.with(2, '1.25'));
});

test('a warm function sees a new name within five seconds, without a new edition', async () => {
  await load();
  const { loadCatalogue, changeEntry } = await product();
  const now = new Date();
  const before = await loadCatalogue(now);
  vi.resetModules();
  const elsewhere = await product();
  const nameAt = async (ms: number) =>
    (await elsewhere.loadCatalogue(new Date(now.getTime() + ms))).entryById.get('s2')?.name;
  expect(await nameAt(0)).toBe('Active listening');

  await changeEntry('skills', 's2', (row) => ({ ...row, name: 'Listening' }), context());
  // The writer sees the change at once; other processes cache the catalogue for at most five seconds.
  expect((await loadCatalogue(now)).entryById.get('s2')?.name).toBe('Listening');
  expect(await nameAt(4_999)).toBe('Active listening');
  expect(await nameAt(5_000)).toBe('Listening');
  expect((await loadCatalogue(now)).version).not.toBe(before.version);
  expect((await exported())['skills.csv']).toBe(smallSet['skills.csv']?.replace('Active listening', 'Listening'));
});

test('changes at one moment are all kept, of one entry and of several', async () => {
  await load();
  const { changeEntry } = await product();
  meeting(3);
  await Promise.all([
    changeEntry('jobs', 'j1', (row) => ({ ...row, skills: { ...row.skills, s1: 1 } }), context()),
    changeEntry('jobs', 'j1', (row) => ({ ...row, skills: { ...row.skills, s2: 2 } }), context()),
    changeEntry('values', 'v1', (row) => ({ ...row, name: 'Courage' }), context()),
  ]);
  const { readCurrent } = await product();
  const { jobs, values } = (await readCurrent()).set;
  expect(jobs.find(({ id }) => id === 'j1')?.skills).toMatchObject({ s1: 1, s2: 2 });
  expect(values.find(({ id }) => id === 'v1')).toMatchObject({ name: 'Courage' });
});

test('a read during changes sees each change whole, in order', async () => {
  await load();
  const { changeEntry, readCurrent } = await product();
  let isOver = false;
  const changing = (async () => {
    for (let n = 1; n <= 10; n += 1) {
      const both = { name: `Listening ${n}`, nameFR: `Écoute ${n}` };
      await changeEntry('skills', 's2', (row) => ({ ...row, ...both }), context());
    }
  })().finally(() => {
    isOver = true;
  });
  const seen: number[] = [];
  while (!isOver) {
    const row = (await readCurrent()).set.skills.find(({ id }) => id === 's2');
    const [name = '', nameFR = ''] = [row?.name.split(' ')[1], row?.nameFR.split(' ')[1]];
    if (row?.name !== 'Active listening') expect(nameFR).toBe(name);
    seen.push(row?.name === 'Active listening' ? 0 : Number(name));
  }
  await changing;
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
});

test('a failure leaves the entry and the version as they were', async () => {
  await load();
  const { changeEntry } = await product();
  const before = await storedItems();
  const send = DynamoDBDocumentClient.prototype.send;
  vi.spyOn(DynamoDBDocumentClient.prototype, 'send').mockImplementation(function (
    this: DynamoDBDocumentClient,
    ...args: [never]
  ) {
    const isWrite = (args[0] as object) instanceof TransactWriteCommand;
    return isWrite ? Promise.reject(new Error('the power went')) : Reflect.apply(send, this, args);
  } as typeof send);
  const change = changeEntry('skills', 's2', (row) => ({ ...row, name: 'Listening' }), context());
  await expect(change).rejects.toThrow('the power went');
  vi.restoreAllMocks();
  expect(await storedItems()).toEqual(before);
});

test('an import takes changed entries for what they are, and an import and a change at one moment lose neither', async () => {
  await load();
  const { changeEntry } = await product();
  await changeEntry('skills', 's2', (row) => ({ ...row, name: 'Listening' }), context());
  const { changes } = await (await keeper()).importSet({ body: { files: { ...smallSet }, isDryRun: true } });
  expect(changes).toEqual([{ list: 'skills', id: 's2', name: 'Active listening', what: 'changed', fields: ['name'] }]);
  const { version } = await load();
  expect([...(await storedItems()).keys()].filter((key) => key.includes('ENTRY#'))).toEqual([]);

  const files = { ...smallSet, 'values.csv': smallSet['values.csv']?.replace('Spirituality', 'Beauty') ?? '' };
  expect(files['values.csv']).not.toBe(smallSet['values.csv']);
  const body = { files, isDryRun: false, version };
  const [imported] = await Promise.allSettled([
    keeper().then((api) => api.importSet({ body })),
    changeEntry('skills', 's1', (row) => ({ ...row, name: 'Reading' }), context()),
  ]);
  const now = await exported();
  expect(now['skills.csv']).toContain('Reading');
  expect(now['values.csv']?.includes('Beauty')).toBe(imported.status === 'fulfilled');
});

test('an entry of a catalogue of the first slice is changed like any other', async () => {
  await storeFirstSlice();
  const { changeEntry } = await product();
  await changeEntry('rncps', 'r1', (row) => ({ ...row, active: false }), context());
  await changeEntry('jobs', 'j2', (row) => ({ ...row, researchDomains: [18] }), context());
  const files = await exported();
  expect(files['rncps.csv']).toMatch(/\nr1,no,1,Mastering one’s scientific field,/);
  expect(files['jobs.csv']).toMatch(/\nj2,.*,18,/);
});

test('an entry that is not there is not found, and a change of nothing writes nothing', async () => {
  await load();
  const { changeEntry } = await product();
  await expect(changeEntry('skills', 's99', (row) => row, context())).rejects.toMatchObject({ code: 'not_found' });
  await expect(changeEntry('skills', 'j1', (row) => row, context())).rejects.toMatchObject({ code: 'not_found' });
  const before = await storedItems();
  await changeEntry('skills', 's2', (row) => ({ ...row }), context());
  expect(await storedItems()).toEqual(before);
});

test('the record of a change names its fields, and comes once, also when the change is tried again', async () => {
  await load();
  const { changeEntry } = await product();
  const audit = { actorId: 'a-1', universityId: null, call: 'PUT /jobs/{id}', targets: ['j1'], requestId: 'r' };
  const rename = (n: number) =>
    changeEntry('jobs', 'j1', (row) => ({ ...row, name: `Job ${n}` }), { ...context(), effects: { audit } });
  meeting(2);
  await Promise.all([rename(1), rename(2)]);
  const query = { TableName: process.env.TABLE_NAME, KeyConditionExpression: 'PK = :p' };
  const { Items } = await documents.send(
    new QueryCommand({ ...query, ExpressionAttributeValues: { ':p': 'AUDIT#none' } }),
  );
  const ours = Items?.filter(({ call }) => call === audit.call);
  expect(ours).toMatchObject([{ fields: ['name'] }, { fields: ['name'] }]);
});
