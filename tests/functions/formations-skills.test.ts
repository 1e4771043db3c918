import { beforeAll, expect, test } from 'vitest';
import { changeEntry } from '#functions/data/catalogue/entry.ts';
import { handler } from '#functions/formations/index.ts';
import { as, refused } from '#tests/support/api.ts';
import { ask } from '#tests/support/ask.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import { seedCatalogue } from '#tests/support/seed-catalogue.ts';

beforeAll(seedCatalogue);

const begin = async (title = 'Conduire un projet') => {
  const university = await buildUniversity();
  const admin = await buildUser({ role: 'admin', university });
  const { formations } = await as(admin);
  const universityId = university.id;
  const { id: formationId } = await formations.create({ body: { universityId, title, description: 'Deux jours' } });
  const add = (skillId: string, value?: number) => formations.addSkill({ body: { formationId, skillId, value } });
  const strengths = async () =>
    (await formations.listSkills({ query: { formationId } })).map(({ SkillId, value }) => [SkillId, value]);
  return { university, universityId, admin, formations, formationId, add, strengths };
};

test('a skill is added at 0, with what the catalogue says of it; its strength is changed by half steps, and it is taken away', async () => {
  const { formations, formationId, add, strengths } = await begin();
  const added = await add('s1');
  expect(added).toMatchObject({
    id: `${formationId}.s1`,
    SkillId: 's1',
    value: 0,
    Skill: { id: 's1', name: 'Reading comprehension', nameFR: 'Compréhension de l’écrit', category: 1 },
  });
  await add('s2', 4);
  const params = { id: added.id };
  expect(await formations.updateSkill({ params, body: { value: 3.5 } })).toEqual({ ...added, value: 3.5 });
  expect((await strengths()).toSorted()).toEqual([
    ['s1', 3.5],
    ['s2', 4],
  ]);
  await formations.removeSkill({ params });
  expect(await strengths()).toEqual([['s2', 4]]);
  expect(await refused(formations.updateSkill({ params, body: { value: 1 } }))).toMatchObject({ status: 404 });
  expect(await strengths()).toEqual([['s2', 4]]);
});

test('a skill stands once: adding it again is a conflict that changes nothing', async () => {
  const { add, strengths } = await begin();
  await add('s1', 2.5);
  expect(await refused(add('s1', 0))).toMatchObject({ status: 409, code: 'conflict' });
  expect(await strengths()).toEqual([['s1', 2.5]]);
});

test.each([
  ['s999', 404],
  ['a1', 404],
  ['valueOf', 404],
  ['s', 422],
])('%s is no skill that can be added', async (skillId, status) => {
  const { add, strengths } = await begin();
  expect(await refused(add(skillId))).toMatchObject({ status });
  expect(await strengths()).toEqual([]);
});

test.each([5.5, -0.5, 2.25, '3', null])('a strength of %o is refused', async (value) => {
  const { admin, formationId, add, strengths } = await begin();
  await add('s1', 1);
  const sent = { as: admin, params: { id: `${formationId}.s1` }, body: { value } };
  const reply = await ask(handler, 'PUT /formation-skills/{id}', sent);
  expect(reply).toMatchObject({ status: 422, body: { details: [{ field: 'value' }] } });
  expect(await strengths()).toEqual([['s1', 1]]);
});

test('listed courses say how much they strengthen which skills', async () => {
  const { universityId, formations, add } = await begin('Conduire un projet');
  await add('s1', 2.5);
  await add('s2');
  const { rows } = await formations.list({ query: { universityId } });
  expect(rows.map(({ title, strengths }) => [title, strengths])).toEqual([['Conduire un projet', { s1: 2.5, s2: 0 }]]);
});

test('courses are found by the skill that they strengthen', async () => {
  const { universityId, formations, add } = await begin('Conduire un projet');
  const body = { universityId, title: 'Parler en public', description: 'Un jour' };
  const { id: formationId } = await formations.create({ body });
  await formations.addSkill({ body: { formationId, skillId: 's2' } });
  await add('s1', 3);
  const found = async (query: { skillId: string; search?: string }) =>
    (await formations.list({ query: { universityId, ...query } })).rows.map(({ title }) => title);
  expect(await found({ skillId: 's1' })).toEqual(['Conduire un projet']);
  expect(await found({ skillId: 's2' })).toEqual(['Parler en public']);
  expect(await found({ skillId: 's3' })).toEqual([]);
  expect(await found({ skillId: 's1', search: 'parler' })).toEqual([]);
  // Courses are sorted by strength, whatever the title.
  await formations.addSkill({ body: { formationId, skillId: 's1', value: 3.5 } });
  expect(await found({ skillId: 's1' })).toEqual(['Parler en public', 'Conduire un projet']);
  await formations.updateSkill({ params: { id: `${formationId}.s1` }, body: { value: 2 } });
  expect(await found({ skillId: 's1' })).toEqual(['Conduire un projet', 'Parler en public']);
});

test('a skill that no course strengthens is answered with those that some do, those of most courses first', async () => {
  const { universityId, formations, add } = await begin('Conduire un projet');
  const list = (query: { skillId?: string; search?: string }) => formations.list({ query: { universityId, ...query } });
  expect(await list({ skillId: 's3' })).toEqual({ count: 0, rows: [], otherSkillIds: [] });
  const body = { universityId, title: 'Parler en public', description: 'Un jour' };
  const { id: formationId } = await formations.create({ body });
  await add('s1', 3);
  await formations.addSkill({ body: { formationId, skillId: 's2' } });
  await add('s2', 1);
  expect(await list({ skillId: 's3' })).toEqual({ count: 0, rows: [], otherSkillIds: ['s2', 's1'] });
  // Courses do strengthen this skill; only the search finds nothing.
  expect(await list({ skillId: 's1', search: 'parler' })).toEqual({ count: 0, rows: [] });
  expect(await list({ search: 'zzz' })).toEqual({ count: 0, rows: [] });
});

test('skills that are set at the same moment are all kept', async () => {
  const { add, strengths } = await begin();
  const ids = Array.from({ length: 12 }, (_, i) => `s${i + 1}`);
  await Promise.all(ids.map((id) => add(id, 2)));
  expect((await strengths()).map(([id]) => id).toSorted()).toEqual(ids.toSorted());
});

test('a retired skill stays where it was added, marked, and is added nowhere any more', async () => {
  const { add, formations, formationId } = await begin();
  await add('s40', 2);
  await changeEntry('skills', 's40', (row) => ({ ...row, active: false }), { now: new Date() });
  const rows = await formations.listSkills({ query: { formationId } });
  expect(rows).toMatchObject([{ SkillId: 's40', value: 2, Skill: { active: false } }]);
  const other = await begin();
  expect(await refused(other.add('s40'))).toMatchObject({ status: 404 });
});
