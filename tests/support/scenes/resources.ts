import { largestDocument } from '#shared/files.ts';
import { largeFile } from '../large-file.ts';
import { expect, field } from '../story.ts';
import { at, type Scene, type Stage } from './scene.ts';

const documentCut = async ({ page, t }: Stage) => {
  await page.goto('/user/resources');
  await page.route(
    (url) => url.origin !== new URL(page.url()).origin,
    (route) => route.abort('connectionreset'),
  );
  await page.getByRole('button', { name: t('resources:document.add') }).click();
  const dialog = page.getByRole('dialog');
  await field(dialog, t('resources:name')).fill('Poster du congrès de Lille');
  await field(dialog, t('resources:description')).fill('La version imprimée, en A0.');
  const file = { name: 'poster-lille.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(1_800_000, ' ') };
  await field(dialog, t('resources:document.file')).setInputFiles(file);
  await dialog.getByRole('button', { name: t('resources:document.add') }).click();
  await expect(page.getByText(t('resources:upload.kept'))).toBeVisible();
};

/** The first three shared documents wait, hold a threat, and could not be checked. */
const scanned =
  (path: string) =>
  async ({ page, t }: Stage) => {
    await page.route('**/api/v0/resources/university/*', async (route) => {
      const reply = await route.fetch();
      const states = ['WAITING', 'THREAT', 'UNREADABLE'];
      const listed: { type: string }[] = await reply.json();
      await route.fulfill({
        json: listed.map((one) => ({ ...one, ...(one.type === 'FILE' && { scan: states.shift() ?? 'CLEAN' }) })),
      });
    });
    await page.goto(path);
    await expect(page.getByText(t('resources:scan.threat'), { exact: true })).toBeVisible();
  };

export const resourcesScenes: readonly Scene[] = [
  { name: 'resources', who: 'user@demo.test', open: at('/user/resources') },
  { name: 'resources-shared', who: 'user@demo.test', open: at('/user/resources?activeTab=1') },
  { name: 'resources-scanned', who: 'user@demo.test', open: scanned('/user/resources?activeTab=1') },
  { name: 'admin-resources-scanned', who: 'admin@demo.test', open: scanned('/admin/resources?activeTab=1') },
  { name: 'resources-empty', who: 'candidate', open: at('/user/resources') },
  {
    name: 'document-added',
    who: 'user@demo.test',
    open: async ({ page, t }) => {
      await page.goto('/user/resources');
      await page.getByRole('button', { name: t('resources:document.add') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'document-too-large',
    who: 'user@demo.test',
    open: async ({ page, t }) => {
      await page.goto('/user/resources');
      await page.getByRole('button', { name: t('resources:document.add') }).click();
      const file = page.getByRole('dialog').locator('input[type=file]');
      await file.setInputFiles(largeFile('film.mp4', largestDocument + 1));
      await expect(page.getByRole('dialog').getByText(t('errors:fields.document_too_large'))).toBeVisible();
    },
  },
  {
    name: 'link-edited',
    who: 'user@demo.test',
    open: async ({ page, t }) => {
      await page.goto('/user/resources');
      const edit = t('resources:editOf', { name: '' }).slice(0, -2);
      await page.getByRole('button', { name: edit }).last().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'document-removal',
    who: 'user@demo.test',
    open: async ({ page, t }) => {
      await page.goto('/user/resources');
      const remove = t('resources:removeOf', { name: '' }).slice(0, -2);
      await page.getByRole('button', { name: remove }).first().click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  { name: 'document-cut', who: 'candidate', provokes: ['ERR_CONNECTION_RESET'], open: documentCut },
];
