import { beforeEach, expect, test } from 'vitest';
import { handler } from '#functions/catalogue/index.ts';
import { as, refused } from '#tests/support/api.ts';
import { ask } from '#tests/support/ask.ts';
import { smallSet } from '#tests/support/catalogue.ts';
import { exported, keeper, load, member, restoreSmallSet, superUser, texts } from '#tests/support/catalogue-keeper.ts';
import { buildUser } from '#tests/support/factories.ts';

const lists = {
  skill: { list: 'skills', letter: 's', from: { category: 3 }, file: 'skills.csv' },
  activity: { list: 'activities', letter: 'a', from: { category: 2 }, file: 'activities.csv' },
} as const;

beforeEach(restoreSmallSet);

test.each(Object.entries(lists))(
  'a %s is added with all that is said of it, and stands at the end of its category',
  async (kind, { letter, from }) => {
    const api = await keeper();
    const added =
      kind === 'skill'
        ? await api.createSkill({ body: { ...texts, ...from } })
        : await api.createActivity({ body: { ...texts, ...from } });
    expect(added).toEqual({
      id: expect.stringMatching(new RegExp(`^${letter}\\d{10}$`)),
      ...texts,
      ...from,
      active: true,
      revision: expect.any(Number),
    });
    const listed = kind === 'skill' ? (await api.listSkills()).skills : (await api.listActivities()).activities;
    const { revision: _, ...shown } = added;
    expect(listed.at(-1)).toEqual(shown);
    const params = { id: added.id };
    expect(kind === 'skill' ? await api.getSkill({ params }) : await api.getActivity({ params })).toEqual(added);
  },
);

test('a job is added with names alone, active and without any tag', async () => {
  const api = await keeper();
  const added = await api.createJob({ body: { name: 'Storyteller', nameFR: 'Conteuse ou conteur' } });
  expect(added).toEqual({
    id: expect.stringMatching(/^j\d{10}$/),
    name: 'Storyteller',
    nameFR: 'Conteuse ou conteur',
    definition: '',
    definitionFR: '',
    description: '',
    descriptionFR: '',
    active: true,
    researchDomains: [],
    coreKinds: [],
    regularKinds: [],
    family: '',
    familyFR: '',
    employers: [],
    requirement: null,
    subjects: [],
    subjectsFR: [],
    revision: expect.any(Number),
  });
  expect(await (await member()).getJob({ params: { id: added.id } })).toEqual(added);
  expect((await api.listJobs()).jobs.at(-1)).toMatchObject({ id: added.id, name: 'Storyteller', active: true });
});

test('everything of a job can be said and changed, is put in its order, and is what an export writes', async () => {
  const api = await keeper();
  const params = { id: 'j120' };
  const changed = await api.updateJob({
    params,
    body: {
      nameFR: ' Conteuse ou conteur ',
      definition: 'Tells.',
      active: false,
      researchDomains: [16, 2, 16],
      coreKinds: ['communication', 'teaching'],
      regularKinds: [],
      family: 'Authors',
      familyFR: 'Autrices et auteurs',
      employers: ['own_account', 'company'],
      requirement: 'training',
      subjects: ['folktale', 'orality', 'folktale'],
    },
  });
  const said = {
    nameFR: 'Conteuse ou conteur',
    definition: 'Tells.',
    active: false,
    researchDomains: [2, 16],
    coreKinds: ['teaching', 'communication'],
    regularKinds: [],
    family: 'Authors',
    familyFR: 'Autrices et auteurs',
    employers: ['company', 'own_account'],
    requirement: 'training',
    subjects: ['folktale', 'orality'],
  };
  expect(changed).toMatchObject(said);
  expect(await api.getJob({ params })).toEqual(changed);
  const line = (await exported())['jobs.csv']?.split('\n').find((row) => row.startsWith('j120,'));
  expect(line).toMatch(/^j120,no,[^,]+,Conteuse ou conteur,Tells\.,/);
  expect(line).toContain(',2 16,teaching communication,,Authors,Autrices et auteurs,company own_account,training,');
  expect(line).toContain(',folktale; orality,');
  expect((await load((await exported()) as typeof smallSet)).changes).toEqual([]);
});

