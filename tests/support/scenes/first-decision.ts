import { answerAllButOne } from '../guided.ts';
import { rateAll } from '../job-list.ts';
import { expect } from '../story.ts';
import { at, type Scene, type Stage, tokenOf } from './scene.ts';

const first = async ({ page }: Stage) => {
  await rateAll({ token: await tokenOf(page) });
  await page.goto('/user/jobs');
  await expect(page.locator('.job').first()).toBeVisible();
};

export const firstDecisionScenes: readonly Scene[] = [
  { name: 'jobs-first', who: 'candidate', open: first },
  {
    name: 'jobs-unfolded',
    who: 'user@demo.test',
    isNarrow: true,
    open: async ({ page }) => {
      await page.goto('/user/jobs?employer=company&direct=yes');
      await expect(page.locator('.job').first()).toBeVisible();
      for (const fold of await page.locator('.fold > summary').all()) await fold.click();
    },
  },
  {
    name: 'assessments-begun',
    who: 'candidate',
    open: async ({ page, begin }) => {
      await answerAllButOne(await tokenOf(page), await begin());
      await begin();
      await page.goto('/user/assessment');
    },
  },
  { name: 'courses-not-taught', who: 'user@demo.test', open: at('/user/courses?searchedSkillId=s38') },
];
