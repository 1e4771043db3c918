import type { Page } from '@playwright/test';
import { expect, expectMessage, field, test } from '#tests/support/story.ts';

const path = '/user/profile?activeTab=3';

const fill = async (page: Page, fields: Record<string, string>) => {
  for (const [label, value] of Object.entries(fields)) await field(page.getByRole('dialog'), label).fill(value);
};

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('an experience is added, edited and deleted in dialogs, and the list begins with the latest', async ({
    as,
    candidate,
  }) => {
    const page = await as(candidate);
    await page.goto(path);
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Experiences');
    await expect(page.getByRole('heading', { name: 'No experience yet' })).toBeVisible();

    const add = async (fields: Record<string, string>) => {
      await page.getByRole('button', { name: 'Add an experience' }).click();
      await fill(page, fields);
      await page.getByRole('dialog').getByRole('button', { name: 'Add an experience' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expectMessage(page, 'Experience added successfully');
    };
    const place = { Structure: 'Rive-Sud Hospital', City: 'Lyon' };
    await add({ 'Title of the post': 'Intern', ...place, 'Start date': '2019-02-04', 'End date': '2019-07-31' });
    await add({ 'Title of the post': 'Research engineer', ...place, 'Start date': '2022-10-03' });

    const lines = page.getByRole('tabpanel').getByRole('listitem');
    await expect(lines).toHaveText([
      'Research engineerRive-Sud Hospital, LyonSince October 3, 2022',
      'InternRive-Sud Hospital, LyonFebruary 4, 2019 to July 31, 2019',
    ]);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(/2 experiences/);

    await page.getByRole('button', { name: 'Edit “Intern”' }).click();
    const editing = page.getByRole('dialog', { name: 'Edit the experience' });
    await expect(field(editing, 'Title of the post')).toHaveValue('Intern');
    await expect(field(editing, 'End date')).toHaveValue('2019-07-31');
    await fill(page, { 'Start date': '2023-02-01', 'End date': '' });
    await editing.getByRole('button', { name: 'Save' }).click();
    await expectMessage(page, 'Experience updated successfully');
    await expect(lines.first()).toHaveText('InternRive-Sud Hospital, LyonSince February 1, 2023');

    await page.getByRole('button', { name: 'Delete “Intern”' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete this experience?' });
    await question.getByRole('button', { name: 'Keep' }).click();
    await expect(lines).toHaveCount(2);
    await page.getByRole('button', { name: 'Delete “Intern”' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expectMessage(page, 'Experience deleted successfully');
    await page.reload();
    await expect(lines).toHaveText(['Research engineerRive-Sud Hospital, LyonSince October 3, 2022']);
  });
});

test('nothing can be sent while title, structure, city or start is empty; closing the dialog resets it', async ({
  as,
  candidate,
}) => {
  const page = await as(candidate);
  await page.goto(path);
  const open = page.getByRole('button', { name: 'Ajouter une expérience' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Ajouter une expérience' });
  const submit = dialog.getByRole('button', { name: 'Ajouter une expérience' });
  const whole = { 'Intitulé du poste': 'Stage', Structure: 'Hôpital', Ville: 'Lyon', Début: '2020-09-01' };
  await expect(submit).toBeDisabled();
  await fill(page, whole);
  for (const label of Object.keys(whole)) {
    await fill(page, { [label]: '' });
    await expect(submit).toBeDisabled();
    await fill(page, whole);
    await expect(submit).toBeEnabled();
  }
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abandonner' }).click();
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  for (const label of Object.keys(whole)) await expect(field(dialog, label)).toHaveValue('');
});
