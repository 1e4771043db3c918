import { expect } from '../story.ts';
import { at, type Scene } from './scene.ts';

export const doctoratesScenes: readonly Scene[] = [
  { name: 'phd', who: 'user@demo.test', open: at('/user/phd') },
  { name: 'phd-appreciation', who: 'user@demo.test', open: at('/user/phd?activeTab=1') },
  { name: 'phd-presentation', who: 'candidate', open: at('/user/phd?activeTab=2') },
  { name: 'phd-smart', who: 'user@demo.test', open: at('/user/phd?activeTab=3') },
  { name: 'career', who: 'user@demo.test', open: at('/user/career') },
  { name: 'phd-empty', who: 'candidate', open: at('/user/phd') },
  {
    name: 'phd-changed',
    who: 'user@demo.test',
    open: async ({ page, t }) => {
      await page.goto('/user/phd');
      await page.getByLabel(t('doctorates:companyName')).fill('Laboratoire des îlots');
      await page.getByLabel(t('doctorates:estimatedEndDate')).fill('2020-01-01');
      await page.getByLabel(t('doctorates:companyName')).focus();
    },
  },
  {
    name: 'phd-school',
    who: 'user@demo.test',
    open: async ({ page, t }) => {
      await page.goto('/user/phd');
      await page.getByRole('combobox', { name: t('doctorates:doctoralSchool') }).fill('sante pub');
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    },
  },
];
