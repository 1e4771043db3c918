import type * as z from 'zod/mini';
import type { calculatedJobs as jobsReply } from '#shared/schemas/portfolio.ts';
import { openFirstWhy } from '../explained.ts';
import { expect } from '../story.ts';
import { at, type Scene, type Stage } from './scene.ts';

const firstJobs = async ({ page }: Stage, count: number): Promise<string> => {
  const calculated = page.waitForResponse('**/generate-jobs*');
  await page.goto('/user/jobs');
  const { calculatedJobs }: z.output<typeof jobsReply> = await (await calculated).json();
  return calculatedJobs
    .slice(0, count)
    .map(({ Job }) => Job.id)
    .join();
};

const compare = (count: number) => async (stage: Stage) => {
  const ids = await firstJobs(stage, count);
  await stage.page.goto(`/user/jobs/compare?jobs=${ids}`);
  await expect(stage.page.getByRole('table')).toBeVisible();
};

export const explanationsScenes: readonly Scene[] = [
  {
    name: 'job-explained',
    who: 'user@demo.test',
    open: async ({ page, t }) => {
      const item = await openFirstWhy(page, t);
      await expect(item.getByText(t('explanations:origins.note'))).toBeVisible();
    },
  },
  {
    name: 'job-what-if',
    who: 'user@demo.test',
    open: async ({ page, t }) => {
      const item = await openFirstWhy(page, t);
      const trial = item.getByRole('region', { name: t('explanations:whatIf.title') });
      await trial.getByRole('slider').first().press('End');
      await trial.getByRole('slider').nth(1).press('End');
      await expect(trial.getByText(t('explanations:whatIf.trying', { count: 2 }))).toBeVisible();
      await trial.getByRole('button', { name: t('explanations:whatIf.more') }).click();
    },
  },
  { name: 'jobs-compare', who: 'user@demo.test', open: compare(3) },
  { name: 'jobs-compare-two', who: 'user@demo.test', open: compare(2) },
  { name: 'jobs-compare-none', who: 'user@demo.test', open: at('/user/jobs/compare') },
];
