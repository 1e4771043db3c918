import type { Page } from '@playwright/test';
import { nanoid } from 'nanoid';
import type { Session } from '#shared/schemas/user.ts';
import { createHome, type Home } from './people.ts';
import { test as story } from './story.ts';

type Campus = Home & { boss: Session; candidate1: Session; newcomer1: Session };

let counter = 3000;
export const test = story.extend<{ campus: Campus }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed
  campus: async ({}, use, { workerIndex }) => {
    counter += 1;
    const home = await createHome(1000 * workerIndex + counter);
    const [candidate1, newcomer1] = [await home.candidate('Violette'), await home.newcomer('Ulysse')];
    await use({ ...home, boss: await home.superAdmin(), candidate1, newcomer1 });
  },
});

export const listPath = '/super-admin/universities';
export const rows = (page: Page) => page.getByRole('table').locator('tbody tr');
export const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
export const dialog = (page: Page) => page.getByRole('dialog');
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const notes = (page: Page) => page.locator('.deletions .note');
export const newMark = () => nanoid(8).replace(/[-_]/g, 'x');
export const namedAlone = () => `Université de l’Estuaire ${newMark()}`;
