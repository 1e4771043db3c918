import { beforeEach, expect, test } from 'vitest';
import { handler } from '#functions/catalogue/index.ts';
import { currentCatalogue, forgetCatalogue } from '#functions/data/catalogue/catalogue.ts';
import { as, refused } from '#tests/support/api.ts';
import { ask } from '#tests/support/ask.ts';
import { smallSet } from '#tests/support/catalogue.ts';
import { exported, keeper, load, restoreSmallSet, superUser } from '#tests/support/catalogue-keeper.ts';
import { buildUser } from '#tests/support/factories.ts';

beforeEach(restoreSmallSet);

const body = {
  researchDomain: 16,
  wishes: ['communication', 'teaching'],
  thesisTitle: ' Le conte en prison ',
  graders: 2,
  gradedOn: '2026-11-25',
  grades: { j120: 3, j1: 0.5, j2: 1.5 },
} satisfies Parameters<Awaited<ReturnType<typeof keeper>>['createCase']>[0]['body'];

test('a case is added with all that is said of it, is read by super administrators, and leads the suggestions', async () => {
  const api = await keeper();
  const added = await api.createCase({ body });
  expect(added).toEqual({
    id: expect.stringMatching(/^c\d{10}$/),
    ...{ researchDomain: 16, wishes: ['teaching', 'communication'], thesisTitle: 'Le conte en prison', graders: 2 },
    ...{ gradedOn: '2026-11-25', grades: { j120: 3, j1: 0.5, j2: 1.5 }, active: true, revision: expect.any(Number) },
  });
  expect(await api.getCase({ params: { id: added.id } })).toEqual(added);
  const { cases } = await api.listCases();
  expect(cases.map(({ id }) => id)).toEqual(['c1', added.id]);
  expect(cases.at(-1)).toEqual({
    ...{ id: added.id, researchDomain: 16, wishes: ['teaching', 'communication'], thesisTitle: 'Le conte en prison' },
    ...{ graders: 2, gradedOn: '2026-11-25', gradedJobs: 3, active: true },
  });
  const { matching } = await currentCatalogue(new Date());
  expect(matching.cases).toMatchObject([
    { id: 'c1', active: true, researchDomain: 3, grades: { j1: 0.5, j2: 1.5, j120: 3 } },
    {
      id: added.id,
      wishes: ['teaching', 'communication'],
      gradedOn: '2026-11-25',
      grades: { j120: 3, j1: 0.5, j2: 1.5 },
    },
  ]);
});

test('a case without a domain, without wishes and inactive is one, too', async () => {
  const { thesisTitle, graders, gradedOn, grades } = body;
  const added = await (await keeper()).createCase({ body: { thesisTitle, graders, gradedOn, grades, active: false } });
  expect(added).toMatchObject({ researchDomain: null, wishes: [], active: false });
});

test('everything of a case can be changed, and is what an export writes and an import reads', async () => {
  const api = await keeper();
  const params = { id: 'c1' };
  const changed = await api.updateCase({ params, body: { ...body, active: false } });
  expect(await api.getCase({ params })).toEqual(changed);
  const files = await exported();
  expect(files['cases.csv']?.split('\n')[1]).toBe('c1,no,16,teaching communication,Le conte en prison,2,2026-11-25');
  expect(files['case-jobs.csv']?.split('\n')[1]).toBe('c1,0.5,1.5,3');
  expect((await load(files)).changes).toEqual([]);
});

test('whoever reads a case after its writer reads the same revision, though the table orders grades by itself', async () => {
  const api = await keeper();
  const written = await api.createCase({ body });
  const params = { id: written.id };
  // Another process, which has not written it.
  forgetCatalogue();
  const read = await api.getCase({ params });
  expect(read).toEqual(written);
  expect([written, read].map(({ grades }) => Object.keys(grades))).toEqual([
    ['j1', 'j120', 'j2'],
    ['j1', 'j120', 'j2'],
  ]);
  forgetCatalogue();
  const change = { grades: { j2: 1, j120: 1, j1: 1 } };
  expect(await api.updateCase({ params, body: change, revision: written.revision })).toMatchObject(change);
});

test('absent fields stay; grades are replaced as a whole', async () => {
  const api = await keeper();
  const params = { id: 'c1' };
  const before = await api.getCase({ params });
  const moved = await api.updateCase({ params, body: { researchDomain: null } });
  expect(moved).toEqual({ ...before, researchDomain: null, revision: moved.revision });
  expect(moved.revision).not.toBe(before.revision);
  const graded = await api.updateCase({ params, body: { grades: { j1: 1, j2: 1, j120: 1 } } });
  expect(graded).toEqual({ ...moved, grades: { j1: 1, j2: 1, j120: 1 }, revision: graded.revision });
});

