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
  { name: 'super-audit', who: 'super@demo.test', open: at('/super-admin/audit') },
];
