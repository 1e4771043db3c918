import { rated, there } from '#tests/support/explained.ts';
import { apiOf } from '#tests/support/people.ts';
import { expect, test } from '#tests/support/story.ts';

test('a job’s page explains it, a trial saves nothing, a step is saved at once and still there after a reload', async ({
  as,
  candidate,
  home: { university, admin },
  t,
}) => {
  const { id, jobs } = await rated(candidate);
  const { portfolios, doctorates } = apiOf(candidate.token);
  const { formations } = apiOf(admin.token);
  const Job = there(jobs[0]?.Job);
  const page = await as(candidate);
  await page.goto(`/user/jobs/${id}/${Job.id}`);
  await expect(page.getByRole('heading', { level: 1, name: Job.nameFR })).toBeVisible();
  await expect(page.locator('.where li').first()).toHaveText(/^1er sur \d+$/);

  await page.getByText(t('jobPage:reasons.figures')).click();
  const figures = await page.locator('.figures td').allInnerTexts();
  const hundredths = figures.map((figure) => Math.round(100 * Number(figure.replace('−', '-').replace(',', '.'))));
  const total = there(hundredths.pop());
  expect(hundredths.reduce((sum, one) => sum + one, 0)).toBe(total);

  // A course for the very skill whose answer is tried.
  const moving = page.getByRole('region', { name: t('jobPage:moving.title') });
  const skill = await moving.locator('li strong').first().innerText();
  const { skills } = await apiOf(candidate.token).catalogue.listSkills();
  const title = 'Tenir une réunion';
  const { id: formationId } = await formations.create({
    body: { universityId: university.id, title, description: 'Deux jours', url: null },
  });
  const skillId = there(skills.find(({ nameFR }) => nameFR === skill)?.id);
  await formations.addSkill({ body: { formationId, skillId, value: 5 } });
  await page.reload();
  await expect(moving.getByRole('link', { name: title })).toBeVisible();

  const before = await portfolios.listSkills({ params: { portfolioId: id } });
  const slider = moving.getByRole('slider');
  const tried = Number(await slider.inputValue());
  const asked = page.waitForResponse(
    (reply) => reply.url().endsWith('/explain-job') && reply.request().postDataJSON().answers[0]?.value === tried - 1,
  );
  await slider.press('ArrowLeft');
  await asked;
  expect(await portfolios.listSkills({ params: { portfolioId: id } })).toEqual(before);

  await moving.getByRole('button', { name: t('jobPage:step.add') }).click();
  await expect(moving.getByText(t('jobPage:step.added'))).toBeVisible();
  await expect(page).toHaveURL(`/user/jobs/${id}/${Job.id}`);
  const { careerPlan } = await doctorates.get({ params: { userId: candidate.user.id } });
  expect(careerPlan).toMatch(new RegExp(`^D’ici .+${title}.+${Job.nameFR}.+$`));
  await page.reload();
  await expect(moving.getByText(t('jobPage:step.added'))).toBeVisible();
  await moving.getByRole('link', { name: t('jobPage:step.toPlan') }).click();
  await expect(page.locator('textarea[name="careerPlan"]')).toHaveValue(there(careerPlan));
});

test('on a phone jobs are compared column by column, and one of them becomes the plan’s', async ({
  as,
  candidate,
  t,
}) => {
  const { id, jobs } = await rated(candidate);
  const { portfolios, doctorates } = apiOf(candidate.token);
  const compared = jobs.slice(0, 3).map(({ Job }) => Job);
  const [first, , third] = compared.map(({ nameFR }) => nameFR);
  await portfolios.update({ params: { id }, body: { keptJobs: compared.map((Job) => Job.id) } });
  const page = await as(candidate, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.goto(`/user/jobs/${id}/${compared[0]?.id}`);
  await page.getByRole('link', { name: t('jobPage:compareOf', { count: 3 }) }).tap();
  await expect(page.getByRole('heading', { level: 1, name: t('compare:three') })).toBeVisible();

  const columnOf = (name: string | undefined) => page.getByRole('article', { name: there(name), exact: true });
  await expect(columnOf(first)).toBeInViewport({ ratio: 0.3 });
  await expect(columnOf(third)).not.toBeInViewport();
  await page
    .getByRole('navigation', { name: t('compare:names') })
    .getByRole('link', { name: there(third) })
    .tap();
  await expect(columnOf(third)).toBeInViewport({ ratio: 0.3 });
  // The page itself does not scroll sideways.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  const decision = columnOf(third).getByRole('button', { name: new RegExp(t('compare:put')) });
  await decision.tap();
  await expect(page.getByText(t('compare:chosen', { count: 1, jobs: there(third) }))).toBeVisible();
  const { proProjectElements } = await doctorates.get({ params: { userId: candidate.user.id } });
  expect(proProjectElements).toBe(t('compare:target', { job: there(third) }));
  await page.reload();
  await expect(columnOf(third).getByRole('button', { name: t('compare:inPlan') })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('link', { name: t('compare:write') }).tap();
  await expect(page.locator('textarea[name="proProjectElements"]')).toHaveValue(there(proProjectElements));
});
