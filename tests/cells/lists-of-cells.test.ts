import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Moves, Routes } from '#functions/data/entities/route.ts';
import { Universities } from '#functions/data/entities/university.ts';
import { auditChange } from '#functions/data/kernel/audit.ts';
import { putChange } from '#functions/data/kernel/change.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { newRecord } from '#functions/data/kernel/records.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import { mainCell, silentCellsHeader } from '#shared/cells.ts';
import type { University } from '#shared/schemas/university.ts';
import { anonymous, as } from '#tests/support/api.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import { freshCells, inCell, openTwoCells, otherCell } from '#tests/support/two-cells.ts';
import { replyHeaders } from '#web/lib/calls/client.ts';

openTwoCells();

const inMain = <T>(run: () => Promise<T>) => inCell(mainCell, run);
const inOther = <T>(run: () => Promise<T>) => inCell(otherCell, run);

let boss: StoredUser;
let bossApi: Awaited<ReturnType<typeof as>>;
let north: University;
let south: University;
let waiting: StoredUser;

beforeEach(async () => {
  await freshCells();
  boss = await inMain(() => buildUser({ role: 'super', university: null, firstName: 'Ariane', lastName: 'Delcourt' }));
  bossApi = await inMain(() => as(boss));
  north = await inMain(() => buildUniversity({ name: 'Université du Nord', city: 'Lille' }));
  south = await inOther(() => buildUniversity({ name: 'Université des Marais', city: 'Niort' }));
  await inMain(() => buildUser({ university: north, role: 'admin' }));
  waiting = await inOther(() =>
    buildUser({ university: south, status: 'PENDING', firstName: 'Zoé', lastName: 'Roux' }),
  );
});
afterEach(() => void vi.unstubAllGlobals());

const silence = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', answer);
const isDown = async () => Promise.reject(new TypeError('fetch failed'));
const silentIn = (reply: object) => replyHeaders(reply)?.get(silentCellsHeader);

test('a super administrator reads the universities of all cells in one list, each with its cell', async () => {
  const { rows } = await inMain(() => bossApi.universities.list());
  expect(rows.map(({ name, city, cell }) => [name, city, cell])).toEqual([
    ['Université des Marais', 'Niort', 'b'],
    ['Université du Nord', 'Lille', 'main'],
  ]);
});

test('they read of each university in which cell it lives, and its members do not', async () => {
  const get = (id: string) => inMain(() => bossApi.universities.get({ params: { id } }));
  expect(await get(south.id)).toMatchObject({ name: 'Université des Marais', cell: 'b' });
  expect(await get(north.id)).toMatchObject({ name: 'Université du Nord', cell: 'main' });
  const api = await inOther(async () => as(await buildUser({ university: south })));
  expect(await inOther(() => api.universities.get({ params: { id: south.id } }))).not.toHaveProperty('cell');
});

test('their counts are those of all cells together', async () => {
  const counts = await inMain(() => bossApi.users.countsOfAll());
  expect(counts).toMatchObject({ universities: 2, users: 2, pendingUsers: 1, universitiesWithoutAdministrator: 1 });
  expect(counts.waiting).toEqual([{ universityId: south.id, pendingUsers: 1, administrators: 0, cell: 'b' }]);
});

test('the use of all universities is listed', async () => {
  const { rows } = await inMain(() => bossApi.universities.listUsages());
  expect(rows.map(({ universityId, cell }) => [universityId, cell])).toEqual([
    [north.id, 'main'],
    [south.id, 'b'],
  ]);
});

test('a deletion in another cell is listed and followed', async () => {
  const params = { id: south.id };
  const other = await inOther(() => buildUniversity({ name: 'Université des Dunes' }));
  await inMain(() => bossApi.universities.remove({ params, query: { transferUsersTo: other.id } }));
  const [listed] = await inMain(() => bossApi.universities.listDeletions());
  expect(listed).toMatchObject({ id: south.id, name: 'Université des Marais', cell: 'b' });
  expect(await inMain(() => bossApi.universities.getDeletion({ params }))).toMatchObject({ id: south.id, cell: 'b' });
});

test('everybody reads all universities to register, without their cells', async () => {
  const { rows } = await inMain(() => anonymous.universities.list());
  expect(rows).toEqual([
    { id: south.id, name: 'Université des Marais', logoUrl: null },
    { id: north.id, name: 'Université du Nord', logoUrl: null },
  ]);
});

