import type { Page } from '@playwright/test';
import { expectRated, openNew, slider } from '#tests/support/assessment.ts';
import { killPage } from '#tests/support/kill-page.ts';
import { replaceSiteFile } from '#tests/support/site-file.ts';
import { expect, type Story, test } from '#tests/support/story.ts';

// Serial: the second test replaces the service worker that both use.
test.describe.configure({ mode: 'default' });
test.use({ isFirstVisit: true, provokes: ['ERR_INTERNET_DISCONNECTED', 'ERR_FAILED'] });

/** Allows a service worker, which other tests block. */
const withWorker =
  (as: Story['as']): Story['as'] =>
  (who) =>
    as(who, { serviceWorkers: 'allow' });

/** Returns the paths of the site's files in the browser's cache. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url.replace(location.origin, ''));
  });
const expectKept = (page: Page, path: RegExp) =>
  expect.poll(async () => (await kept(page)).filter((one) => path.test(one)).length).toBeGreaterThan(0);

const note = (page: Page) =>
  page.getByText('Pas de connexion\u00a0: cette page se complétera d’elle-même à son retour.');

test('a page opened without a connection says so and completes itself; an answer given meanwhile is sent; leaving leaves built files alone', async ({
  as,
  candidate,
  t,
}) => {
  const { page, path, stored } = await openNew(withWorker(as), candidate);
  await expectKept(page, /^\/assets\/shell-.*\.html$/);
  await expectKept(page, /^\/assets\/assessment-/);
  const context = page.context();
  const next = await context.newPage();
  await context.setOffline(true);
  await expect(note(page)).toBeVisible();
  await slider(page, 0).press('4');
  await killPage(page);
  await page.close();

  await next.goto(path);
  await expect(note(next)).toContainText('Vos réponses restent sur cet appareil et partiront alors.');
  await expect(next.getByRole('navigation', { name: t('layout:menu.label'), exact: true })).toBeVisible();
  await expect(next.getByRole('main')).toContainText('Vérifiez votre connexion, puis réessayez.');
  await next.reload();
  await expect(next.getByRole('main')).toContainText('Vérifiez votre connexion, puis réessayez.');
  expect(await stored(1)).toEqual([null]);
  await context.setOffline(false);
  await expect.poll(() => stored(1)).toEqual([4]);
  await expectRated(next, t, 0, 4);
  await expect(note(next)).toHaveCount(0);

  await next.getByRole('button', { name: t('layout:logout'), exact: true }).click();
  await expect(next).toHaveURL(/\/login$/);
  const left = await kept(next);
  expect(left.length).toBeGreaterThan(20);
  expect(left.filter((one) => !/^\/assets\/[\w-]+\.(js|css|woff2|html|svg|webp)$/.test(one))).toEqual([]);
  await context.setOffline(true);
  await next.goto('/public/cv/nobody');
  await expect(next.getByRole('heading', { level: 1 })).toHaveText(t('disconnected.title'));
});

test('when a stage turns it off, the next visit removes the worker and its caches', async ({ as, candidate }) => {
  const page = await withWorker(as)(candidate);
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await page.goto('/user/help');
  await expectKept(page, /^\/assets\/shell-/);
  expect(await workers()).toBe(1);
  const putBack = await replaceSiteFile('sw.js', 'infra/worker-removal/sw.js');
  try {
    await page.goto('/user/career');
    await expect.poll(workers).toBe(0);
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  } finally {
    await putBack();
  }
});
