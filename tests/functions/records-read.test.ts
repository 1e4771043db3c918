import { beforeAll, expect, test } from 'vitest';
import { activity, job, rncp, skill, value } from '#tests/literals/records.ts';
import { as } from '#tests/support/api.ts';
import { buildUser } from '#tests/support/factories.ts';
import { seedCatalogue } from '#tests/support/seed-catalogue.ts';

beforeAll(seedCatalogue);

const wholeJob = {
  ...job,
  description: expect.stringMatching(job.description),
  descriptionFR: expect.stringMatching(job.descriptionFR),
  requirement: 'competition',
};

test('skills, activities, values and jobs are read whole, in both languages', async () => {
  const { catalogue } = await as(await buildUser());
  expect((await catalogue.listSkills()).skills[0]).toEqual(skill);
  expect((await catalogue.listActivities()).activities[0]).toEqual(activity);
  expect((await catalogue.listValues()).values[0]).toEqual(value);
  expect((await catalogue.listJobs()).jobs[0]).toEqual(wholeJob);
});

test('a row of an assessment holds its answer and what is rated, under the name of its kind', async () => {
  const { portfolios } = await as(await buildUser());
  const { id } = await portfolios.create({ body: { title: 'Portfolio' } });
  const params = { portfolioId: id };
  const unanswered = { value: null, touchedAt: null };
  const neutral = { ...unanswered, importantFlag: null };
  expect((await portfolios.listSkills({ params }))[0]).toEqual({ id: `${id}.s1`, ...neutral, Skill: skill });
  expect((await portfolios.listActivities({ params }))[0]).toEqual({ id: `${id}.a1`, ...neutral, Activity: activity });
  expect((await portfolios.listValues({ params }))[0]).toEqual({ id: `${id}.v1`, ...unanswered, Value: value });
  expect((await portfolios.listRncps({ params }))[0]).toEqual({ id: `${id}.r1`, ...unanswered, Rncp: rncp });
});

test('a suggested job holds its rank, the job and its most important skills, with one’s own rating', async () => {
  const { portfolios } = await as(await buildUser());
  const { id } = await portfolios.create({ body: { title: 'Portfolio' } });
  const rated = await portfolios.listSkills({ params: { portfolioId: id } });
  const ratings = rated.map((row, i) => ({ id: row.id, value: i === 0 ? 5 : [3, 1][i % 2] }));
  await portfolios.rateMany({ params: { id }, body: { ratings } });
  const { calculatedJobs } = await portfolios.generateJobs({ params: { id } });
  const suggested = calculatedJobs.find(({ mostImportantSkills }) =>
    mostImportantSkills.some(({ SkillId }) => SkillId === 's1'),
  );
  expect(suggested).toMatchObject({ rank: expect.any(Number), Job: { active: true } });
  const reading = suggested?.mostImportantSkills.find(({ SkillId }) => SkillId === 's1');
  expect(reading).toMatchObject({ SkillId: 's1', value: 5 });
  expect(calculatedJobs.map(({ Job }) => Job)).toContainEqual(
    expect.objectContaining({ description: expect.any(String), descriptionFR: expect.any(String) }),
  );
});