test('an absent field stays, null and the empty string clear; a category may be a string of digits (D28, D69)', async () => {
  const api = await keeper();
  const params = { id: 's2' };
  const before = await api.getSkill({ params });
  const moved = await api.updateSkill({ params, body: { category: 3 } });
  expect(moved).toEqual({ ...before, category: 3, revision: moved.revision });
  const reply = await ask(handler, 'PUT /skills/{id}', {
    as: await superUser(),
    params,
    body: { description: null, descriptionFR: ' ', category: '2', id: 's9', active: false },
  });
  const cleared = await api.getSkill({ params });
  const after = { ...before, description: '', descriptionFR: '', category: 2, revision: cleared.revision };
  expect(reply).toMatchObject({ status: 200, body: after });
  expect(cleared).toEqual(after);
  expect(new Set([before, moved, cleared].map(({ revision }) => revision)).size).toBe(3);
});

test.each<[string, string, object, string]>([
  ['POST /skills', 'no French name', { name: 'A', category: 1 }, 'nameFR'],
  ['POST /skills', 'no category', { name: 'A', nameFR: 'A' }, 'category'],
  ['POST /skills', 'a category of its own', { name: 'A', nameFR: 'A', category: 4 }, 'category'],
  ['POST /activities', 'a category of skills', { name: 'A', nameFR: 'A', category: 3 }, 'category'],
  ['POST /jobs', 'a blank name', { name: ' ', nameFR: 'A' }, 'name'],
  ['POST /jobs', 'a long definition', { name: 'A', nameFR: 'A', definition: 'x'.repeat(91) }, 'definition'],
  ['POST /jobs', 'a long description', { name: 'A', nameFR: 'A', descriptionFR: 'x'.repeat(2001) }, 'descriptionFR'],
  ['PUT /jobs/{id}', 'an unknown kind of work', { coreKinds: ['sleeping'] }, 'coreKinds.0'],
  ['PUT /jobs/{id}', 'a research domain of its own', { researchDomains: [28] }, 'researchDomains.0'],
  ['PUT /jobs/{id}', 'a subject with a semicolon', { subjects: ['a; b'] }, 'subjects.0'],
  ['PUT /jobs/{id}', 'no name', { name: null }, 'name'],
  ['PUT /jobs/{id}', 'something between active and not', { active: 'perhaps' }, 'active'],
])('%s with %s is refused, and nothing is written', async (call, _, body, field) => {
  const before = await exported();
  const reply = await ask(handler, call, { as: await superUser(), params: { id: 'j1' }, body });
  expect(reply).toMatchObject({ status: 422, body: { details: [{ field }] } });
  expect(await exported()).toEqual(before);
});

test('a deleted entry is gone for everybody, cannot be changed, and is exported as retired', async () => {
  const [api, reader] = [await keeper(), await member()];
  const params = { id: 'j2' };
  await api.removeJob({ params });
  expect((await api.listJobs()).jobs.map(({ id }) => id)).toEqual(['j1', 'j120']);
  for (const calls of [api, reader]) expect(await refused(calls.getJob({ params }))).toMatchObject({ status: 404 });
  expect(await refused(api.updateJob({ params, body: { active: true } }))).toMatchObject({ status: 404 });
  expect(await refused(api.removeJob({ params }))).toMatchObject({ status: 404 });
  expect(await refused(api.listJobSkills({ query: { jobId: 'j2' } }))).toMatchObject({ status: 404 });
  const files = await exported();
  expect(files['jobs.csv']).toBe(smallSet['jobs.csv']?.replace('\nj2,yes,', '\nj2,retired,'));

  // Only an import can reactivate it.
  expect((await load()).changes).toMatchObject([{ list: 'jobs', id: 'j2', what: 'changed' }]);
  expect(await reader.getJob({ params })).toMatchObject({ id: 'j2', active: true });
});

test('a deleted skill or activity stays, marked, in the assessments that rated it, and is in no other', async () => {
  const api = await keeper();
  const { portfolios } = await as(await buildUser());
  const { id } = await portfolios.create({ body: { title: 'Avant' } });
  await portfolios.rateSkill({ params: { id: `${id}.s2` }, body: { value: 4 } });
  await portfolios.rateActivity({ params: { id: `${id}.a18` }, body: { value: 2 } });
  await api.removeSkill({ params: { id: 's2' } });
  await api.removeActivity({ params: { id: 'a18' } });

  const skills = await portfolios.listSkills({ params: { portfolioId: id } });
  expect(skills.find(({ Skill }) => Skill.id === 's2')).toMatchObject({ value: 4, Skill: { active: false } });
  const activities = await portfolios.listActivities({ params: { portfolioId: id } });
  expect(activities.find(({ Activity }) => Activity.id === 'a18')).toMatchObject({
    value: 2,
    Activity: { active: false },
  });
  const { id: later } = await portfolios.create({ body: { title: 'Après' } });
  const fresh = await portfolios.listSkills({ params: { portfolioId: later } });
  expect(fresh.map(({ Skill }) => Skill.id)).toEqual(['s1', 's11', 's27']);
  expect((await api.listActivities()).activities.map(({ id: left }) => left)).toEqual(['a1']);
});

