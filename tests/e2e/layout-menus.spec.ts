import type { Page } from '@playwright/test';
import { expect, type T, test } from '#tests/support/story.ts';

const sideMenu = (page: Page, t: T) => page.getByRole('navigation', { name: t('layout:menu.label'), exact: true });
const compactHeader = (page: Page) => page.locator('header.compact');

test('the menu stands at the side, or in a compact header on narrow screens', async ({ as, t }) => {
  const page = await as('user@demo.test');
  const reading = page.waitForRequest(/\/api\/v0\/universities\//);
  await page.goto('/user/assessment');
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('token') ?? 'null'));
  expect((await reading).headers()).toMatchObject({ authorization: `Bearer ${token}` });
  await expect(sideMenu(page, t)).toBeVisible();
  await expect(compactHeader(page)).toBeHidden();
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(sideMenu(page, t)).toBeHidden();
  await expect(compactHeader(page)).toBeVisible();
  await compactHeader(page).getByText(t('layout:menu.open'), { exact: true }).click();
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('menu:jobs.label') })
    .click();
  await expect(page).toHaveURL(/\/user\/jobs$/);
});
