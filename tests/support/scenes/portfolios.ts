import { expect } from '../story.ts';
import { at, ofNew, type Scene, type Stage } from './scene.ts';

const finished = 'Bilan de première année';
const failure = {
  status: 500,
  contentType: 'application/json',
  body: JSON.stringify({ msg: 'Le service est indisponible.', code: 'internal', requestId: 'r1' }),
};

const openFinished = async ({ page }: Stage, tab = 1) => {
  await page.goto('/user/assessment');
  const result = page.getByRole('link', { name: finished, exact: true });
  const path = await result.getAttribute('href');
  await page.goto(`${path?.replace(/\/result$/, '')}?activeTab=${tab}`);
  await expect(page.getByRole('slider').first()).toBeVisible();
};

export const portfoliosScenes: readonly Scene[] = [
  { name: 'assessments', who: 'user@demo.test', open: at('/user/assessment') },
  { name: 'assessments-empty', who: 'new@demo.test', open: at('/user/assessment') },
  {
    name: 'assessments-failed',
    who: 'user@demo.test',
    provokes: [500],
    open: async ({ page, t }) => {
      await page.route('**/api/v0/portfolios/user/*', (route) => route.fulfill(failure));
      await page.goto('/user/assessment');
      await expect(page.getByRole('button', { name: t('retry') })).toBeVisible();
    },
  },
  {
    name: 'assessment-delete',
    who: 'user@demo.test',
    open: async ({ page, t }) => {
      await page.goto('/user/assessment');
      await page.getByRole('button', { name: t('portfolios:remove.label', { title: finished }) }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  { name: 'assessment-activities', who: 'user@demo.test', open: (stage) => openFinished(stage, 0) },
  { name: 'assessment-skills', who: 'user@demo.test', open: openFinished },
  { name: 'assessment-new-skills', who: 'candidate', open: ofNew((id) => `/user/assessment/${id}?activeTab=1`) },
  {
    name: 'assessment-new-category',
    who: 'candidate',
    open: ofNew((id) => `/user/assessment/${id}?activeTab=1&category=2`),
  },
  {
    name: 'assessment-help',
    who: 'candidate',
    open: async (stage) => {
      await ofNew((id) => `/user/assessment/${id}`)(stage);
      await stage.page.locator('.scale-help > summary').click();
    },
  },
  { name: 'assessment-new-values', who: 'candidate', open: ofNew((id) => `/user/assessment/${id}?activeTab=2`) },
  { name: 'assessment-new-rncp', who: 'candidate', open: ofNew((id) => `/user/assessment/${id}?activeTab=3`) },
  {
    name: 'assessment-gone',
    who: 'user@demo.test',
    provokes: [404],
    open: async ({ page, t }) => {
      await page.goto('/user/assessment/nobody.nothing');
      await expect(page.getByRole('link', { name: t('portfolios:detail.backToList') })).toBeVisible();
    },
  },
];
