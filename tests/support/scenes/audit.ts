import { expect } from '../story.ts';
import { at, type Scene } from './scene.ts';

export const auditScenes: readonly Scene[] = [
  { name: 'admin-audit', who: 'admin@demo.test', open: at('/admin/audit') },
  {
    name: 'admin-audit-none',
    who: 'admin@demo.test',
    open: async ({ page, t }) => {
      await page.goto('/admin/audit?search=Kowalsky&kind=roles');
      await expect(page.getByRole('heading', { name: t('audit:none') })).toBeVisible();
    },
  },
  {
    name: 'admin-audit-filters',
    who: 'admin@demo.test',
    open: async ({ page }) => {
      await page.goto('/admin/audit');
      await page.locator('.audit-filters summary').click();
    },
  },
  { name: 'super-audit', who: 'super@demo.test', open: at('/super-admin/audit') },
];
