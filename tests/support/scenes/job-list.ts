import type { PortfolioChanges } from '#shared/schemas/portfolio-record.ts';
import { openPanel, rateAll, unfolded } from '../job-list.ts';
import { apiOf } from '../people.ts';
import { answered } from '../requests.ts';
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
    name: 'jobs-rests-open',
    who: 'candidate',
    open: async (stage) => {
      await rated('/user/jobs', { wishes, otherDomains: ['3'] })(stage);
      await openPanel(stage.page, stage.t('jobs:rests.change'));
    },
  },
  {
    name: 'jobs-filters-open',
    who: 'user@demo.test',
    open: async ({ page, t }) => {
      await page.goto('/user/jobs');
      await openPanel(page, t('jobs:filters.fold', { count: 0 }));
    },
  },
  {
    name: 'jobs-row-open',
    who: 'user@demo.test',
    open: async ({ page }) => {
      await page.goto('/user/jobs');
      const row = page.locator('.job-row').nth(1);
      await row.locator('button.def').press('Enter');
      // Skills are folded on a phone.
      const skills = row.locator('.skills-thin > summary');
      if (await skills.isVisible()) await skills.press('Enter');
    },
  },
  {
    name: 'jobs-family',
    who: 'candidate',
    open: async (stage) => {
      await rated('/user/jobs?employer=higher_education_research', { wishes })(stage);
      const family = stage.page.locator('.kin').first();
      await family.locator('> summary').press('Enter');
      await family.scrollIntoViewIfNeeded();
    },
  },
  { name: 'jobs-kept', who: 'candidate', open: rated('/user/jobs?show=kept', { wishes, kept: 5 }) },
  {
    name: 'jobs-set-aside',
    who: 'candidate',
    open: async (stage) => {
      await rated('/user/jobs', { wishes, kept: 2 })(stage);
      const { page, t } = stage;
      const mark = (place: number, name: string) =>
        answered(page, 'PUT', 'portfolios', () =>
          page.locator('.job-row').nth(place).getByRole('button', { name }).press('Enter'),
        );
      await mark(3, t('jobs:marks.keep'));
      await mark(5, t('jobs:marks.hide'));
      await expect(page.locator('.slip')).toBeVisible();
    },
  },
  {
    name: 'wishes-first',
    who: 'candidate',
    open: rated('/user/jobs', { wishes: [], researchDomain: '' }),
  },
  { name: 'wishes', who: 'user@demo.test', open: at('/user/jobs/wishes') },
  {
    name: 'wishes-full',
    who: 'candidate',
    open: rated('/user/jobs/wishes', { wishes: ['data', 'care', 'public_policy', 'research', 'communication'] }),
  },
  { name: 'career-kept', who: 'candidate', open: rated('/user/career', { kept: 3 }) },
];
