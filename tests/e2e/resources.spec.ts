import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Language } from '#shared/lists.ts';
import { messages } from '#tests/literals/messages.ts';
import { largeFile } from '#tests/support/large-file.ts';
import { expect, expectMessage, field, test } from '#tests/support/story.ts';

const path = '/user/resources';
const words = {
  en: {
    add: { document: 'Add a document', link: 'Add a link' },
    edit: { document: 'Edit the document', link: 'Edit the link' },
    fields: { name: 'Name', description: 'Description', file: 'File', url: 'Address' },
    save: 'Save',
    discard: 'Discard',
    remove: 'Delete',
    of: (verb: 'Edit' | 'Delete' | 'Download', name: string) => `${verb} “${name}”`,
  },
  fr: {
    add: { document: 'Ajouter un document', link: 'Ajouter un lien' },
    edit: { document: 'Modifier le document', link: 'Modifier le lien' },
    fields: { name: 'Nom', description: 'Description', file: 'Fichier', url: 'Adresse' },
    save: 'Enregistrer',
    discard: 'Abandonner',
    remove: 'Supprimer',
    of: (verb: 'Edit' | 'Delete' | 'Download', name: string) =>
      `${{ Edit: 'Modifier', Delete: 'Supprimer', Download: 'Télécharger' }[verb]} «\u202f${name}\u202f»`,
  },
} as const;

const poster = {
  name: 'affiche de Lille.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('Trois communes, 412 îlots.'),
};
const documents = (page: Page) => page.locator('.kept-list').nth(0);
const links = (page: Page) => page.locator('.kept-list').nth(1);
const lines = (page: Page) => documents(page).getByRole('listitem');

const addDocument = async (page: Page, language: Language, name = 'Poster', file = poster) => {
  const { add, fields } = words[language];
  await page.getByRole('button', { name: add.document }).click();
  const dialog = page.getByRole('dialog', { name: add.document });
  await field(dialog, fields.name).fill(name);
  await field(dialog, fields.description).fill('Lille, 2026');
  await field(dialog, fields.file).setInputFiles(file);
  await dialog.getByRole('button', { name: add.document }).click();
  await expect(dialog).toBeHidden();
};

for (const language of ['fr', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });
    const { add, edit, fields, save, remove, of } = words[language];

    test(`a document is added, saved under its own name, edited and deleted (${language})`, async ({
      as,
      candidate,
    }) => {
      const page = await as(candidate);
      await page.goto(path);
      await addDocument(page, language);
      await expectMessage(page, messages.documentAdded[language]);
      const size = language === 'fr' ? '27 o' : '27 byte';
      const name = 'Poster';
      await expect(lines(page)).toHaveText([`PosterLille, 2026affiche de Lille.txt · ${size}`]);

      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: of('Download', name) }).click();
      const saved = await download;
      expect(saved.suggestedFilename()).toBe(poster.name);
      expect(await readFile(await saved.path(), 'utf8')).toBe('Trois communes, 412 îlots.');

      await page.getByRole('button', { name: of('Edit', name) }).click();
      const dialog = page.getByRole('dialog', { name: edit.document });
      await field(dialog, fields.name).fill('  ');
      await expect(dialog.getByRole('button', { name: save })).toBeDisabled();
      await field(dialog, fields.name).fill('Poster de Lille');
      await dialog.getByRole('button', { name: save }).click();
      await expectMessage(page, messages.documentUpdated[language]);
      await expect(lines(page)).toContainText(['Poster de Lille']);

      await page.getByRole('button', { name: of('Delete', 'Poster de Lille') }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: remove }).click();
      await expectMessage(page, messages.documentDeleted[language]);
      await expect(lines(page)).toHaveCount(0);
      await expect(documents(page).getByRole('heading', { level: 2 }).first()).toBeFocused();
    });

    test(`a link is added, opens in a new tab, is edited and deleted (${language})`, async ({ as, candidate }) => {
      const page = await as(candidate);
      await page.goto(path);
      await page.getByRole('button', { name: add.link }).click();
      const adding = page.getByRole('dialog', { name: add.link });
      await field(adding, fields.name).fill('Carnet');
      await field(adding, fields.description).fill('Notes de terrain');
      await field(adding, fields.url).fill('carnets.example/notes');
      await adding.getByRole('button', { name: add.link }).click();
      await expectMessage(page, messages.linkAdded[language]);
      const link = links(page).getByRole('link', { name: /^Carnet/ });
      await expect(link).toHaveAttribute('href', 'http://carnets.example/notes');
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);

      await page.getByRole('button', { name: of('Edit', 'Carnet') }).click();
      const editing = page.getByRole('dialog', { name: edit.link });
      await field(editing, fields.url).fill('https://carnets.example/');
      await editing.getByRole('button', { name: save }).click();
      await expectMessage(page, messages.linkUpdated[language]);
      await expect(links(page).getByRole('listitem')).toContainText(['carnets.example']);

      await page.getByRole('button', { name: of('Delete', 'Carnet') }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: remove }).click();
      await expectMessage(page, messages.linkDeleted[language]);
      await expect(links(page).getByRole('listitem')).toHaveCount(0);
    });
  });
}

