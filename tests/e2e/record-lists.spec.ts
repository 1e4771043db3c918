import type { Page } from '@playwright/test';
import { expect, expectMessage, field, test } from '#tests/support/story.ts';

type Fields = Record<string, string>;
const place = { Structure: 'Rive-Sud', Ville: 'Lyon' };
const paper = { Description: 'Un modèle spatial.' };

/** A line that is added first, one that comes before it, and what makes the first the latest. */
type Told = {
  tab: string;
  index: number;
  words: { add: string; edit: string; remove: string; done: [added: string, updated: string, removed: string] };
  older: Fields;
  newer: Fields;
  change: Fields;
  lines: [string, string];
  changed: string;
  name: string;
};

const lists: Told[] = [
  {
    tab: 'Expériences',
    index: 3,
    words: {
      add: 'Ajouter une expérience',
      edit: 'Modifier l’expérience',
      remove: 'Supprimer cette expérience',
      done: ['Expérience ajoutée', 'Expérience modifiée', 'Expérience supprimée'],
    },
    older: { 'Intitulé du poste': 'Stage', ...place, Début: '2019-02-04', Fin: '2019-07-31' },
    newer: { 'Intitulé du poste': 'Ingénieure', ...place, Début: '2022-10-03' },
    change: { Début: '2023-02-01', Fin: '' },
    lines: [
      'IngénieureRive-Sud, LyonDepuis le 3 octobre 2022',
      'StageRive-Sud, LyonDu 4 février 2019 au 31 juillet 2019',
    ],
    changed: 'StageRive-Sud, LyonDepuis le 1er février 2023',
    name: 'Stage',
  },
  {
    tab: 'Diplômes',
    index: 2,
    words: {
      add: 'Ajouter un diplôme',
      edit: 'Modifier le diplôme',
      remove: 'Supprimer ce diplôme',
      done: ['Diplôme ajouté', 'Diplôme modifié', 'Diplôme supprimé'],
    },
    older: { 'Intitulé du diplôme': 'Licence', ...place, Début: '2017-09-04', Fin: '2020-06-30' },
    newer: { 'Intitulé du diplôme': 'Master', ...place, Début: '2020-09-01' },
    change: { Début: '2021-09-01', Fin: '' },
    lines: [
      'MasterRive-Sud, LyonDepuis le 1er septembre 2020',
      'LicenceRive-Sud, LyonDu 4 septembre 2017 au 30 juin 2020',
    ],
    changed: 'LicenceRive-Sud, LyonDepuis le 1er septembre 2021',
    name: 'Licence',
  },
  {
    tab: 'Publications',
    index: 4,
    words: {
      add: 'Ajouter une publication',
      edit: 'Modifier la publication',
      remove: 'Supprimer cette publication',
      done: ['Publication ajoutée', 'Publication modifiée', 'Publication supprimée'],
    },
    older: { Titre: 'Carnets', ...paper },
    newer: { Titre: 'Îlots voisins', ...paper, Revue: 'Espace', Année: '2024', Lien: 'doi.example/ilots' },
    change: { Année: '2025' },
    lines: ['Îlots voisins (nouvel onglet)Espace, 2024', 'Carnets'],
    changed: 'Carnets2025',
    name: 'Carnets',
  },
];

const fill = async (page: Page, fields: Fields) => {
  for (const [label, value] of Object.entries(fields)) await field(page.getByRole('dialog'), label).fill(value);
};

for (const { tab, index, words, older, newer, change, lines, changed, name } of lists) {
  test(`${tab}: lines are added, edited and deleted in dialogs, the latest first, and stay so`, async ({
    as,
    candidate,
  }) => {
    const page = await as(candidate);
    await page.goto(`/user/profile?activeTab=${index}`);
    await expect(page.getByRole('tab', { selected: true })).toHaveText(tab);
    const open = page.getByRole('button', { name: words.add });
    const dialog = page.getByRole('dialog');
    const shown = page.locator('.kept-list').getByRole('listitem');
    const [added, updated, removed] = words.done;

    for (const fields of [older, newer]) {
      await open.click();
      await fill(page, fields);
      await dialog.getByRole('button', { name: words.add }).click();
      await expect(dialog).toBeHidden();
      await expectMessage(page, added);
    }
    await expect(shown).toHaveText(lines);
    await expect(open).toBeFocused();

    // Escape asks, too, and what opened the dialog has the focus again.
    await open.click();
    await fill(page, older);
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Abandonner' }).click();
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();

    await page.getByRole('button', { name: `Modifier «\u202f${name}` }).click();
    await expect(page.getByRole('dialog', { name: words.edit })).toBeVisible();
    for (const [label, value] of Object.entries(older)) await expect(field(dialog, label)).toHaveValue(value);
    await fill(page, change);
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expectMessage(page, updated);
    await expect(shown).toHaveText([changed, lines[0]]);

    await page.getByRole('button', { name: `Supprimer «\u202f${name}` }).click();
    await page.getByRole('alertdialog', { name: words.remove }).getByRole('button', { name: 'Supprimer' }).click();
    await expectMessage(page, removed);
    await expect(page.locator('.kept-list h2').first()).toBeFocused();
    await page.reload();
    await expect(shown).toHaveText(lines.slice(0, 1));
  });
}

test('the tab stands in the address by its place among five', async ({ as }) => {
  const page = await as('user@demo.test');
  await page.goto('/user/profile');
  const selected = page.getByRole('tab', { selected: true });
  await expect(page.getByRole('heading', { level: 1, name: 'Camille Nguyen-Lefèvre' })).toBeVisible();
  const before = await page.evaluate(() => history.length);
  for (const [index, name] of ['Informations', 'Doctorat', 'Diplômes', 'Expériences', 'Publications'].entries()) {
    await page.getByRole('tab', { name }).click();
    await expect(selected).toHaveText(name);
    await expect(page).toHaveURL(new RegExp(`\\?activeTab=${index}$`));
  }
  await page.reload();
  await expect(selected).toHaveText('Publications');
  expect(await page.evaluate(() => history.length)).toBe(before);
  await page.goto('/user/profile?activeTab=5');
  await expect(selected).toHaveText('Informations');
});

test('a pasted reference becomes a publication without a question to another site, and links open apart', async ({
  as,
  candidate,
}) => {
  const page = await as(candidate);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') elsewhere.push(request.url());
  });
  await page.goto('/user/profile?activeTab=4');
  await page.getByRole('button', { name: 'Importer', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Importer des publications' });
  await field(dialog, 'Références').fill('@article{a, title={Islets}, doi={10.1000/islets}, year={2024}}');
  await dialog.getByRole('button', { name: 'Ajouter une publication' }).click();
  await expectMessage(page, 'Publication ajoutée');
  await expect(dialog).toBeHidden();
  const link = page.locator('.kept-list').getByRole('link', { name: 'Islets (nouvel onglet)' });
  await expect(link).toHaveAttribute('href', 'https://doi.org/10.1000/islets');
  await expect(link).toHaveAttribute('target', '_blank');
  expect(elsewhere).toEqual([]);
});
