import { expect, test } from 'vitest';
import { as, refused } from '#tests/support/api.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';

/** The four tabs and the career plan, in the specification's words (D35). */
const details = {
  startDate: '2024-10-01',
  estimatedEndDate: '2027-09-30',
  researchDomain: '19',
  thesisTitle: 'Inégalités de santé entre îlots voisins',
  companyName: 'Laboratoire Territoires et Santé',
  doctoralSchool: '[570] EDSP - Santé Publique',
  researchOrganization: 'Université Rive-Sud',
  typeOfFinancing: '1,3',
  coSupervision: false,
  complementaryActivities: '1,2,4',
};
const appreciation = { appreciatedAspects: 'Le terrain', unappreciatedAspects: 'Les délais' };
const presentation = {
  aboutTheDoctorate: 'À propos',
  briefDescription: 'En bref',
  problematic: 'La question',
  stateOfArt: 'L’existant',
  hypothesis: 'L’hypothèse',
  hypothesisTesting: 'L’épreuve',
  resultsAnalysis: 'Les résultats',
  conclusion: 'La conclusion',
  communication: 'Les articles',
};
const smart = { smartGoals: 'Soumettre l’article avant juin' };
const plan = { proProjectElements: 'L’épidémiologie', careerPlan: 'Un poste en agence' };
const whole = { ...details, ...appreciation, ...presentation, ...smart, ...plan };

const candidate = async () => {
  const university = await buildUniversity();
  const camille = await buildUser({ university });
  const { doctorates, portfolios } = await as(camille);
  const params = { userId: camille.id };
  return { university, params, doctorates, portfolios };
};

test('a doctorate of which nothing was said is there, all null', async () => {
  const { params, doctorates } = await candidate();
  const { revision, ...said } = await doctorates.get({ params });
  expect(said).toEqual(Object.fromEntries(Object.keys(whole).map((name) => [name, null])));
  expect(Object.keys(said)).toHaveLength(24);
  expect(revision).toBe(0);
});

test('the owner’s fields are kept one by one: the rest stays, null and the empty string clear (D69)', async () => {
  const { params, doctorates } = await candidate();
  expect(await doctorates.update({ params, body: whole })).toEqual({ ...whole, revision: 1 });
  const changed = await doctorates.update({
    params,
    body: { coSupervision: true, companyName: '', careerPlan: null, thesisTitle: ' Autrement ' },
  });
  expect(changed).toEqual({
    ...whole,
    coSupervision: true,
    companyName: null,
    careerPlan: null,
    thesisTitle: 'Autrement',
    revision: 2,
  });
  expect(await doctorates.get({ params })).toEqual(changed);
});

test('two tabs that save at once keep what the other one said', async () => {
  const { params, doctorates } = await candidate();
  await Promise.all([doctorates.update({ params, body: details }), doctorates.update({ params, body: plan })]);
  expect(await doctorates.get({ params })).toMatchObject({ ...details, ...plan });
});

test('administrators read the details and the presentation; what is the candidate’s alone is absent for them (D35)', async () => {
  const { university, params, doctorates } = await candidate();
  await doctorates.update({ params, body: whole });
  for (const reader of [
    await buildUser({ role: 'admin', university }),
    await buildUser({ role: 'super', university: null }),
  ]) {
    const seen = await (await as(reader)).doctorates.get({ params });
    expect(seen).toEqual({ ...details, ...presentation, revision: 1 });
    expect(seen).not.toHaveProperty('careerPlan');
  }
});

test.each([
  { field: 'researchDomain', value: '28', code: 'invalid_value' },
  { field: 'startDate', value: '1 octobre 2024', code: 'invalid_value' },
  { field: 'typeOfFinancing', value: '1,9', code: 'invalid_value' },
  { field: 'typeOfFinancing', value: '1,1', code: 'invalid_value' },
  { field: 'complementaryActivities', value: '8', code: 'invalid_value' },
  { field: 'coSupervision', value: 'non', code: 'invalid_type' },
  { field: 'thesisTitle', value: 'x'.repeat(501), code: 'too_long' },
  { field: 'companyName', value: 'x'.repeat(201), code: 'too_long' },
  { field: 'doctoralSchool', value: 'x'.repeat(201), code: 'too_long' },
  { field: 'researchOrganization', value: 'x'.repeat(201), code: 'too_long' },
  ...Object.keys({ ...appreciation, ...presentation, ...smart, ...plan }).map((field) => ({
    field,
    value: 'x'.repeat(5001),
    code: 'too_long',
  })),
])('$field cannot be that ($code), and nothing is kept', async ({ field, value, code }) => {
  const { params, doctorates } = await candidate();
  const error = await refused(doctorates.update({ params, body: { conclusion: 'Bien', [field]: value } }));
  expect(error).toMatchObject({ status: 422, details: [{ field, code }] });
  expect((await doctorates.get({ params })).conclusion).toBeNull();
});

test('it cannot end before it begins', async () => {
  const { params, doctorates } = await candidate();
  const body = { startDate: '2024-10-01', estimatedEndDate: '2024-09-30' };
  expect((await refused(doctorates.update({ params, body }))).details).toEqual([
    { field: 'estimatedEndDate', code: 'ends_before_it_begins', msg: 'La fin vient avant le début.' },
  ]);
});

test('the next assessment begins with its research domain, else with that of the one before (D52)', async () => {
  const { params, doctorates, portfolios } = await candidate();
  const begin = async () => (await portfolios.create({ body: { title: 'Portfolio' } })).id;
  const domainOf = async (id: string) => (await portfolios.get({ params: { id } })).portfolio.researchDomain;
  const first = await begin();
  expect(await domainOf(first)).toBeNull();
  await portfolios.update({ params: { id: first }, body: { researchDomain: '12' } });
  expect(await domainOf(await begin())).toBe('12');
  await doctorates.update({ params, body: { researchDomain: '19' } });
  expect(await domainOf(await begin())).toBe('19');
});
