import type { Page } from '@playwright/test';
import { expect, fillLogin, type T, test } from '#tests/support/story.ts';
import { company } from '#web/app/company.ts';
import { screenRoutes, type TextKey } from '#web/app/routes.tsx';

const narrow = { viewport: { width: 390, height: 800 } };
const accounts = { user: 'user@demo.test', admin: 'admin@demo.test', super: 'super@demo.test' };

const sideMenu = (page: Page, t: T) => page.getByRole('navigation', { name: t('layout:menu.label'), exact: true });
/** The screens that need no record's id. */
const plainScreens = screenRoutes.filter(({ path }) => !path.includes(':'));
const compactHeader = (page: Page) => page.locator('header.compact');

test('the menu stands in the signed-in areas only: at the side, or in a compact header on narrow screens', async ({
  as,
  t,
}) => {
  const user = await as(accounts.user);
  for (const path of ['/user', '/user/assessment', '/user/jobs']) {
    await user.goto(path);
    await user.setViewportSize({ width: 1280, height: 800 });
    await expect(sideMenu(user, t)).toBeVisible();
    await expect(compactHeader(user)).toBeHidden();
    await user.setViewportSize(narrow.viewport);
    await expect(sideMenu(user, t)).toBeHidden();
    await expect(compactHeader(user)).toBeVisible();
  }
  await compactHeader(user).getByText(t('layout:menu.open'), { exact: true }).click();
  await user
    .getByRole('navigation')
    .getByRole('link', { name: t('jobs:menu') })
    .click();
  await expect(user).toHaveURL(/\/user\/jobs$/);

  const [visitor, pending] = [await as(null), await as('pending@demo.test')];
  const without: [Page, string][] = [
    [visitor, '/'],
    [visitor, '/reset-password?token=t&email=e&universityId=n&userId=u'],
    [pending, '/pending'],
    [user, '/login'],
    [user, '/register'],
  ];
  for (const [page, path] of without) {
    await page.goto(path);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(sideMenu(page, t)).toBeHidden();
      await expect(compactHeader(page)).toBeHidden();
    }
  }
});

test('the side menu shows product, university, screens, languages, the person and the way out', async ({ as, t }) => {
  const page = await as(accounts.user);
  const reading = page.waitForRequest(/\/api\/v0\/universities\//);
  await page.goto('/user');
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('token') ?? 'null'));
  expect((await reading).headers()).toMatchObject({ authorization: `Bearer ${token}` });

  const side = page.locator('header.side');
  await expect(side.getByRole('link', { name: t('product') })).toHaveAttribute('href', '/user');
  await expect(side.getByText('Université Rive-Sud')).toBeVisible();
  await expect(side.locator('.logo-tile')).toHaveText('RS');
  const entries = sideMenu(page, t).getByRole('link');
  expect(await entries.allInnerTexts()).toEqual(expect.arrayContaining([t('portfolios:menu'), t('jobs:menu')]));
  await expect(side.getByRole('group', { name: t('language') }).getByRole('button')).toHaveText(['FR', 'EN']);
  await expect(side.locator('.avatar')).toHaveText('CN');
  await expect(side.getByText('Camille Nguyen-Lefèvre')).toBeVisible();
  await expect(side.getByText('user@demo.test')).toBeVisible();
  await expect(side.getByRole('button', { name: t('layout:logout') })).toBeVisible();
});

test.describe('a failing call', () => {
  test.use({ provokes: [500] });

  test('a university that cannot be read is left out of the menu without a message', async ({ as, t }) => {
    const page = await as(accounts.user);
    const body = JSON.stringify({ msg: 'Non.', code: 'internal', requestId: 'r' });
    await page.route('**/api/v0/universities/*', (route) =>
      route.fulfill({ status: 500, contentType: 'application/json', body }),
    );
    const logged = page.waitForEvent('console', (line) => line.type() === 'warning');
    await page.goto('/user');
    expect((await logged).text()).toContain('500 GET /api/v0/universities/');
    await expect(sideMenu(page, t)).toBeVisible();
    await expect(page.locator('.logo-tile')).toHaveCount(0);
    // Counted once: a message that came would go by itself.
    await page.waitForLoadState('networkidle');
    expect(await page.locator('.Toastify__toast').count()).toBe(0);
  });
});

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
  await main.getByRole('link', { name: t('landing:hero.login') }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goBack();
  await main.getByRole('link', { name: t('landing:hero.register') }).click();
  await expect(page).toHaveURL(/\/register$/);
});

