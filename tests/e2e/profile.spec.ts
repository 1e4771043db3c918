import type { Page } from '@playwright/test';
import { expect, expectMessage, field, message, test } from '#tests/support/story.ts';

const path = '/user/profile';
const head = (page: Page) => page.getByRole('main').locator('.profile-head');

test('identity is saved as one form and other diplomas as another, and nothing typed is left without asking', async ({
  as,
  candidate,
}) => {
  const page = await as(candidate);
  await page.goto(path);
  const save = page.getByRole('button', { name: 'Enregistrer' });
  await expect(save).toBeDisabled();
  await field(page, 'Prénom').fill('Ondine');
  await field(page, 'Date de naissance').fill('1998-02-28');
  await page.getByRole('group', { name: 'Genre' }).getByLabel('Autre').check();
  await field(page, 'Centres d’intérêt').fill('Le chant et l’escalade.');
  await field(page, 'ResearchGate').fill('facebook.com/ondine');
  await field(page, 'LinkedIn').fill('ondine-serilhac');
  await field(page, 'LinkedIn').blur();
  await expect(field(page, 'LinkedIn')).toHaveValue('https://www.linkedin.com/in/ondine-serilhac');
  await save.click();
  await expect(field(page, 'ResearchGate')).toBeFocused();
  await field(page, 'ResearchGate').fill('');
  await save.click();
  await expectMessage(page, 'Profil mis à jour');
  await expect(save).toBeDisabled();
  await expect(head(page).getByRole('heading', { level: 1 })).toHaveText('Ondine Sérilhac');
  await expect(page.locator('header.side .who')).toHaveText('Ondine Sérilhac');

  await page.getByRole('tab', { name: 'Diplômes' }).click();
  const others = page.getByRole('group', { name: 'Autres diplômes obtenus' });
  await others.getByLabel('Pharmacie').check();
  await others.getByLabel('Architecture').check();
  await save.click();
  await expectMessage(page, 'Informations mises à jour');
  await page.reload();
  await expect(others.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await page.getByRole('tab', { name: 'Informations' }).click();
  await expect(field(page, 'Prénom')).toHaveValue('Ondine');
  await expect(field(page, 'Date de naissance')).toHaveValue('1998-02-28');
  await expect(page.getByRole('group', { name: 'Genre' }).getByLabel('Autre')).toBeChecked();
  await expect(field(page, 'LinkedIn')).toHaveValue('https://www.linkedin.com/in/ondine-serilhac');

  const interests = field(page, 'Centres d’intérêt');
  await interests.fill('Voile');
  await page.getByRole('link', { name: 'Mon doctorat' }).click();
  const question = page.getByRole('alertdialog', { name: 'Abandonner la saisie' });
  await question.getByRole('button', { name: 'Poursuivre' }).click();
  await expect(interests).toHaveValue('Voile');
  await page.getByRole('tab', { name: 'Publications' }).click();
  await question.getByRole('button', { name: 'Abandonner', exact: true }).click();
  await expect(page).toHaveURL(/activeTab=4$/);
});

test('another tab shows the new name, and its own typing stays', async ({ as, candidate }) => {
  const page = await as(candidate);
  await page.goto(path);
  const other = await page.context().newPage();
  await other.goto(path);
  await field(other, 'Centres d’intérêt').fill('Voile');
  await field(page, 'Prénom').fill('Ondine');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(message(page, 'Profil mis à jour')).toBeVisible();
  await expect(head(other).getByRole('heading', { level: 1 })).toHaveText('Ondine Sérilhac');
  await expect(field(other, 'Prénom')).toHaveValue('Ondine');
  await expect(field(other, 'Centres d’intérêt')).toHaveValue('Voile');
  await other.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(message(other, 'Profil mis à jour')).toBeVisible();
});
