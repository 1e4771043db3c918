import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { messages } from '#tests/literals/messages.ts';
import { expect, expectMessage, field, test } from '#tests/support/story.ts';

const path = '/user/resources';
const poster = {
  name: 'affiche de Lille.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('Trois communes, 412 îlots.'),
};
const documents = (page: Page) => page.locator('.kept-list').nth(0);
const links = (page: Page) => page.locator('.kept-list').nth(1);
const lines = (page: Page) => documents(page).getByRole('listitem');

const addDocument = async (page: Page) => {
  await page.getByRole('button', { name: 'Ajouter un document' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ajouter un document' });
  await field(dialog, 'Nom').fill('Poster');
  await field(dialog, 'Description').fill('Lille, 2026');
  await field(dialog, 'Fichier').setInputFiles(poster);
  await dialog.getByRole('button', { name: 'Ajouter un document' }).click();
  await expect(dialog).toBeHidden();
};

test('documents and links are added, edited and deleted; a document is saved under its own name', async ({
  as,
  candidate,
}) => {
  const page = await as(candidate);
  await page.goto(path);
  const dialog = page.getByRole('dialog');
  const question = page.getByRole('alertdialog');
  const save = dialog.getByRole('button', { name: 'Enregistrer' });
  await addDocument(page);
  await expectMessage(page, messages.documentAdded.fr);
  await expect(lines(page)).toHaveText(['PosterLille, 2026affiche de Lille.txt · 27 octets']);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger «\u202fPoster\u202f»' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe(poster.name);
  expect(await readFile(await saved.path(), 'utf8')).toBe('Trois communes, 412 îlots.');
  await page.getByRole('button', { name: 'Modifier «\u202fPoster\u202f»' }).click();
  await field(dialog, 'Nom').fill('Poster de Lille');
  await save.click();
  await expectMessage(page, messages.documentUpdated.fr);

  await page.getByRole('button', { name: 'Ajouter un lien' }).click();
  const said = { Nom: 'Carnet', Description: 'Notes de terrain', Adresse: 'carnets.example/notes' };
  for (const [label, value] of Object.entries(said)) await field(dialog, label).fill(value);
  await dialog.getByRole('button', { name: 'Ajouter un lien' }).click();
  await expectMessage(page, messages.linkAdded.fr);
  await page.getByRole('button', { name: 'Modifier «\u202fCarnet\u202f»' }).click();
  await field(dialog, 'Adresse').fill('https://carnets.example/');
  await save.click();
  await expectMessage(page, messages.linkUpdated.fr);
  await page.reload();
  await expect(lines(page)).toContainText(['Poster de Lille']);
  await expect(links(page).getByRole('listitem')).toContainText(['carnets.example']);

  for (const [list, name, done] of [
    [documents(page), 'Poster de Lille', messages.documentDeleted.fr],
    [links(page), 'Carnet', messages.linkDeleted.fr],
  ] as const) {
    await page.getByRole('button', { name: `Supprimer «\u202f${name}\u202f»` }).click();
    await question.getByRole('button', { name: 'Supprimer' }).click();
    await expectMessage(page, done);
    await expect(list.getByRole('listitem')).toHaveCount(0);
    await expect(list.getByRole('heading', { level: 2 }).first()).toBeFocused();
  }
});

/** Matches uploads to the bucket, on another host than the site. */
const toBucket = (url: URL) => url.origin !== process.env.THESEE_ORIGIN;

test.describe('a sending that is cut', () => {
  test.use({ provokes: ['ERR_CONNECTION_RESET'] });

  test('says so in its line and goes on when one tries again; what has arrived is not sent twice', async ({
    as,
    candidate,
  }) => {
    const page = await as(candidate);
    await page.goto(path);
    const retry = page.getByRole('button', { name: 'Réessayer l’envoi de «\u202fPoster\u202f»' });
    await page.route(toBucket, (route) => route.abort('connectionreset'));
    await addDocument(page);
    await expect(lines(page)).toContainText(['Vérifiez votre connexion, puis réessayez.']);
    await page.unroute(toBucket);

    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && toBucket(new URL(request.url()))) sent += 1;
    });
    const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/v0/resources'));
    await page.route('**/api/v0/resources', (route) => route.abort('connectionreset'), { times: 1 });
    await retry.click();
    await refused;
    await retry.click();
    await expectMessage(page, messages.documentAdded.fr);
    expect(sent).toBe(1);
    await page.reload();
    await expect(lines(page)).toHaveCount(1);
  });
});

test('a sending under way shows how far it is, asks before the screen is left, and can be cancelled', async ({
  as,
  candidate,
}) => {
  const page = await as(candidate);
  await page.goto(path);
  // Never answered.
  await page.route(toBucket, () => undefined);
  const begun = page.waitForRequest((request) => toBucket(new URL(request.url())));
  await addDocument(page);
  await begun;
  await expect(page.getByRole('progressbar', { name: 'Envoi de «\u202fPoster\u202f»' })).toBeVisible();
  await expect(lines(page)).toContainText([/Envoi en cours, .* sur 27.o/]);
  await page.getByRole('navigation', { name: 'Menu principal', exact: true }).getByRole('link').first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Poursuivre' }).click();
  await expect(page).toHaveURL(/\/user\/resources$/);
  const stopped = page.waitForEvent('requestfailed', (request) => toBucket(new URL(request.url())));
  await page.getByRole('button', { name: 'Annuler l’envoi de «\u202fPoster\u202f»' }).click();
  await stopped;
  await expect(lines(page)).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Menu principal', exact: true }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/user\/profile/);
});
