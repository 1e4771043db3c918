import { beforeEach, expect, test, vi } from 'vitest';
import { auditChange } from '#functions/data/kernel/audit.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import type { AuditEntry } from '#shared/schemas/audit.ts';
import { as } from '#tests/support/api.ts';
import { auditOf } from '#tests/support/audit.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import { freshTable } from '#tests/support/fresh-table.ts';
import { seedCatalogue } from '#tests/support/seed-catalogue.ts';
import { start, stopClock } from '#tests/support/throttled.ts';

stopClock();
beforeEach(freshTable);

const day = 24 * 60 * 60 * 1000;
/** Each act has its own minute. */
const later = () => vi.setSystemTime(Date.now() + 60_000);

const begin = async () => {
  const university = await buildUniversity({ name: 'Université des Marais' });
  const admin = await buildUser({ university, role: 'admin', firstName: 'Hélène', lastName: 'Marchetti' });
  const member = await buildUser({ university, status: 'PENDING', firstName: 'Zoé', lastName: 'Étienne' });
  const boss = await buildUser({ role: 'super', university: null, firstName: 'Ariane', lastName: 'Delcourt' });
  const params = { universityId: university.id };
  const api = await as(admin);
  return { university, params, admin, member, api, bossApi: await as(boss), boss };
};

const told = ({ act, who, what, University }: AuditEntry) => [act, who.name, what?.name ?? null, University?.name];

const recordMany = async (count: number, { id, universityId }: StoredUser, now = new Date()) => {
  const facts = { actorId: id, universityId: universityId ?? null, targets: [id], requestId: 'r' };
  for (let i = 0; i < count; i++) {
    const at = new Date(now.getTime() - i * 60_000);
    await commit([auditChange({ ...facts, call: 'PUT /api/v0/users/{id}/status' }, at)], { now: at });
  }
};

test('administrators read what was done to their members and things, the latest first, with the names of now', async () => {
  const { university, params, member, api } = await begin();
  await api.users.setStatus({ params: { id: member.id }, body: { status: 'ACCEPTED' } });
  later();
  const course = await api.formations.create({
    body: { universityId: university.id, title: 'Écrire', description: 'Vite' },
  });
  later();
  await api.users.update({ params: { id: member.id }, body: { lastName: 'Vidal', role: 'admin' } });
  later();
  await api.formations.update({ params: { id: course.id }, body: { title: 'Lire' } });
  const { entries, next } = await api.audit.listOfUniversity({ params });
  expect(entries.map(told)).toEqual([
    ['formationChanged', 'Hélène Marchetti', 'Lire', 'Université des Marais'],
    ['roleChanged', 'Hélène Marchetti', 'Zoé Vidal', 'Université des Marais'],
    ['formationCreated', 'Hélène Marchetti', 'Lire', 'Université des Marais'],
    ['statusChanged', 'Hélène Marchetti', 'Zoé Vidal', 'Université des Marais'],
  ]);
  expect(entries[1]?.fields).toEqual(['lastName', 'role']);
  expect(entries[3]?.at).toBe(new Date(start).toISOString());
  expect(next).toBeUndefined();
});

test('they read nothing of another university, a super administrator all, the catalogue too', async () => {
  await seedCatalogue();
  const [one, other] = [await begin(), await begin()];
  await one.api.users.setStatus({ params: { id: one.member.id }, body: { status: 'ACCEPTED' } });
  later();
  await other.api.universities.update({ params: { id: other.university.id }, body: { city: 'Niort' } });
  later();
  await one.bossApi.catalogue.updateSkill({ params: { id: 's1' }, body: { definition: 'To write' } });
  const names = async (list: Promise<{ entries: AuditEntry[] }>) => (await list).entries.map(({ act }) => act);
  expect(await names(one.api.audit.listOfUniversity({ params: one.params }))).toEqual(['statusChanged']);
  expect(await names(other.api.audit.listOfUniversity({ params: other.params }))).toEqual(['universityChanged']);
  expect(await names(one.bossApi.audit.listOfUniversity({ params: other.params }))).toEqual(['universityChanged']);
  const { entries } = await one.bossApi.audit.listOfAll();
  expect(entries.map(({ act }) => act)).toEqual(['catalogueSkillChanged', 'universityChanged', 'statusChanged']);
  expect(entries[0]).toMatchObject({ University: null, what: { kind: 'entry', id: 's1', name: expect.any(String) } });
});

