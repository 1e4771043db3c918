import type { Session } from '#shared/schemas/user.ts';
import { countOf, listed, markOf, namesOf, rateAll, unfolded } from '#tests/support/job-list.ts';
import { apiOf } from '#tests/support/people.ts';
import { answered } from '#tests/support/requests.ts';
import { expect, test } from '#tests/support/story.ts';

/** Creates a rated assessment; returns the names and ids of its first jobs, and the marks stored. */
const beginListed = async (candidate: Session) => {
  const { id } = await rateAll(candidate);
  const { portfolios } = apiOf(candidate.token);
  const { calculatedJobs } = await portfolios.generateJobs({ params: { id } });
  const [first, second, third, ...others] = unfolded(calculatedJobs).map(({ Job }) => ({
    id: Job.id,
    name: Job.nameFR,
  }));
  const last = others[8];
  if (!first || !second || !third || !last) throw new Error('too few jobs');
  const marks = async () => {
    const { portfolio } = await portfolios.get({ params: { id } });
    return { kept: portfolio.keptJobs, hidden: portfolio.hiddenJobs };
  };
  return { id, first, second, third, last, marks };
};

test('kept jobs stay kept, are found again, and offered where the career plan is written; one set aside is gone', async ({
  as,
  candidate,
  t,
}) => {
  const { id, first, second, third, marks } = await beginListed(candidate);
  const page = await as(candidate);
  const mark = (key: Parameters<typeof markOf>[2], { name }: { name: string }) =>
    answered(page, 'PUT', 'portfolios', () => markOf(page, t, key, name).press('Enter'));
  await page.goto('/user/jobs');
  await mark('keepOf', first);
  await mark('keepOf', third);
  await mark('hideOf', second);
  expect(await marks()).toEqual({ kept: [first.id, third.id], hidden: [second.id] });
  await page.reload();
  await expect(namesOf(page).first()).toHaveText(first.name);
  await expect(namesOf(page).nth(1)).toHaveText(third.name);

  await page.goto('/user/career');
  const block = page.getByRole('region', { name: t('jobs:keptList.title') });
  await expect(block.getByRole('listitem')).toHaveText([first.name, third.name]);
  await block.getByRole('link', { name: t('jobs:keptList.link') }).click();
  await expect(page).toHaveURL(`/user/jobs?portfolio=${id}&show=kept`);
  await expect(namesOf(page)).toHaveText([first.name, third.name]);
  await page.getByRole('button', { name: t('jobs:filters.hidden', { count: 1 }) }).click();
  await mark('restoreOf', second);
  await expect(countOf(page, t('jobs:filters.hiddenCount', { count: 0 }))).toBeFocused();
  expect(await marks()).toEqual({ kept: [first.id, third.id], hidden: [] });
});

test('on a phone, what is pressed moves nothing: a job far down is compared, a description opens with its reasons', async ({
  as,
  candidate,
  t,
}) => {
  const { id, first, last } = await beginListed(candidate);
  const page = await as(candidate);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/user/jobs');
  const itemOf = (name: string) =>
    listed(page).filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });
  const description = itemOf(first.name).locator('.measure').first();
  const isWhole = () => description.evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight);
  await expect(description).toBeVisible();
  expect(await isWhole()).toBe(false);
  // Opening the reasons keeps their summary in view, even at the bottom of the window.
  const why = itemOf(first.name).locator('.why > summary');
  await why.evaluate((summary) => summary.scrollIntoView({ block: 'end' }));
  await why.press('Enter');
  await expect.poll(isWhole).toBe(true);
  await expect(why).toBeInViewport({ ratio: 1 });
  await why.press('Enter');
  await expect.poll(isWhole).toBe(false);

  await answered(page, 'PUT', 'portfolios', () => markOf(page, t, 'keepOf', first.name).click());
  const keepLast = markOf(page, t, 'keepOf', last.name);
  await keepLast.scrollIntoViewIfNeeded();
  const heightOf = async (name: string) => (await itemOf(name).boundingBox())?.height;
  const heights = [await heightOf(first.name), await heightOf(last.name)];
  await keepLast.press('Enter');
  await expect(itemOf(last.name).getByRole('link', { name: t('jobs:compare.all', { count: 2 }) })).toBeInViewport();
  // The comparison link replaces the marks no longer offered without a layout shift, also at the other kept job.
  expect([await heightOf(first.name), await heightOf(last.name)]).toEqual(heights);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/user/jobs/compare?jobs=${first.id},${last.id}&portfolio=${id}`);
  await expect(page.getByRole('table', { name: t('compare:caption', { count: 2 }) })).toBeVisible();
});
