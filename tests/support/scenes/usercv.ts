import { expect } from '../story.ts';
import { at, type Scene } from './scene.ts';

export const usercvScenes: readonly Scene[] = [
  { name: 'cv-editor', who: 'user@demo.test', open: at('/user/cv') },
  { name: 'cv-editor-empty', who: 'candidate', open: at('/user/cv') },
  {
    name: 'cv-editor-open',
    who: 'user@demo.test',
    open: async ({ page }) => {
      await page.goto('/user/cv');
      for (const part of await page.locator('.cv-part:nth-child(n + 2) summary').all()) await part.click();
    },
  },
  {
    name: 'cv-add-skill',
    who: 'candidate',
    open: async ({ page, t }) => {
      await page.goto('/user/cv');
      await page
        .locator('.cv-part summary')
        .filter({ hasText: t('cv:sections.skills') })
        .click();
      await page.getByRole('button', { name: t('usercv:skills.add') }).click();
      await page.getByRole('combobox', { name: t('usercv:skills.name') }).pressSequentially('co');
      await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'cv-withdraw',
    who: 'user@demo.test',
    open: async ({ page, t }) => {
      await page.goto('/user/cv');
      await page.getByRole('button', { name: t('usercv:withdraw.open') }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  { name: 'cv-preview', who: 'user@demo.test', open: at('/user/cv?preview') },
  { name: 'cv-preview-empty', who: 'candidate', open: at('/user/cv?preview') },
  {
    name: 'cv-public',
    who: 'user@demo.test',
    open: async ({ page, t }) => {
      await page.goto('/user/cv');
      await page.goto(await page.getByLabel(t('usercv:link.label')).inputValue());
    },
  },
  {
    name: 'cv-public-write',
    who: 'user@demo.test',
    open: async ({ page, t }) => {
      await page.goto('/user/cv');
      await page.goto(await page.getByLabel(t('usercv:link.label')).inputValue());
      await page.getByRole('button', { name: t('cv:write', { name: 'Camille' }) }).click();
      await expect(page.getByRole('textbox').first()).toBeVisible();
    },
  },
  {
    name: 'cv-public-little',
    who: 'candidate',
    open: async ({ page, candidate }) => {
      const { token, user } = candidate;
      const params = { id: user.id };
      await apiOf(token).usercv.addValue({ body: { valueId: 'v2', value: 4.5 } });
      await apiOf(token).usercv.addValue({ body: { valueId: 'v8', value: 4 } });
      await apiOf(token).usercv.update({ params, body: { showSkills: true } });
      await page.goto(`/public/cv/${user.id}`);
      await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
    },
  },
  { name: 'cv-missing', who: null, provokes: [404], open: at('/public/cv/nobody') },
];
