import type { Locator, Page } from '@playwright/test';
import type { Session } from '#shared/schemas/user.ts';
import { countOf, listed, markOf, namesOf, openPanel, rateAll, unfolded } from '#tests/support/job-list.ts';
import { apiOf } from '#tests/support/people.ts';
import { answered } from '#tests/support/requests.ts';
import { expect, test } from '#tests/support/story.ts';

/** Creates a rated assessment; returns the names and ids of its first jobs, and the marks stored. */
const beginListed = async (candidate: Session) => {
  const { id } = await rateAll(candidate);
  const { portfolios } = apiOf(candidate.token);
  const { calculatedJobs } = await portfolios.generateJobs({ params: { id } });
  const [first, second, third] = unfolded(calculatedJobs).map(({ Job }) => ({
    id: Job.id,
    name: Job.nameFR,
  }));
  if (!first || !second || !third) throw new Error('too few jobs');
  const marks = async () => {
    const { portfolio } = await portfolios.get({ params: { id } });
    return { kept: portfolio.keptJobs, hidden: portfolio.hiddenJobs };
  };
  return { id, first, second, third, marks };
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
  // At the next visit every job stands where its ranking puts it.
  const { calculatedJobs } = await apiOf(candidate.token).portfolios.generateJobs({ params: { id } });
  const order = unfolded(calculatedJobs.filter(({ Job }) => Job.id !== second.id)).map(({ Job }) => Job.nameFR);
  await page.reload();
  await expect(namesOf(page)).toHaveText(order.slice(0, 12));
  const keptOrder = order.filter((name) => [first.name, third.name].includes(name));

  await page.goto('/user/career');
  const block = page.getByRole('region', { name: t('jobs:keptList.title') });
  await expect(block.getByRole('listitem')).toHaveText([first.name, third.name]);
  await block.getByRole('link', { name: t('jobs:keptList.link') }).click();
  await expect(page).toHaveURL(`/user/jobs?portfolio=${id}&show=kept`);
  await expect(namesOf(page)).toHaveText(keptOrder);
  await openPanel(page, t('jobs:filters.fold', { count: 1 }));
  await page.getByRole('button', { name: t('jobs:filters.hidden', { count: 1 }) }).click();
  await mark('restoreOf', second);
  await expect(countOf(page, t('jobs:filters.hiddenCount', { count: 0 }))).toBeFocused();
  expect(await marks()).toEqual({ kept: [first.id, third.id], hidden: [] });
});

const phone = { width: 390, height: 844 };
const topOf = (row: Locator) => row.evaluate((element) => element.getBoundingClientRect().top);

for (const size of [phone, { width: 1280, height: 800 }])
  test(`at ${size.width} the row that one touched stays under the hand while the list follows`, async ({
    as,
    candidate,
    t,
  }) => {
    await beginListed(candidate);
    const page = await as(candidate);
    await page.setViewportSize(size);
    await page.goto('/user/jobs');
    const row = listed(page).nth(5);
    const name = await row.getByRole('heading', { level: 2 }).innerText();
    const keep = markOf(page, t, 'keepOf', name);
    await keep.scrollIntoViewIfNeeded();
    await keep.focus();
    const before = await topOf(row);
    await answered(page, 'PUT', 'portfolios', () => keep.press('Enter'));
    await expect(page.locator('.followed')).toContainText('La liste a suivi');
    await expect(markOf(page, t, 'keptOf', name)).toBeFocused();
    expect(Math.abs((await topOf(row)) - before)).toBeLessThanOrEqual(1);
    // The list itself stays as long as a list of twelve.
    await expect(listed(page)).toHaveCount(12);
    await page.getByRole('button', { name: t('jobs:followed.undoOf') }).press('Enter');
    await expect(markOf(page, t, 'keepOf', name)).toBeVisible();
    await expect(page.locator('.followed')).toHaveCount(0);
  });

test('two kept jobs are compared from the foot of the list', async ({ as, candidate, t }) => {
  const { id, first, third } = await beginListed(candidate);
  const page = await as(candidate);
  await page.setViewportSize(phone);
  await page.goto('/user/jobs');
  const compare = page.getByRole('link', { name: t('jobs:compare.go', { count: 2 }) });
  await answered(page, 'PUT', 'portfolios', () => markOf(page, t, 'keepOf', first.name).press('Enter'));
  await expect(compare).toHaveCount(0);
  await answered(page, 'PUT', 'portfolios', () => markOf(page, t, 'keepOf', third.name).press('Enter'));
  await expect(compare).toBeInViewport({ ratio: 1 });
  await compare.press('Enter');
  await expect(page).toHaveURL(`/user/jobs/compare?jobs=${first.id},${third.id}&portfolio=${id}`);
});

