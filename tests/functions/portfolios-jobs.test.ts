import { beforeAll, expect, test } from 'vitest';
import { readinessLevels } from '#shared/matching/job-readiness.ts';
import { refused } from '#tests/support/api.ts';
import { begin, rateAll } from '#tests/support/begun-assessment.ts';
import { seedCatalogue } from '#tests/support/seed-catalogue.ts';

beforeAll(seedCatalogue);

test('jobs are refused with counts per category until enough is rated, then ranked', async () => {
  const { api, portfolio } = await begin();
  const call = { params: { id: portfolio.id } };
  const error = await refused(api.portfolios.generateJobs(call));
  expect(error).toMatchObject({ status: 422, code: 'incomplete_evaluation' });
  expect(error.details).toEqual(
    [1, 2, 3].map((category) =>
      expect.objectContaining({ category, answered: 0, rated: 0, total: expect.any(Number) }),
    ),
  );
  for (const [skill, value] of [['s1', 3] as const, ['s2', null] as const]) {
    await api.portfolios.rateSkill({ params: { id: `${portfolio.id}.${skill}` }, body: { value } });
  }
  const { details } = await refused(api.portfolios.generateJobs(call));
  expect(details).toMatchObject([
    { category: 1, answered: 2, rated: 1 },
    { category: 2, answered: 0, rated: 0 },
    { category: 3, answered: 0, rated: 0 },
  ]);

  await rateAll(api, portfolio.id);
  const first = await api.portfolios.generateJobs(call);
  expect(first.calculatedJobs.map(({ rank }) => rank)).toEqual(first.calculatedJobs.map((_, i) => i + 1));
  for (const { mostImportantSkills } of first.calculatedJobs) {
    expect(mostImportantSkills).toHaveLength(5);
    const importances = mostImportantSkills.map(({ importance }) => importance);
    expect(importances).toEqual(importances.toSorted((a, b) => b - a));
  }
  expect(first.calculatedJobs[0]?.distinctiveSkills).toHaveLength(3);
  expect(readinessLevels).toContain(first.calculatedJobs[0]?.readiness);
  expect(first.calculatedJobs[0]?.Job).toMatchObject({ nameFR: expect.any(String), active: true });
  expect(JSON.stringify(await api.portfolios.generateJobs(call))).toBe(JSON.stringify(first));
});

test('an assessment keeps a research domain: jobs of other domains come later, also for the next one', async () => {
  const { api, portfolio } = await begin();
  const params = { id: portfolio.id };
  await rateAll(api, portfolio.id);
  const choose = (researchDomain: string | null) => api.portfolios.update({ params, body: { researchDomain } });
  const jobsOf = async () => (await api.portfolios.generateJobs({ params, query: { limit: '500' } })).calculatedJobs;
  const everywhere = await jobsOf();
  expect(await choose('12')).toMatchObject({ title: portfolio.title, researchDomain: '12' });
  const history = await jobsOf();
  const rankIn = (jobs: typeof history, name: string) => jobs.find(({ Job }) => Job.name === name)?.rank ?? Number.NaN;
  expect(history).toHaveLength(everywhere.length);
  expect(history.map(({ rank }) => rank)).toEqual(history.map((_, i) => i + 1));
  for (const name of ['Historian', 'Archivist', 'Project manager'])
    expect(rankIn(history, name)).toBeLessThanOrEqual(rankIn(everywhere, name));
  expect(rankIn(history, 'Photonics engineer')).toBeGreaterThan(rankIn(everywhere, 'Photonics engineer'));
  for (const wrong of ['0', '28', 'history']) {
    expect(await refused(choose(wrong))).toMatchObject({
      status: 422,
      code: 'invalid',
      details: [{ field: 'researchDomain' }],
    });
  }

  expect(await api.portfolios.update({ params, body: { title: 'Bilan' } })).toMatchObject({ researchDomain: '12' });
  expect(await api.portfolios.create({ body: { title: 'Suivant' } })).toMatchObject({ researchDomain: '12' });
  for (const none of ['', null]) {
    await choose('12');
    expect(await choose(none)).toMatchObject({ researchDomain: null });
    expect(await jobsOf()).toEqual(everywhere);
  }
});
