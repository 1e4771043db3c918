import type { Archive } from '#shared/schemas/archive.ts';
import { answerAllButOne } from '../guided.ts';
import { expect } from '../story.ts';
import { walkToCenter, walkToKept } from '../walked.ts';
import { at, type Scene, type Stage, tokenOf } from './scene.ts';

const withCopy =
  (archive: Archive) =>
  async ({ page, t }: Stage) => {
    await page.route('**/api/v0/auth/archive', (route) => route.fulfill({ json: archive }));
    await page.goto('/account');
    const section = page.getByRole('region', { name: t('account:data.heading') });
    await expect(section.locator('.note')).toBeVisible();
  };

export const userAreaScenes: readonly Scene[] = [
  { name: 'user-home', who: 'user@demo.test', open: at('/user') },
  { name: 'user-home-new', who: 'candidate', open: at('/user') },
  {
    name: 'user-home-begun',
    who: 'candidate',
    open: async ({ page, begin }) => {
      await answerAllButOne(await tokenOf(page), await begin());
      await page.goto('/user');
    },
  },
  {
    name: 'user-home-kept',
    who: 'candidate',
    open: async ({ page }) => {
      await walkToKept(await tokenOf(page));
      await page.goto('/user');
      await expect(page.locator('.kept-names a')).toHaveCount(3);
    },
  },
  {
    name: 'user-home-center',
    who: 'candidate',
    open: async ({ page }) => {
      const token = await tokenOf(page);
      const userId = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').id as string);
      await walkToCenter(token, userId);
      await page.goto('/user');
      await expect(page.locator('.kept-names a')).toHaveCount(3);
    },
  },
  {
    name: 'logout-everywhere',
    who: 'candidate',
    open: async ({ page, t }) => {
      await page.goto('/account');
      await page.getByRole('button', { name: t('account:everywhere.open') }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  { name: 'account', who: 'candidate', open: at('/account') },
  {
    name: 'account-password',
    who: 'candidate',
    open: async ({ page, t }) => {
      await page.goto('/account');
      await page.getByRole('button', { name: t('account:password.change') }).click();
      await page.getByRole('dialog').locator('input[autocomplete="new-password"]').first().fill('court');
      await page.getByRole('dialog').locator('input[autocomplete="new-password"]').last().focus();
      await expect(page.getByRole('dialog').locator('[aria-invalid="true"]')).toHaveCount(1);
    },
  },
  {
    name: 'account-address',
    who: 'candidate',
    open: async ({ page, t }) => {
      await page.goto('/account');
      await page.getByRole('button', { name: t('account:address.change') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'account-data',
    who: 'candidate',
    open: async ({ page, t }) => {
      await page.goto('/account');
      await page.getByRole('button', { name: t('account:data.open') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'account-data-making', who: 'candidate', open: withCopy({ state: 'making', goodUntil: null, sizes: [] }) },
  { name: 'account-data-failing', who: 'candidate', open: withCopy({ state: 'failing', goodUntil: null, sizes: [] }) },
  {
    name: 'account-data-ready',
    who: 'candidate',
    open: withCopy({ state: 'ready', goodUntil: '2026-12-01T14:03:00.000Z', sizes: [64_000_000, 2_400_000] }),
  },
  {
    name: 'account-erase',
    who: 'candidate',
    open: async ({ page, t }) => {
      await page.goto('/account');
      await page.getByRole('button', { name: t('leaving:erase.open') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'help', who: 'user@demo.test', open: at('/user/help') },
  {
    name: 'help-open',
    who: 'user@demo.test',
    open: async ({ page, t }) => {
      await page.goto('/user/help');
      await page
        .locator('summary')
        .filter({ hasText: t('help:sections.jobs.title') })
        .click();
      await expect(page.locator('details[open]')).toHaveCount(1);
    },
  },
  { name: 'user-not-found', who: 'user@demo.test', open: at('/user/nulle-part') },
  {
    name: 'user-menu',
    who: 'user@demo.test',
    isNarrow: true,
    open: async ({ page, t }) => {
      await page.goto('/user');
      await page.getByText(t('layout:menu.open'), { exact: true }).click();
    },
  },
];
