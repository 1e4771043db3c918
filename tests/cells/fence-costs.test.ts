import { beforeAll, expect, test, vi } from 'vitest';
import { mainCell } from '#shared/cells.ts';
import { as } from '#tests/support/api.ts';
import { recorded } from '#tests/support/caller.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import { freshTable } from '#tests/support/fresh-table.ts';
import { seedCatalogue } from '#tests/support/seed-catalogue.ts';
import { inCell, openTwoCells, publishKeysHere } from '#tests/support/two-cells.ts';

// What several cells cost calls of members: the route is read beside the caller, in the same request (134).

openTwoCells();

// Freezes the clock, so that no reading ages and no cache expires by the machine's speed.
beforeAll(() => {
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
  return () => vi.useRealTimers();
});

const diploma = { name: 'Master', university: 'Rive-Sud', city: 'Lyon', startDate: '2021-09-01' };

const members = async () => {
  const university = await buildUniversity();
  const [person, admin] = [await buildUser({ university }), await buildUser({ university, role: 'admin' })];
  const [own, administrator] = [await as(person), await as(admin)];
  const { id } = await own.portfolios.create({ body: { title: 'Bilan' } });
  const universityId = university.id;
  const calls: Record<string, () => Promise<unknown>> = {
    'reads themselves': () => own.users.get({ params: { id: person.id } }),
    'reads an assessment': () => own.portfolios.get({ params: { id } }),
    'rates a skill': () => own.portfolios.rateSkill({ params: { id: `${id}.s1` }, body: { value: 3 } }),
    'begins an assessment': () => own.portfolios.create({ body: { title: 'Bilan' } }),
    'adds a diploma': () => own.diplomas.create({ body: { ...diploma, userId: person.id } }),
    'changes the CV': () => own.usercv.update({ params: { id: person.id }, body: { allowContact: false } }),
    'lists their sessions': () => own.auth.listSessions(),
    'lists members': () => administrator.users.listOfUniversity({ params: { universityId } }),
    'accepts a member': () =>
      administrator.users.setStatus({ params: { id: person.id }, body: { status: 'ACCEPTED' } }),
    'reads the counters': () => administrator.users.countsOfUniversity({ params: { universityId } }),
  };
  return calls;
};

/** The requests of each call by a warm function. */
const costs = async (): Promise<Record<string, string[]>> => {
  await seedCatalogue();
  const calls = await members();
  const all: Record<string, string[]> = {};
  for (const [name, call] of Object.entries(calls)) {
    await call();
    const { entries } = await recorded(call);
    all[name] = entries.map(({ operation }) => operation).sort();
  }
  return all;
};

test('with several cells a member’s call makes the requests that it makes with one', async () => {
  await freshTable();
  await publishKeysHere();
  const withOne = await costs();
  const withTwo = await inCell(mainCell, costs);
  expect(withTwo).toEqual(withOne);
  expect(withOne['rates a skill']).toEqual(['BatchGetItem', 'UpdateItem']);
});

test('with one cell the route is not read', async () => {
  const calls = await members();
  const { entries } = await recorded(() => calls['rates a skill']?.() ?? expect.unreachable());
  expect(entries.flatMap(({ keys }) => keys).filter((key) => /^(ROUTE|MOVES)/.test(key))).toEqual([]);
  expect(entries[0]?.readUnits).toBe(2);
});
