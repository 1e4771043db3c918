import { apiOf } from '../people.ts';
import { expect } from '../story.ts';
import { at, type Scene, type Stage, tokenOf } from './scene.ts';

const openPublic = async ({ page, t }: Stage) => {
  await page.goto('/user/cv');
  await page.goto(await page.getByLabel(t('usercv:link.label')).inputValue());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

export const usercvScenes: readonly Scene[] = [
  { name: 'cv-editor', who: 'user@demo.test', open: at('/user/cv') },
  {
    name: 'cv-offer',
    who: 'candidate',
    open: async ({ page, t }) => {
      const api = apiOf(await tokenOf(page));
      const userId = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').id as string);
      const place = { userId, city: 'Lyon', startDate: '2021-09-01' };
      await api.experiences.create({ body: { ...place, title: 'Chargée d’études', company: 'Observatoire' } });
      await api.experiences.create({ body: { ...place, title: 'Stagiaire', company: 'Hôpital du Val' } });
      await page.goto('/user/cv');
      await page
        .getByRole('switch', { name: t('usercv:sectionSwitch', { name: t('cv:sections.experiences') }) })
        .check();
      await expect(page.getByRole('button', { name: t('usercv:offer.choose') })).toBeVisible();
    },
  },
  {
    name: 'cv-proof',
    who: 'user@demo.test',
    open: async ({ page, t }) => {
      await page.goto('/user/cv');
      await page
        .locator('.cv-part summary')
        .filter({ hasText: t('cv:sections.skills') })
        .click();
      await page
        .getByRole('button', { name: t('usercv:proof.edit') })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'cv-editor-empty', who: 'candidate', open: at('/user/cv') },
  {
    name: 'cv-editor-open',
    who: 'user@demo.test',
    open: async ({ page }) => {
      await page.goto('/user/cv');
      await expect(page.locator('.cv-part')).toHaveCount(5);
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
  { name: 'cv-public', who: 'user@demo.test', open: openPublic },
  {
    name: 'cv-public-write',
    who: 'user@demo.test',
    open: async (stage) => {
      await openPublic(stage);
      const { page, t } = stage;
      await page.getByRole('button', { name: t('cv:write', { name: 'Camille' }) }).click();
      await expect(page.getByRole('textbox').first()).toBeVisible();
    },
  },
  {
    name: 'cv-public-little',
    who: 'candidate',
    open: async (stage) => {
      const { usercv } = apiOf(await tokenOf(stage.page));
      await usercv.addValue({ body: { valueId: 'v2', value: 4.5 } });
      await usercv.addValue({ body: { valueId: 'v8', value: 4 } });
      await stage.page.goto('/user/cv');
      const id = (await stage.page.getByLabel(stage.t('usercv:link.label')).inputValue()).split('/').at(-1) ?? '';
      await usercv.update({ params: { id }, body: { showSkills: true } });
      await openPublic(stage);
    },
  },
  { name: 'cv-missing', who: null, provokes: [404], open: at('/public/cv/nobody') },
];
