import type { Page } from '@playwright/test';
import { quiet, trackRequests } from '#tests/support/requests.ts';
import { expect, field, fillLogin, test } from '#tests/support/story.ts';

const storedToken = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('token'));
/** Breaks the token's signature; its claims still name the user and the session. */
const spoilToken = (page: Page) =>
  page.evaluate(() => {
    const token: string = JSON.parse(localStorage.getItem('token') ?? '""');
    localStorage.setItem('token', JSON.stringify(token.replace(/[^.]*$/, 'spoilt')));
  });

/** Holds the replies to renewals until released. */
const holdRenewals = async (page: Page) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/v0/auth/renew', async (route) => {
    const reply = await route.fetch();
    await promise;
    await route.fulfill({ response: reply }).catch(() => undefined);
  });
  return resolve;
};

test.describe('logging out', () => {
  // A call of another tab at that moment is refused.
  test.use({ provokes: [401] });

  test('ends the session on every tab, at once on the server, and leaves nothing for the next person', async ({
    as,
    home,
    t,
  }) => {
    const [first, second] = [await home.candidate('Perrine'), await home.candidate('Gauvain')];
    const page = await as(first);
    await page.goto('/user');
    const token = await storedToken(page);
    const tab = await page.context().newPage();
    await tab.goto('/user');
    await expect(tab.getByRole('heading', { level: 1 })).toContainText('Perrine');

    await page.getByRole('button', { name: t('layout:logout'), exact: true }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(tab).toHaveURL(/\/login$/);
    const headers = { authorization: `Bearer ${JSON.parse(token ?? '""')}` };
    await expect
      .poll(async () => (await fetch(`${process.env.THESEE_ORIGIN}/api/v0/users/${first.user.id}`, { headers })).status)
      .toBe(401);
    await fillLogin(page, t, second.user.email);
    await expect(page).toHaveURL(/\/user$/);
    await tab.goto('/user');
    await expect(tab.getByRole('heading', { level: 1 })).toContainText('Gauvain');
  });
});

test.describe('a renewal that comes back late', () => {
  test.use({ provokes: [401, 'ERR_FAILED', 'ERR_ABORTED'] });

  test('after a logout signs nobody in again', async ({ as, candidate, t }) => {
    const page = await as(candidate);
    const release = await holdRenewals(page);
    const asked = page.waitForRequest('**/api/v0/auth/renew');
    await spoilToken(page);
    await page.goto('/user/assessment');
    await asked;
    const logout = page.waitForResponse('**/api/v0/auth/logout');
    await page.getByRole('button', { name: t('layout:logout'), exact: true }).click();
    await logout;
    await expect(page).toHaveURL(/\/login$/);
    release();
    // A second call returns later than the first, so the first one's effects are visible then.
    await page.evaluate(() => fetch('/api/v0/universities').then((reply) => reply.text()));
    expect(await storedToken(page)).toBeNull();
    await expect(page).toHaveURL(/\/login$/);
  });

  test('after somebody else has signed in leaves them signed in, with a session that can be renewed', async ({
    as,
    candidate,
    home,
    t,
  }) => {
    const second = (await home.candidate()).user;
    const page = await as(candidate);
    const release = await holdRenewals(page);
    const asked = page.waitForRequest('**/api/v0/auth/renew');
    await spoilToken(page);
    await page.goto('/user/assessment');
    await asked;
    await page.getByRole('button', { name: t('layout:logout'), exact: true }).click();
    await expect(page).toHaveURL(/\/login$/);
    await field(page, t('auth:email')).fill(second.email);
    await field(page, t('auth:password')).fill('demo-Passw0rd!');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/user$/);
    release();
    await page.unroute('**/api/v0/auth/renew');
    const owner = () => page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').id);
    expect(await owner()).toBe(second.id);

    // Waits for pending calls: one would renew the session too, and outlast the page.
    await quiet(page);
    await spoilToken(page);
    await page.goto('/user/assessment');
    await expect(page.getByText(t('portfolios:empty'))).toBeVisible();
    expect(await owner()).toBe(second.id);
    expect(await storedToken(page)).toMatch(/^"ey/);
  });

  test('two tabs renew at once, and both go on', async ({ as, candidate, t }) => {
    const page = await as(candidate);
    await page.goto('/user');
    const tab = await page.context().newPage();
    trackRequests(tab);
    await tab.goto('/user');
    for (let turn = 0; turn < 2; turn += 1) {
      for (const one of [page, tab]) await quiet(one);
      await spoilToken(page);
      await Promise.all([page.goto('/user/assessment'), tab.goto('/user/assessment')]);
      for (const one of [page, tab]) await expect(one.getByText(t('portfolios:empty'))).toBeVisible();
    }
    expect(await storedToken(page)).toMatch(/^"ey/);
  });
});
