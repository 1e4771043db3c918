import type { PortfolioChanges } from '#shared/schemas/portfolio-record.ts';
import { rateAll, unfolded } from '../job-list.ts';
import { apiOf } from '../people.ts';
import { expect } from '../story.ts';
import { at, type Scene, type Stage, tokenOf } from './scene.ts';

type Prepared = Omit<PortfolioChanges, 'title'> & { kept?: number };

const rated =
  (path: string, { kept = 0, ...changes }: Prepared = {}) =>
  async ({ page }: Stage) => {
    const token = await tokenOf(page);
    const { id } = await rateAll({ token });
    const { portfolios } = apiOf(token);
    const { calculatedJobs } = await portfolios.generateJobs({ params: { id } });
    const keptJobs = unfolded(calculatedJobs)
      .slice(0, kept)
      .map(({ Job }) => Job.id);
    await portfolios.update({ params: { id }, body: { researchDomain: '19', keptJobs, ...changes } });
    await page.goto(path);
  };

const wishes: PortfolioChanges['wishes'] = ['data', 'care', 'public_policy'];

export const jobListScenes: readonly Scene[] = [
  { name: 'jobs-filtered', who: 'user@demo.test', open: at('/user/jobs?employer=company%2Cpublic_service&direct=yes') },
  { name: 'jobs-none-left', who: 'user@demo.test', open: at('/user/jobs?show=hidden') },
  { name: 'jobs-wished', who: 'candidate', open: rated('/user/jobs', { wishes, kept: 3, otherDomains: ['3'] }) },
  {
    name: 'jobs-wishes-open',
    who: 'candidate',
    open: async (stage) => {
      await rated('/user/jobs', { wishes })(stage);
      // Filters are folded on a phone.
      const fold = stage.page.locator('.fold').first();
      await fold.waitFor();
      const summary = fold.locator('summary');
      if (await summary.isVisible()) await summary.click();
      await stage.page.getByRole('button', { name: stage.t('jobs:lens.changeOf') }).click();
      await stage.page.getByRole('button', { name: stage.t('jobs:lens.neighbours') }).click();
      await stage.page.evaluate(() => scrollTo(0, 0));
    },
  },
  {
    name: 'jobs-family',
    who: 'candidate',
    open: async (stage) => {
      await rated('/user/jobs?employer=higher_education_research', { wishes })(stage);
      const family = stage.page.locator('.family').first();
      await family.locator('summary').click();
      await family.scrollIntoViewIfNeeded();
    },
  },
  { name: 'jobs-kept', who: 'candidate', open: rated('/user/jobs?show=kept', { wishes, kept: 5 }) },
  {
    name: 'jobs-set-aside',
    who: 'candidate',
    open: async (stage) => {
      await rated('/user/jobs', { wishes })(stage);
      const button = stage.page.locator('.job-acts').nth(1).getByRole('button').nth(1);
      await button.click();
      await expect(stage.page.locator('.aside-line')).toBeVisible();
    },
  },
  { name: 'wishes', who: 'user@demo.test', open: at('/user/jobs/wishes') },
  {
    name: 'wishes-full',
    who: 'candidate',
    open: rated('/user/jobs/wishes', { wishes: ['data', 'care', 'public_policy', 'research', 'communication'] }),
  },
  { name: 'career-kept', who: 'candidate', open: rated('/user/career', { kept: 3 }) },
];
