import { expect } from '../story.ts';
import { at, type Scene, type Stage } from './scene.ts';

const openList = async ({ page }: Stage): Promise<void> => {
  await page.goto('/admin/users');
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
};
const pickAll = async ({ page }: Stage): Promise<void> => {
  await page.goto('/admin/users?show=pending');
  await page.getByRole('columnheader').getByRole('checkbox').check();
};
const openFilters = async (stage: Stage): Promise<void> => {
  await openList(stage);
  await stage.page.locator('.member-filters summary').click();
};

const openCohort = async ({ page, t }: Stage): Promise<void> => {
  await page.goto('/admin/users?show=noAssessment');
  await expect(page.getByRole('region', { name: t('memberTools:remind.title') })).toBeVisible();
};

export const usersScenes: readonly Scene[] = [
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
  { name: 'admin-users-none', who: 'admin@demo.test', open: at('/admin/users?show=undelivered') },
  { name: 'admin-users-filters', who: 'admin@demo.test', open: openFilters },
  {
    name: 'admin-users-file',
    who: 'admin@demo.test',
    open: async (stage) => {
      await openList(stage);
      await stage.page.locator('.list-file summary').click();
    },
  },
  { name: 'admin-users-cohort', who: 'admin@demo.test', open: openCohort },
  {
    name: 'admin-users-remind',
    who: 'admin@demo.test',
    open: async (stage) => {
      await openCohort(stage);
      const region = stage.page.getByRole('region', { name: stage.t('memberTools:remind.title') });
      await region.getByRole('button').click();
      await expect(stage.page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'admin-users-picked', who: 'admin@demo.test', open: pickAll },
  {
    name: 'admin-users-reject',
    who: 'admin@demo.test',
    open: async (stage) => {
      await pickAll(stage);
      await stage.page.locator('.pick-foot').getByRole('button').nth(1).click();
      await expect(stage.page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: 'admin-users-add',
    who: 'admin@demo.test',
    open: async (stage) => {
      const { page, t } = stage;
      await openList(stage);
      await page.getByRole('button', { name: t('users:add.button') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'admin-users-verify',
    who: 'admin@demo.test',
    open: async (stage) => {
      const { page, t } = stage;
      await openList(stage);
      await page.getByRole('button', { name: t('users:add.button') }).click();
      const field = (name: string) =>
        page
          .getByRole('dialog')
          .getByLabel(new RegExp(`^${name}`))
          .and(page.locator('input'));
      await field(t('users:add.firstName')).fill('Léa');
      await field(t('users:add.lastName')).fill('Esteve');
      await field(t('users:add.email')).fill('lea.esteve@haut-saint-laurent.example');
      await field(t('users:add.password')).fill('bleu-tapir-marche-7');
      await page.getByRole('button', { name: t('users:add.check') }).click();
      await expect(page.getByRole('heading', { name: t('users:verify.title') })).toBeVisible();
    },
  },
];
