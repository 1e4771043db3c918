import { isDeepStrictEqual } from 'node:util';
import { DynamoDBDocumentClient, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SetFiles } from '#functions/catalogue/csv/tables.ts';
import { as, refused } from '#tests/support/api.ts';
import { emptyCatalogue, smallSet, storedItems } from '#tests/support/catalogue.ts';
import { edited, exported, keeper, load } from '#tests/support/catalogue-keeper.ts';
import { buildUser } from '#tests/support/factories.ts';

/** An import writes a new edition beside the current one and then switches all readers. */

/** The import waits for `act`. */
const atSwitch = (act: () => Promise<unknown>) => {
  const { send } = DynamoDBDocumentClient.prototype;
  const held = async function (this: DynamoDBDocumentClient, ...args: [object]) {
    if (args[0] instanceof TransactWriteCommand && JSON.stringify(args[0].input).includes('"CURRENT"')) await act();
    return Reflect.apply(send, this, args);
  };
  return vi.spyOn(DynamoDBDocumentClient.prototype, 'send').mockImplementation(held as typeof send);
};

beforeEach(emptyCatalogue);
afterEach(() => vi.restoreAllMocks());

test('a crash before the switch leaves the old catalogue whole, and the next import cleans up', async () => {
  const { version } = await load();
  const rows = (await storedItems()).length;
  const files = edited('skills.csv', 'Active listening', 'Listening');
  const crash = atSwitch(() => Promise.reject(new Error('the power went')));
  expect(await refused(load(files))).toMatchObject({ status: 500 });
  crash.mockRestore();
  expect(await storedItems()).toHaveLength(2 * rows - 1);
  expect(await (await keeper()).exportSet()).toEqual({ version, files: smallSet });
  const { catalogue } = await as(await buildUser());
  expect((await catalogue.listSkills()).skills[1]?.name).toBe('Active listening');

  vi.useFakeTimers({ now: Date.now() + 20 * 60_000, toFake: ['Date'] });
  await load(files);
  vi.useRealTimers();
  expect(await storedItems()).toHaveLength(rows);
});

test('a read during an import sees the old catalogue or the new one, never a mixture', async () => {
  await load();
  // Every row differs, so that a mix of two editions shows.
  const renamed = Object.fromEntries(
    Object.entries(smallSet).map(([file, text]) => [file, text.replaceAll(',yes,', ',no,')]),
  );
  const reader = await keeper();
  const seen: SetFiles[] = [];
  const read = async () => seen.push((await reader.exportSet()).files);
  let isOver = false;
  atSwitch(read);
  const importing = load(renamed).finally(() => {
    isOver = true;
  });
  while (!isOver) await read();
  await importing;
  await read();
  const state = (files: SetFiles) => [smallSet, renamed].findIndex((known) => isDeepStrictEqual(files, known));
  expect([...new Set(seen.map(state))]).toEqual([0, 1]);
});

test('an edition that is replaced and removed while it is read is read again in its new state', async () => {
  await load();
  const files = edited('skills.csv', 'Active listening', 'Listening');
  const [reader, writer] = [await keeper(), await keeper()];
  const { send } = DynamoDBDocumentClient.prototype;
  let isReplaced = false;
  const late = async function (this: DynamoDBDocumentClient, ...args: [object]) {
    if (!isReplaced && args[0] instanceof QueryCommand && JSON.stringify(args[0].input).includes('CATALOGUE#')) {
      isReplaced = true;
      await writer.importSet({ body: { files: { ...files }, isDryRun: false } });
    }
    return Reflect.apply(send, this, args);
  };
  vi.spyOn(DynamoDBDocumentClient.prototype, 'send').mockImplementation(late as typeof send);
  expect((await reader.exportSet()).files['skills.csv']).toBe(files['skills.csv']);
  expect(isReplaced).toBe(true);
});

test('when two imports run at once, one is written whole and the other is refused', async () => {
  await load();
  const [one, two] = ['Listening', 'Attention'].map((name) => edited('skills.csv', 'Active listening', name));
  // Both imports read the same catalogue before either replaces it.
  let waiting = 0;
  const both = Promise.withResolvers<void>();
  atSwitch(() => {
    waiting += 1;
    if (waiting === 2) both.resolve();
    return both.promise;
  });
  const outcomes = await Promise.allSettled([load(one), load(two)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const [lost] = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(lost?.reason).toMatchObject({ status: 409, code: 'conflict' });
  const winner = outcomes[0]?.status === 'fulfilled' ? one : two;
  expect(await exported()).toMatchObject({ 'skills.csv': winner?.['skills.csv'] });
});

test('changes that were shown for another version are not applied', async () => {
  const { version } = await load();
  const files = { ...edited('skills.csv', 'Active listening', 'Listening') };
  const api = await keeper();
  expect(await api.importSet({ body: { files, isDryRun: false, version } })).toMatchObject({ changes: [{ id: 's2' }] });
  const late = { ...edited('skills.csv', 'Active listening', 'Attention') };
  const error = await refused(api.importSet({ body: { files: late, isDryRun: false, version } }));
  expect(error).toMatchObject({ status: 409 });
});
