import type { Page } from '@playwright/test';
import type { MailTrouble } from '#shared/lists.ts';
import type { User } from '#shared/schemas/user.ts';
import { expect } from '../story.ts';
import type { Scene, Stage } from './scene.ts';

/** No demo user has bounces or complaints. */
const withTrouble = async (page: Page, kind: MailTrouble, besides: Partial<User> = {}): Promise<void> => {
  const trouble = { mailTrouble: { kind, at: '2026-11-12T09:41:00.000Z' }, ...besides };
  await page.route(/\/api\/v0\/users\/(university\/)?[\w-]+$/, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    const changed = json.rows
      ? { ...json, rows: json.rows.map((one: object, i: number) => (i % 3 === 0 ? { ...one, ...trouble } : one)) }
      : { ...json, ...trouble };
    await route.fulfill({ response, json: changed });
  });
};

const openUser = async ({ page }: Stage, kind: MailTrouble): Promise<void> => {
  await withTrouble(page, kind);
  await page.goto('/admin/users');
  await page.getByRole('searchbox').fill('Camille Nguyen');
  await page.getByRole('link', { name: 'Camille Nguyen-Lefèvre', exact: true }).click();
  await expect(page.getByRole('tab').first()).toBeVisible();
};

/** Opened after the session has read that state. */
const openAccount = async ({ page }: Stage, kind: MailTrouble, besides?: Partial<User>): Promise<void> => {
  await withTrouble(page, kind, besides);
  await page.goto('/user');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toContain('mailTrouble');
  await page.goto('/account');
};

export const mailTroubleScenes: readonly Scene[] = [
  {
    name: 'admin-users-trouble',
    who: 'admin@demo.test',
    open: async ({ page }) => {
      await withTrouble(page, 'bounce');
      await page.goto('/admin/users?show=undelivered');
      await expect(page.getByRole('table').locator('tbody tr').first()).toBeVisible();
    },
  },
  { name: 'admin-user-bounce', who: 'admin@demo.test', open: (stage) => openUser(stage, 'bounce') },
  { name: 'admin-user-complaint', who: 'admin@demo.test', open: (stage) => openUser(stage, 'complaint') },
  { name: 'account-trouble', who: 'candidate', open: (stage) => openAccount(stage, 'bounce') },
  {
    name: 'account-complaint',
    who: 'candidate',
    open: (stage) => openAccount(stage, 'complaint', { emailConfirmed: false }),
  },
];
