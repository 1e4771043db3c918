import { answerAllButOne } from '../guided.ts';
import { rateAll } from '../job-list.ts';
import { expect } from '../story.ts';
import { at, type Scene, type Stage, tokenOf } from './scene.ts';

const first = async ({ page }: Stage) => {
  await rateAll({ token: await tokenOf(page) });
  await page.goto('/user/jobs');
  await expect(page.locator('.job-row').first()).toBeVisible();
};

export const firstDecisionScenes: readonly Scene[] = [
  { name: 'jobs-first', who: 'candidate', open: first },
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
