import { namesOf, rateAll, unfolded } from '#tests/support/job-list.ts';
import { apiOf } from '#tests/support/people.ts';
import { expect, test } from '#tests/support/story.ts';

test('wishes are asked before the list, in people’s words, and move it', async ({ as, candidate, t }) => {
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
});
