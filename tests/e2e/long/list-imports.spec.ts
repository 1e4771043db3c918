import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { nanoid } from 'nanoid';
import { apiOf, newEmail } from '#tests/support/people.ts';
import { expect, expectMessage, field, test } from '#tests/support/story.ts';

const rows = (page: Page, caption: string) => page.getByRole('table', { name: caption }).locator('tbody tr');
const choose = (page: Page, label: string, csv: string | Buffer, name = 'liste.csv') =>
  field(page, label).setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(csv) });

test.describe('a file with mistakes', () => {
  test.use({ provokes: [422] });

  test('is told line by line, makes nobody, and is brought once it is mended; who leaves finds the import again', async ({
    as,
    home,
  }) => {
    const { users } = apiOf(home.admin.token);
    const params = { universityId: home.university.id };
    const before = (await users.listOfUniversity({ params })).rows.length;
    const page = await as(home.admin);
    await page.goto('/admin/users');
    await page.locator('summary', { hasText: 'Fichier' }).click();
    await page.getByRole('link', { name: 'Importer un fichier' }).click();
    await expect(page).toHaveURL(/\/admin\/users\/import$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Importer des membres' })).toBeVisible();

    const [one, two] = [newEmail(), newEmail()];
    const list = (first: string, role: string) =>
      `Prénom;Nom;E-mail;Rôle\nAnaïs;Aubert;${first};\nSalomé;Étienne;${two};${role}\n`;
    await choose(page, 'Fichier CSV', list('anais.aubert@exemple', 'doctorante'));
    await expect(page.getByText('2 erreurs sont à corriger.')).toBeVisible();
    await expect(rows(page, 'Erreurs à corriger')).toHaveText([
      /^2E-mail.*L’adresse semble incomplète ou mal écrite\./,
      /^3Rôle.*Cette valeur n’est pas permise\.Écrivez «.Doctorat.» ou «.Administration.»\./,
    ]);
    await expect(page.getByRole('button', { name: /^Créer/ })).toHaveCount(0);
    const last = page.getByRole('heading', { name: 'La création' });
    await expect(last).toHaveClass('t1 muted');
    expect((await users.listOfUniversity({ params })).rows).toHaveLength(before);

    await choose(page, 'Fichier CSV', list(one, 'Administration'));
    await expect(page.getByText('Les 2 lignes sont justes.')).toBeVisible();
    await expect(last).toHaveClass('t1');
    await expect(page.getByText('Dont 1 avec le rôle Administration : Salomé Étienne.')).toBeVisible();
    expect((await users.listOfUniversity({ params })).rows).toHaveLength(before);
    // Leaving before the result was shown must show it on return.
    const progress = '**/users/imports/*';
    await page.route(progress, () => undefined);
    const asked = page.waitForRequest(progress);
    await page.getByRole('button', { name: 'Créer 2 comptes et inviter' }).click();
    await asked;
    await page.unroute(progress);
    await page.reload();
    await expect(page.getByRole('heading', { level: 2, name: /^Import terminé à/ })).toBeVisible();
    await expect(page.getByText('2 comptes créés')).toBeVisible();
    await page.getByRole('link', { name: 'Voir les membres' }).click();
    await page.getByRole('searchbox').fill(one);
    await expect(page.getByRole('table').getByText('Anaïs Aubert')).toBeVisible();
    const made = (await users.listOfUniversity({ params })).rows.filter(({ email }) => [one, two].includes(email));
    expect(made.map(({ role, isInvited }) => [role, isInvited]).sort()).toEqual([
      ['admin', true],
      ['user', true],
    ]);
    // A result that was seen is not shown again.
    await page.goto('/admin/users/import');
    await expect(page.getByRole('heading', { name: 'Le fichier' })).toBeVisible();
  });
});

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('courses are brought with their categories, from a file that a spreadsheet on Windows wrote', async ({
    as,
    home,
  }) => {
    const page = await as(home.admin);
    await page.goto('/admin/courses');
    await page.getByRole('link', { name: 'Import a file' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Import courses' })).toBeVisible();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the template' }).click();
    const download = await saving;
    expect(download.suggestedFilename()).toBe('courses.csv');
    const template = readFileSync(await download.path());
    expect(template.toString()).toMatch(/^\uFEFFTitle,Description,Link,Category,Skills\r\n/);
    // The template is a valid file.
    await choose(page, 'CSV file', template);
    await expect(page.getByText('The only line in the file is correct.')).toBeVisible();

    const title = `Écrire à deux ${nanoid(6)}`;
    const csv = `Title,Description,Category\n${title},Drafting together,Écriture\n`;
    await choose(page, 'CSV file', Buffer.from(csv, 'latin1'));
    await expect(page.getByText('Écriture', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Create 1 course', exact: true }).click();
    await expect(page.getByText('1 course created')).toBeVisible();
    await page.getByRole('button', { name: 'Import another file' }).click();
    await expect(page.getByRole('heading', { name: 'The file' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('link', { name: 'Courses' }).last().click();
    await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
  });
});

test('the list of members is saved as a CSV file, with nothing of what they keep', async ({ as, home }) => {
  const { user } = await home.newcomer('=Ambre');
  const page = await as(home.admin);
  await page.goto('/admin/users');
  const saving = page.waitForEvent('download');
  await page.locator('summary', { hasText: 'Fichier' }).click();
  await page.getByRole('button', { name: 'Exporter en CSV' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('membres.csv');
  const lines = readFileSync(await download.path(), 'utf8').split('\r\n');
  expect(lines[0]).toBe(
    '\uFEFFPrénom;Nom;E-mail;Rôle;Statut;Inscription;Adresse confirmée;Invitation ouverte;École doctorale;Début du doctorat;Fin prévue;Domaine de recherche;Année de doctorat;Auto-évaluation',
  );
  const day = new Date(user.createdAt).toLocaleDateString('sv', { timeZone: 'Europe/Paris' });
  expect(lines).toContain(`'=Ambre;Sérilhac;${user.email};Doctorat;En attente;${day};non;non;;;;;;non`);
  await expectMessage(page, 'personnes exportées');
});
