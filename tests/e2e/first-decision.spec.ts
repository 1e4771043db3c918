import type { Locator } from '@playwright/test';
import { demoCourses } from '#scripts/demo/content/courses.ts';
import { addCourses } from '#scripts/demo/steps/courses.ts';
import { onward } from '#tests/support/guided.ts';
import { listed, markOf, rateAll } from '#tests/support/job-list.ts';
import { apiOf, createHome } from '#tests/support/people.ts';
import { expect, test } from '#tests/support/story.ts';

const telephone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const answers = [4, 2, 5, 3, 1] as const;

test('on a telephone a newcomer goes from no answer to first jobs, keeps one, finds a course for what it asks, and writes the next step', async ({
  as,
  t,
}, { workerIndex }) => {
  test.slow();
  // A separate university, since the test adds the demonstration's courses.
  const home = await createHome(5000 + workerIndex);
  await addCourses(home.university.id, demoCourses, 'https://college.test', new Date());
  const candidate = await home.candidate();
  const page = await as(candidate, telephone);
  const pages = new Set<string>();
  let taps = 0;
  const tap = async (goal: Locator) => {
    await goal.waitFor();
    pages.add(new URL(page.url()).pathname);
    await goal.tap();
    taps += 1;
  };

  await page.goto('/user/assessment');
  await tap(page.getByRole('button', { name: t('portfolios:create') }));
  for (let i = 0; i < 28; i += 1) {
    const place = await page.evaluate(() => scrollY);
    const knot = page.getByRole('button', { name: new RegExp(`^${answers[i % 5]} `) });
    await expect(knot).toBeInViewport({ ratio: 1 });
    await onward(page, () => tap(knot));
    expect(await page.evaluate(() => scrollY)).toBe(place);
  }
  // Beginning and 28 answers.
  expect(taps).toBe(29);
  await tap(page.getByRole('link', { name: t('guided:jobs.see') }));
  // Neither domain nor wishes are known yet, so they are asked first.
  await expect(page).toHaveURL(/\/user\/jobs\/wishes\?portfolio=/);
  await page.goto(page.url().replace('/wishes', ''));
  const [first, heading] = [listed(page).first(), listed(page).first().getByRole('heading')];
  await expect(heading).toBeVisible();
  const toJobs = taps;
  expect(toJobs).toBe(30);
  // Below the offer to choose wishes, about one screen down.
  await expect(page.getByRole('heading', { name: t('jobs:offer.title') })).toBeVisible();
  const top = await heading.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  expect(top).toBeLessThanOrEqual(1100);

  const job = await heading.innerText();
  await tap(markOf(page, t, 'keepOf', job));
  await expect(markOf(page, t, 'keptOf', job)).toBeVisible();
  await tap(first.getByText(t('jobs:why.title')));
  const step = first.locator('.steps > li').first();
  const course = (await step.locator('.course-names li').first().innerText()).trim();
  expect(demoCourses.map(({ title }) => title)).toContain(course);
  const opening = page.waitForEvent('popup');
  await tap(step.getByRole('link', { name: /^Voir / }));
  const courses = await opening;
  await expect(courses.getByRole('table').getByText(course, { exact: true })).toBeVisible();
  pages.add(new URL(courses.url()).pathname);
  await courses.close();

  await tap(step.getByRole('button', { name: t('explanations:next.add') }));
  await expect(step.getByRole('status')).toHaveText(t('explanations:next.added'));
  const { portfolios, doctorates } = apiOf(candidate.token);
  const params = { userId: candidate.user.id };
  const { careerPlan } = await doctorates.get({ params });
  for (const named of [course, job]) expect(careerPlan).toContain(named);
  const [assessment] = (await portfolios.listOfUser({ params })).portfolios;
  expect(assessment?.keptJobs).toHaveLength(1);

  console.log(
    `a first decision: ${toJobs} taps to first jobs, ${taps - toJobs} after, ${pages.size} pages, job at ${top}`,
  );
  expect(taps - toJobs).toBeLessThanOrEqual(4);
  // List, questions, jobs, courses.
  expect(pages.size).toBe(4);
});

test('on a telephone filters and what the list is made from are folded; on a wide screen filters stand open', async ({
  as,
  candidate,
  t,
}) => {
  await rateAll(candidate);
  const page = await as(candidate, telephone);
  await page.goto('/user/jobs?employer=company');
  const company = page.getByRole('checkbox', { name: t('jobFields:fact.employers.company') });
  const fold = page.getByText('Filtrer (1)', { exact: true });
  await expect(fold).toBeVisible();
  await expect(company).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 844 });
  await expect(company).toBeChecked();
  await expect(company).toBeVisible();
  await expect(fold).toBeHidden();
  await page.setViewportSize(telephone.viewport);
  await expect(company).toBeHidden();
  await fold.tap();
  await company.uncheck();
  await expect(page).toHaveURL('/user/jobs');
  await expect(page.getByText('Filtrer', { exact: true })).toBeVisible();

  // After declining the offer, the focus moves to the folded list settings.
  const lens = page.locator('summary').filter({ hasText: t('jobs:lens.title') });
  await page.getByRole('button', { name: t('jobs:offer.none') }).press('Enter');
  await expect(lens).toBeFocused();
  await expect(page.getByRole('button', { name: t('jobs:lens.chooseOf') })).toBeHidden();
  await lens.press('Enter');
  await expect(page.getByRole('button', { name: t('jobs:lens.chooseOf') })).toBeVisible();
});
