import type { Page } from '@playwright/test';
import { expect, expectMessage, field, test } from '#tests/support/story.ts';

const path = '/user/profile?activeTab=4';
const year = new Date().getFullYear();

const fill = async (page: Page, fields: Record<string, string>) => {
  for (const [label, value] of Object.entries(fields)) await field(page.getByRole('dialog'), label).fill(value);
};

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('a publication is added, edited and deleted in dialogs, the list begins with the latest, and links open apart', async ({
    as,
    candidate,
  }) => {
    const page = await as(candidate);
    await page.goto(path);
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Publications');
    await expect(page.getByRole('heading', { name: 'No publication yet' })).toBeVisible();

    const add = async (fields: Record<string, string>) => {
      await page.getByRole('button', { name: 'Add a publication' }).click();
      await fill(page, fields);
      await page.getByRole('dialog').getByRole('button', { name: 'Add a publication' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expectMessage(page, 'Publication added successfully');
    };
    await add({ Title: 'Undated notes', Description: 'Fieldwork.' });
    await add({
      Title: 'Neighbouring blocks',
      Description: 'A spatial model.',
      Authors: 'C. Roche, N. Sow',
      Journal: 'Space and Health',
      Year: '2024',
      Link: 'doi.example/10.1000/blocks',
    });
    await add({ Title: 'A first paper', Description: 'On rare data.', Year: '2019' });

    const lines = page.getByRole('tabpanel').getByRole('listitem');
    await expect(lines).toHaveText([
      'Neighbouring blocks (new tab)C. Roche, N. SowSpace and Health, 2024',
      'A first paper2019',
      'Undated notes',
    ]);
    const link = lines.getByRole('link', { name: 'Neighbouring blocks (new tab)' });
    await expect(link).toHaveAttribute('href', 'http://doi.example/10.1000/blocks');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/);

    await page.getByRole('button', { name: 'Edit “Neighbouring blocks”' }).click();
    const editing = page.getByRole('dialog', { name: 'Edit the publication' });
    await expect(field(editing, 'Description')).toHaveValue('A spatial model.');
    await expect(field(editing, 'Year')).toHaveValue('2024');
    await fill(page, { Year: '2012', Link: '' });
    await editing.getByRole('button', { name: 'Save' }).click();
    await expectMessage(page, 'Publication updated successfully');
    await expect(lines).toHaveText([
      'A first paper2019',
      'Neighbouring blocksC. Roche, N. SowSpace and Health, 2012',
      'Undated notes',
    ]);

    await page.getByRole('button', { name: 'Delete “A first paper”' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete this publication?' });
    await question.getByRole('button', { name: 'Keep' }).click();
    await expect(lines).toHaveCount(3);
    await page.getByRole('button', { name: 'Delete “A first paper”' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expectMessage(page, 'Publication deleted successfully');
    await page.reload();
    await expect(lines).toHaveCount(2);
  });
});

test('nothing can be sent without title or description; a year lies between 1900 and this one, a link on the web', async ({
  as,
  candidate,
}) => {
  const page = await as(candidate);
  await page.goto(path);
  await page.getByRole('button', { name: 'Ajouter une publication' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ajouter une publication' });
  const submit = dialog.getByRole('button', { name: 'Ajouter une publication' });
  const whole = { Titre: 'Îlots voisins', Description: 'Un modèle spatial.' };
  await expect(submit).toBeDisabled();
  await fill(page, whole);
  for (const label of Object.keys(whole)) {
    await fill(page, { [label]: ' ' });
    await expect(submit).toBeDisabled();
    await fill(page, whole);
    await expect(submit).toBeEnabled();
  }
  const date = field(dialog, 'Année');
  await expect(date).toHaveAttribute('min', '1900');
  await expect(date).toHaveAttribute('max', String(year));
  for (const wrong of ['1899', String(year + 1), '2020.5']) {
    await date.fill(wrong);
    await submit.click();
    await expect(date).toBeFocused();
    await expect(dialog.locator('.error')).toHaveText(`Une année entre 1900 et ${year}.`);
  }
  await date.fill('1900');
  await field(dialog, 'Lien').fill('javascript:alert(1)');
  await submit.click();
  await expect(field(dialog, 'Lien')).toHaveAccessibleDescription(/n’est pas celle d’une page web/);
  await field(dialog, 'Lien').fill('');

  // While it is on its way, nothing more is sent.
  let sent = 0;
  await page.route('**/api/v0/publications', async (route) => {
    sent += 1;
    await submit.dispatchEvent('click');
    await expect(submit).toHaveAttribute('aria-busy', 'true');
    await route.continue();
  });
  await submit.click();
  await expectMessage(page, 'Publication ajoutée');
  expect(sent).toBe(1);
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveText(['Îlots voisins1900']);
});
