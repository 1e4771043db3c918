import type { Page } from '@playwright/test';
import { apiOf } from '#tests/support/people.ts';
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

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('publications are added from pasted references, but for those that are there already; a DOI alone asks for the rest', async ({
    as,
    candidate,
  }) => {
    const page = await as(candidate);
    const { user, token } = candidate;
    const known = { title: 'Blocks', description: 'Known.', url: 'https://doi.org/10.1000/BLOCKS' };
    await apiOf(token).publications.create({ body: { userId: user.id, ...known } });
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).hostname !== 'localhost') elsewhere.push(request.url());
    });
    await page.goto(path);
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Import publications' });
    const submit = dialog.getByRole('button', { name: /^Add/ });
    const text = field(dialog, 'References');
    await expect(submit).toBeDisabled();
    await text.fill('@article{a, title={Breaks off');
    await expect(text).toHaveAccessibleDescription(/breaks off, or is no BibTeX/);
    await text.fill('nothing of the kind');
    await expect(dialog.getByText('No reference is recognised in this text.')).toBeVisible();

    await text.fill(`
      @article{a, title={Sant{\\'e} publique}, author={Roche, C{\\'e}cile and Sow, Nadia}, journal={Space}, year=2021}
      @article{b, title={Islets}, doi={10.1000/blocks}, year={2024}}
      @article{c, title={Sante Publique}, year={2021}}
      @phdthesis{d, title={A thesis}, author={Roche, C.}, school={Rive-Sud}, year={2025}}`);
    await expect(dialog.getByText('4 references found')).toBeVisible();
    const choices = dialog.getByRole('listitem');
    await expect(choices).toHaveText([
      /^Santé publique Cécile Roche, Nadia Sow, Space, 2021$/,
      /^Islets 2024Already in your list$/,
      /^Sante Publique 2021Twice in this text$/,
      /^A thesis C\. Roche, Rive-Sud, 2025$/,
    ]);
    await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(2);
    await expect(submit).toHaveText('Add 2 publications');
    await submit.click();
    await expectMessage(page, '2 publications added successfully');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveText([
      'A thesisC. RocheRive-Sud, 2025',
      'Santé publiqueCécile Roche, Nadia SowSpace, 2021',
      /^Blocks/,
    ]);

    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await text.fill('https://doi.org/10.5281/zenodo.123');
    await dialog.getByRole('button', { name: 'Complete 10.5281/zenodo.123' }).click();
    const form = page.getByRole('dialog', { name: 'Add a publication' });
    await expect(field(form, 'Link')).toHaveValue('https://doi.org/10.5281/zenodo.123');
    await expect(field(form, 'Title')).toHaveValue('');
    expect(elsewhere).toEqual([]);
  });
});
