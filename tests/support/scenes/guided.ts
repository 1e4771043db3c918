import { answerAllButOne, figures, onward } from '../guided.ts';
import { apiOf } from '../people.ts';
import { expect } from '../story.ts';
import { ofNew, type Scene, type Stage, tokenOf } from './scene.ts';

const guided = ofNew((id) => `/user/assessment/${id}/guided`);

const answer = async (stage: Stage, count: number) => {
  await guided(stage);
  for (let i = 0; i < count; i += 1) {
    await onward(stage.page, () => stage.page.keyboard.press(String(figures[i % 5])));
  }
};

const reach = async ({ page, begin, t }: Stage, known: { wishes?: 'data'[] } = {}) => {
  const id = await begin();
  const token = await tokenOf(page);
  if (known.wishes) await apiOf(token).portfolios.update({ params: { id }, body: known });
  await answerAllButOne(token, id);
  await page.goto(`/user/assessment/${id}/guided`);
  await onward(page, () => page.keyboard.press('4'));
  await expect(page.getByRole('link', { name: t('guided:jobs.see') })).toBeVisible();
  if (known.wishes) await expect(page.locator('.job-names li')).toHaveCount(3);
};

export const guidedScenes: readonly Scene[] = [
  { name: 'guided-first', who: 'candidate', open: guided },
  {
    name: 'guided-gone',
    who: 'user@demo.test',
    provokes: [404],
    open: async ({ page, t }) => {
      await page.goto('/user/assessment/nobody.nothing/guided');
      await expect(page.getByRole('link', { name: t('portfolios:detail.backToList') })).toBeVisible();
    },
  },
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
    open: (stage) => reach(stage),
  },
  {
    name: 'guided-milestone-asked',
    who: 'candidate',
    open: (stage) => reach(stage, { wishes: ['data'] }),
  },
  {
    name: 'guided-jobs',
    who: 'candidate',
    open: async (stage) => {
      await reach(stage);
      await stage.page.getByRole('button', { name: stage.t('guided:goOn') }).click();
      await expect(stage.page.locator('.peek .job-names li')).toHaveCount(3);
    },
  },
];
