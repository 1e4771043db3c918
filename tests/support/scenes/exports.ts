import { expect } from '../story.ts';
import { at, ofNew, type Scene, type Stage } from './scene.ts';

const openDialog = async (stage: Stage) => {
  await at('/user/assessment')(stage);
  const { page, t } = stage;
  const title = 'Bilan de première année';
  await page.getByRole('button', { name: t('portfolios:exportOf', { title }) }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

const openShare = async (stage: Stage) => {
  await openDialog(stage);
  const dialog = stage.page.getByRole('dialog');
  await dialog.getByRole('radio', { name: stage.t('exports:share') }).check();
  await expect(dialog.getByRole('checkbox').first()).toBeVisible();
};

export const exportsScenes: readonly Scene[] = [
  { name: 'export', who: 'user@demo.test', open: openDialog },
  { name: 'export-share', who: 'user@demo.test', open: openShare },
  {
    name: 'export-share-too-many',
    who: 'user@demo.test',
    open: async (stage) => {
      await openShare(stage);
      const dialog = stage.page.getByRole('dialog');
      const left = dialog.getByRole('checkbox', { checked: false });
      await dialog.locator('summary').click();
      await left.first().check();
      await expect(dialog.getByText(stage.t('exports:tooMany', { most: 4, more: 1 }))).toBeVisible();
    },
  },
  {
    name: 'export-share-nothing',
    who: 'candidate',
    open: async (stage) => {
      await ofNew((id) => `/user/assessment/${id}`)(stage);
      const { page, t } = stage;
      // Answered, but with nothing to show.
      await page.getByRole('switch').first().check();
      await page.getByRole('button', { name: t('portfolios:export') }).click();
      await page
        .getByRole('dialog')
        .getByRole('radio', { name: t('exports:share') })
        .check();
      await expect(page.getByText(t('exports:nothing'))).toBeVisible();
    },
  },
];