test('a job that is not active is in the list and is not suggested; active again, it is', async () => {
  const api = await keeper();
  const { portfolios } = await as(await buildUser());
  const { id } = await portfolios.create({ body: { title: 'Portfolio' } });
  const values: Record<string, number> = { s1: 5, s2: 1, s11: 4, s27: 0, a1: 5, a18: 1 };
  const ratings = Object.entries(values).map(([entry, value]) => ({ id: `${id}.${entry}`, value }));
  await portfolios.rateMany({ params: { id }, body: { ratings } });
  const suggested = async () => {
    const { calculatedJobs } = await portfolios.generateJobs({ params: { id } });
    return calculatedJobs.map(({ Job }) => Job.id).sort();
  };
  const before = await suggested();
  expect(before).toEqual(['j1', 'j120', 'j2']);
  await api.updateJob({ params: { id: 'j2' }, body: { active: false } });
  expect((await (await member()).listJobs()).jobs.map((job) => [job.id, job.active])).toEqual([
    ['j1', true],
    ['j2', false],
    ['j120', true],
  ]);
  expect(await suggested()).toEqual(['j1', 'j120']);
  await api.updateJob({ params: { id: 'j2' }, body: { active: true } });
  expect(await suggested()).toEqual(before);
});

test('a new job has no strengths yet: it is suggested to nobody and changes no other’s place', async () => {
  const api = await keeper();
  const { portfolios } = await as(await buildUser());
  const { id } = await portfolios.create({ body: { title: 'Portfolio' } });
  const ratings = ['s1', 's2', 's11', 's27', 'a1', 'a18'].map((entry, i) => ({ id: `${id}.${entry}`, value: i % 6 }));
  await portfolios.rateMany({ params: { id }, body: { ratings } });
  const suggested = async () => (await portfolios.generateJobs({ params: { id } })).calculatedJobs;
  const before = await suggested();
  await api.createJob({ body: texts });
  expect(await suggested()).toEqual(before);
});

test('a list that is full takes no more, and what is deleted makes no room', async () => {
  const head = smallSet['skills.csv']?.split('\n')[0] ?? '';
  const ids = Array.from({ length: 500 }, (_, i) => `s${i + 1}`);
  const cells = (id: string) =>
    head
      .split(',')
      .map((column) => ({ id, active: 'yes', category: '1' })[column] ?? (column.startsWith('name') ? id : ''));
  const table = (first: string, rows: readonly string[]) =>
    `${[first, ...ids].join(',')}\n${rows.map((id) => `${id}\n`).join('')}`;
  await load({
    ...smallSet,
    'skills.csv': `${head}\n${ids.map((id) => `${cells(id).join(',')}\n`).join('')}`,
    'job-skills.csv': table('job', ['j1', 'j2', 'j120']),
    'activity-skills.csv': table('activity', ['a1', 'a18']),
  });
  const api = await keeper();
  await api.removeSkill({ params: { id: 's500' } });
  const error = await refused(api.createSkill({ body: { ...texts, category: 1 } }));
  expect(error).toMatchObject({ status: 409, code: 'too_many_things' });
  expect(error.msg).toMatch(/^La liste est pleine\s: 500 entrées/);
});

test.each(['s99', 'j1', 'v1', 'valueOf', '__proto__'])('%s is no skill: 404 for every call', async (id) => {
  const [api, reader] = [await keeper(), await member()];
  const params = { id };
  expect(await refused(reader.getSkill({ params }))).toMatchObject({ status: 404 });
  expect(await refused(api.updateSkill({ params, body: { name: 'A' } }))).toMatchObject({ status: 404 });
  expect(await refused(api.removeSkill({ params }))).toMatchObject({ status: 404 });
});
