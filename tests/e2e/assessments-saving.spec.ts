import type { Page } from '@playwright/test';
import { expectRated, expectSaved, openNew, slider, tab, taste } from '#tests/support/assessment.ts';
import { killPage } from '#tests/support/kill-page.ts';
import { expect, type T, test } from '#tests/support/story.ts';

/** Blocks every save of answers, even those sent at once. */
const holdSaves = (page: Page) => page.route('**/ratings', () => new Promise<never>(() => {}));

/** Returns the unsent answers in local storage. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('answer/')));

const held = (page: Page, t: T, why: 'held' | 'waits' = 'held') =>
  page.getByRole('status').filter({ hasText: t(`portfolios:saving.${why}`) });

test('a page killed right after a rating loses nothing: opening another screen sends it, or the assessment itself', async ({
  as,
  candidate,
  t,
}) => {
  const { path, page, stored } = await openNew(as, candidate);
  await holdSaves(page);
  await slider(page, 0).press('4');
  await taste(page, t, 1).like.check();
  await killPage(page);
  expect(await stored(1)).toEqual([null]);

  const next = await page.context().newPage();
  await next.goto('/user/assessment');
  await expect.poll(() => stored(1)).toEqual([4]);
  await expect.poll(() => kept(next)).toEqual([]);
  await next.goto(path);
  await expectRated(next, t, 0, 4);
  await expect(taste(next, t, 1).like).toBeChecked();

  await holdSaves(next);
  await slider(next, 1).press('2');
  await killPage(next);
  expect(await stored(2)).toEqual([4, null]);
  const last = await page.context().newPage();
  await last.goto(path);
  await expectRated(last, t, 1, 2);
  await expect.poll(() => stored(2)).toEqual([4, 2]);
});

test.describe('without a connection', () => {
  test.use({ provokes: ['ERR_INTERNET_DISCONNECTED'] });

  test('answers given while the network is cut for ten seconds are kept, and sent by themselves when it is back', async ({
    as,
    candidate,
    t,
  }) => {
    const { page, stored } = await openNew(as, candidate, (window) => window.clock.install());
    await slider(page, 0).press('5');
    await page.clock.runFor(1000);
    await expectSaved(page, t);
    await page.context().setOffline(true);
    for (const [row, value] of (['1', '2', '3'] as const).entries()) {
      await slider(page, row).press(value);
      await page.clock.runFor(3000);
    }
    await page.clock.runFor(10_000);
    await expect(held(page, t)).toBeVisible();
    await tab(page, t, 'activity').click();
    await tab(page, t, 'skill').click();
    await expectRated(page, t, 2, 3);
    expect(await stored(3)).toEqual([5, null, null]);
    await expect(page.locator('.Toastify__toast')).toHaveCount(0);

    await page.context().setOffline(false);
    await expectSaved(page, t);
    await expect(held(page, t)).toHaveCount(0);
    expect(await stored(3)).toEqual([1, 2, 3]);
    expect(await kept(page)).toEqual([]);
  });

  test('logging out sends what waits; what can’t be sent is told first, and nothing stays on the device', async ({
    as,
    candidate,
    t,
  }) => {
    const { path, page, stored } = await openNew(as, candidate);
    const logout = page.getByRole('button', { name: t('layout:logout') });
    await slider(page, 0).press('4');
    await page.context().setOffline(true);
    await expect(held(page, t)).toBeVisible();
    await logout.click();
    await expect(page.getByText(t('unsaved.answers', { count: 1 }))).toBeVisible();
    await expect(page).toHaveURL(path);
    await page.context().setOffline(false);
    await expectSaved(page, t);
    await slider(page, 1).press('2');
    await logout.click();
    await expect(page).toHaveURL('/login');
    expect(await stored(2)).toEqual([4, 2]);
    expect(await kept(page)).toEqual([]);
  });
});

test.describe('a server that fails', () => {
  test.use({ provokes: [422, 503] });

  test('a refused answer gives the former one back and can be saved again; a server that is down is asked again by itself', async ({
    as,
    candidate,
    t,
  }) => {
    const { page, stored } = await openNew(as, candidate, (window) => window.clock.install());
    const refusal = { status: 422, json: { msg: 'Non.', code: 'invalid', requestId: 'r' } };
    await page.route('**/ratings', (route) => route.fulfill(refusal));
    await slider(page, 0).press('4');
    await page.clock.runFor(1000);
    await expect(page.getByText(t('portfolios:saving.failed', { count: 1 }))).toBeVisible();
    await expect(page.getByText(t('portfolios:rating.failed'))).toBeVisible();
    await expectRated(page, t, 0, null);
    expect(await kept(page)).toEqual([]);
    await page.unroute('**/ratings');
    await page.getByRole('button', { name: t('portfolios:saving.retry') }).click();
    await expectRated(page, t, 0, 4);
    await expectSaved(page, t);
    expect(await stored(1)).toEqual([4]);

    await page.route('**/ratings', (route) => route.fulfill({ status: 503, json: { message: 'down' } }));
    await slider(page, 0).press('2');
    await page.clock.runFor(6000);
    await expect(held(page, t, 'waits')).toBeVisible();
    await expect(held(page, t)).toHaveCount(0);
    await page.unroute('**/ratings');
    await page.clock.runFor(15_000);
    await expectSaved(page, t);
    await expect.poll(() => stored(1)).toEqual([2]);
  });
});

test('two tabs of one assessment show each other’s answers and never undo them', async ({ as, candidate, t }) => {
  const { path, page: one, stored } = await openNew(as, candidate);
  const two = await one.context().newPage();
  await two.goto(path);
  await expectRated(two, t, 0, null);
  await slider(one, 0).press('2');
  await expectRated(two, t, 0, 2);

  await slider(one, 0).press('1');
  await slider(two, 0).press('5');
  await slider(one, 1).press('3');
  await slider(two, 2).press('4');
  for (const page of [one, two]) {
    await expectRated(page, t, 0, 5);
    await expectRated(page, t, 1, 3);
    await expectRated(page, t, 2, 4);
  }
  await expect.poll(() => stored(3)).toEqual([5, 3, 4]);
  await expect.poll(() => kept(one)).toEqual([]);
});
