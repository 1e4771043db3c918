import type { Page } from '@playwright/test';
import { expect, type T, test } from '#tests/support/story.ts';
import { company } from '#web/lib/company.ts';

const narrow = { viewport: { width: 390, height: 800 } };
const accounts = { user: 'user@demo.test', admin: 'admin@demo.test' };

const sideMenu = (page: Page, t: T) => page.getByRole('navigation', { name: t('layout:menu.label'), exact: true });
test('the top bar leads home, to login and to registration, and folds on narrow screens', async ({ as, t }) => {
  const page = await as(null);
  await page.goto('/');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: t('product') })).toHaveAttribute('href', '/');
  await expect(bar.getByRole('link', { name: t('layout:login') })).toHaveAttribute('href', '/login');
  await expect(bar.getByRole('link', { name: t('layout:register') })).toHaveAttribute('href', '/register');
  await expect(bar.getByRole('group', { name: t('language') })).toBeVisible();

  await page.setViewportSize(narrow.viewport);
  await expect(bar.getByRole('link', { name: t('layout:register') })).toBeHidden();
  await expect(bar.getByRole('group', { name: t('language') })).toBeVisible();
  await bar.getByText(t('layout:menu.open'), { exact: true }).click();
  await bar.getByRole('link', { name: t('layout:register') }).click();
  await expect(page).toHaveURL(/\/register$/);
  await expect(bar.getByRole('link', { name: t('layout:login') })).toBeHidden();
});

test.describe('on a first visit', () => {
  test.use({ isFirstVisit: true });

  test('the landing page introduces the product in the reader’s language and theme, and leads to login and registration', async ({
    as,
    t,
  }) => {
    const page = await as(null, { colorScheme: 'dark' });
    const loaded: string[] = [];
    page.on('response', (reply) => loaded.push(new URL(reply.url()).pathname));
    // A first visit uses the browser's language, here English.
    const pictures = () => loaded.filter((path) => path.includes('-fr-') && path.endsWith('.webp'));
    const main = page.getByRole('main');
    const shown = main.getByRole('img');
    const look = async (theme: 'light' | 'dark') => {
      await expect(shown).toHaveCount(3);
      for (const picture of await shown.all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect(picture).toHaveAttribute('src', new RegExp(`-fr-${theme}-`));
        await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1240);
      }
    };
    await page.goto('/');
    await look('dark');
    expect(pictures()).toHaveLength(3);
    await page.getByRole('button', { name: t('layout:theme.light') }).click();
    await look('light');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(t('landing:hero.title'));
    await expect(main.getByText(/62\s%/)).toBeVisible();
    await expect(main.getByText(company.careerNote.source)).toBeVisible();
    const way = main.getByRole('link', { name: t('landing:campus.open') });
    await expect(way).toHaveAttribute('href', new RegExp(`^mailto:${company.legal.email}\\?subject=`));
    await expect(main).toContainText(company.legal.email);
    await main.getByRole('link', { name: t('landing:hero.login') }).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.goBack();
    await main.getByRole('link', { name: t('landing:hero.register') }).click();
    await expect(page).toHaveURL(/\/register$/);
  });
});

test.describe('a screen that is lost', () => {
  test.use({ language: 'en', provokes: ['ERR_FAILED'] });

  test('a screen that cannot be loaded shows the error’s own text', async ({ as, t }) => {
    const page = await as(null);
    await page.route('**/assets/register-*.js', (route) => route.abort());
    await page.goto('/');
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('layout:register') })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
    await expect(page.getByText(/Failed to fetch dynamically imported module/)).toBeVisible();
  });
});

test.describe('a screen without a connection', () => {
  test.use({ provokes: ['ERR_INTERNET_DISCONNECTED'], isFirstVisit: true });

  test('says so, keeps its menu, and with it the ways to what was open already; it loads once the connection is back', async ({
    as,
    candidate,
    t,
  }) => {
    const page = await as(candidate);
    await page.goto('/user/assessment');
    await expect(page.getByText(t('portfolios:empty'))).toBeVisible();
    const menu = page.getByRole('navigation', { name: t('layout:menu.label'), exact: true });
    await page.context().setOffline(true);
    await menu.getByRole('link', { name: t('menu:career.label') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('disconnected.title'));
    await menu.getByRole('link', { name: t('menu:portfolios.label') }).click();
    await expect(page.getByText(t('portfolios:empty'))).toBeVisible();
    await menu.getByRole('link', { name: t('menu:career.label') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('disconnected.title'));
    await page.context().setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('doctorates:careerTitle'));
  });
});

test('the skip link leads to the content, and so does every navigation', async ({ as, t }) => {
  const page = await as(accounts.user);
  await page.goto('/user');
  const main = page.getByRole('main');
  await expect(main).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: t('layout:skip') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main).toBeFocused();
  await sideMenu(page, t)
    .getByRole('link', { name: t('menu:jobs.label') })
    .click();
  await expect(page).toHaveURL(/\/user\/jobs$/);
  await expect(main).toBeFocused();
});

test('no screen is wider than a screen of 320 pixels', async ({ as, t }) => {
  const windows = { nobody: await as(null), user: await as(accounts.user), admin: await as(accounts.admin) };
  for (const [who, path] of [
    ['nobody', '/'],
    ['nobody', '/register'],
    ['user', '/user'],
    ['user', '/user/jobs'],
    ['admin', '/admin/users'],
    ['admin', '/admin/courses'],
  ] as const) {
    const page = windows[who];
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(t('loading'))).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});