test('the language switches at once and is remembered', async ({ as }) => {
  const page = await as(null, { locale: 'de-DE' });
  await page.goto('/login');
  await page.evaluate(() => localStorage.removeItem('language'));
  await page.reload();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Bon retour');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.getByRole('button', { name: 'EN, English' }).click();
  await expect(heading).toHaveText('Welcome back');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(heading).toHaveText('Welcome back');
});

test('the footer has the copyright and the three company sites, and no link to a screen that is missing', async ({
  as,
  t,
}) => {
  const page = await as(accounts.user);
  await page.goto('/user');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(company.copyright);
  for (const { country, url } of company.sites) {
    await expect(footer.getByRole('link', { name: t(`layout:footer.${country}`) })).toHaveAttribute('href', url);
  }
  for (const link of await footer.locator('a[href^="/"]').all()) {
    await page.goto((await link.getAttribute('href')) ?? '');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(t('layout:notFound.heading'));
    await page.goBack();
  }
});

test('logging in stores token and user as JSON, logging out removes them and leads to the login screen', async ({
  as,
  candidate,
  t,
}) => {
  const page = await as(null);
  await fillLogin(page, t, candidate.user.email);
  await expect(page).toHaveURL(/\/user$/);
  const kept = () => page.evaluate(() => ['token', 'user'].map((key) => JSON.parse(localStorage.getItem(key) ?? '0')));
  expect(await kept()).toEqual([
    expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    expect.objectContaining({ email: candidate.user.email, status: 'ACCEPTED' }),
  ]);
  await page.getByRole('button', { name: t('layout:logout'), exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await kept()).toEqual([0, 0]);
  await page.goto('/user');
  await expect(page).toHaveURL(/\/$/);
});

for (const language of ['fr', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('every screen has a title of its own in the language of the page, and a place for messages', async ({
      as,
      t,
    }) => {
      const texts = (key: TextKey) => t(key as 'product');
      const windows = new Map<string | null, Page>();
      for (const { path, access, title } of plainScreens) {
        const role = typeof access === 'string' ? undefined : access[0];
        const who = access === 'pending' ? 'pending@demo.test' : role ? accounts[role] : null;
        const page = windows.get(who) ?? (await as(who));
        windows.set(who, page);
        await page.goto(path === '*' ? '/nulle/part' : `${path}?token=t&email=e&universityId=n&userId=u`);
        await expect(page).toHaveTitle(`${texts(title)} · ${t('product')}`);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('.toast-layer')).toBeAttached();
      }
      const titles = plainScreens.map(({ title }) => texts(title)).filter((title) => title !== t('layout:home.title'));
      expect(new Set(titles).size).toBe(titles.length);
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

test('the home of an area welcomes and shows the ways on', async ({ as, t }) => {
  for (const [account, firstName, ways] of [
    [accounts.user, 'Camille', [t('portfolios:menu'), t('jobs:menu')]],
    [accounts.admin, 'Hélène', [t('users:menu')]],
    [accounts.super, 'Solène', []],
  ] as const) {
    const page = await as(account);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('layout:home.welcome', { firstName }));
    const links = page.getByRole('main').getByRole('link');
    await expect(links).toHaveCount(ways.length);
    for (const [i, way] of ways.entries()) {
      await expect(links.nth(i)).toContainText(way);
      await expect(links.nth(i).locator('svg')).toHaveCount(2);
    }
    if (ways.length > 0) await expect(page.getByText(t('layout:home.select'))).toBeVisible();
  }
});

test('the theme is the system’s until one is chosen, which is remembered', async ({ as, t }) => {
  const page = await as(null, { colorScheme: 'light' });
  await page.goto('/');
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(paper).not.toBe(light);
  await page.getByRole('button', { name: t('layout:theme.light') }).click();
  await expect.poll(paper).toBe(light);
  await page.reload();
  await expect.poll(paper).toBe(light);
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
    .getByRole('link', { name: t('jobs:menu') })
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
  ] as const) {
    const page = windows[who];
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(t('loading'))).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});
