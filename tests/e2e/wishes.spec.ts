import { namesOf, rateAll, unfolded } from '#tests/support/job-list.ts';
import { apiOf } from '#tests/support/people.ts';
import { answered } from '#tests/support/requests.ts';
import { expect, test } from '#tests/support/story.ts';

test('wishes are asked before the list, in people’s words, and move it; beside it they are changed, and declined for good', async ({
  as,
  candidate,
  t,
}) => {
  const { id } = await rateAll(candidate);
  const { portfolios } = apiOf(candidate.token);
  const first = async () => {
    const { calculatedJobs } = await portfolios.generateJobs({ params: { id } });
    return unfolded(calculatedJobs)
      .slice(0, 12)
      .map(({ Job }) => Job.nameFR);
  };
  const before = await first();
  const page = await as(candidate);
  const chips = page.locator('.lens').getByRole('list', { name: t('jobs:lens.wishes') });
  await page.goto('/user/jobs');
  await page.getByRole('link', { name: t('jobs:offer.choose') }).click();
  await expect(page).toHaveURL(`/user/jobs/wishes?portfolio=${id}`);
  await page.getByRole('checkbox', { name: t('wishes:kind.care.name') }).check();
  await page.getByRole('checkbox', { name: t('wishes:kind.teaching.name') }).check();
  await page.getByRole('button', { name: t('wishes:go') }).click();
  await expect(page).toHaveURL(`/user/jobs?portfolio=${id}`);
  await expect(chips.getByRole('listitem')).toHaveText([t('jobs:wish.care'), t('jobs:wish.teaching')]);
  const after = await first();
  expect(after).not.toEqual(before);
  await expect(namesOf(page)).toHaveText(after);

  await page.getByRole('button', { name: t('jobs:lens.changeOf') }).click();
  for (const kind of ['care', 'teaching'] as const) {
    const box = page.getByRole('checkbox', { name: t(`jobs:wish.${kind}`) });
    expect(await answered(page, 'PUT', 'portfolios', () => box.uncheck())).toBe(200);
  }
  expect((await portfolios.get({ params: { id } })).portfolio.wishes).toEqual([]);
  await expect(namesOf(page)).toHaveText(before);
  await page.getByRole('button', { name: t('jobs:offer.none') }).press('Enter');
  await page.reload();
  await expect(namesOf(page)).toHaveText(before);
  await expect(page.getByRole('heading', { name: t('jobs:offer.title') })).toHaveCount(0);
});
