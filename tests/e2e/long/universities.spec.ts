import { messages } from '#tests/literals/messages.ts';
import { expect, expectMessage, field } from '#tests/support/story.ts';
import { button, dialog, heading, listPath, namedAlone, row, rows, test } from '#tests/support/universities.ts';

test('a university is added by its name, found by it and opened', async ({ as, campus, t }) => {
  const page = await as(campus.boss);
  await page.goto('/super-admin');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('menu:universities.label') })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`${listPath}$`));

  const name = namedAlone();
  await button(page, 'Ajouter une université').click();
  const submit = dialog(page).getByRole('button', { name: t('universityList:add.submit'), exact: true });
  await field(dialog(page), t('universityList:name')).fill(name);
  await submit.click();
  await expectMessage(page, messages.universityCreated.fr);
  // An open dialog is modal: nothing outside it takes input.
  await expect(dialog(page)).toHaveCount(0);

  await page.getByRole('searchbox').fill(name.slice(10).toUpperCase());
  await expect(rows(page)).toHaveCount(1);

  await page.getByRole('link', { name: t('universityList:edit', { name }) }).click();
  await expect(heading(page)).toHaveText(name);
  await page.getByRole('textbox', { name: t('universities:city'), exact: true }).fill('Saint-Nazaire');
  await button(page, t('save')).click();
  await expectMessage(page, messages.universityUpdated.fr);
  await expect(button(page, t('save'))).toBeDisabled();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('universityList:title'), exact: true })
    .click();
  await page.getByRole('searchbox').fill(name);
  await expect(row(page, name)).toContainText('Saint-Nazaire');
});
