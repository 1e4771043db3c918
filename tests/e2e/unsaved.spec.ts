import type { Page } from '@playwright/test';
import { expect, field, message, test } from '#tests/support/story.ts';

const told = {
  logout: 'Ce que vous avez écrit n’est pas enregistré.',
  lost: 'Ce que vous aviez écrit n’a pas été enregistré',
} as const;

const typed = async (page: Page) => {
  await page.goto('/user/phd');
  const title = field(page, 'Titre de la thèse');
  await title.fill('Le fil et le labyrinthe');
  return title;
};
const logout = (page: Page) => page.getByRole('button', { name: 'Se déconnecter', exact: true });

test('logging out with unsaved text warns first, and discards it the second time', async ({ as, candidate }) => {
  const page = await as(candidate);
  const title = await typed(page);
  await logout(page).click();
  await expect(message(page, told.logout)).toBeVisible();
  await expect(title).toHaveValue('Le fil et le labyrinthe');
  await logout(page).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(message(page, told.lost)).toHaveCount(0);
});

test.describe('a session that ends elsewhere', () => {
  // A call of the other tab at that moment is refused.
  test.use({ provokes: [401] });

  test('says of what was typed that it was not saved, and nothing where nothing was', async ({ as, candidate }) => {
    const page = await as(candidate);
    await typed(page);
    const other = await page.context().newPage();
    await other.goto('/user/phd');
    await field(other, 'Titre de la thèse').fill('Rien');
    await field(other, 'Titre de la thèse').fill('');
    await logout(other).click();
    await expect(other).toHaveURL(/\/login$/);
    await expect(page).toHaveURL(/\/login$/);
    await expect(message(page, told.lost)).toBeVisible();
    await expect(message(other, told.lost)).toHaveCount(0);
  });
});
