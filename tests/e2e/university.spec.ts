import { apiOf, createHome, type Home } from '#tests/support/people.ts';
import { photograph } from '#tests/support/pictures.ts';
import { answered } from '#tests/support/requests.ts';
import { expect, expectMessage, field, test as story } from '#tests/support/story.ts';

/** A separate university, since the test renames it. */
const test = story.extend<{ campus: Home }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed
  campus: async ({}, use, { workerIndex, repeatEachIndex }) =>
    use(await createHome(1000 + workerIndex + repeatEachIndex)),
});

test('an administrator edits what is said of the university, is asked before leaving it unsaved, and gives it a logo', async ({
  as,
  campus,
}) => {
  const page = await as(campus.admin);
  const side = page.locator('header.side');
  const kept = () => apiOf(campus.admin.token).universities.get({ params: { id: campus.university.id } });
  await page.goto('/admin');
  await side.getByRole('link', { name: 'Université', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/university$/);
  const save = page.getByRole('button', { name: 'Enregistrer', exact: true });
  const name = field(page, 'Nom');
  await name.fill('Université du Fil');
  await side.getByRole('link', { name: 'Membres' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Poursuivre' }).click();
  await expect(name).toHaveValue('Université du Fil');
  await field(page, 'Ville').fill('Saint-Nazaire');
  await field(page, 'Pays').fill('Belgique');
  expect(await answered(page, 'PUT', 'universities', () => save.click())).toBe(200);
  await expectMessage(page, 'Université mise à jour');
  await expect(side.locator('.campus')).toContainText('Université du FilSaint-Nazaire, Belgique');
  expect(await kept()).toMatchObject({ name: 'Université du Fil', city: 'Saint-Nazaire', country: 'Belgique' });

  await page.getByRole('button', { name: 'Changer le logo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Logo de l’université' });
  const image = dialog.getByLabel('Image');
  await image.setInputFiles({ name: 'logo.jpg', mimeType: 'image/jpeg', buffer: await photograph() });
  await expect(dialog.locator('.logo-tile img')).toHaveAttribute('src', /^blob:/);
  await dialog.getByRole('button', { name: 'Enregistrer le logo' }).click();
  await expectMessage(page, 'Logo enregistré');
  await expect(dialog).toBeHidden();
  for (const place of [page.getByRole('main'), side])
    await expect(place.locator('.logo-tile img')).toHaveAttribute('src', /^\/files\/img\//);
  expect((await kept()).logoUrl).toMatch(/^\/files\/img\//);
});
