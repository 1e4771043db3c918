import type { Page } from '@playwright/test';
import type { T } from '../story.ts';

export type Stage = {
  page: Page;
  t: T;
  begin: () => Promise<string>;
};

export type Scene = {
  name: string;
  /** Null is nobody; a candidate is newly accepted. */
  who: null | 'candidate' | `${string}@demo.test`;
  open: (stage: Stage) => Promise<unknown>;
  provokes?: readonly (number | string)[];
  /** Narrow widths fold the menu. */
  isNarrow?: true;
};
/** Requires a page with few requests. */
export const tokenOf = async (page: Page): Promise<string> => {
  await page.goto('/user/help');
  return page.evaluate(() => JSON.parse(localStorage.getItem('token') ?? '""'));
};

export const at =
  (path: string) =>
  ({ page }: Stage) =>
    page.goto(path);

export const ofNew =
  (path: (id: string) => string) =>
  async ({ page, begin }: Stage) =>
    page.goto(path(await begin()));
