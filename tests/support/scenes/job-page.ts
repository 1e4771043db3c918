import type * as z from 'zod/mini';
import type { calculatedJobs as jobsReply } from '#shared/schemas/portfolio.ts';
import { expect } from '../story.ts';
import { at, type Scene, type Stage } from './scene.ts';

/** Opens the list; answers its assessment and its first jobs. */
const firstJobs = async ({ page }: Stage, count: number) => {
  const calculated = page.waitForResponse('**/generate-jobs*');
  await page.goto('/user/jobs');
  const reply = await calculated;
  const portfolioId = /portfolios\/([^/]+)\//.exec(reply.url())?.[1] ?? '';
  const { calculatedJobs }: z.output<typeof jobsReply> = await reply.json();
  return { portfolioId, ids: calculatedJobs.slice(0, count).map(({ Job }) => Job.id) };
};

const openJob = async (stage: Stage) => {
  const { portfolioId, ids } = await firstJobs(stage, 4);
  await stage.page.goto(`/user/jobs/${portfolioId}/${ids[3]}`);
  await expect(stage.page.getByRole('heading', { name: stage.t('jobPage:moving.title') })).toBeVisible();
};

const compare = (count: number) => async (stage: Stage) => {
  const { portfolioId, ids } = await firstJobs(stage, count);
  await stage.page.goto(`/user/jobs/compare?jobs=${ids.join()}&portfolio=${portfolioId}`);
  await expect(stage.page.getByRole('article')).toHaveCount(count);
};

export const jobPageScenes: readonly Scene[] = [
  { name: 'job-page', who: 'user@demo.test', open: openJob },
  {
    name: 'job-page-figures',
    who: 'user@demo.test',
    open: async (stage) => {
      await openJob(stage);
      await stage.page.getByText(stage.t('jobPage:reasons.figures')).click();
      await expect(stage.page.getByText(stage.t('jobPage:reasons.note'))).toBeVisible();
    },
  },
  {
    name: 'job-what-if',
    who: 'user@demo.test',
    open: async (stage) => {
      const { page, t } = stage;
      await openJob(stage);
      await page.getByRole('button', { name: t('jobPage:moving.more') }).click();
      await page.getByRole('slider').nth(1).press('End');
      await expect(page.getByRole('button', { name: t('jobPage:moving.reset') })).toBeVisible();
    },
  },
  {
    name: 'job-gone',
    who: 'user@demo.test',
    provokes: [404],
    open: async (stage) => {
      const { portfolioId } = await firstJobs(stage, 1);
      await stage.page.goto(`/user/jobs/${portfolioId}/j0`);
      await expect(stage.page.getByRole('heading', { name: stage.t('jobPage:gone.title') })).toBeVisible();
    },
  },
  { name: 'jobs-compare', who: 'user@demo.test', open: compare(3) },
  { name: 'jobs-compare-two', who: 'user@demo.test', open: compare(2) },
  { name: 'jobs-compare-none', who: 'user@demo.test', open: at('/user/jobs/compare') },
];