test('an administrator sees their own university in full, and of another cell’s what everybody sees', async () => {
  const admin = await inMain(() => buildUser({ university: north, role: 'admin' }));
  const { rows } = await inMain(async () => (await as(admin)).universities.list());
  expect(rows.map(({ name, city }) => [name, city])).toEqual([
    ['Université des Marais', undefined],
    ['Université du Nord', 'Lille'],
  ]);
});

test('a silent cell is named, and the others are shown', async () => {
  silence(isDown);
  const list = await inMain(() => bossApi.universities.list());
  expect(list.rows.map(({ name }) => name)).toEqual(['Université du Nord']);
  expect(silentIn(list)).toBe('b');
  const deletions = await inMain(() => bossApi.universities.listDeletions());
  expect([deletions, silentIn(deletions)]).toEqual([[], 'b']);
  vi.unstubAllGlobals();
  const again = await inMain(() => bossApi.universities.list());
  expect([again.rows.length, silentIn(again)]).toEqual([2, null]);
});

test('a cell that answers with an error is silent', async () => {
  silence(async () => Response.json({ msg: 'no', code: 'internal' }, { status: 500 }));
  expect(silentIn(await inMain(() => bossApi.users.countsOfAll()))).toBe('b');
});

test('a cell that is asked by another answers for itself alone', async () => {
  const api = await inMain(() => as(boss));
  const asked = vi.spyOn(globalThis, 'fetch');
  await inMain(() => api.universities.list());
  expect(asked).toHaveBeenCalledTimes(1);
});

const record = async (at: string, { id, universityId }: StoredUser) => {
  const facts = { actorId: boss.id, universityId: universityId ?? null, targets: [id], requestId: 'r' };
  await commit([auditChange({ ...facts, call: 'PUT /api/v0/users/{id}/status' }, new Date(at))], { now: new Date(at) });
};

test('the journal of all cells is in one order, page by page, and names who acted', async () => {
  const admin = await inMain(() => buildUser({ university: north, role: 'admin' }));
  const minute = (n: number) => new Date(Date.now() - n * 60_000).toISOString();
  // 150 acts here and 110 there, in turns at first.
  for (let i = 0; i < 150; i++) await inMain(() => record(minute(2 * i), admin));
  for (let i = 0; i < 110; i++) await inOther(() => record(minute(2 * i + 1), waiting));
  const pages = [await inMain(() => bossApi.audit.listOfAll({}))];
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) {
    const after = next;
    pages.push(await inMain(() => bossApi.audit.listOfAll({ query: { after } })));
  }
  const all = pages.flatMap(({ entries }) => entries);
  expect(all).toHaveLength(260);
  expect(new Set(all.map(({ id }) => id)).size).toBe(260);
  expect(all.map(({ id }) => id)).toEqual(
    all
      .map(({ id }) => id)
      .toSorted()
      .toReversed(),
  );
  expect(all.slice(0, 3).map(({ cell, who, University }) => [cell, who.name, University?.name])).toEqual([
    ['main', 'Ariane Delcourt', 'Université du Nord'],
    ['b', 'Ariane Delcourt', 'Université des Marais'],
    ['main', 'Ariane Delcourt', 'Université du Nord'],
  ]);
});

test('administrators of another cell read that a super administrator acted, without a name', async () => {
  const admin = await inOther(() => buildUser({ university: south, role: 'admin' }));
  await inMain(() => bossApi.users.setStatus({ params: { id: waiting.id }, body: { status: 'ACCEPTED' } }));
  const api = await inOther(() => as(admin));
  const { entries } = await inOther(() => api.audit.listOfUniversity({ params: { universityId: south.id } }));
  expect(entries[0]).toMatchObject({ act: 'statusChanged', who: { id: boss.id, name: null, isSuper: true } });
});

test('a university of which a cell has a copy on its way is listed once', async () => {
  const copy = newRecord(Universities, { id: south.id, name: south.name, createdAt: south.createdAt }).put;
  const route = putChange(Routes, { universityId: south.id, epoch: 0, state: 'moved', to: otherCell });
  const now = new Date();
  await inMain(() => commit([copy, route, putChange(Moves, { universityId: south.id })], { now }));
  const { rows } = await inMain(() => bossApi.universities.list());
  expect(rows.map(({ name, cell }) => [name, cell])).toEqual([
    ['Université des Marais', 'b'],
    ['Université du Nord', 'main'],
  ]);
});
