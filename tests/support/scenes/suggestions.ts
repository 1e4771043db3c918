import { apiOf } from '../people.ts';
import { expect } from '../story.ts';
import { at, ofNew, type Scene, type Stage, tokenOf } from './scene.ts';

/** Opens the courses as if the latest assessment kept its first jobs; nothing is stored. */
const keeping =
  (count: number) =>
  async ({ page, t }: Stage) => {
    const { portfolios } = apiOf(await tokenOf(page));
    await page.route('**/api/v0/portfolios/user/*', async (route) => {
      const response = await route.fetch();
      const [latest, ...others] = (await response.json()).portfolios;
      const { calculatedJobs } = await portfolios.generateJobs({ params: { id: latest.id } });
      const keptJobs = calculatedJobs.slice(0, count).map(({ Job }) => Job.id);
      await route.fulfill({ response, json: { portfolios: [{ ...latest, keptJobs }, ...others] } });
    });
    await page.goto('/user/courses');
    await expect(page.getByRole('region', { name: t('formations:suggested.gaps.title') })).toBeVisible();
  };

export const suggestionsScenes: readonly Scene[] = [
  { name: 'jobs', who: 'user@demo.test', open: at('/user/jobs') },
  { name: 'jobs-none', who: 'new@demo.test', open: at('/user/jobs') },
  { name: 'jobs-refused', who: 'candidate', provokes: [422], open: ofNew((id) => `/user/jobs?portfolio=${id}`) },
  { name: 'courses', who: 'user@demo.test', open: at('/user/courses') },
  { name: 'courses-for-kept', who: 'user@demo.test', open: keeping(3) },
  {
    name: 'courses-of-skill',
    who: 'user@demo.test',
    open: async ({ page }) => {
      await page.goto('/user/courses?searchedSkillId=s4');
      await page.getByRole('combobox').click();
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  { name: 'courses-none', who: 'user@demo.test', open: at('/user/courses?searchedFormation=zzz&searchedSkillId=s4') },
];
