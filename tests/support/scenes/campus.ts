import { expect } from '../story.ts';
import { at, type Scene } from './scene.ts';

/** What an administrator keeps of their university. */
export const campusScenes: readonly Scene[] = [
  { name: 'admin-university', who: 'admin@demo.test', open: at('/admin/university') },
  {
    name: 'admin-university-logo',
    who: 'admin@demo.test',
    open: async ({ page, t }) => {
      await page.goto('/admin/university');
      await page.getByRole('button', { name: t('universities:logo.change') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
];
