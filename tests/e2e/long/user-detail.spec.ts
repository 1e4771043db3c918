import type { Page } from '@playwright/test';
import { messages } from '#tests/literals/messages.ts';
import { apiOf, createHome, type Home } from '#tests/support/people.ts';
import { photograph } from '#tests/support/pictures.ts';
import { expect, expectMessage, field, message, test as story } from '#tests/support/story.ts';

/** A separate university, since the test counts its administrators. */
const test = story.extend<{ campus: Home }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed
  campus: async ({}, use, { workerIndex }) => use(await createHome(2000 + workerIndex)),
});

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const question = (page: Page) => page.getByRole('alertdialog');

// The deleted user is requested once more.
test.use({ provokes: [404] });

test('a member is opened from the list, edited, given a picture, read and deleted', async ({ as, campus }) => {
  const { user, token } = await campus.candidate();
  const { doctorates, users } = apiOf(token);
  const said = { thesisTitle: 'Les marées de Nantes', problematic: 'Pourquoi la marée ?' };
  await doctorates.update({ params: { userId: user.id }, body: said });
  const page = await as(campus.admin);
  await page.goto('/admin/users');
  await page.getByRole('link', { name: 'Ambre Sérilhac', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/users/${user.id}$`));

  await field(page, 'Prénom').fill('Ondine');
  await page.getByRole('tab', { name: 'Doctorat' }).click();
  await question(page).getByRole('button', { name: 'Poursuivre' }).click();
  // An open question is modal: nothing outside it takes input.
  await expect(question(page)).toHaveCount(0);
  await expect(field(page, 'Prénom')).toHaveValue('Ondine');
  await button(page, 'Enregistrer').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ondine Sérilhac');
  expect(await users.get({ params: { id: user.id } })).toMatchObject({ firstName: 'Ondine' });

  await button(page, 'Changer la photo').click();
  const dialog = page.getByRole('dialog', { name: 'Photo de Ondine Sérilhac' });
  const file = { name: 'ambre.jpg', mimeType: 'image/jpeg', buffer: await photograph() };
  await dialog.getByLabel('Image').setInputFiles(file);
  await dialog.getByRole('button', { name: 'Enregistrer la photo' }).click();
  await expectMessage(page, messages.imageUploaded.fr);
  await expect(main(page).locator('.profile-head .avatar img')).toHaveAttribute('src', /^\/files\/img\//);
  // The administrator's own picture and name stay.
  await expect(page.locator('header.side .avatar img')).toHaveCount(0);
  await expect(page.locator('header.side .who')).toHaveText('Hermine Sérilhac');

  await page.getByRole('tab', { name: 'Doctorat' }).click();
  const accordion = page.getByRole('tabpanel').locator('details');
  await expect(accordion.first().getByText(said.thesisTitle)).toBeVisible();
  await accordion.nth(1).locator('summary').click();
  await expect(accordion.nth(1).getByText(said.problematic)).toBeVisible();
  await expect(accordion.first()).not.toHaveAttribute('open');

  await button(page, 'Supprimer').click();
  await question(page).getByRole('button', { name: 'Supprimer' }).click();
  await expect(message(page, 'Compte supprimé')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/users$/);
  await expect(page.getByRole('table')).toContainText('Hermine Sérilhac');
  await expect(page.getByRole('table')).not.toContainText(user.email);
});
