import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { takeShare } from '#functions/data/universities/usages.ts';
import { peopleImport } from '#functions/tasks/imports.ts';
import { newEmail } from '#tests/support/accounts.ts';
import { freshTable } from '#tests/support/fresh-table.ts';
import { beginImports, listOf, rowOf } from '#tests/support/imports.ts';
import { seedCatalogue } from '#tests/support/seed-catalogue.ts';
import { callTasks, letMinutesPass } from '#tests/support/tasks.ts';
import { stopClock } from '#tests/support/throttled.ts';

stopClock();
beforeAll(seedCatalogue);
beforeEach(freshTable);

type Imports = Awaited<ReturnType<typeof beginImports>>;

const bringPeople = async ({ bring }: Imports, count: number): Promise<string> =>
  (await bring(listOf(...Array.from({ length: count }, () => rowOf(newEmail()))))).id ?? expect.unreachable();

/** Two universities, in the order of their turns. */
const twoUniversities = async (): Promise<[Imports, Imports]> => {
  const [one, other] = [await beginImports(), await beginImports()];
  return one.university.id < other.university.id ? [one, other] : [other, one];
};

/** Each part of an import (25 rows) takes three seconds. Returns whose parts ran. */
const watchParts = (): string[] => {
  const parts: string[] = [];
  const { rows = expect.unreachable() } = peopleImport.steps;
  vi.spyOn(peopleImport.steps as Required<typeof peopleImport.steps>, 'rows').mockImplementation(
    async (task, context) => {
      parts.push(task.subject);
      const outcome = await rows(task, context);
      vi.setSystemTime(Date.now() + 3_000);
      return outcome;
    },
  );
  return parts;
};

const streamOf = (id: string) => ({
  Records: [
    {
      eventName: 'INSERT' as const,
      dynamodb: { Keys: { PK: { S: `TASK#${id}` }, SK: { S: 'TASK' } }, SequenceNumber: '1' },
    },
  ],
});

// 120 rows are five parts, ten are one; the look that finds nothing left is one more.
const partsOfBoth = (long: Imports, short: Imports): string[] => {
  const [l, s] = [long.university.id, short.university.id];
  return [l, l, s, s, l, l, l, l];
};

test('a long task gives its turn back after five seconds, and goes on after the others without waiting for the clock', async () => {
  const [long, short] = await twoUniversities();
  const [longId, shortId] = [await bringPeople(long, 120), await bringPeople(short, 10)];
  const parts = watchParts();
  await callTasks();
  expect(parts).toEqual(partsOfBoth(long, short));
  expect(await long.progress(longId)).toMatchObject({ state: 'done', done: 120, refused: 0 });
  expect(await short.progress(shortId)).toMatchObject({ state: 'done', done: 10, refused: 0 });
  expect(await long.members()).toHaveLength(120);
});

test('so does one of which the stream tells', async () => {
  const [long, short] = await twoUniversities();
  const [longId, shortId] = [await bringPeople(long, 120), await bringPeople(short, 10)];
  const parts = watchParts();
  expect(await callTasks(streamOf(longId))).toEqual({ batchItemFailures: [] });
  expect(parts).toEqual(partsOfBoth(long, short));
  expect(await long.progress(longId)).toMatchObject({ state: 'done', done: 120 });
  expect(await short.progress(shortId)).toMatchObject({ state: 'done', done: 10 });
});

test('between its slices another worker may take it, and does nothing twice', async () => {
  const [long, short] = await twoUniversities();
  const [longId] = [await bringPeople(long, 120), await bringPeople(short, 60)];
  watchParts();
  await Promise.all([callTasks(), callTasks(streamOf(longId)), callTasks()]);
  await letMinutesPass(3);
  expect(await long.progress(longId)).toMatchObject({ state: 'done', done: 120, refused: 0 });
  expect(await long.members()).toHaveLength(120);
  expect(await short.members()).toHaveLength(60);
});

test('an import whose university has used up its mails waits, and another’s runs through meanwhile', async () => {
  const [spent, other] = await twoUniversities();
  // One mail per three seconds refills up to 250; this uses 248.
  await takeShare(spent.university.id, 'mails', { atOnce: 1, intervalMs: 248 * 3_000 }, new Date());
  const [spentId, otherId] = [await bringPeople(spent, 10), await bringPeople(other, 10)];
  await callTasks();
  expect(await spent.progress(spentId)).toMatchObject({ state: 'running', done: 2, refused: 0 });
  expect(await other.progress(otherId)).toMatchObject({ state: 'done', done: 10, refused: 0 });
  await letMinutesPass(1);
  expect(await spent.progress(spentId)).toMatchObject({ state: 'done', done: 10 });
});
