import type { Page } from '@playwright/test';
import type { T } from '../story.ts';

export type Stage = {
  page: Page;
  t: T;
  /** Begins an assessment without an answer for the candidate; gives its id. */
  begin: () => Promise<string>;
};

/** A screen, dialog or state that people meet: whoever meets it, and how it comes about. */
export type Scene = {
  name: string;
  /** Nobody, a demo account, or a candidate who has just been accepted. */
  who: null | 'candidate' | `${string}@demo.test`;
  open: (stage: Stage) => Promise<unknown>;
  /** The statuses of failures that it provokes. */
  provokes?: readonly (number | string)[];
  /** Only on narrow widths, where the menu folds. */
  isNarrow?: true;
};
/** The token of whoever the window belongs to, read on a page that asks for little. */
export const tokenOf = async (page: Page): Promise<string> => {
  await page.goto('/user/help');
  return page.evaluate(() => JSON.parse(localStorage.getItem('token') ?? '""'));
};

/** Opens what stands at an address. */
export const at =
  (path: string) =>
  ({ page }: Stage) =>
    page.goto(path);

/** A candidate's own assessment id with what follows it in the address. */
export const ofNew =
  (path: (id: string) => string) =>
  async ({ page, begin }: Stage) =>
    page.goto(path(await begin()));
