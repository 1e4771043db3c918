import { beforeEach, expect, test, vi } from 'vitest';
import { auditChange } from '#functions/data/kernel/audit.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import type { AuditEntry } from '#shared/schemas/audit.ts';
import { as } from '#tests/support/api.ts';
import { auditOf } from '#tests/support/audit.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import { freshTable } from '#tests/support/fresh-table.ts';
import { seedCatalogue } from '#tests/support/seed-catalogue.ts';
import { stopClock } from '#tests/support/throttled.ts';

stopClock();
beforeEach(freshTable);

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

const detailsIn = async (list: Promise<{ entries: AuditEntry[] }>) =>
  (await list).entries.map(({ act, details }) => [act, details]);

test('acts on people say from what to what, and with which role somebody was made', async () => {
  const { university, params, member, api, bossApi } = await begin();
  const target = await buildUniversity({ name: 'Université du Delta' });
  const names = { firstName: 'Ada', lastName: 'Noor', role: 'admin', password: null } as const;
  await api.users.create({ body: { ...names, email: 'ada@people.test', universityId: university.id } });
  later();
  await api.users.setStatus({ params: { id: member.id }, body: { status: 'REJECTED' } });
  later();
  await api.users.update({ params: { id: member.id }, body: { role: 'admin', interests: 'Voile' } });
  later();
  const csv = 'Prénom;Nom;E-mail\nIdris;Vabre;idris@people.test\nNine;Vabre;nine@people.test';
  await api.users.beginImport({ params, body: { csv, isDryRun: false } });
  later();
  await bossApi.users.move({ params: { id: member.id }, body: { universityId: target.id } });
  expect(await detailsIn(api.audit.listOfUniversity({ params }))).toEqual([
    ['accountMoved', { from: 'Université des Marais', to: 'Université du Delta' }],
    ['peopleImported', { count: 2 }],
    ['roleChanged', { from: 'user', to: 'admin' }],
    ['statusChanged', { from: 'PENDING', to: 'REJECTED' }],
    ['accountCreated', { to: 'admin' }],
  ]);
  const stored = JSON.stringify(await auditOf(university.id));
  for (const text of ['Zoé', 'Étienne', 'Ada', 'Noor', 'ada@people.test', 'Vabre', 'Voile', 'Hélène'])
    expect(stored).not.toContain(text);
});

test('acts on courses say of which skill, from which strength to which, and what a category was called', async () => {
  await seedCatalogue();
  const { university, params, api } = await begin();
  const { formations } = api;
  const body = { universityId: university.id, title: 'Écrire', description: 'Vite' };
  const { id: formationId } = await formations.create({ body });
  later();
  const { id, Skill } = await formations.addSkill({ body: { formationId, skillId: 's1', value: 2 } });
  later();
  await formations.updateSkill({ params: { id }, body: { value: 3.5 } });
  later();
  await formations.removeSkill({ params: { id } });
  later();
  const category = await formations.createCategory({ body: { universityId: university.id, name: 'Langues' } });
  later();
  await formations.updateCategory({ params: { id: category.id }, body: { name: 'Langues vivantes' } });
  later();
  await formations.removeCategory({ params: { id: category.id } });
  later();
  const csv = 'Intitulé;Description\nLire;Bien\nDire;Haut';
  await formations.beginImport({ params, body: { csv, isDryRun: false } });
  const part = Skill.nameFR;
  const { entries } = await api.audit.listOfUniversity({ params });
  expect(entries.slice(0, 7).map(({ act, what, details }) => [act, what?.name, details])).toEqual([
    ['formationsImported', undefined, { count: 2 }],
    ['categoryDeleted', 'Langues vivantes', {}],
    ['categoryChanged', null, { from: 'Langues', to: 'Langues vivantes' }],
    ['categoryCreated', null, {}],
    ['skillRemoved', 'Écrire', { from: '3.5', part }],
    ['skillChanged', 'Écrire', { from: '2', to: '3.5', part }],
    ['skillAdded', 'Écrire', { to: '2', part }],
  ]);
});

test('acts on universities and the catalogue say so, too; a university that was deleted is told by its name', async () => {
  await seedCatalogue();
  const { university, api, bossApi } = await begin();
  const target = await begin();
  const course = await api.formations.create({
    body: { universityId: university.id, title: 'Écrire', description: 'Vite' },
  });
  await api.formations.remove({ params: { id: course.id } });
  later();
  await bossApi.universities.setShare({ params: { id: university.id }, body: { share: 3 } });
  later();
  await bossApi.catalogue.updateJobSkill({ params: { id: 'j1.s1' }, body: { value: 1 } });
  later();
  await bossApi.catalogue.updateJob({ params: { id: 'j1' }, body: { active: false } });
  later();
  await bossApi.catalogue.updateJob({ params: { id: 'j1' }, body: { nameFR: 'Relire' } });
  later();
  const { files, version } = await bossApi.catalogue.exportSet();
  const renamed = Object.entries(files).map(([name, text]) => [name, text.replaceAll('Active listening', 'Listening')]);
  const changed = Object.fromEntries(renamed);
  await bossApi.catalogue.importSet({ body: { files: changed, version, isDryRun: false } });
  later();
  await bossApi.universities.remove({
    params: { id: university.id },
    query: { transferUsersTo: target.university.id },
  });
  const { entries } = await bossApi.audit.listOfAll();
  const [deleted, imported, renaming, hiding, strength, share] = entries;
  expect([renaming, hiding].map((entry) => [entry?.act, entry?.fields, entry?.details])).toEqual([
    ['jobChanged', ['nameFR'], {}],
    ['jobChanged', ['active'], { from: 'shown', to: 'hidden' }],
  ]);
  // A deleted course must not lend its name to another record.
  expect(entries.find(({ act }) => act === 'formationDeleted')).toMatchObject({
    what: { name: 'Écrire' },
    University: { id: university.id, name: null },
  });
  expect(deleted).toMatchObject({
    act: 'universityDeleted',
    what: { kind: 'university', id: university.id, name: 'Université des Marais' },
    University: { id: university.id, name: 'Université des Marais' },
    details: { to: 'Université des Marais' },
  });
  expect(imported).toMatchObject({ act: 'catalogueImported', details: { count: 1 } });
  expect(strength).toMatchObject({ act: 'jobSkillChanged', details: { to: '1', part: expect.any(String) } });
  expect(strength?.details?.from).toMatch(/^[0-5](\.\d+)?$/);
  expect(share).toMatchObject({ act: 'shareChanged', details: { from: '1', to: '3' } });
  const [copy] = (await target.api.audit.listOfUniversity({ params: target.params })).entries;
  expect(copy).toMatchObject({ act: 'universityDeleted', what: { name: 'Université des Marais' } });
});

test('an entry from before details were kept is told without', async () => {
  const { params, admin, api } = await begin();
  const facts = { actorId: admin.id, universityId: admin.universityId ?? null, targets: [admin.id], requestId: 'r' };
  await commit([auditChange({ ...facts, call: 'PUT /api/v0/users/{id}/status' }, new Date())], { now: new Date() });
  expect(await detailsIn(api.audit.listOfUniversity({ params }))).toEqual([['statusChanged', {}]]);
});
