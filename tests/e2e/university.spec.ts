import type { Page } from '@playwright/test';
import { apiOf, createHome, type Home } from '#tests/support/people.ts';
import { photograph } from '#tests/support/pictures.ts';
import { expect, expectMessage, field, message, test as story } from '#tests/support/story.ts';

/** A university of this story's own: it is given another name. */
const test = story.extend<{ campus: Home }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed
  campus: async ({}, use, { workerIndex, repeatEachIndex }) =>
    use(await createHome(1000 + workerIndex + repeatEachIndex)),
});

const path = '/admin/university';
/** A field by all of its label: one address is the university's, the other one of mail. */
const labelled = (page: Page, label: string) => field(page, `${label}( \\*)?$`);
const side = (page: Page) => page.locator('header.side');
const kept = ({ admin, university: { id } }: Home) => apiOf(admin.token).universities.get({ params: { id } });

for (const { language, menu, save, heading, done } of [
  { language: 'en', menu: 'University', save: 'Save', heading: 'University', done: 'University updated successfully' },
  {
    language: 'fr',
    menu: 'Université',
    save: 'Enregistrer',
    heading: 'Université',
    done: 'Université mise à jour',
  },
] as const) {
  test.describe(language, () => {
    test.use({ language });

    test(`an administrator edits name, city, country, address and whom members write to (${language})`, async ({
      as,
      campus,
      t,
    }) => {
      const page = await as(campus.admin);
      await page.goto('/admin');
      await side(page).getByRole('link', { name: menu, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page).toHaveTitle(`${heading} · Thésée`);
      const button = page.getByRole('button', { name: save, exact: true });
      await expect(button).toBeDisabled();
      const fields = [
        ['name', campus.university.name, 'Université du Fil'],
        ['city', 'Nantes', 'Saint-Nazaire'],
        ['country', 'France', 'Belgique'],
        ['address', '1, rue du Fil', '2, quai d’Ariane'],
        ['contactEmail', '', 'doctorat@fil.test'],
      ] as const;
      for (const [name, before, after] of fields) {
        const typed = labelled(page, t(`universities:${name}`));
        await expect(typed).toHaveValue(before);
        await typed.fill(after);
        await expect(button).toBeEnabled();
        await typed.fill(before);
        await expect(button).toBeDisabled();
      }
      for (const [name, , after] of fields) await labelled(page, t(`universities:${name}`)).fill(after);
      await button.click();
      await expectMessage(page, done);
      await expect(button).toBeDisabled();
      await expect(side(page).locator('.campus')).toContainText('Université du FilSaint-Nazaire, Belgique');
      expect(await kept(campus)).toMatchObject({
        name: 'Université du Fil',
        city: 'Saint-Nazaire',
        country: 'Belgique',
        address: '2, quai d’Ariane',
        contactEmail: 'doctorat@fil.test',
      });
    });
  });
}

test('a name is a must, an address of mail must be one, and nothing typed is left without asking', async ({
  as,
  campus,
  t,
}) => {
  const page = await as(campus.admin);
  await page.goto(path);
  const save = page.getByRole('button', { name: t('save'), exact: true });
  const name = field(page, t('universities:name'));
  await name.fill(' ');
  await expect(save).toBeDisabled();
  await name.fill('Université du Fil');
  const contact = field(page, t('universities:contactEmail'));
  await contact.fill('doctorat');
  await save.click();
  await expect(contact).toBeFocused();
  await expect(contact).toHaveAttribute('aria-invalid', 'true');
  await side(page)
    .getByRole('link', { name: t('menu:users.label') })
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('discard.keep') })
    .click();
  await expect(name).toHaveValue('Université du Fil');
  expect(await kept(campus)).toMatchObject({ name: campus.university.name });
});

test('a logo is refused for its kind and its size, then shown where the university is', async ({ as, campus }) => {
  const page = await as(campus.admin);
  await page.goto(path);
  await page.getByRole('button', { name: 'Changer le logo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Logo de l’université' });
  const image = dialog.getByLabel('Image');
  const refuses = async (words: string) => {
    await expect(image).toHaveAccessibleDescription(new RegExp(words));
    await expectMessage(page, words, 'error');
  };
  const file = (name: string, mimeType: string, size = 10) => ({ name, mimeType, buffer: Buffer.alloc(size) });
  await dialog.getByRole('button', { name: 'Enregistrer le logo' }).click();
  await refuses('Aucune image choisie');
  await image.setInputFiles(file('logo.webp', 'image/webp'));
  await refuses('Format d’image non pris en charge');
  await image.setInputFiles(file('logo.png', 'image/png', 5_242_881));
  await refuses('L’image doit peser moins de 5 Mo');

  await image.setInputFiles({ name: 'logo.jpg', mimeType: 'image/jpeg', buffer: await photograph() });
  await expect(dialog.locator('.logo-tile img')).toHaveAttribute('src', /^blob:/);
  await dialog.getByRole('button', { name: 'Enregistrer le logo' }).click();
  await expectMessage(page, 'Logo enregistré');
  await expect(dialog).toBeHidden();
  for (const place of [page.getByRole('main'), side(page)]) {
    await expect(place.locator('.logo-tile img')).toHaveAttribute('src', /^\/files\/img\//);
  }
  const { logoUrl } = await kept(campus);
  expect(logoUrl).toMatch(/^\/files\/img\//);
});

test.describe('changed by somebody else meanwhile', () => {
  test.use({ provokes: [412] });

  test('nothing is overwritten: what stands there now is shown, and what was typed stays', async ({
    as,
    campus,
    t,
  }) => {
    const page = await as(campus.admin);
    await page.goto(path);
    const city = field(page, t('universities:city'));
    await city.fill('Rezé');
    const { id } = campus.university;
    await apiOf(campus.admin.token).universities.update({ params: { id }, body: { address: '3, rue de Crète' } });
    const save = page.getByRole('button', { name: t('save'), exact: true });
    await save.click();
    await expectMessage(page, t('refusals:changed_meanwhile'), 'error');
    await expect(labelled(page, t('universities:address'))).toHaveValue('3, rue de Crète');
    await expect(city).toHaveValue('Rezé');
    await save.click();
    await expect(message(page, t('universities:updated'))).toBeVisible();
    expect(await kept(campus)).toMatchObject({ city: 'Rezé', address: '3, rue de Crète' });
  });
});
