import { namesOf, rateAll, unfolded } from '#tests/support/job-list.ts';
import { apiOf } from '#tests/support/people.ts';
import { expect, field, test } from '#tests/support/story.ts';

test('domain, thesis and wishes are asked before the first list, in one screen, and move it', async ({
  as,
  candidate,
  t,
}) => {
  const { id } = await rateAll(candidate, []);
  const { portfolios, doctorates } = apiOf(candidate.token);
  const first = async () => {
    const { calculatedJobs } = await portfolios.generateJobs({ params: { id } });
    return unfolded(calculatedJobs)
      .slice(0, 12)
      .map(({ Job }) => Job.nameFR);
  };
  const before = await first();
  const page = await as(candidate);
  const rests = page.getByRole('main').getByRole('list', { name: t('jobs:rests.title') });
  await page.goto('/user/jobs');
  await expect(page).toHaveURL(`/user/jobs/wishes?portfolio=${id}`);
  await field(page, t('wishes:domain')).selectOption({ label: 'Sciences médicales' });
  await field(page, t('wishes:thesis')).fill('Épidémiologie des cancers du sein');
  await page.getByRole('checkbox', { name: t('wishes:kind.care.name') }).check();
  await page.getByRole('checkbox', { name: t('wishes:kind.teaching.name') }).check();
  await page.getByRole('button', { name: t('wishes:go') }).click();
  await expect(page).toHaveURL(`/user/jobs?portfolio=${id}`);
  await expect(rests).toContainText('Sciences médicales');
  await expect(rests).toContainText(t('jobs:rests.wishes', { count: 2 }));
  const { thesisTitle } = await doctorates.get({ params: { userId: candidate.user.id } });
  expect(thesisTitle).toBe('Épidémiologie des cancers du sein');
  const after = await first();
  expect(after).not.toEqual(before);
  await expect(namesOf(page)).toHaveText(after);
});

test('the questions are skipped once; the list says that it rests on answers alone', async ({ as, candidate, t }) => {
  const { id } = await rateAll(candidate, []);
  const page = await as(candidate);
  await page.goto('/user/jobs');
  await page.getByRole('button', { name: t('wishes:skip') }).click();
  await expect(page).toHaveURL(`/user/jobs?portfolio=${id}`);
  await expect(page.getByText(t('jobs:rests.alone'))).toBeVisible();
  await page.reload();
  await expect(namesOf(page).first()).toBeVisible();
  await page.getByRole('link', { name: t('jobs:rests.say') }).click();
  await expect(page).toHaveURL(`/user/jobs/wishes?portfolio=${id}`);
});
