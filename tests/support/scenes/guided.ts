import { expect } from '../story.ts';
import { ofNew, type Scene, type Stage } from './scene.ts';

const guided = ofNew((id) => `/user/assessment/${id}/guided`);
const heading = ({ page }: Stage) => page.getByRole('heading', { level: 1 });

/** Answers so many of the questions by the keyboard, as they come. */
const answer = async (stage: Stage, count: number) => {
  await guided(stage);
  for (let i = 0; i < count; i += 1) {
    const name = await stage.page.locator('.guide-q h1').innerText();
    await stage.page.keyboard.press(String([4, 2, 5, 3, 1][i % 5]));
    await expect(heading(stage)).not.toHaveText(name);
  }
};

export const guidedScenes: readonly Scene[] = [
  { name: 'guided-first', who: 'candidate', open: guided },
  { name: 'guided-second', who: 'candidate', open: (stage) => answer(stage, 1) },
  {
    name: 'guided-answered',
    who: 'candidate',
    open: async (stage) => {
      await answer(stage, 1);
      await stage.page.keyboard.press('ArrowLeft');
      await stage.page.getByText(stage.t('guided:more')).click();
      await stage.page.keyboard.press('l');
    },
  },
  {
    name: 'guided-pause',
    who: 'candidate',
    open: async (stage) => {
      await answer(stage, 3);
      await stage.page.getByRole('button', { name: stage.t('guided:pause') }).click();
      await expect(stage.page.getByText(stage.t('guided:paused.saved', { count: 3 }))).toBeVisible();
    },
  },
  {
    name: 'guided-milestone',
    who: 'candidate',
    open: async (stage) => {
      await answer(stage, 28);
      await expect(stage.page.locator('.job-names li')).toHaveCount(3);
    },
  },
  {
    name: 'guided-jobs',
    who: 'candidate',
    open: async (stage) => {
      await answer(stage, 28);
      await expect(stage.page.locator('.job-names li')).toHaveCount(3);
      await stage.page.getByRole('button', { name: stage.t('guided:goOn') }).click();
    },
  },
];
