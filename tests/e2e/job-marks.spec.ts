import type { Session } from '#shared/schemas/user.ts';
import { countOf, listed, markOf, namesOf, rateAll, unfolded } from '#tests/support/job-list.ts';
import { apiOf } from '#tests/support/people.ts';
import { expect, test } from '#tests/support/story.ts';

/** A rated assessment, its first entries, and what it keeps. */
const beginListed = async (candidate: Session) => {
  const { id } = await rateAll(candidate);
  const { portfolios } = apiOf(candidate.token);
  const { calculatedJobs } = await portfolios.generateJobs({ params: { id } });
  const jobs = unfolded(calculatedJobs).map(({ Job }) => ({ id: Job.id, name: Job.nameFR }));
  const marks = async () => {
    const { portfolio } = await portfolios.get({ params: { id } });
    return { kept: portfolio.keptJobs, hidden: portfolio.hiddenJobs };
  };
  const keep = (count: number) =>
    portfolios.update({ params: { id }, body: { keptJobs: jobs.slice(0, count).map((job) => job.id) } });
  const [first, second, third] = jobs;
  if (!first || !second || !third) throw new Error('too few jobs');
  return { id, jobs, first, second, third, marks, keep };
};

test('kept jobs stay kept, are found again, and offered where the career plan is written', async ({
  as,
  candidate,
  t,
}) => {
  const { id, first, second, marks } = await beginListed(candidate);
  const page = await as(candidate);
  await page.goto('/user/jobs');
  // Pressed one after the other, before the first is answered: none is lost.
  await markOf(page, t, 'keepOf', first.name).click();
  await markOf(page, t, 'keepOf', second.name).click();
  await expect(markOf(page, t, 'keptOf', second.name)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(marks).toEqual({ kept: [first.id, second.id], hidden: [] });
  // What is kept is not set aside by mistake.
  await expect(markOf(page, t, 'hideOf', first.name)).toHaveCount(0);

  await page.getByRole('button', { name: t('jobs:filters.kept', { count: 2 }) }).click();
  await expect(page).toHaveURL('/user/jobs?show=kept');
  await expect(namesOf(page)).toHaveText([first.name, second.name]);
  await expect(countOf(page, t('jobs:filters.keptCount', { count: 2 }))).toBeVisible();

  await page.goto('/user/career');
  const block = page.getByRole('region', { name: t('jobs:keptList.title') });
  await expect(block.getByRole('listitem')).toHaveText([first.name, second.name]);
  await block.getByRole('link', { name: t('jobs:keptList.link') }).click();
  await expect(page).toHaveURL(`/user/jobs?portfolio=${id}&show=kept`);

  await markOf(page, t, 'keptOf', first.name).press('Enter');
  await expect(namesOf(page)).toHaveText([second.name]);
  await expect(namesOf(page)).toBeFocused();
  await markOf(page, t, 'keptOf', second.name).press('Enter');
  await expect(countOf(page, t('jobs:filters.keptCount', { count: 0 }))).toBeFocused();
  await expect.poll(marks).toEqual({ kept: [], hidden: [] });
});

test('nothing is offered for the career plan where no job is kept', async ({ as, candidate, t }) => {
  await rateAll(candidate);
  const page = await as(candidate);
  await page.goto('/user/career');
  await expect(page.getByRole('main').locator('textarea').first()).toBeVisible();
  await expect(page.getByRole('region', { name: t('jobs:keptList.title') })).toHaveCount(0);
});

test('a job that is set aside leaves the way back under the focus, and is gone the next time', async ({
  as,
  candidate,
  t,
}) => {
  const { first, second, third, marks } = await beginListed(candidate);
  const page = await as(candidate);
  await page.goto('/user/jobs');
  await markOf(page, t, 'hideOf', second.name).press('Enter');
  await expect(namesOf(page).nth(1)).toHaveText(third.name);
  const back = markOf(page, t, 'restoreOf', second.name);
  await expect(back).toBeFocused();
  await back.press('Enter');
  await expect(namesOf(page).nth(1)).toHaveText(second.name);
  await expect(namesOf(page).nth(1)).toBeFocused();
  await expect.poll(marks).toEqual({ kept: [], hidden: [] });

  await markOf(page, t, 'hideOf', second.name).click();
  await expect.poll(marks).toEqual({ kept: [], hidden: [second.id] });
  await page.reload();
  await expect(namesOf(page).first()).toHaveText(first.name);
  await expect(namesOf(page).nth(1)).toHaveText(third.name);
  await expect(back).toHaveCount(0);
  // The ranks of the others are what they were.
  await expect(listed(page).nth(1).locator('.rank').first()).not.toContainText(t('jobs:rank', { rank: 2 }));

  await page.getByRole('button', { name: t('jobs:filters.hidden', { count: 1 }) }).click();
  await expect(namesOf(page)).toHaveText([second.name]);
  await back.press('Enter');
  await expect(countOf(page, t('jobs:filters.hiddenCount', { count: 0 }))).toBeFocused();
  await expect.poll(marks).toEqual({ kept: [], hidden: [] });
});

test('two or three kept jobs are compared at once; of more those that are ticked', async ({ as, candidate, t }) => {
  const { id, jobs, first, third, keep } = await beginListed(candidate);
  const ids = jobs.map((job) => job.id);
  const page = await as(candidate);
  await keep(3);
  await page.goto('/user/jobs');
  const all = page.getByRole('link', { name: t('jobs:compare.all', { count: 3 }) });
  await expect(all.first()).toHaveAttribute(
    'href',
    `/user/jobs/compare?jobs=${ids.slice(0, 3).join()}&portfolio=${id}`,
  );

  await keep(5);
  await page.reload();
  await page
    .getByRole('button', { name: t('jobs:compare.pick') })
    .first()
    .press('Enter');
  await expect(countOf(page, t('jobs:filters.keptCount', { count: 5 }))).toBeFocused();
  const tick = (name: string) => page.getByRole('checkbox', { name: t('jobs:compare.oneOf', { name }), exact: true });
  const go = page.getByRole('link', { name: t('jobs:compare.go') });
  await expect(countOf(page, t('jobs:compare.hint'))).toBeVisible();
  await tick(third.name).check();
  await expect(countOf(page, t('jobs:compare.chosen', { count: 1 }))).toBeVisible();
  await expect(go).toHaveCount(0);
  await tick(first.name).check();
  await expect(go).toHaveAttribute('href', `/user/jobs/compare?jobs=${first.id},${third.id}&portfolio=${id}`);
  for (const job of jobs.slice(3, 5)) await tick(job.name).check();
  await expect(countOf(page, t('jobs:compare.tooMany', { count: 4 }))).toBeVisible();
  await expect(go).toHaveCount(0);
});

test('from a job far down that is kept, too, one goes on to all of them side by side', async ({ as, candidate, t }) => {
  const { id, jobs, first, keep } = await beginListed(candidate);
  const last = jobs[11];
  if (!last) throw new Error('too few jobs');
  await keep(1);
  const page = await as(candidate, { viewport: { width: 390, height: 844 } });
  await page.goto('/user/jobs');
  const itemOf = (name: string) =>
    listed(page).filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });
  // One alone is compared with nothing.
  const way = itemOf(last.name).getByRole('link', { name: t('jobs:compare.all', { count: 2 }) });
  const keepLast = markOf(page, t, 'keepOf', last.name);
  await keepLast.scrollIntoViewIfNeeded();
  await expect(itemOf(first.name).getByText(t('jobs:compare.one'), { exact: true })).toHaveCount(0);
  const heightOf = async (name: string) => (await itemOf(name).boundingBox())?.height;
  const heights = [await heightOf(first.name), await heightOf(last.name)];

  await keepLast.press('Enter');
  await expect(way).toBeInViewport();
  // It takes the place of what is no longer offered: nothing moves, here nor at the other kept job.
  expect([await heightOf(first.name), await heightOf(last.name)]).toEqual(heights);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/user/jobs/compare?jobs=${first.id},${last.id}&portfolio=${id}`);
});

test('in a narrow window a description is cut short until what explains the job is opened', async ({
  as,
  candidate,
}) => {
  await beginListed(candidate);
  const page = await as(candidate, { viewport: { width: 390, height: 844 } });
  await page.goto('/user/jobs');
  const item = listed(page).first();
  const description = item.locator('.measure').first();
  const isWhole = () => description.evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight);
  await expect(description).toBeVisible();
  expect(await isWhole()).toBe(false);

  // The question stays in sight, even from the lowest line of the window.
  const why = item.locator('.why > summary');
  await why.evaluate((summary) => summary.scrollIntoView({ block: 'end' }));
  await why.press('Enter');
  await expect.poll(isWhole).toBe(true);
  await expect(why).toBeInViewport({ ratio: 1 });
  await why.press('Enter');
  await expect.poll(isWhole).toBe(false);

  await page.setViewportSize({ width: 1280, height: 844 });
  await expect.poll(isWhole).toBe(true);
});

test('a kept job of another domain is not lost', async ({ as, candidate, t }) => {
  const { id } = await rateAll(candidate);
  const { portfolios } = apiOf(candidate.token);
  await portfolios.update({ params: { id }, body: { researchDomain: '12' } });
  const { elsewhere } = await portfolios.generateJobs({ params: { id } });
  const name = elsewhere[0]?.Job.nameFR ?? '';
  const page = await as(candidate);
  await page.goto('/user/jobs');
  await markOf(page, t, 'keepOf', name).click();
  await page.getByRole('button', { name: t('jobs:filters.kept', { count: 1 }) }).click();
  const away = page.getByRole('region', { name: t('jobs:marks.away') });
  await expect(away.getByRole('listitem')).toContainText([name]);
  await away.getByRole('button', { name: t('jobs:marks.dropOf', { name }) }).click();
  await expect(page.getByRole('heading', { name: t('jobs:filters.noneKept') })).toBeVisible();
});
