import { expect, expectMessage, field, test } from '#tests/support/story.ts';

const path = '/user/phd';
/** Starts four years ago, so that the third and last planned year is over on any date. */
const begun = `${new Date().getUTCFullYear() - 4}-01-15`;
const ends = `${new Date().getUTCFullYear() - 1}-01-14`;

test('the ten details are saved together, and not left without asking', async ({ as, candidate }) => {
  const page = await as(candidate);
  await page.goto(path);
  const save = page.getByRole('button', { name: 'Enregistrer' });
  await field(page, 'Début du doctorat').fill(begun);
  await field(page, 'Fin prévue').fill(ends);
  await field(page, 'Titre de la thèse').fill('Îlots voisins');
  await field(page, 'Domaine de recherche').selectOption('Sociologie');
  await field(page, 'Laboratoire ou entreprise').fill('Îlots');
  await field(page, 'Organisme de recherche').fill('Université du Nord');
  const school = page.getByRole('combobox', { name: 'École doctorale' });
  await school.fill('sante  PUBL polit');
  const options = page.getByRole('listbox', { name: 'École doctorale' }).getByRole('option');
  await expect(options.first().locator('mark')).toHaveText(['Polit', 'Santé', 'Publ']);
  await school.press('ArrowDown');
  await school.press('Enter');
  await page.getByRole('group', { name: 'Cotutelle' }).getByLabel('Oui').check();
  for (const label of ['CIFRE', 'Enseignement']) await page.getByLabel(label).check();
  await expect(page.getByText('10 modifications non enregistrées')).toBeVisible();
  await page.getByRole('link', { name: 'Mon profil' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Poursuivre' }).click();
  await save.click();
  await expectMessage(page, 'Doctorat mis à jour');
  await expect(page.getByRole('heading', { name: '3e année de doctorat' })).toBeVisible();
  await expect(save).toBeDisabled();

  await page.reload();
  await expect(field(page, 'Début du doctorat')).toHaveValue(begun);
  await expect(field(page, 'Fin prévue')).toHaveValue(ends);
  await expect(field(page, 'Titre de la thèse')).toHaveValue('Îlots voisins');
  await expect(field(page, 'Domaine de recherche').locator('option:checked')).toHaveText('Sociologie');
  await expect(field(page, 'Laboratoire ou entreprise')).toHaveValue('Îlots');
  await expect(field(page, 'Organisme de recherche')).toHaveValue('Université du Nord');
  await expect(school).toHaveValue('[545] SP2 - Sociétés, Politique, Santé Publique');
  await expect(page.getByRole('group', { name: 'Cotutelle' }).getByLabel('Oui')).toBeChecked();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await school.fill('École de nulle part');
  await options.click();
  await page.getByRole('button', { name: 'Abandonner' }).click();
  await expect(school).toHaveValue(/^\[545\]/);

  await page.getByRole('link', { name: 'Mon profil' }).click();
  // Exact, since a tab of the former page also contains the word.
  await page.getByRole('tab', { name: 'Doctorat', exact: true }).click();
  const tab = page.getByRole('tabpanel', { name: 'Doctorat' });
  await expect(field(tab, 'Titre de la thèse')).toHaveValue('Îlots voisins');
});

test('a text of each tab and the career plan are saved, and there at the next visit', async ({ as, candidate }) => {
  const page = await as(candidate);
  const write = async (labels: readonly string[]) => {
    for (const label of labels) await field(page, label).fill(`${label} : un – deux.`);
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('Tout est enregistré')).toBeVisible();
  };
  const read = async (labels: readonly string[]) => {
    for (const label of labels) await expect(field(page, label)).toHaveValue(`${label} : un – deux.`);
  };
  const tabs = [
    ['Votre appréciation', ['Ce que vous appréciez moins']],
    ['Parler de votre doctorat', ['Problématique', 'Conclusion']],
    ['SMART', ['Vos objectifs']],
  ] as const;
  const menu = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true }).first();
  await page.goto('/user');
  await menu('Mon doctorat').click();
  for (const [tab, labels] of tabs) {
    await page.getByRole('tab', { name: tab }).click();
    await write(labels);
  }
  await page.reload();
  for (const [tab, labels] of tabs.toReversed()) {
    await page.getByRole('tab', { name: tab }).click();
    await read(labels);
  }
  await menu('Projet professionnel').click();
  const plan = ['Éléments de projet professionnel', 'Plan de carrière'];
  await write(plan);
  await page.reload();
  await read(plan);
});
