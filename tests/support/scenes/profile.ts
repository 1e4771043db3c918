import { photograph } from '../pictures.ts';
import { expect } from '../story.ts';
import { at, type Scene } from './scene.ts';

export const profileScenes: readonly Scene[] = [
  { name: 'profile', who: 'user@demo.test', open: at('/user/profile') },
  { name: 'profile-empty', who: 'candidate', open: at('/user/profile') },
  {
    name: 'profile-mistakes',
    who: 'user@demo.test',
    open: async ({ page, t }) => {
      await page.goto('/user/profile');
      await page.getByLabel(t('profile:firstName')).fill('');
      await page.getByLabel(t('profile:birthDate')).fill('1899-12-31');
      await page.getByLabel('Academia.edu').fill('https://example.test/camille');
      await page.getByLabel('Academia.edu').blur();
      await expect(page.getByText(t('profile:birthDateWrong'))).toBeVisible();
    },
  },
  {
    name: 'profile-avatar',
    who: 'user@demo.test',
    open: async ({ page, t }) => {
      await page.goto('/user/profile');
      await page.getByRole('button', { name: t('profile:avatar.change') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(t('pictures:label')).setInputFiles({
        name: 'moi.jpg',
        mimeType: 'image/jpeg',
        buffer: await photograph(),
      });
      await expect(dialog.locator('.frame img')).toBeVisible();
    },
  },
  {
    name: 'profile-avatar-none',
    who: 'user@demo.test',
    open: async ({ page, t }) => {
      await page.goto('/user/profile');
      await page.getByRole('button', { name: t('profile:avatar.change') }).click();
      await page.getByRole('button', { name: t('profile:avatar.save') }).click();
      await expect(page.locator('.Toastify__toast')).toBeVisible();
    },
  },
  { name: 'experiences', who: 'user@demo.test', open: at('/user/profile?activeTab=3') },
  { name: 'experiences-empty', who: 'candidate', open: at('/user/profile?activeTab=3') },
  {
    name: 'experience-added',
    who: 'user@demo.test',
    open: async ({ page, t }) => {
      await page.goto('/user/profile?activeTab=3');
      await page.getByRole('button', { name: t('experiences:add') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'publications', who: 'user@demo.test', open: at('/user/profile?activeTab=4') },
  { name: 'publications-empty', who: 'candidate', open: at('/user/profile?activeTab=4') },
  {
    name: 'publication-mistakes',
    who: 'user@demo.test',
    open: async ({ page, t }) => {
      await page.goto('/user/profile?activeTab=4');
      await page.getByRole('button', { name: t('publications:add') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(t('publications:date')).fill('1899');
      await dialog.getByLabel(t('publications:url')).fill('nulle part');
      await dialog.getByLabel(t('publications:journalName')).focus();
      await expect(dialog.getByText(t('publications:urlWrong'))).toBeVisible();
    },
  },
  {
    name: 'publications-import',
    who: 'user@demo.test',
    open: async ({ page, t }) => {
      await page.goto('/user/profile?activeTab=4');
      await page.getByRole('button', { name: t('publications:import.open'), exact: true }).click();
      const references = ['Îlots voisins', 'Cartes', 'Cartes'].map((title) => `@misc{a, title={${title}}, year=2024}`);
      await page.getByRole('dialog').getByRole('textbox').fill(references.join(' '));
      await expect(page.getByText(t('publications:import.same'))).toBeVisible();
    },
  },
  {
    name: 'publications-import-doubles',
    who: 'user@demo.test',
    open: async ({ page, t }) => {
      await page.goto('/user/profile?activeTab=4');
      const known = (await page.locator('.lines .name a').first().textContent())?.replace(/ \([^)]*\)$/, '');
      await page.getByRole('button', { name: t('publications:import.open'), exact: true }).click();
      const items = [
        { title: known, author: [{ literal: 'Camille Martin' }, { literal: 'Nadia Sow' }], issued: { raw: '2021' } },
        { title: 'Cartes', author: [{ literal: 'Nadia Sow' }], 'container-title': 'Espaces', issued: { raw: '2031' } },
        { author: [{ literal: 'Nadia Sow' }], 'container-title': 'Espaces' },
      ];
      const buffer = Buffer.from(JSON.stringify(items));
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'zotero.json', mimeType: 'application/json', buffer });
      await expect(page.getByText(t('publications:import.inList.replace'))).toBeVisible();
    },
  },
  { name: 'diplomas', who: 'user@demo.test', open: at('/user/profile?activeTab=2') },
  { name: 'diplomas-empty', who: 'candidate', open: at('/user/profile?activeTab=2') },
  {
    name: 'diploma-added',
    who: 'user@demo.test',
    open: async ({ page, t }) => {
      await page.goto('/user/profile?activeTab=2');
      await page.getByRole('button', { name: t('diplomas:add') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'diploma-mistakes',
    who: 'user@demo.test',
    open: async ({ page, t }) => {
      await page.goto('/user/profile?activeTab=2');
      await page
        .getByRole('button', { name: t('diplomas:editOf', { name: '' }).slice(0, -2) })
        .first()
        .click();
      await page.getByLabel(t('diplomas:endDate')).fill('2001-01-01');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('common:save'), exact: true })
        .click();
      await expect(page.getByText(t('errors:fields.ends_before_it_begins'))).toBeVisible();
    },
  },
  {
    name: 'diploma-removal',
    who: 'user@demo.test',
    open: async ({ page, t }) => {
      await page.goto('/user/profile?activeTab=2');
      await page
        .getByRole('button', { name: t('diplomas:remove.label', { name: '' }).slice(0, -2) })
        .first()
        .click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
];
