import type { Page } from '@playwright/test';
import type { T } from '../story.ts';

export type Stage = {
  page: Page;
  t: T;
  /** Creates an empty assessment of the candidate; returns its id. */
  begin: () => Promise<string>;
};

/** A screen, dialog or state, with its user and the steps that reach it. */
export type Scene = {
  name: string;
  /** Nobody, a demo account, or a newly accepted candidate. */
  who: null | 'candidate' | `${string}@demo.test`;
  open: (stage: Stage) => Promise<unknown>;
  /** Error statuses that are expected in the console. */
  provokes?: readonly (number | string)[];
  /** Only on narrow widths, where the menu folds. */
  isNarrow?: true;
};
/** Reads the window's token, on a page with few requests. */
export const tokenOf = async (page: Page): Promise<string> => {
  await page.goto('/user/help');
  return page.evaluate(() => JSON.parse(localStorage.getItem('token') ?? '""'));
};

export const at =
  (path: string) =>
  ({ page }: Stage) =>
    page.goto(path);

/** Creates an assessment and opens a path made from its id. */
export const ofNew =
  (path: (id: string) => string) =>
  async ({ page, begin }: Stage) =>
    page.goto(path(await begin()));
