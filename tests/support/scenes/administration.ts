import { at, type Scene } from './scene.ts';

export const administrationScenes: readonly Scene[] = [
  { name: 'admin-home', who: 'admin@demo.test', open: at('/admin') },
  { name: 'admin-users', who: 'admin@demo.test', open: at('/admin/users') },
  {
    name: 'admin-users-no-result',
    who: 'admin@demo.test',
    open: async ({ page, t }) => {
      await page.goto('/admin/users');
      await page.getByRole('searchbox').pressSequentially('zzz');
      await expect(page.getByRole('button', { name: t('list.clear') })).toBeVisible();
    },
  },
  {
    name: 'admin-users-reject',
    who: 'admin@demo.test',
    open: async ({ page, t }) => {
      await page.goto('/admin/users');
      await page.getByRole('button', { name: t('users:rejectWho', { name: 'Inès Belkacem' }) }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
];
