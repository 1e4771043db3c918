import { beforeEach, expect, test } from 'vitest';
import type { StoredUser } from '#functions/data/people/users.ts';
import { callerHeader, vouch } from '#functions/lib/cells/vouch.ts';
import type { HttpEvent } from '#functions/lib/http/http.ts';
import { mainCell } from '#shared/cells.ts';
import type { University } from '#shared/schemas/university.ts';
import { as, refused, withHeaders } from '#tests/support/api.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import { sessionIdOf, tokenOf } from '#tests/support/sessions.ts';
import { apiOf, freshCells, inCell, openTwoCells, otherCell } from '#tests/support/two-cells.ts';

openTwoCells();

type Api = Awaited<ReturnType<typeof as>>;
let boss: StoredUser;
let bossApi: Api;
let university: University;
let member: StoredUser;

const inMain = <T>(run: () => Promise<T>) => inCell(mainCell, run);
const inOther = <T>(run: () => Promise<T>) => inCell(otherCell, run);

const begin = async () => {
  await freshCells();
  for (const cell of [mainCell, otherCell]) apiOf(cell).got.length = 0;
  boss = await inMain(() => buildUser({ role: 'super', university: null, firstName: 'Ariane', lastName: 'Delcourt' }));
  bossApi = await inMain(() => as(boss));
  university = await inOther(() => buildUniversity({ name: 'Université des Marais' }));
  member = await inOther(() => buildUser({ university, status: 'PENDING', firstName: 'Zoé', lastName: 'Étienne' }));
  await inOther(() => buildUser({ university, role: 'admin' }));
};
beforeEach(begin);

test('a super administrator reads and changes a university and a member of another cell', async () => {
  const params = { id: university.id };
  expect((await inMain(() => bossApi.universities.get({ params }))).name).toBe('Université des Marais');
  await inMain(() => bossApi.universities.update({ params, body: { name: 'Université des Dunes' } }));
  await inMain(() => bossApi.users.setStatus({ params: { id: member.id }, body: { status: 'ACCEPTED' } }));
  const read = await inMain(() => bossApi.users.get({ params: { id: member.id } }));
  expect([read.status, read.lastName]).toEqual(['ACCEPTED', 'Étienne']);
  expect((await inMain(() => bossApi.universities.get({ params }))).name).toBe('Université des Dunes');
});

test('a new member of a university of another cell is created there', async () => {
  const body = { firstName: 'Noé', lastName: 'Roux', email: 'noe.roux@example.test', universityId: university.id };
  const { id } = await inMain(() => bossApi.users.create({ body: { ...body, role: 'user' as const } }));
  const read = await inMain(() => bossApi.users.get({ params: { id } }));
  expect([read.lastName, read.UniversityId]).toEqual(['Roux', university.id]);
  expect(apiOf(mainCell).got).toEqual([]);
});

test('a repeated call is done once, wherever it is answered', async () => {
  const { id: universityId } = university;
  const headers = { authorization: `Bearer ${await inMain(() => tokenOf(boss))}`, 'idempotency-key': 'once-only-1' };
  const body = { title: 'Écrire', description: 'Vite', universityId };
  const create = () => inMain(() => withHeaders(headers).formations.create({ body }));
  expect((await create()).id).toBe((await create()).id);
});

test('what the main cell has is answered there, and asks no other cell', async () => {
  const own = await inMain(() => buildUniversity({ name: 'Université du Nord' }));
  expect((await inMain(() => bossApi.universities.get({ params: { id: own.id } }))).name).toBe('Université du Nord');
  expect((await inMain(() => bossApi.users.get({ params: { id: boss.id } }))).lastName).toBe('Delcourt');
  expect(await refused(inMain(() => bossApi.universities.get({ params: { id: 'nowhere-1' } })))).toMatchObject({
    status: 404,
  });
  expect(apiOf(otherCell).got).toEqual([]);
});

test('an administrator of the main cell finds nothing of another one', async () => {
  const admin = await inMain(() => buildUser({ role: 'admin' }));
  const api = await inMain(() => as(admin));
  expect((await refused(inMain(() => api.universities.get({ params: { id: university.id } })))).status).toBe(404);
  expect(apiOf(otherCell).got).toEqual([]);
});

test('what asks who acts is asked in the main cell, and passes in the other one', async () => {
  const token = await inMain(() => tokenOf(boss, new Date(Date.now() - 11 * 60_000)));
  const api = withHeaders({ authorization: `Bearer ${token}` });
  const note = { params: { universityId: university.id }, body: { list: 'members', count: 1 } } as const;
  expect(await refused(inMain(() => api.downloads.note(note)))).toMatchObject({ code: 'confirm_identity' });
  expect(apiOf(otherCell).got).toEqual([]);
  await inMain(() => bossApi.downloads.note(note));
  expect(apiOf(otherCell).got).toHaveLength(1);
});

test('rules of the other cell hold: a super administrator sees no assessment of a member', async () => {
  const failed = await refused(inMain(() => bossApi.portfolios.listOfUser({ params: { userId: member.id } })));
  expect(failed.status).toBe(403);
});

test('a session that has ended opens nothing in the other cell either', async () => {
  const api = await inMain(() => as(boss));
  await inMain(() => api.auth.logout());
  expect((await refused(inMain(() => api.universities.get({ params: { id: university.id } })))).status).toBe(401);
  expect(apiOf(otherCell).got).toEqual([]);
});

const path = () => `/api/v0/universities/${university.id}`;
const getCall = () =>
  ({
    rawPath: path(),
    rawQueryString: '',
    requestContext: { http: { method: 'GET' } },
  }) as unknown as HttpEvent;

/** Asks the other cell as somebody would who knows the edge's secret and has a token. */
const askAs = async (person: StoredUser, said: { id: string; sessionId?: string }, from = mainCell) => {
  const token = await inMain(() => tokenOf(person));
  const secret = process.env.THESEE_ORIGIN_SECRET ?? '';
  const caller = {
    role: 'super',
    status: 'ACCEPTED',
    sessionId: sessionIdOf(token),
    isConfirmed: true,
    ...said,
  } as const;
  const given = vouch(getCall(), caller, { cell: otherCell, secret, now: new Date() });
  const headers = { authorization: `Bearer ${token}`, 'x-hop': from, [callerHeader]: given };
  return inOther(() => withHeaders(headers).universities.get({ params: { id: university.id } }));
};

test('the token of a super administrator and the main cell’s word open a call in another cell', async () => {
  expect((await askAs(boss, { id: boss.id })).id).toBe(university.id);
});

test('whoever knows the edge’s secret is no super administrator by it', async () => {
  const candidate = await inMain(() => buildUser());
  const asks = [
    () => askAs(candidate, { id: candidate.id }),
    () => askAs(candidate, { id: boss.id }),
    () => askAs(boss, { id: boss.id, sessionId: 'another' }),
    () => askAs(boss, { id: boss.id }, otherCell),
  ];
  // They are what they are without that word: people of another cell.
  for (const ask of asks) expect((await refused(ask())).status).toBe(421);
});
