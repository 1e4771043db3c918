import type { Page } from '@playwright/test';
import { mailedUrl } from '#tests/support/mailbox.ts';
import { expect, field, type T, test } from '#tests/support/story.ts';

const menuLink = (page: Page, t: T, name: string) =>
  page.getByRole('navigation', { name: t('layout:menu.label'), exact: true }).getByRole('link', { name });
const storedToken = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('token'));
const readOf = (page: Page, { id }: { id: string }) => page.waitForResponse(`**/api/v0/users/${id}`);

test.describe('a token that the server refuses', () => {
  test.use({ provokes: [401] });

  test('is renewed silently by the cookie, and the person goes on', async ({ as, candidate, t }) => {
    const page = await as(candidate);
    await page.evaluate(() => localStorage.setItem('token', JSON.stringify('no.longer.valid')));
    await page.goto('/user');
    await menuLink(page, t, t('menu:portfolios.label')).click();
    await expect(page.getByText(t('portfolios:empty'))).toBeVisible();
    expect(await storedToken(page)).toMatch(/^"ey/);
    await expect(page.locator('.Toastify__toast')).toHaveCount(0);
  });
});

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
  await expect(page).toHaveURL(/\/user\/profile$/);
});

test('an invitation leads to a first password and then into the product', async ({ as, home, t }) => {
  const { email } = await home.invite('Joséphine');
  await expect.poll(() => mailedUrl(email, 'reset-password')).not.toBe('');
  const page = await as(null);
  await page.goto(await mailedUrl(email, 'reset-password'));
  await expect(page).toHaveURL(/\/reset-password$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('passwords:reset.firstHeading'));
  await expect(page.getByText(t('passwords:reset.firstIntro', { email }))).toBeVisible();
  const mine = 'sept-Loutres-au-canal';
  await field(page, t('auth:password')).fill(mine);
  await field(page, t('passwords:reset.confirm')).fill(mine);
  await page.getByRole('button', { name: t('passwords:reset.firstSubmit') }).click();
  await expect(page).toHaveURL(/\/login$/);
  await field(page, t('auth:email')).fill(email);
  await field(page, t('auth:password')).fill(mine);
  await page.getByRole('button', { name: t('auth:login.submit'), exact: true }).click();
  await expect(page).toHaveURL(/\/user$/);
});
