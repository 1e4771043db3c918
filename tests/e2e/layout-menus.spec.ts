import type { Page } from '@playwright/test';
import { expect, type T, test } from '#tests/support/story.ts';

const narrow = { viewport: { width: 390, height: 800 } };
const accounts = { user: 'user@demo.test', admin: 'admin@demo.test', super: 'super@demo.test' };

const sideMenu = (page: Page, t: T) => page.getByRole('navigation', { name: t('layout:menu.label'), exact: true });
const compactHeader = (page: Page) => page.locator('header.compact');

test.describe('beside a made-up link, which the server says is no good', () => {
  test.use({ provokes: [422] });

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
      .getByRole('link', { name: t('menu:jobs.label') })
      .click();
    await expect(user).toHaveURL(/\/user\/jobs$/);

    const [visitor, pending] = [await as(null), await as('pending@demo.test')];
    const without: [Page, string][] = [
      [visitor, '/'],
      [visitor, '/reset-password?token=t&email=e&universityId=n&userId=u'],
      [pending, '/pending'],
      [visitor, '/public/cgu'],
      [visitor, '/login'],
      [visitor, '/register'],
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
  await expect(side.locator('.logo-tile img')).toBeVisible();
  const entries = sideMenu(page, t).getByRole('link');
  expect(await entries.allInnerTexts()).toEqual(
    expect.arrayContaining([t('menu:portfolios.label'), t('menu:jobs.label')]),
  );
  await expect(side.getByRole('group', { name: t('language') }).getByRole('button')).toHaveText(['FR', 'EN']);
  await expect(side.locator('.avatar img')).toBeVisible();
  await expect(side.getByText('Camille Nguyen-Lefèvre')).toBeVisible();
  await expect(side.getByText('user@demo.test')).toBeVisible();
  await expect(side.getByRole('button', { name: t('layout:logout') })).toBeVisible();
});

test('a logo and a picture stand in place of the initials', async ({ as, candidate, t }) => {
  const page = await as(candidate);
  await page.goto('/user');
  const { firstName, lastName } = candidate.user;
  await expect(page.locator('header.side .avatar')).toHaveText(`${firstName[0]}${lastName[0]}`);
  await expect(page.locator('header.side .logo-tile')).toHaveText(/^R\d$/);
  for (const [call, picture] of [
    ['universities', { logoUrl: '/files/img/logo' }],
    ['users', { avatarUrl: '/files/img/avatar' }],
  ] as const) {
    await page.route(`**/api/v0/${call}/*`, async (route) => {
      const reply = await route.fetch();
      await route.fulfill({ json: { ...(await reply.json()), ...picture } });
    });
  }
  await page.route('**/files/img/*', (route) => route.fulfill({ path: 'web/public/logo.svg' }));
  await page.goto('/user');
  await expect(sideMenu(page, t)).toBeVisible();
  const side = page.locator('header.side');
  await expect(side.locator('.logo-tile img')).toHaveAttribute('src', '/files/img/logo');
  await expect(side.locator('.avatar img')).toHaveAttribute('src', '/files/img/avatar');
  await expect(side.locator('.logo-tile, .avatar')).toHaveText(['', '']);
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

test('the home of an area welcomes and shows the ways on', async ({ as, t }) => {
  for (const [account, firstName, ways] of [
    [
      accounts.user,
      'Camille',
      [
        'Mon profil',
        'Mon doctorat',
        'Auto-évaluations',
        'Métiers suggérés',
        'Formations suggérées',
        'Projet professionnel',
        'CV en ligne',
        'Ressources',
      ],
    ],
    [accounts.admin, 'Hélène', ['Université', 'Membres', 'Formations', 'Ressources', 'Journal', 'Aide']],
    [accounts.super, 'Solène', ['Universités', 'Métiers', 'Activités', 'Compétences', 'Journal']],
  ] as const) {
    const page = await as(account);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('layout:home.welcome', { firstName }));
    // A candidate's way has a name for each part, and further links.
    const main = page.getByRole('main');
    const names =
      account === accounts.user ? main.getByRole('heading', { level: 3 }) : main.locator('.ways').getByRole('link');
    await expect(names).toHaveCount(ways.length);
    for (const [i, way] of ways.entries()) await expect(names.nth(i)).toContainText(way);
    if (ways.length > 0) await expect(page.getByText(t('layout:home.select'))).toBeVisible();
  }
});
