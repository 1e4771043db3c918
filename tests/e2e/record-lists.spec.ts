import type { Page } from '@playwright/test';
import { expect, expectMessage, field, test } from '#tests/support/story.ts';

type Fields = Record<string, string>;
const place = { Structure: 'Rive-Sud', Ville: 'Lyon' };
const older: Fields = { 'Intitulé du poste': 'Stage', ...place, Début: '2019-02-04', Fin: '2019-07-31' };
const newer: Fields = { 'Intitulé du poste': 'Ingénieure', ...place, Début: '2022-10-03' };

const fill = async (page: Page, fields: Fields) => {
  for (const [label, value] of Object.entries(fields)) await field(page.getByRole('dialog'), label).fill(value);
};

// Rendered tests cover diplomas and publications, the same list with other fields.
test('experiences are added, edited and deleted in dialogs, the latest first, and stay so', async ({
  as,
  candidate,
}) => {
  const page = await as(candidate);
  await page.goto('/user/profile?activeTab=3');
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Expériences');
  const open = page.getByRole('button', { name: 'Ajouter une expérience' });
  const dialog = page.getByRole('dialog');
  const shown = page.locator('.kept-list').getByRole('listitem');

  for (const fields of [older, newer]) {
    await open.click();
    await fill(page, fields);
    await dialog.getByRole('button', { name: 'Ajouter une expérience' }).click();
    await expect(dialog).toBeHidden();
  }
  await expectMessage(page, 'Expérience ajoutée');
  await expect(shown).toHaveText([/^Ingénieure/, /^Stage/]);
  await expect(open).toBeFocused();

  // Escape asks for confirmation too, and the focus returns to the opening button.
  await open.click();
  await fill(page, older);
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abandonner' }).click();
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();

  await page.getByRole('button', { name: 'Modifier «\u202fStage' }).click();
  // The buttons of a long dialog are in sight before any scrolling.
  await page.setViewportSize({ width: 1280, height: 400 });
  const save = dialog.getByRole('button', { name: 'Enregistrer' });
  await expect(save).toBeInViewport({ ratio: 1 });
  for (const [label, value] of Object.entries(older)) await expect(field(dialog, label)).toHaveValue(value);
  await fill(page, { Début: '2023-02-01', Fin: '' });
  await save.click();
  await expect(shown).toHaveText([/^Stage.*Depuis le 1er février 2023/, /^Ingénieure/]);

  await page.getByRole('button', { name: 'Supprimer «\u202fStage' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.locator('.kept-list h2').first()).toBeFocused();
  await page.reload();
  await expect(shown).toHaveText([/^Ingénieure/]);
});