/** Words that one sees, without folded ones and those for screen readers. */
const visibleWords = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const isSeen = ({ parentElement }: Node) =>
      parentElement !== null && !parentElement.closest('.sr') && parentElement.checkVisibility();
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (isSeen(node)) texts.push(node.nodeValue ?? '');
    return texts.join(' ').split(/\s+/).filter(Boolean).length;
  });

test('the list opens on its first job, in short rows and few words', async ({ as, candidate }) => {
  const { id } = await beginListed(candidate);
  await apiOf(candidate.token).portfolios.update({
    params: { id },
    body: { researchDomain: '19', wishes: ['data', 'care', 'public_policy'] },
  });
  const page = await as(candidate);
  const rowHeights = async () => {
    const boxes = await Promise.all((await listed(page).all()).map((row) => row.boundingBox()));
    return boxes.map((box) => Math.round(box?.height ?? 0));
  };
  for (const [size, mostTop, mostHeight] of [
    [{ width: 1280, height: 800 }, 310, 160],
    [phone, 400, 220],
  ] as const) {
    await page.setViewportSize(size);
    await page.goto('/user/jobs');
    await expect(listed(page)).toHaveCount(12);
    const first = await listed(page).first().boundingBox();
    const heights = await rowHeights();
    const words = await visibleWords(page);
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    console.log(`list at ${size.width}: first row at ${first?.y}, rows ${heights}, ${words} words, ${whole} px`);
    expect(first?.y).toBeLessThanOrEqual(mostTop);
    expect((first?.y ?? 0) + (first?.height ?? 0)).toBeLessThanOrEqual(size.height);
    expect(Math.max(...heights)).toBeLessThanOrEqual(mostHeight);
    if (size.width > 400) {
      expect(words).toBeLessThanOrEqual(900);
      expect(whole).toBeLessThanOrEqual(4000);
    }
  }
});

test('on a phone marks and ticks of a row lie beside or below its folded skills, never over them', async ({
  as,
  candidate,
}) => {
  const { id } = await beginListed(candidate);
  const { portfolios } = apiOf(candidate.token);
  const { calculatedJobs } = await portfolios.generateJobs({ params: { id } });
  // One ticks which of more than three kept jobs to compare.
  const keptJobs = calculatedJobs.slice(0, 4).map(({ Job }) => Job.id);
  await portfolios.update({ params: { id }, body: { keptJobs } });
  const page = await as(candidate);
  await page.setViewportSize(phone);
  for (const [search, rows] of [
    ['', 12],
    ['?show=kept', 4],
  ] as const) {
    await page.goto(`/user/jobs${search}`);
    await expect(listed(page)).toHaveCount(rows);
    await expect(listed(page).getByRole('checkbox')).toHaveCount(search ? rows : 0);
    const overlaps = await listed(page).evaluateAll((all) =>
      all.map((row) => {
        const folded = row.querySelector('.skills-thin > summary')?.getBoundingClientRect();
        const acts = [...row.querySelectorAll('.acts > *')].map((act) => act.getBoundingClientRect());
        if (!folded || acts.length === 0) return 'nothing to compare';
        return acts.filter(
          (act) =>
            act.left < folded.right && folded.left < act.right && act.top < folded.bottom && folded.top < act.bottom,
        ).length;
      }),
    );
    expect(overlaps).toEqual(Array.from({ length: rows }, () => 0));
  }
});

test('the description and the skills of a job open in its row', async ({ as, candidate, t }) => {
  const { first } = await beginListed(candidate);
  const page = await as(candidate);
  await page.setViewportSize(phone);
  await page.goto('/user/jobs');
  const row = listed(page).first();
  await expect(row.getByRole('heading')).toHaveText(first.name);
  const [about, skills] = [row.locator('.about'), row.locator('.skills-thin .marks')];
  await expect(about).toBeHidden();
  await row.locator('button.def').press('Enter');
  await expect(about).toBeVisible();
  await expect(skills).toBeHidden();
  await row.locator('.skills-thin > summary').press('Enter');
  await expect(skills.getByRole('link').first()).toHaveAttribute('href', /^\/user\/courses\?searchedSkillId=s\d+$/);
  await expect(skills.getByRole('link').first()).toContainText(t('jobs:courses'));
});