test('deleted people have no name, deleted things keep the name they had; ids stay', async () => {
  const { university, params, member, api } = await begin();
  const body = { universityId: university.id, title: 'Écrire', description: 'Vite' };
  const course = await api.formations.create({ body });
  later();
  await api.formations.remove({ params: { id: course.id } });
  later();
  await api.users.remove({ params: { id: member.id } });
  const { entries } = await api.audit.listOfUniversity({ params });
  expect(entries.map(({ act, what }) => [act, what])).toEqual([
    ['accountDeleted', { kind: 'person', id: member.id, name: null }],
    ['formationDeleted', { kind: 'formation', id: course.id, name: 'Écrire' }],
    ['formationCreated', { kind: 'formation', id: course.id, name: null }],
  ]);
});

test('they are found by the name of who did it or to whom, by kind and by period', async () => {
  const { university, params, admin, member, api, bossApi } = await begin();
  await bossApi.users.setStatus({ params: { id: member.id }, body: { status: 'ACCEPTED' } });
  later();
  await api.formations.createCategory({ body: { universityId: university.id, name: 'Écriture' } });
  vi.setSystemTime(start + 2 * day);
  const { users, audit } = await as(admin);
  await users.update({ params: { id: member.id }, body: { interests: 'Voile' } });
  const find = async (query: Parameters<typeof audit.listOfUniversity>[0]['query']) =>
    (await audit.listOfUniversity({ params, query })).entries.map(({ act }) => act);
  const at = (ms: number) => new Date(start + ms).toISOString();
  expect(await find({ search: 'etienne' })).toEqual(['recordChanged', 'statusChanged']);
  expect(await find({ search: 'DELCOURT' })).toEqual(['statusChanged']);
  expect(await find({ search: 'marchetti etienne' })).toEqual(['recordChanged']);
  expect(await find({ search: 'personne' })).toEqual([]);
  expect(await find({ kind: 'formations' })).toEqual(['categoryCreated']);
  expect(await find({ kind: 'decisions', search: 'zoe' })).toEqual(['statusChanged']);
  expect(await find({ from: at(60_000) })).toEqual(['recordChanged', 'categoryCreated']);
  expect(await find({ until: at(60_000) })).toEqual(['statusChanged']);
  expect(await find({ from: at(60_000), until: at(60_001) })).toEqual(['categoryCreated']);
  expect(await find({ from: at(day), until: at(60_000) })).toEqual([]);
});

test('more than a hundred come page by page, none twice and none left out; what is rare is looked for further on', async () => {
  const { params, admin, member, api } = await begin();
  await recordMany(1, member, new Date(start - 2 * day));
  await recordMany(250, admin);
  const pages: AuditEntry[][] = [];
  let after: string | undefined;
  do {
    const { entries, next } = await api.audit.listOfUniversity({ params, query: { after } });
    pages.push(entries);
    after = next;
  } while (after);
  expect(pages.map((page) => page.length)).toEqual([100, 151]);
  const ids = pages.flat().map(({ id }) => id);
  expect(new Set(ids).size).toBe(251);
  expect(ids).toEqual(ids.toSorted().reverse());
  const { entries } = await api.audit.listOfUniversity({ params, query: { search: 'Zoé' } });
  expect(entries.map(({ who }) => who.id)).toEqual([member.id]);
});

test('an act is kept for 400 days, then removed', async () => {
  const { university, params, admin, api } = await begin();
  await recordMany(1, admin);
  const list = async () => (await api.audit.listOfUniversity({ params })).entries.length;
  expect(await auditOf(university.id)).toMatchObject([{ ttl: (start + 400 * day) / 1000 }]);
  expect(await list()).toBe(1);
  vi.setSystemTime(start + 400 * day);
  const { audit } = await as(admin);
  expect((await audit.listOfUniversity({ params })).entries).toHaveLength(1);
  vi.setSystemTime(start + 400 * day + 1);
  expect((await audit.listOfUniversity({ params })).entries).toEqual([]);
});

test('a moved person stands in the audits of both universities, and once in the audit of all (D72)', async () => {
  const [from, to] = [await begin(), await begin()];
  const { id } = from.member;
  await from.bossApi.users.move({ params: { id }, body: { universityId: to.university.id } });
  const moved = ['accountMoved', 'Ariane Delcourt', 'Zoé Étienne'];
  for (const { api, params } of [from, to]) {
    const { entries } = await api.audit.listOfUniversity({ params });
    expect(entries.map(told)).toEqual([[...moved, 'Université des Marais']]);
  }
  expect((await from.bossApi.audit.listOfAll()).entries).toHaveLength(1);
});
