import { expect } from '../story.ts';
import { at, ofNew, type Scene } from './scene.ts';

export const suggestionsScenes: readonly Scene[] = [
  { name: 'jobs', who: 'user@demo.test', open: at('/user/jobs') },
  { name: 'jobs-none', who: 'new@demo.test', open: at('/user/jobs') },
  { name: 'jobs-refused', who: 'candidate', provokes: [422], open: ofNew((id) => `/user/jobs?portfolio=${id}`) },
  { name: 'courses', who: 'user@demo.test', open: at('/user/courses') },
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
