import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetCatalogue, loadCatalogue } from '#functions/data/catalogue/catalogue.ts';
import { changeEntry } from '#functions/data/catalogue/entry.ts';
import { prepareCatalogue } from '#shared/matching/prepare-catalogue.ts';
import { thesisScores } from '#shared/matching/words/thesis.ts';
import { emptyCatalogue, storedItems, storeFirstSlice } from '#tests/support/catalogue.ts';
import { edited, exported, load } from '#tests/support/catalogue-keeper.ts';

/** The stems of jobs' texts are stored with the edition, so that no call has to make them. */

const context = () => ({ now: new Date() });
const documents = DynamoDBDocumentClient.from(new DynamoDBClient());

const matching = async () => {
  forgetCatalogue();
  return (await loadCatalogue(new Date())).matching;
};
const stems = async () => (await matching()).stems?.();
const scores = async () => {
  const loaded = await matching();
  return thesisScores(['recherche en agriculture', 'teaching in schools'], prepareCatalogue(loaded));
};
const removeStems = async (ofKeys: RegExp): Promise<void> => {
  for (const { PK, SK } of (await storedItems()).filter((item) => ofKeys.test(`${item.SK}`)))
    await documents.send(
      new UpdateCommand({ TableName: process.env.TABLE_NAME, Key: { PK, SK }, UpdateExpression: 'REMOVE stems' }),
    );
};

beforeEach(emptyCatalogue);
afterEach(() => vi.restoreAllMocks());

test('an import stores the stems of all jobs before the new edition becomes current', async () => {
  const sent = vi.spyOn(DynamoDBDocumentClient.prototype, 'send');
  await load();
  const commands = sent.mock.calls.map(([command]) => command);
  const isSwitch = (command: object) =>
    command instanceof TransactWriteCommand && JSON.stringify(command.input).includes('"CURRENT"');
  const puts = commands.flatMap((command, i) =>
    command instanceof PutCommand ? [{ i, item: command.input.Item }] : [],
  );
  const pages = puts.filter(({ item }) => `${item?.SK}`.startsWith('PAGE#'));
  expect(pages).toEqual([{ i: expect.any(Number), item: expect.objectContaining({ stems: expect.any(Uint8Array) }) }]);
  expect(pages[0]?.i).toBeLessThan(commands.findIndex(isSwitch));
  expect([...((await stems()) ?? new Map()).keys()].sort()).toEqual(['j1', 'j120', 'j2']);
});

test('an edition without stored stems ranks alike', async () => {
  await load();
  const before = await scores();
  expect(Math.max(...before)).toBeGreaterThan(0);
  await removeStems(/^PAGE#/);
  expect((await stems())?.size).toBe(0);
  expect(await scores()).toEqual(before);
  await emptyCatalogue();
  await storeFirstSlice();
  expect((await stems())?.size).toBe(0);
  expect((await scores()).length).toBe(3);
});

test('a changed job has its new stems from the same write on, and an import of them all', async () => {
  await load();
  const texts = { nameFR: 'Volcan', descriptionFR: 'La lave du volcan', subjectsFR: [] };
  await changeEntry('jobs', 'j2', (job) => ({ ...job, ...texts }), context());
  const french = [
    ['lav', 1],
    ['volcan', 4],
  ];
  const before = await stems();
  expect(before?.get('j2')?.fr).toEqual(french);
  expect(before?.size).toBe(3);
  // No field of a job: neither the export nor the next edition has it.
  const files = await exported();
  expect(files['jobs.csv']).not.toMatch(/^[^\n]*,stems/);
  await load({ ...edited('skills.csv', 'Active listening', 'Listening'), 'jobs.csv': files['jobs.csv'] ?? '' });
  expect((await storedItems()).filter(({ SK }) => `${SK}`.startsWith('JOB#'))).toEqual([]);
  expect((await stems())?.get('j2')?.fr).toEqual(french);
});

test('a job that an earlier release changed does not keep its former stems', async () => {
  await load();
  await changeEntry('jobs', 'j2', (job) => ({ ...job, nameFR: 'Volcan' }), context());
  await removeStems(/^JOB#j2$/);
  expect([...((await stems()) ?? new Map()).keys()].sort()).toEqual(['j1', 'j120']);
});

test('no reply has stems', async () => {
  await load();
  await changeEntry('jobs', 'j2', (job) => ({ ...job, nameFR: 'Volcan' }), context());
  forgetCatalogue();
  const { jobs, jobById } = await loadCatalogue(new Date());
  expect([...jobs, ...jobById.values()].filter((job) => 'stems' in job)).toEqual([]);
});
