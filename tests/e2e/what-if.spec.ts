import { openFirstWhy, rated, there } from '#tests/support/explained.ts';
import { apiOf } from '#tests/support/people.ts';
import { expect, test } from '#tests/support/story.ts';

test('an answer is moved and nothing is saved; a skill that one lacks becomes a step of the plan, saved at once and in place', async ({
  as,
  candidate,
  home: { university, admin },
  t,
}) => {
  const { id, jobs } = await rated(candidate);
  const { portfolios, doctorates } = apiOf(candidate.token);
  const { formations } = apiOf(admin.token);
  const Job = there(jobs[0]?.Job);
  const { parts } = await portfolios.explainJob({ params: { id }, body: { jobId: Job.id } });
  const [lacked] = parts
    .filter(({ kind, value, importance }) => kind === 'skill' && value !== null && importance >= 2.5)
    .sort((a, b) => b.importance - (b.value ?? 0) - (a.importance - (a.value ?? 0)));
  const skillId = there(lacked?.id);
  const title = 'Tenir une réunion';
  const { id: formationId } = await formations.create({
    body: { universityId: university.id, title, description: 'Deux jours', url: null },
  });
  await formations.addSkill({ body: { formationId, skillId, value: 5 } });

  const page = await as(candidate);
  const item = await openFirstWhy(page, t);
  const trial = item.getByRole('region', { name: t('explanations:whatIf.title') });
  const before = await portfolios.listSkills({ params: { portfolioId: id } });
  const asked = page.waitForResponse(
    (reply) => reply.url().endsWith('/explain-job') && reply.request().postDataJSON().answers.length > 0,
  );
  await trial.getByRole('slider').first().press('End');
  await asked;
  expect(await portfolios.listSkills({ params: { portfolioId: id } })).toEqual(before);

  const step = item.locator('.steps > li').first();
  await expect(step).toContainText(title);
  await step.getByRole('button', { name: t('explanations:next.add') }).click();
  await expect(step.getByRole('status')).toHaveText(t('explanations:next.added'));
  await expect(page).toHaveURL(/\/user\/jobs/);
  const params = { userId: candidate.user.id };
  const { careerPlan } = await doctorates.get({ params });
  expect(careerPlan).toMatch(new RegExp(`^D’ici .+${title}.+${Job.nameFR}.+$`));
  await step.getByRole('link', { name: t('explanations:next.toPlan') }).click();
  await expect(page.locator('textarea[name="careerPlan"]')).toHaveValue(there(careerPlan));
});
