import { beforeAll, expect, test, vi } from 'vitest';
import { ownCell } from '#functions/data/kernel/own-cell.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import { mainCell } from '#shared/cells.ts';
import type { University } from '#shared/schemas/university.ts';
import { as, refused, withHeaders } from '#tests/support/api.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import { tokenOf } from '#tests/support/sessions.ts';
import { apiOf, inCell, openTwoCells, otherCell } from '#tests/support/two-cells.ts';

// Both cells share the process, and so the keys that it has read.
vi.mock(import('#functions/lib/keys/verify-token.ts'), async (load) => {
  const real = await load();
  return {
    ...real,
    verifyToken: async (token: string, now: Date) => (ownCell() === 'b' ? null : real.verifyToken(token, now)),
  };
});

openTwoCells();

const inMain = <T>(run: () => Promise<T>) => inCell(mainCell, run);
let boss: StoredUser;
let university: University;

beforeAll(async () => {
  boss = await inMain(() => buildUser({ role: 'super', university: null }));
  university = await inCell(otherCell, () => buildUniversity());
});

test('a cell in which nobody has signed in yet has the main cell check a super administrator’s token', async () => {
  const body = { firstName: 'Noé', lastName: 'Roux', email: 'noe@example.test', role: 'admin' as const };
  const api = await inMain(() => as(boss));
  const created = await inMain(() => api.users.create({ body: { ...body, universityId: university.id } }));
  expect(created.role).toBe('admin');
  expect(apiOf(mainCell).got).toEqual([`GET /api/v0/users/${boss.id}`]);
});

test('it takes nobody else’s word: without the main cell’s, nobody is asked', async () => {
  apiOf(mainCell).got.length = 0;
  const headers = {
    authorization: `Bearer ${await inMain(() => tokenOf(boss))}`,
    'x-hop': mainCell,
    'x-caller': 'x.y',
  };
  const params = { id: university.id };
  const failed = await refused(inCell(otherCell, () => withHeaders(headers).universities.get({ params })));
  expect(failed.status).toBe(401);
  expect(apiOf(mainCell).got).toEqual([]);
});
