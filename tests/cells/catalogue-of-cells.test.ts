import type { Context as LambdaContext } from 'aws-lambda';
import { beforeEach, expect, test } from 'vitest';
import { handler } from '#functions/catalogue/index.ts';
import { forgetCatalogue } from '#functions/data/catalogue/catalogue.ts';
import { findCurrent } from '#functions/data/catalogue/editions.ts';
import { findPublished, putPublished, readPublished } from '#functions/data/catalogue/published.ts';
import { PublishedEditions } from '#functions/data/entities/catalogue.ts';
import { putChange } from '#functions/data/kernel/change.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { mainCell } from '#shared/cells.ts';
import { as } from '#tests/support/api.ts';
import { asFunction, recorded, withFaults } from '#tests/support/caller.ts';
import { smallSet } from '#tests/support/catalogue.ts';
import { allItems } from '#tests/support/contents.ts';
import { crashKinds, crashPoints } from '#tests/support/every-point.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import { everyMinute } from '#tests/support/outbox.ts';
import { freshCells, inCell, openTwoCells, otherCell } from '#tests/support/two-cells.ts';

openTwoCells();

const inMain = <T>(run: () => Promise<T>) => inCell(mainCell, run);
const inOther = <T>(run: () => Promise<T>) => inCell(otherCell, run);

/** Both cells share the process, and so what it keeps of the catalogue. */
const apart = <T>(run: () => Promise<T>): Promise<T> => {
  forgetCatalogue();
  return run();
};
const minuteIn = (cell: string) =>
  inCell(cell, () => apart(() => asFunction('catalogue', () => handler(everyMinute, {} as LambdaContext))));
const minute = async () => {
  await minuteIn(mainCell);
  await minuteIn(otherCell);
};

let bossApi: Awaited<ReturnType<typeof as>>;
let memberApi: Awaited<ReturnType<typeof as>>;

const begin = async () => {
  await freshCells();
  bossApi = await inMain(async () => as(await buildUser({ role: 'super', university: null })));
  memberApi = await inOther(async () => as(await buildUser({ university: await buildUniversity() })));
  const body = { files: smallSet, version: null, isDryRun: false };
  await inMain(() => apart(() => bossApi.catalogue.importSet({ body })));
};
beforeEach(begin);

const skillsInOther = () =>
  inOther(() => apart(async () => (await memberApi.catalogue.listSkills()).skills.map(({ id }) => id)));
const nameInOther = () =>
  inOther(() => apart(async () => (await memberApi.catalogue.listSkills()).skills.find(({ id }) => id === 's1')?.name));
const rename = (name: string) =>
  inMain(() => apart(() => bossApi.catalogue.updateSkill({ params: { id: 's1' }, body: { name } })));
const currentIn = (cell: string) => inCell(cell, findCurrent);

test('the catalogue of the main cell arrives in another one within a minute, cases included', async () => {
  expect(await skillsInOther()).toEqual([]);
  await minute();
  expect(await skillsInOther()).toEqual(['s1', 's2', 's11', 's27']);
  expect((await inOther(readPublished)).set.cases.map(({ id }) => id)).toEqual(['c1']);
  expect((await currentIn(otherCell))?.version).toBe((await currentIn(mainCell))?.version);
});

test('an edit in the main cell follows', async () => {
  await minute();
  await rename('To write for everybody');
  await minute();
  expect(await nameInOther()).toBe('To write for everybody');
});

test('a minute without an edit writes nothing', async () => {
  await minute();
  const { entries } = await recorded(minute);
  expect(entries.map(({ operation }) => operation).sort()).toEqual([
    'GetItem',
    'GetItem',
    'GetItem',
    'HeadObject',
    'HeadObject',
  ]);
});

test('a cell that was away catches up, with the last of several edits', async () => {
  await minute();
  for (const name of ['First', 'Second', 'Third']) {
    await rename(name);
    await minuteIn(mainCell);
  }
  await minuteIn(otherCell);
  expect(await nameInOther()).toBe('Third');
});

test('a cell serves its copy while the bucket is out of reach', async () => {
  await minute();
  await withFaults([{ kind: 'resetBefore', match: { operation: 'HeadObject' }, times: 3 }], async () => {
    await expect(minuteIn(otherCell)).rejects.toThrow();
  });
  expect(await skillsInOther()).toHaveLength(4);
});

test('a copied edition replaces the former one, which is removed', async () => {
  await minute();
  await rename('Once');
  await minute();
  const items = await inOther(allItems);
  const editions = new Set(items.flatMap(({ PK }) => (String(PK).startsWith('CATALOGUE#') ? [String(PK)] : [])));
  expect(editions.size).toBe(1);
});

test('a publication that comes late is not copied, and is replaced', async () => {
  await minute();
  const former = await inMain(readPublished);
  await rename('Later');
  await minute();
  await inMain(() => putPublished(former, former.set));
  await minuteIn(otherCell);
  expect(await nameInOther()).toBe('Later');
  await minuteIn(mainCell);
  const published = await inMain(findPublished);
  expect(published).toMatchObject({ number: former.number + 2, version: (await currentIn(mainCell))?.version });
  await minuteIn(otherCell);
  expect(await nameInOther()).toBe('Later');
});

test('the numbers go on after the main cell’s table was restored from a copy', async () => {
  await minute();
  for (const name of ['First', 'Second']) {
    await rename(name);
    await minute();
  }
  const now = new Date();
  await inMain(() => commit([putChange(PublishedEditions, { scope: 'all', number: 1, version: 'old' })], { now }));
  await rename('After the restore');
  await minute();
  expect(await nameInOther()).toBe('After the restore');
});

test.each([mainCell, otherCell])(
  'wherever the clock of %s crashes, the next minute ends with the edit in the other cell',
  { timeout: 600_000 },
  async (crashing) => {
    const edit = async (name: string) => {
      await rename(name);
      if (crashing === otherCell) await minuteIn(mainCell);
    };
    await minute();
    await edit('Undisturbed');
    const calls = (await recorded(() => minuteIn(crashing))).entries.length;
    let points = 0;
    for (const skip of crashPoints(calls)) {
      for (const kind of crashKinds) {
        const name = `${kind} ${skip}`;
        await edit(name);
        await withFaults([{ kind, match: { caller: 'catalogue' }, skip }], () => minuteIn(crashing).catch(() => null));
        await minute();
        expect(await nameInOther(), name).toBe(name);
        points += 1;
      }
    }
    console.info(`${crashing}: ${points} crash points of ${calls} calls`);
    expect(points).toBeGreaterThan(1);
  },
);
