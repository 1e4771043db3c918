import { countOf, domainField, namesOf, openPanel, rateAll, unfolded } from '#tests/support/job-list.ts';
import { apiOf } from '#tests/support/people.ts';
import { answered } from '#tests/support/requests.ts';
import { expect, field, test } from '#tests/support/story.ts';

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
  const open = () => openPanel(page, t('jobs:rests.change'));
  await expect(countOf(page, t('jobs:count', { count: 126 }))).toBeVisible();
  await open();
  await domain.focus();
  expect(await answered(page, 'PUT', 'portfolios', () => domain.selectOption({ label: 'Histoire' }))).toBe(200);
  // The panel stays open and keeps the focus while the list follows.
  await expect(domain).toBeFocused();
  const { calculatedJobs } = await portfolios.generateJobs({ params: { id } });
  const shown = unfolded(calculatedJobs)
    .slice(0, 12)
    .map(({ Job }) => Job.nameFR);
  await expect(headings).toHaveText(shown);

  await page.goto('/user');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('menu:jobs.label') })
    .click();
  await expect(headings).toHaveText(shown);
  await open();
  await expect(domain).toHaveValue('12');
  await page.getByRole('button', { name: t('jobs:neighbours.title') }).click();
  const neighbour = field(page, t('jobs:neighbours.first'));
  await answered(page, 'PUT', 'portfolios', () => neighbour.selectOption({ label: 'Sociologie' }));
  await expect(page.getByRole('list', { name: t('jobs:rests.title') })).toContainText('Histoire, Sociologie');

  await openPanel(page, t('jobs:filters.fold', { count: 0 }));
  await page.getByRole('checkbox', { name: t('jobFields:fact.employers.public_service') }).check();
  await expect(page).toHaveURL('/user/jobs?employer=public_service');
  const all = await portfolios.generateJobs({ params: { id }, query: { limit: '500' } });
  const those = all.calculatedJobs.filter(({ Job }) => Job.employers.includes('public_service'));
  await expect(
    countOf(page, t('jobs:filters.left', { count: unfolded(those).length, total: all.seenCount })),
  ).toBeVisible();
  const left = await namesOf(page).allInnerTexts();
  await page.reload();
  await expect(namesOf(page)).toHaveText(left);
});
