import { countOf, domainField, namesOf, rateAll, unfolded } from '#tests/support/job-list.ts';
import { apiOf } from '#tests/support/people.ts';
import { answered } from '#tests/support/requests.ts';
import { expect, test } from '#tests/support/story.ts';

test('a research domain and its neighbours move their jobs up, on the screen and at the next visit', async ({
  as,
  candidate,
  t,
}) => {
  const { id } = await rateAll(candidate);
  const { portfolios } = apiOf(candidate.token);
  const page = await as(candidate);
  await page.goto('/user/jobs');
  const headings = namesOf(page);
  const domain = domainField(page, t);
  await expect(countOf(page, t('jobs:count', { count: 148 }))).toBeVisible();
  expect(await answered(page, 'PUT', 'portfolios', () => domain.selectOption({ label: 'Histoire' }))).toBe(200);
  const { calculatedJobs, count: total } = await portfolios.generateJobs({ params: { id } });
  await expect(countOf(page, t('jobs:countIn', { count: total, domain: 'Histoire' }))).toBeVisible();
  const first = unfolded(calculatedJobs).slice(0, 12);
  const shown = first.map(({ Job }) => Job.nameFR);
  await expect(headings).toHaveText(shown);

  await page.goto('/user');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('menu:jobs.label') })
    .click();
  await expect(domain).toHaveValue('12');
  await expect(headings).toHaveText(shown);
  await page.getByRole('button', { name: t('jobs:lens.neighbours') }).click();
  const neighbour = page.getByRole('combobox', { name: t('jobs:lens.first') });
  await answered(page, 'PUT', 'portfolios', () => neighbour.selectOption({ label: 'Sociologie' }));
  const { count } = await portfolios.generateJobs({ params: { id } });
  expect(count).toBe(total);
  await expect(countOf(page, t('jobs:countIn', { count, domain: 'Histoire, Sociologie' }))).toBeVisible();

  await page.getByRole('checkbox', { name: t('jobFields:fact.employers.public_service') }).check();
  await expect(page).toHaveURL('/user/jobs?employer=public_service');
  const all = await portfolios.generateJobs({ params: { id }, query: { limit: '500' } });
  const those = all.calculatedJobs.filter(({ Job }) => Job.employers.includes('public_service'));
  await expect(countOf(page, t('jobs:filters.left', { count: those.length, total: count }))).toBeVisible();
  const left = await namesOf(page).allInnerTexts();
  await page.reload();
  await expect(namesOf(page)).toHaveText(left);
});
