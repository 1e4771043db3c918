import type { Page } from '@playwright/test';
import type { RatingKind } from '#shared/lists.ts';
import type { Session } from '#shared/schemas/user.ts';
import { apiOf } from './people.ts';
import { expect, type Story, type T } from './story.ts';

export const begin = async ({ token }: { token: string }, title = 'Portfolio') => {
  const { id } = await apiOf(token).portfolios.create({ body: { title } });
  return { id, path: `/user/assessment/${id}` };
};

/** `prepare` runs before the page opens; `stored` reads the server's values of the first competencies. */
export const openNew = async (
  as: Story['as'],
  candidate: Session,
  prepare: (page: Page) => Promise<unknown> = async () => undefined,
) => {
  const { id, path } = await begin(candidate);
  const page = await as(candidate);
  await prepare(page);
  await page.goto(path);
  const stored = async (count: number) => {
    const rows = await apiOf(candidate.token).portfolios.listSkills({ params: { portfolioId: id } });
    const shown = rows.filter(({ Skill }) => Skill.category === 1);
    return shown.slice(0, count).map(({ value }) => value);
  };
  return { id, path, page, stored };
};

export const tab = (page: Page, t: T, kind: RatingKind) => page.getByRole('tab', { name: t(`ratings:kind.${kind}`) });
export const panel = (page: Page) => page.getByRole('tabpanel');
export const slider = (page: Page, row: number) => panel(page).getByRole('slider').nth(row);
export const notApplicable = (page: Page, row: number) => panel(page).getByRole('switch').nth(row);

export const taste = (page: Page, t: T, row: number) => {
  const boxes = panel(page).locator('.rate-item').nth(row);
  const named = (text: string) => boxes.getByRole('checkbox', { name: text.split(/\s*:/)[0] });
  return {
    like: named(t('portfolios:rating.likeOf', { name: '' })),
    dislike: named(t('portfolios:rating.dislikeOf', { name: '' })),
  };
};

export const spoken = (t: T, value: 0 | 1 | 2 | 3 | 4 | 5): string => {
  const levels = t('ratings:level.skill', { returnObjects: true });
  return t('portfolios:rating.text', { value, word: levels[value].toLowerCase() });
};

export const expectRated = (page: Page, t: T, row: number, value: Parameters<typeof spoken>[1] | null): Promise<void> =>
  expect(slider(page, row)).toHaveAttribute(
    'aria-valuetext',
    value === null ? t('ratings:level.unanswered') : spoken(t, value),
  );

export const expectSaved = async (page: Page, t: T): Promise<void> => {
  const said = t('portfolios:saving.saved', { time: '' }).trim();
  await expect(page.locator('.save-state:not(.saving)').filter({ hasText: said })).toBeVisible();
};
