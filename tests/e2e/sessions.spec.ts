import type { Page } from '@playwright/test';
import { mailedUrl } from '#tests/support/mailbox.ts';
import { expect, expectMessage, field, fillLogin, message, type T, test } from '#tests/support/story.ts';

const menuLink = (page: Page, t: T, name: string) =>
  page.getByRole('navigation', { name: t('layout:menu.label'), exact: true }).getByRole('link', { name });
const storedToken = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('token'));
const readOf = (page: Page, { id }: { id: string }) => page.waitForResponse(`**/api/v0/users/${id}`);

test.describe('a token that the server refuses', () => {
  test.use({ provokes: [401] });

  test('is renewed silently by the cookie, and the person goes on', async ({ as, candidate: { user }, t }) => {
    const page = await as(null);
    await fillLogin(page, t, user.email);
    await expect(page).toHaveURL(/\/user$/);
    const [cookie] = await page.context().cookies(`${process.env.THESEE_ORIGIN}/api/v0/auth/renew`);
    expect(cookie).toMatchObject({ path: '/api/v0/auth', httpOnly: true, secure: true, sameSite: 'Strict' });

    await page.evaluate(() => localStorage.setItem('token', JSON.stringify('no.longer.valid')));
    await page.reload();
    await menuLink(page, t, t('menu:portfolios.label')).click();
    await expect(page.getByText(t('portfolios:empty'))).toBeVisible();
    expect(await storedToken(page)).toMatch(/^"ey/);
    await expect(page.locator('.Toastify__toast')).toHaveCount(0);
  });

  test('signing out everywhere ends the session of another browser at its next request', async ({
    as,
    candidate: { user },
    t,
  }) => {
    const [here, there] = [await as(null), await as(null)];
    for (const page of [here, there]) {
      await fillLogin(page, t, user.email);
      await expect(page).toHaveURL(/\/user$/);
    }

    await here.goto('/account');
    const open = here.getByRole('button', { name: t('account:everywhere.open') });
    const question = here.getByRole('alertdialog', { name: t('account:everywhere.title') });
    await open.click();
    await expect(question).toContainText(t('account:everywhere.text'));
    await question.getByRole('button', { name: t('account:everywhere.keep') }).click();
    await expect(question).toBeHidden();
    await expect(open).toBeFocused();

    await open.click();
    await question.getByRole('button', { name: t('account:everywhere.confirm') }).click();
    await expect(here).toHaveURL(/\/login$/);
    await expectMessage(here, t('account:everywhere.done'));
    expect(await storedToken(here)).toBeNull();

    // A screen of which their home has read nothing yet.
    await expect(there).toHaveURL(/\/user$/);
    await menuLink(there, t, t('menu:resources.label')).click();
    await expect(there).toHaveURL(/\/login$/);
    await expect(message(there, t('errors:unauthorized'))).toBeVisible();
    expect(await storedToken(there)).toBeNull();
    await fillLogin(there, t, user.email);
    await expect(there).toHaveURL(/\/user\/resources$/);
  });
});

test('every request carries the stored token', async ({ as, candidate }) => {
  const page = await as(candidate);
  const carried: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) carried.push(request.headers().authorization);
  });
  for (const path of ['/user', '/user/assessment', '/user/jobs']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  const token = JSON.parse((await storedToken(page)) ?? 'null');
  expect(carried.length).toBeGreaterThan(2);
  expect(new Set(carried)).toEqual(new Set([`Bearer ${token}`]));
});

/** Where a candidate begins who was accepted while waiting. */
const welcome = /\/user\/profile$/;

test('somebody pending is led on within half a minute of being accepted', async ({ as, home }) => {
  const person = await home.newcomer();
  const page = await as(person);
  await page.clock.install();
  const first = readOf(page, person.user);
  await page.goto('/pending');
  await first;
  await home.accept(person);
  await page.clock.fastForward(29_000);
  await expect(page).toHaveURL(/\/pending$/);
  await page.clock.fastForward(1_500);
  await expect(page).toHaveURL(welcome);
});

test('somebody pending is led on when they come back to the window', async ({ as, home }) => {
  const person = await home.newcomer();
  const page = await as(person);
  const first = readOf(page, person.user);
  await page.goto('/pending');
  await first;
  await home.accept(person);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page).toHaveURL(welcome);
});

/** Lets nobody know their university before it is told to. */
const holdUniversity = async (page: Page): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/v0/universities/*', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};

test('who refused is told at once by name, never first in general', async ({ as, t }) => {
  const page = await as('rejected@demo.test');
  const release = await holdUniversity(page);
  await page.goto('/');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(t('landing:rejected.title'));
  await expect(page.getByRole('main').getByRole('paragraph')).toHaveCount(0);
  const place = await title.boundingBox();
  release();
  await expect(page.getByText(t('landing:rejected.by', { university: 'Université Rive-Sud' }))).toBeVisible();
  expect(await title.boundingBox()).toEqual(place);
});

test('the pending page comes whole, with the university', async ({ as, t }) => {
  const page = await as('pending@demo.test');
  const release = await holdUniversity(page);
  const asked = page.waitForRequest('**/api/v0/universities/*');
  await page.goto('/pending');
  await asked;
  await expect(page.getByRole('main').getByRole('paragraph')).toHaveCount(0);
  release();
  await expect(page.getByText('Université Rive-Sud')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('auth:pending.heading'));
});

test.describe('while no university can be read', () => {
  test.use({ provokes: [500] });

  test('somebody refused and somebody pending are still told where they stand', async ({ as, t }) => {
    const [refused, pending] = [await as('rejected@demo.test'), await as('pending@demo.test')];
    for (const page of [refused, pending]) {
      await page.route('**/api/v0/universities/*', (route) => route.fulfill({ status: 500, body: '{}' }));
    }
    await refused.goto('/');
    await expect(refused.getByText(t('landing:rejected.byUnknown'))).toBeVisible();
    await pending.goto('/pending');
    await expect(pending.getByRole('heading', { level: 1 })).toHaveText(t('auth:pending.heading'));
  });
});

test('an invitation leads to a first password and then into the product', async ({ as, home, t }) => {
  const { email } = await home.invite('Joséphine');
  await expect.poll(() => mailedUrl(email, 'reset-password')).not.toBe('');
  const page = await as(null);
  await page.goto(await mailedUrl(email, 'reset-password'));
  await expect(page).toHaveURL(/\/reset-password$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('auth:reset.firstHeading'));
  await expect(page.getByText(t('auth:reset.firstIntro', { email }))).toBeVisible();
  const mine = 'sept-Loutres-au-canal';
  await field(page, t('auth:password')).fill(mine);
  await field(page, t('auth:reset.confirm')).fill(mine);
  await page.getByRole('button', { name: t('auth:reset.firstSubmit') }).click();
  await expect(page).toHaveURL(/\/login$/);
  await field(page, t('auth:email')).fill(email);
  await field(page, t('auth:password')).fill(mine);
  await page.getByRole('button', { name: t('auth:login.submit'), exact: true }).click();
  await expect(page).toHaveURL(/\/user$/);
});
