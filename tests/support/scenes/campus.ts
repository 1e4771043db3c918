import { expect } from '../story.ts';
import { at, type Scene, type Stage } from './scene.ts';

const openUser = async ({ page }: Stage, tab = 0) => {
  await page.goto('/admin/users');
  await page.getByRole('searchbox').fill('Camille Nguyen');
  await page.getByRole('link', { name: 'Camille Nguyen-Lefèvre', exact: true }).click();
  await expect(page.getByRole('tab').first()).toBeVisible();
  if (tab > 0) await page.getByRole('tab').nth(tab).click();
};

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
  { name: 'admin-user', who: 'admin@demo.test', open: openUser },
  { name: 'admin-user-doctorate', who: 'admin@demo.test', open: (stage) => openUser(stage, 1) },
  { name: 'admin-user-diplomas', who: 'admin@demo.test', open: (stage) => openUser(stage, 2) },
  { name: 'admin-user-publications', who: 'admin@demo.test', open: (stage) => openUser(stage, 4) },
  {
    name: 'admin-user-role',
    who: 'admin@demo.test',
    open: async (stage) => {
      await openUser(stage);
      await stage.page.getByLabel(stage.t('user:role.label')).selectOption('admin');
      await expect(stage.page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: 'admin-user-missing',
    who: 'admin@demo.test',
    provokes: [404],
    open: async ({ page, t }) => {
      await page.goto('/admin/users/personne');
      await expect(page.getByRole('heading', { name: t('missing') })).toBeVisible();
    },
  },
  { name: 'admin-resources', who: 'admin@demo.test', open: at('/admin/resources?activeTab=1') },
  {
    name: 'admin-resource-removed',
    who: 'admin@demo.test',
    open: async ({ page, t }) => {
      await page.goto('/admin/resources?activeTab=1');
      await page.getByRole('button', { name: t('resources:removeOf', { name: 'Charte du doctorat' }) }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: 'admin-help',
    who: 'admin@demo.test',
    open: async ({ page }) => {
      await page.goto('/admin/help');
      await page.locator('details').nth(1).locator('summary').click();
    },
  },
];
