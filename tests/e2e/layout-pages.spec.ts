import type { Page } from '@playwright/test';
import { languages } from '#shared/lists.ts';
import { expect, type T, test } from '#tests/support/story.ts';
import { company } from '#web/lib/company.ts';
import { screens, type TitleKey } from '#web/lib/screens.ts';

const narrow = { viewport: { width: 390, height: 800 } };
const accounts = { user: 'user@demo.test', admin: 'admin@demo.test', super: 'super@demo.test' };

const sideMenu = (page: Page, t: T) => page.getByRole('navigation', { name: t('layout:menu.label'), exact: true });
/** The screens that need no record's id. */
const plainScreens = screens.filter(({ path }) => !path.includes(':'));

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

test('the landing page introduces the product and leads to login and registration', async ({ as, t }) => {
  const page = await as(null);
  await page.goto('/');
  const main = page.getByRole('main');
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

for (const language of languages) {
  test.describe(`the landing page (${language})`, () => {
    test.use({ language });

    test(`shows the product in the reader’s language and theme, and a university its way in (${language})`, async ({
      as,
      t,
    }) => {
      const page = await as(null, { colorScheme: 'dark' });
      const loaded: string[] = [];
      page.on('response', (reply) => loaded.push(new URL(reply.url()).pathname));
      // A first visit is rendered for the browser's language, which here is English.
      const pictures = () => loaded.filter((path) => path.includes(`-${language}-`) && path.endsWith('.webp'));
      const shown = page.getByRole('main').getByRole('img');
      const look = async (theme: 'light' | 'dark') => {
        await expect(shown).toHaveCount(3);
        for (const picture of await shown.all()) {
          await picture.scrollIntoViewIfNeeded();
          await expect(picture).toHaveAttribute('src', new RegExp(`-${language}-${theme}-`));
          await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1250);
        }
      };
      await page.goto('/');
      await look('dark');
      expect(pictures()).toHaveLength(3);
      await page.getByRole('button', { name: t('layout:theme.light') }).click();
      await look('light');
      const way = page.getByRole('main').getByRole('link', { name: t('landing:campus.open') });
      await expect(way).toHaveAttribute('href', new RegExp(`^mailto:${company.legal.email}\\?subject=`));
      await expect(page.getByRole('main')).toContainText(company.legal.email);
    });
  });
}

test('the footer has the copyright and the three company sites, and no link to a screen that is missing', async ({
  as,
  t,
}) => {
  const page = await as(accounts.user);
  await page.goto('/user');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(company.copyright);
  const outside = footer.locator('a[href^="https://"]');
  await expect(outside).toHaveText(['France', 'Canada', 'Belgique']);
  for (const link of await footer.locator('a[href^="/"]').all()) {
    await page.goto((await link.getAttribute('href')) ?? '');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(t('layout:notFound.heading'));
    await page.goBack();
  }
});

for (const language of ['fr', 'en'] as const) {
  test.describe(language, () => {
    // The links to a password and to an address are made up: the server says that they are no good.
    test.use({ language, provokes: [422] });

    test('every screen has a title of its own in the language of the page, and a place for messages', async ({
      as,
      t,
    }) => {
      const texts = (key: TitleKey) => t(key as 'product');
      const windows = new Map<string | null, Page>();
      for (const { path, access, title } of plainScreens) {
        const role = typeof access === 'string' ? undefined : access[0];
        const who = access === 'pending' ? 'pending@demo.test' : role ? accounts[role] : null;
        const page = windows.get(who) ?? (await as(who));
        windows.set(who, page);
        await page.goto(path === '*' ? '/nulle/part' : `${path}?token=t&email=e&universityId=n&userId=u`);
        await expect(page).toHaveTitle(`${texts(title)} · ${t('product')}`);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        if (who) await expect(page.locator('.toast-layer')).toBeAttached();
      }
      for (const role of Object.keys(accounts)) {
        const theirs = plainScreens.filter(
          ({ access }) => typeof access === 'string' || access.some((one) => one === role),
        );
        const titles = theirs.map(({ title }) => texts(title));
        expect(titles.filter((title, i) => titles.indexOf(title) < i)).toEqual([]);
      }
    });
  });
}

test('an unknown address shows that nothing is there, without a menu to whom is not signed in', async ({ as, t }) => {
  const visitor = await as(null);
  await visitor.goto('/nulle/part');
  const heading = (page: Page) => page.getByRole('heading', { level: 1, name: t('layout:notFound.heading') });
  await expect(heading(visitor)).toBeVisible();
  await expect(sideMenu(visitor, t)).toHaveCount(0);
  await visitor.getByRole('link', { name: t('layout:notFound.home') }).click();
  await expect(visitor).toHaveURL(/\/$/);
  for (const account of Object.values(accounts)) {
    const page = await as(account);
    await page.goto('/admin/nulle/part');
    await expect(heading(page)).toBeVisible();
    await expect(page.locator('header.side')).toBeVisible();
  }
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
  test.use({ provokes: ['ERR_INTERNET_DISCONNECTED'] });

  test('says so, and loads once the connection is back', async ({ as, t }) => {
    const page = await as(null);
    await page.goto('/');
    const register = page.getByRole('banner').getByRole('link', { name: t('layout:register') });
    await expect(register).toBeVisible();
    await page.context().setOffline(true);
    await register.click();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(t('disconnected.title'));
    await page.context().setOffline(false);
    await expect(title).toHaveText(t('auth:register.heading'));
  });

  test('keeps its menu, and with it the ways to what was open already', async ({ as, candidate, t }) => {
    const page = await as(candidate);
    await page.goto('/user/assessment');
    await expect(page.getByText(t('portfolios:empty'))).toBeVisible();
    const menu = page.getByRole('navigation', { name: t('layout:menu.label'), exact: true });
    await page.context().setOffline(true);
    await menu.getByRole('link', { name: t('menu:career.label') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('disconnected.title'));
    await menu.getByRole('link', { name: t('menu:portfolios.label') }).click();
    await expect(page.getByText(t('portfolios:empty'))).toBeVisible();
    await page.context().setOffline(false);
    await menu.getByRole('link', { name: t('menu:career.label') }).click();
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
  const tiny = { viewport: { width: 320, height: 640 } };
  const windows = {
    nobody: await as(null, tiny),
    user: await as(accounts.user, tiny),
    admin: await as(accounts.admin, tiny),
  };
  for (const [who, path] of [
    ['nobody', '/'],
    ['nobody', '/login'],
    ['nobody', '/register'],
    ['user', '/user'],
    ['user', '/user/assessment'],
    ['user', '/user/jobs'],
    ['admin', '/admin/users'],
    ['admin', '/admin/courses'],
  ] as const) {
    const page = windows[who];
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(t('loading'))).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});