test('nothing can be sent while the name, the description, the file or the address is empty', async ({
  as,
  candidate,
}) => {
  const page = await as(candidate);
  await page.goto(path);
  for (const [title, last] of [
    ['Ajouter un document', async () => field(page.getByRole('dialog'), 'Fichier').setInputFiles(poster)],
    ['Ajouter un lien', async () => field(page.getByRole('dialog'), 'Adresse').fill('carnets.example')],
  ] as const) {
    await page.getByRole('button', { name: title }).click();
    const dialog = page.getByRole('dialog', { name: title });
    const submit = dialog.getByRole('button', { name: title });
    await expect(submit).toBeDisabled();
    await field(dialog, 'Nom').fill('Poster');
    await field(dialog, 'Description').fill('   ');
    await last();
    await expect(submit).toBeDisabled();
    await field(dialog, 'Description').fill('Lille');
    await expect(submit).toBeEnabled();
    await field(dialog, 'Nom').fill('');
    await expect(submit).toBeDisabled();
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Abandonner' }).click();
    await expect(dialog).toBeHidden();
  }
});

test('a document above 25 MB, or an empty one, is refused where it is chosen', async ({ as, candidate }) => {
  const page = await as(candidate);
  await page.goto(path);
  await page.getByRole('button', { name: 'Ajouter un document' }).click();
  const dialog = page.getByRole('dialog');
  const file = field(dialog, 'Fichier');
  await file.setInputFiles(largeFile('poster.pdf', 25 * 1024 * 1024 + 1));
  await expect(file).toHaveAccessibleDescription(/Un document fait au plus 25.Mo\./);
  await expectMessage(page, 'Un document fait au plus 25', 'error');
  await file.setInputFiles({ ...poster, buffer: Buffer.alloc(0) });
  await expect(file).toHaveAccessibleDescription(/Ce fichier est vide\./);
  await field(dialog, 'Nom').fill('Poster');
  await field(dialog, 'Description').fill('Lille');
  await expect(dialog.getByRole('button', { name: 'Ajouter un document' })).toBeDisabled();
  await file.setInputFiles(poster);
  await expect(dialog.getByText(poster.name)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Ajouter un document' })).toBeEnabled();
});

/** What is sent to the bucket, which is another host than the site. */
const toBucket = (url: URL) => url.origin !== process.env.THESEE_ORIGIN;

test.describe('a sending that is cut', () => {
  test.use({ provokes: ['ERR_CONNECTION_RESET'] });

  test('says so in its line and goes on when one tries again', async ({ as, candidate }) => {
    const page = await as(candidate);
    await page.goto(path);
    await page.route(toBucket, (route) => route.abort('connectionreset'));
    await addDocument(page, 'fr');
    await expect(lines(page).getByRole('alert')).toContainText('Le serveur ne répond pas.');
    await page.unroute(toBucket);
    await page.getByRole('button', { name: 'Réessayer l’envoi de «\u202fPoster\u202f»' }).click();
    await expectMessage(page, messages.documentAdded.fr);
    await expect(lines(page)).toHaveCount(1);
    await page.reload();
    await expect(lines(page)).toHaveCount(1);
  });

  test('after the file has arrived does not send it again', async ({ as, candidate }) => {
    const page = await as(candidate);
    await page.goto(path);
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && toBucket(new URL(request.url()))) sent += 1;
    });
    await page.route('**/api/v0/resources', (route) => route.abort('connectionreset'), { times: 1 });
    await addDocument(page, 'fr');
    await page.getByRole('button', { name: 'Réessayer l’envoi de «\u202fPoster\u202f»' }).click();
    await expectMessage(page, messages.documentAdded.fr);
    expect(sent).toBe(1);
  });
});

test('a sending under way shows how far it is, asks before the screen is left, and can be cancelled', async ({
  as,
  candidate,
}) => {
  const page = await as(candidate);
  await page.goto(path);
  // It never gets an answer.
  await page.route(toBucket, () => undefined);
  const begun = page.waitForRequest((request) => toBucket(new URL(request.url())));
  await addDocument(page, 'fr');
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

test('those of the university are there to read, in a tab of their own', async ({ as }) => {
  const page = await as('user@demo.test');
  await page.goto(path);
  await expect(page.getByRole('tab')).toHaveText(['Mes ressources', 'Ressources de l’université']);
  await page.getByRole('tab', { name: 'Ressources de l’université' }).click();
  await expect(page).toHaveURL(/\?activeTab=1$/);
  await expect(lines(page)).toHaveCount(3);
  await expect(links(page).getByRole('listitem')).toHaveCount(2);
  const actions = page.getByRole('tabpanel').getByRole('button');
  await expect(actions).toHaveCount(3);
  for (const action of await actions.all()) await expect(action).toHaveAccessibleName(/^Télécharger/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger «\u202fCharte du doctorat\u202f»' }).click();
  expect((await download).suggestedFilename()).toBe('Charte du doctorat.pdf');
});
