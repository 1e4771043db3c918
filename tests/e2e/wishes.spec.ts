import type { Page } from '@playwright/test';
import { listed, namesOf, rateAll, unfolded } from '#tests/support/job-list.ts';
import { apiOf } from '#tests/support/people.ts';
import { expect, type T, test } from '#tests/support/story.ts';

const kind = (page: Page, t: T, name: 'care' | 'data' | 'teaching' | 'advice' | 'research' | 'communication') =>
  page.getByRole('checkbox', { name: t(`wishes:kind.${name}.name`) });
const chips = (page: Page, t: T) => page.locator('.lens').getByRole('list', { name: t('jobs:lens.wishes') });

test('wishes are asked before the list, in people’s words, and move it', async ({ as, candidate, t }) => {
  const { id } = await rateAll(candidate);
  const { portfolios } = apiOf(candidate.token);
  const before = await portfolios.generateJobs({ params: { id } });
  const page = await as(candidate);
  await page.goto('/user/jobs');
  await page.getByRole('link', { name: t('jobs:offer.choose') }).click();
  await expect(page).toHaveURL(`/user/jobs/wishes?portfolio=${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('wishes:title'));
  await expect(page.getByRole('checkbox')).toHaveCount(15);
  await kind(page, t, 'care').check();
  await kind(page, t, 'teaching').check();
  await expect(page.getByRole('status').filter({ hasText: t('wishes:chosen', { count: 2 }) })).toBeVisible();
  await page.getByRole('button', { name: t('wishes:go') }).click();

  await expect(page).toHaveURL(`/user/jobs?portfolio=${id}`);
  await expect(chips(page, t).getByRole('listitem')).toHaveText([t('jobs:wish.care'), t('jobs:wish.teaching')]);
  const after = await portfolios.generateJobs({ params: { id } });
  const names = unfolded(after.calculatedJobs)
    .slice(0, 12)
    .map(({ Job }) => Job.nameFR);
  expect(names).not.toEqual(
    unfolded(before.calculatedJobs)
      .slice(0, 12)
      .map(({ Job }) => Job.nameFR),
  );
  await expect(namesOf(page)).toHaveText(names);
  const [first] = after.calculatedJobs;
  await expect(
    listed(page)
      .first()
      .getByRole('list', { name: t('jobs:lens.wishes') })
      .getByRole('listitem'),
  ).toHaveText((first?.wishes ?? []).map((wish) => t(`jobs:wish.${wish}`)));
  await expect(page.getByRole('heading', { name: t('jobs:offer.title') })).toHaveCount(0);
});

test('a sixth wish is refused in words, and nothing is disabled', async ({ as, candidate, t }) => {
  await rateAll(candidate);
  const page = await as(candidate);
  await page.goto('/user/jobs/wishes');
  for (const name of ['care', 'data', 'teaching', 'advice', 'research'] as const) await kind(page, t, name).check();
  await expect(page.getByRole('status').filter({ hasText: t('wishes:full') })).toBeVisible();
  await kind(page, t, 'communication').click();
  await expect(page.getByRole('status').filter({ hasText: t('wishes:tooMany') })).toBeVisible();
  await expect(kind(page, t, 'communication')).not.toBeChecked();
  await expect(kind(page, t, 'communication')).toBeEnabled();
  await kind(page, t, 'care').uncheck();
  await kind(page, t, 'communication').check();
  await expect(kind(page, t, 'communication')).toBeChecked();
});

test('nothing in particular is an answer: nobody is asked again', async ({ as, candidate, t }) => {
  const { id } = await rateAll(candidate);
  const page = await as(candidate);
  const offer = page.getByRole('heading', { name: t('jobs:offer.title') });
  await page.goto('/user/jobs');
  await expect(offer).toBeVisible();
  await page.getByRole('button', { name: t('jobs:offer.none') }).press('Enter');
  await expect(offer).toHaveCount(0);
  await expect(page.getByRole('button', { name: t('jobs:lens.chooseOf') })).toBeFocused();
  await page.reload();
  await expect(namesOf(page)).toHaveCount(12);
  await expect(offer).toHaveCount(0);

  await page.goto('/user/jobs/wishes');
  await kind(page, t, 'care').check();
  await page.getByRole('button', { name: t('wishes:none') }).click();
  await expect(page.getByText(t('jobs:lens.none'))).toBeVisible();
  expect((await apiOf(candidate.token).portfolios.get({ params: { id } })).portfolio.wishes).toEqual([]);
});

test('wishes are changed beside the list, which follows at once, and taken back by one press', async ({
  as,
  candidate,
  t,
}) => {
  const { id } = await rateAll(candidate);
  const { portfolios } = apiOf(candidate.token);
  await portfolios.update({ params: { id }, body: { wishes: ['care'] } });
  const expectList = async (wishes: ('care' | 'law_rights')[]) => {
    await expect(chips(page, t).getByRole('listitem')).toHaveText(wishes.map((wish) => t(`jobs:wish.${wish}`)));
    await expect.poll(async () => (await portfolios.get({ params: { id } })).portfolio.wishes).toEqual(wishes);
    const { calculatedJobs } = await portfolios.generateJobs({ params: { id } });
    const names = unfolded(calculatedJobs).map(({ Job }) => Job.nameFR);
    await expect(namesOf(page)).toHaveText(names.slice(0, 12));
  };
  const page = await as(candidate);
  await page.goto('/user/jobs');
  await page.getByRole('button', { name: t('jobs:lens.changeOf') }).click();
  await page.getByRole('checkbox', { name: t('jobs:wish.law_rights') }).check();
  await expectList(['care', 'law_rights']);
  await page.getByRole('checkbox', { name: t('jobs:wish.care') }).uncheck();
  await expectList(['law_rights']);
  await page.getByRole('button', { name: t('jobs:lens.undo') }).click();
  await expectList(['care']);
  await page.getByRole('button', { name: t('jobs:lens.closeOf') }).click();
  await expect(page.getByRole('checkbox', { name: t('jobs:wish.care') })).toHaveCount(0);
});
