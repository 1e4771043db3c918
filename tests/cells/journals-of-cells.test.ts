import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { auditChange } from '#functions/data/kernel/audit.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import { mainCell } from '#shared/cells.ts';
import type { University } from '#shared/schemas/university.ts';
import { as } from '#tests/support/api.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import { freshCells, inCell, openTwoCells, otherCell } from '#tests/support/two-cells.ts';

openTwoCells();

const inMain = <T>(run: () => Promise<T>) => inCell(mainCell, run);
const inOther = <T>(run: () => Promise<T>) => inCell(otherCell, run);

let boss: StoredUser;
let bossApi: Awaited<ReturnType<typeof as>>;
let south: University;

beforeEach(async () => {
  await freshCells();
  boss = await inMain(() => buildUser({ role: 'super', university: null, firstName: 'Ariane', lastName: 'Delcourt' }));
  bossApi = await inMain(() => as(boss));
  south = await inOther(() => buildUniversity({ name: 'Université des Marais' }));
});
afterEach(() => void vi.restoreAllMocks());

test('a super administrator reads who acted on a university of another cell; its administrators read the role', async () => {
  const admin = await inOther(() => buildUser({ university: south, role: 'admin' }));
  const person = { university: south, status: 'PENDING', firstName: 'Zoé', lastName: 'Roux' } as const;
  const waiting = await inOther(() => buildUser(person));
  await inMain(() => bossApi.users.setStatus({ params: { id: waiting.id }, body: { status: 'ACCEPTED' } }));
  const params = { universityId: south.id };
  const { entries } = await inMain(() => bossApi.audit.listOfUniversity({ params }));
  expect(entries[0]).toMatchObject({ who: { id: boss.id, name: 'Ariane Delcourt' }, what: { name: 'Zoé Roux' } });
  const api = await inOther(() => as(admin));
  const own = await inOther(() => api.audit.listOfUniversity({ params }));
  expect(own.entries[0]?.who).toEqual({ id: boss.id, name: null, isSuper: true });
});

test('what the main cell recorded of a university that lives elsewhere has its name', async () => {
  const now = new Date();
  const facts = { actorId: boss.id, universityId: null, targets: [south.id], requestId: 'r' };
  await inMain(() => commit([auditChange({ ...facts, call: 'POST /api/v0/universities' }, now)], { now }));
  const asked = vi.spyOn(globalThis, 'fetch');
  const { entries } = await inMain(() => bossApi.audit.listOfAll({}));
  expect(entries.map(({ act, what }) => [act, what?.name])).toEqual([['universityCreated', 'Université des Marais']]);
  expect(asked.mock.calls.map(([url]) => new URL(String(url)).pathname)).toEqual([
    '/api/v0/audit',
    '/api/v0/universities',
  ]);
});
