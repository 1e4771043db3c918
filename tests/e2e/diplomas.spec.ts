import type { Page } from '@playwright/test';
import { expect, expectMessage, field, test } from '#tests/support/story.ts';

const path = '/user/profile?activeTab=2';

const fill = async (page: Page, fields: Record<string, string>) => {
  for (const [label, value] of Object.entries(fields)) await field(page.getByRole('dialog'), label).fill(value);
};

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('a diploma is added, edited and deleted in dialogs, and the list begins with the latest', async ({
    as,
    candidate,
  }) => {
    const page = await as(candidate);
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'No diploma yet' })).toBeVisible();

    const add = async (fields: Record<string, string>) => {
      await page.getByRole('button', { name: 'Add a diploma' }).click();
      await expect(page.getByRole('dialog', { name: 'Add a diploma' })).toBeVisible();
      await fill(page, fields);
      await page.getByRole('dialog').getByRole('button', { name: 'Add a diploma' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expectMessage(page, 'Diploma added successfully');
    };
    const place = { Structure: 'Northern University', City: 'Lille' };
    await add({ 'Name of the diploma': 'Bachelor', ...place, 'Start date': '2017-09-04', 'End date': '2020-06-30' });
    await add({ 'Name of the diploma': 'Master', ...place, 'Start date': '2020-09-01' });

    const lines = page.getByRole('tabpanel').getByRole('listitem');
    await expect(lines).toHaveText([
      'MasterNorthern University, LilleSince September 1, 2020',
      'BachelorNorthern University, LilleSeptember 4, 2017 to June 30, 2020',
    ]);
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/2 diplomas/);

    await page.getByRole('button', { name: 'Edit “Bachelor”' }).click();
    const editing = page.getByRole('dialog', { name: 'Edit the diploma' });
    await expect(field(editing, 'Name of the diploma')).toHaveValue('Bachelor');
    await fill(page, { 'Start date': '2021-09-01', 'End date': '' });
    await editing.getByRole('button', { name: 'Save' }).click();
    await expectMessage(page, 'Diploma updated successfully');
    await expect(lines.first()).toHaveText('BachelorNorthern University, LilleSince September 1, 2021');

    await page.getByRole('button', { name: 'Delete “Bachelor”' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete this diploma?' });
    await question.getByRole('button', { name: 'Keep' }).click();
    await expect(lines).toHaveCount(2);
    await page.getByRole('button', { name: 'Delete “Bachelor”' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expectMessage(page, 'Diploma deleted successfully');
    await expect(lines).toHaveText(['MasterNorthern University, LilleSince September 1, 2020']);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();
    await page.reload();
    await expect(lines).toHaveCount(1);
  });
});

test('nothing can be sent while name, structure, city or start is empty; what is wrong stands under its field', async ({
  as,
  candidate,
}) => {
  const page = await as(candidate);
  await page.goto(path);
  await page.getByRole('button', { name: 'Ajouter un diplôme' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ajouter un diplôme' });
  const submit = dialog.getByRole('button', { name: 'Ajouter un diplôme' });
  const whole = { 'Intitulé du diplôme': 'Licence', Structure: 'Rive-Sud', Ville: 'Lyon', Début: '2020-09-01' };
  await expect(submit).toBeDisabled();
  await fill(page, whole);
  for (const label of Object.keys(whole)) {
    await fill(page, { [label]: '' });
    await expect(submit).toBeDisabled();
    await fill(page, whole);
    await expect(submit).toBeEnabled();
  }
  await fill(page, { Fin: '2019-06-30' });
  await submit.click();
  await expect(field(dialog, 'Fin')).toHaveAccessibleDescription(/La fin vient avant le début\./);
  await expect(field(dialog, 'Fin')).toBeFocused();
});

test('closing asks before it discards, and resets the form', async ({ as, candidate }) => {
  const page = await as(candidate);
  await page.goto(path);
  await page.getByRole('button', { name: 'Ajouter un diplôme' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ajouter un diplôme' });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Ajouter un diplôme' }).click();
  await field(dialog, 'Ville').fill('Lyon');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Poursuivre' }).click();
  await expect(field(dialog, 'Ville')).toHaveValue('Lyon');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Abandonner' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Ajouter un diplôme' }).click();
  await expect(field(dialog, 'Ville')).toHaveValue('');
});

test('the tab stands in the address by its place among five', async ({ as }) => {
  const page = await as('user@demo.test');
  await page.goto('/user/profile');
  const selected = page.getByRole('tab', { selected: true });
  await expect(page.getByRole('heading', { level: 1, name: 'Camille Nguyen-Lefèvre' })).toBeVisible();
  await expect(selected).toHaveText('Informations');
  const before = await page.evaluate(() => history.length);
  for (const [index, name] of ['Informations', 'Doctorat', 'Diplômes', 'Expériences', 'Publications'].entries()) {
    await page.getByRole('tab', { name }).click();
    await expect(page).toHaveURL(new RegExp(`\\?activeTab=${index}$`));
    await page.reload();
    await expect(selected).toHaveText(name);
  }
  expect(await page.evaluate(() => history.length)).toBe(before);
  for (const wrong of ['5', '-1', 'x']) {
    await page.goto(`/user/profile?activeTab=${wrong}`);
    await expect(selected).toHaveText('Informations');
  }
});