test.each<[string, object, string]>([
  ['two graded jobs', { grades: { j1: 3, j2: 1 } }, 'grades'],
  ['a grade above 3', { grades: { j1: 3.5, j2: 1, j120: 1 } }, 'grades.j1'],
  ['a grade of 0', { grades: { j1: 0, j2: 1, j120: 1 } }, 'grades.j1'],
  ['a grade that is not in halves', { grades: { j1: 1.25, j2: 1, j120: 1 } }, 'grades.j1'],
  ['a job of no catalogue', { grades: { j1: 3, j2: 1, j9: 1 } }, 'grades'],
  ['a graded skill', { grades: { j1: 3, j2: 1, s1: 1 } }, 'grades.s1'],
  ['a domain of its own', { researchDomain: 28 }, 'researchDomain'],
  ['an unknown wish', { wishes: ['sleeping'] }, 'wishes.0'],
  ['a blank title', { thesisTitle: ' ' }, 'thesisTitle'],
  ['nobody who graded', { graders: 0 }, 'graders'],
  ['a day that is none', { gradedOn: '2026-02-30' }, 'gradedOn'],
])('%s is refused, and nothing is written', async (_, wrong, field) => {
  const before = await exported();
  for (const call of ['POST /cases', 'PUT /cases/{id}']) {
    const reply = await ask(handler, call, {
      as: await superUser(),
      params: { id: 'c1' },
      body: { ...body, ...wrong },
    });
    expect(reply, call).toMatchObject({ status: 422, body: { details: [{ field }] } });
  }
  expect(await exported()).toEqual(before);
});

test('too few graded jobs are refused in words', async () => {
  const api = await keeper();
  const error = await refused(api.updateCase({ params: { id: 'c1' }, body: { grades: { j1: 3 } } }));
  expect(error.details).toMatchObject([{ field: 'grades', code: 'too_few_grades', msg: 'Notez au moins 3 métiers.' }]);
});

test('a grade of a job that was deleted since may stay, and cannot be given anew', async () => {
  const api = await keeper();
  await api.removeJob({ params: { id: 'j2' } });
  const kept = await api.updateCase({ params: { id: 'c1' }, body: { grades: { j1: 1, j2: 1.5, j120: 2 } } });
  expect(kept.grades).toEqual({ j1: 1, j2: 1.5, j120: 2 });
  expect(await refused(api.createCase({ body }))).toMatchObject({ status: 422, details: [{ field: 'grades' }] });
  const { findings } = await api.listFindings();
  expect(findings.filter(({ code }) => code === 'thin_case')).toMatchObject([{ ids: ['c1'] }]);
});

test('a deleted case is gone, no longer counts, and is exported as retired', async () => {
  const api = await keeper();
  const params = { id: 'c1' };
  await api.removeCase({ params });
  expect(await api.listCases()).toEqual({ cases: [] });
  expect((await currentCatalogue(new Date())).matching.cases).toEqual([]);
  for (const call of [
    () => api.getCase({ params }),
    () => api.updateCase({ params, body: { active: true } }),
    () => api.removeCase({ params }),
  ]) {
    expect(await refused(call())).toMatchObject({ status: 404 });
  }
  expect((await exported())['cases.csv']).toBe(smallSet['cases.csv']?.replace('\nc1,yes,', '\nc1,retired,'));
  expect((await load()).changes).toMatchObject([{ list: 'cases', id: 'c1', what: 'changed' }]);
});

test('an import of a set without cases, as an earlier release exported it, leaves none', async () => {
  const { 'cases.csv': _, 'case-jobs.csv': __, ...earlier } = smallSet;
  const { changes } = await load(earlier);
  const name = 'Rôle de la kinésine-5 dans l’orientation du fuseau mitotique des cellules épithéliales en culture';
  expect(changes).toMatchObject([{ list: 'cases', id: 'c1', name, what: 'retired' }]);
  expect(await (await keeper()).listCases()).toEqual({ cases: [] });
});

test('what happens to a case is in the log, by its title', async () => {
  const who = await superUser();
  const { catalogue, audit } = await as(who);
  const { id } = await catalogue.createCase({ body });
  await catalogue.updateCase({ params: { id }, body: { graders: 3, grades: { j1: 1, j2: 1, j120: 1 } } });
  await catalogue.removeCase({ params: { id } });
  const { entries } = await audit.listOfAll({ query: {} });
  const own = entries.filter(({ what }) => what?.id === id);
  expect(own.map(({ act, fields, what }) => [act, [...fields].sort(), what?.name])).toEqual([
    ['caseDeleted', ['active', 'retired'], 'Le conte en prison'],
    ['caseChanged', ['graders', 'grades'], 'Le conte en prison'],
    ['caseCreated', [], 'Le conte en prison'],
  ]);
});

test('a job that is added says since when; one that the files bring keeps what they say', async () => {
  const api = await keeper();
  const { id } = await api.createJob({ body: { name: 'Storyteller', nameFR: 'Conteuse ou conteur' } });
  const today = new Date().toISOString().slice(0, 10);
  const lines = (await exported())['jobs.csv']?.split('\n') ?? [];
  expect(lines.find((line) => line.startsWith(`${id},`))).toMatch(new RegExp(`,${today}$`));
  expect(lines.find((line) => line.startsWith('j1,'))).toMatch(/,$/);
});

test('candidates and administrators read no case', async () => {
  for (const role of ['user', 'admin'] as const) {
    const { catalogue } = await as(await buildUser({ role }));
    expect(await refused(catalogue.listCases())).toMatchObject({ status: 403 });
    expect(await refused(catalogue.getCase({ params: { id: 'c1' } }))).toMatchObject({ status: 403 });
  }
});
