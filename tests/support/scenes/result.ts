import { expect } from '../story.ts';
import { ofNew, type Scene, type Stage } from './scene.ts';

const openResult = async ({ page, t }: Stage, tab: number) => {
  await page.goto('/user/assessment');
  await page.getByRole('link', { name: t('portfolios:resultOf', { title: 'Bilan de deuxième année' }) }).click();
  await expect(page.getByRole('tab').first()).toBeVisible();
  await page.goto(`${new URL(page.url()).pathname}?activeTab=${tab}`);
  await expect(page.getByText(t('results:jobs.closer'))).toBeVisible();
};

export const resultScenes: readonly Scene[] = [
  { name: 'result', who: 'user@demo.test', open: (stage) => openResult(stage, 1) },
  {
    name: 'result-values',
    who: 'user@demo.test',
    open: async (stage) => {
      await openResult(stage, 2);
      await stage.page.getByText(stage.t('results:glance.figures')).click();
      await expect(stage.page.getByRole('table')).toBeVisible();
    },
  },
  {
    name: 'result-one',
    who: 'user@demo.test',
    open: async (stage) => {
      await openResult(stage, 0);
      await stage.page.goto(`${new URL(stage.page.url()).pathname}?with=none`);
      await expect(stage.page.getByRole('tab').first()).toBeVisible();
      await expect(stage.page.getByText(stage.t('results:jobs.closer'))).toHaveCount(0);
    },
  },
  {
    name: 'proofs',
    who: 'user@demo.test',
    open: async (stage) => {
      await openResult(stage, 1);
      await stage.page.getByRole('link', { name: stage.t('results:prove.open') }).click();
      await expect(stage.page.getByRole('textbox').first()).toBeVisible();
    },
  },
  { name: 'proofs-empty', who: 'candidate', open: ofNew((id) => `/user/assessment/${id}/proofs`) },
  { name: 'result-empty', who: 'candidate', open: ofNew((id) => `/user/assessment/${id}/result`) },
];
