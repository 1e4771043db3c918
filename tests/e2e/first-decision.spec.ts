import type { Locator } from '@playwright/test';
import { onward } from '#tests/support/guided.ts';
import { listed, markOf, rateAll } from '#tests/support/job-list.ts';
import { apiOf } from '#tests/support/people.ts';
import { expect, field, test } from '#tests/support/story.ts';

const telephone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const answers = [4, 2, 5, 3, 1] as const;

test('on a telephone a newcomer goes from no answer to first jobs that know domain, thesis and two wishes, and keeps one', async ({
  as,
  candidate,
  t,
}) => {
  test.slow();
  const page = await as(candidate, telephone);
  let taps = 0;
  const tap = async (goal: Locator) => {
    await goal.waitFor();
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

  const domain = field(page, t('wishes:domain'));
  await tap(domain);
  await domain.selectOption({ label: 'Histoire' });
  // The list of options is the telephone's own; choosing there is a tap, too.
  taps += 1;
  const thesis = field(page, t('wishes:thesis'));
  await tap(thesis);
  await thesis.fill('Les archives notariales de Lyon au XVIIe siècle');
  for (const kind of ['culture_heritage', 'research'] as const)
    await tap(page.getByText(t(`wishes:kind.${kind}.name`)));
  await tap(page.getByRole('button', { name: t('wishes:go') }));
  const heading = listed(page).first().getByRole('heading');
  await expect(heading).toBeInViewport({ ratio: 1 });
  console.log(`a first decision: ${taps} taps to first jobs`);
  expect(taps).toBeLessThanOrEqual(38);

  const job = await heading.innerText();
  await tap(markOf(page, t, 'keepOf', job));
  await expect(markOf(page, t, 'keptOf', job)).toBeVisible();
  const { portfolios } = apiOf(candidate.token);
  const [assessment] = (await portfolios.listOfUser({ params: { userId: candidate.user.id } })).portfolios;
  expect(assessment?.keptJobs).toHaveLength(1);
  expect(assessment?.wishes.toSorted()).toEqual(['culture_heritage', 'research']);
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
