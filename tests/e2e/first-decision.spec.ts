import type { Locator } from '@playwright/test';
import { onward } from '#tests/support/guided.ts';
import { listed, markOf, rateAll } from '#tests/support/job-list.ts';
import { apiOf } from '#tests/support/people.ts';
import { expect, field, test } from '#tests/support/story.ts';

const telephone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const answers = [4, 2, 5, 3, 1] as const;

test('on a telephone a newcomer goes from acceptance to first jobs that know domain, thesis and two wishes, and to a kept one with a step', async ({
  as,
  home,
  t,
}) => {
  test.slow();
  const person = await home.newcomer();
  const page = await as(person, telephone);
  let taps = 0;
  const tap = async (goal: Locator) => {
    await goal.waitFor();
    await goal.tap();
    taps += 1;
  };

  await page.goto('/pending');
  await home.accept(person);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page).toHaveURL('/user/profile');
  await tap(page.getByRole('link', { name: t('waiting:accepted.steps') }));
  await tap(page.getByRole('button', { name: t('journey:step.begin.action') }));
  for (let i = 0; i < 28; i += 1) {
    const place = await page.evaluate(() => scrollY);
    const knot = page.getByRole('button', { name: new RegExp(`^${answers[i % 5]} `) });
    await expect(knot).toBeInViewport({ ratio: 1 });
    await onward(page, () => tap(knot));
    expect(await page.evaluate(() => scrollY)).toBe(place);
  }
  // The first steps, their first question and 28 answers.
  expect(taps).toBe(30);
  await tap(page.getByRole('link', { name: t('guided:jobs.see') }));

  const domain = field(page, t('wishes:domain'));
  await expect(domain).toHaveValue('');
  await tap(domain);
  await domain.selectOption({ label: 'Histoire' });
  // The list of options is the telephone's own; choosing there is a tap, too.
  taps += 1;
  const thesis = field(page, t('wishes:thesis'));
  await expect(thesis).toHaveValue('');
  await tap(thesis);
  await thesis.fill('Les archives notariales de Lyon au XVIIe siècle');
  for (const kind of ['culture_heritage', 'research'] as const)
    await tap(page.getByText(t(`wishes:kind.${kind}.name`)));
  await tap(page.getByRole('button', { name: t('wishes:go') }));
  const heading = listed(page).first().getByRole('heading');
  await expect(heading).toBeInViewport({ ratio: 1 });
  console.log(`from acceptance to first jobs: ${taps} taps`);
  expect(taps).toBeLessThanOrEqual(38);

  taps = 0;
  const job = await heading.innerText();
  await tap(markOf(page, t, 'keepOf', job));
  await expect(markOf(page, t, 'keptOf', job)).toBeVisible();
  await tap(heading.getByRole('link', { name: job }));
  await expect(page.getByRole('heading', { level: 1, name: job })).toBeVisible();
  await tap(page.getByRole('button', { name: t('jobPage:step.add') }).first());
  await expect(page.getByText(t('jobPage:step.added')).first()).toBeVisible();
  console.log(`from first jobs to a kept one with a step in the plan: ${taps} taps`);
  expect(taps).toBeLessThanOrEqual(6);

  const { portfolios, doctorates } = apiOf(person.token);
  const [assessment] = (await portfolios.listOfUser({ params: { userId: person.user.id } })).portfolios;
  expect(assessment?.keptJobs).toHaveLength(1);
  expect(assessment?.wishes.toSorted()).toEqual(['culture_heritage', 'research']);
  const { careerPlan, thesisTitle } = await doctorates.get({ params: { userId: person.user.id } });
  expect(thesisTitle).toBe('Les archives notariales de Lyon au XVIIe siècle');
  expect(careerPlan).toContain(job);
});

test('filters open on a press, close by Escape and say how many are set', async ({ as, candidate, t }) => {
  await rateAll(candidate);
  const page = await as(candidate, telephone);
  await page.goto('/user/jobs?employer=company');
  const company = page.getByRole('checkbox', { name: t('jobFields:fact.employers.company') });
  const filters = page.locator('.rests summary').filter({ hasText: 'Filtrer (1)' });
  await expect(filters).toBeVisible();
  await expect(company).toBeHidden();
  await filters.tap();
  await company.uncheck();
  await expect(page).toHaveURL('/user/jobs');
  const unset = page.locator('.rests summary').filter({ hasText: /^Filtrer$/ });
  await expect(unset).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(company).toBeHidden();
  await expect(unset).toBeFocused();
});
