import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/story.ts';

const main = (page: Page) => page.getByRole('main');
const here = (page: Page) => main(page).locator('[aria-current="step"]');

test('who has just come says when their PhD began, or begins with an assessment', async ({ as, candidate }) => {
  const page = await as(candidate);
  await page.goto('/user');
  await main(page).getByRole('link', { name: 'Indiquer mes dates' }).click();
  await expect(page).toHaveURL(/\/user\/phd$/);
  await page.goBack();
  await here(page).getByRole('link', { name: 'Commencer une auto-évaluation' }).click();
  await expect(page).toHaveURL(/\/user\/assessment$/);
});

test('the first jobs beside the way are those of the list', async ({ as }) => {
  const page = await as('user@demo.test');
  await page.goto('/user');
  const jobs = page.getByRole('region', { name: 'Vos premiers métiers' });
  await expect(jobs.getByRole('listitem')).toHaveCount(3);
  await expect(jobs).toContainText('D’après «\u202fBilan de deuxième année\u202f», un par famille');
  const names = await jobs.locator('.name').allInnerTexts();
  await jobs.getByRole('link', { name: 'Voir tous les métiers' }).click();
  await expect(page).toHaveURL(/\/user\/jobs$/);
  const ranked = page.locator('.job h3');
  for (const [i, name] of names.entries()) await expect(ranked.nth(i)).toHaveText(name);
});
