import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { messages } from '#tests/literals/messages.ts';
import { mailedUrl, mailsTo } from '#tests/support/mailbox.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { apiOf, password } from '#tests/support/people.ts';
import { quiet } from '#tests/support/requests.ts';
import { expect, expectMessage, field, fillLogin, message, test } from '#tests/support/story.ts';

const other = 'le-fil-ne-casse-jamais';

const openFromMenu = async (page: Page, name: string) => {
  await page.goto('/');
  await page
    .locator('header.side')
    .getByRole('link', { name: `Votre compte ${name}` })
    .click();
  await expect(page).toHaveURL(/\/account$/);
  // A read that the session's end meets would be refused.
  await quiet(page);
};

test('a candidate who erases their account is led to the way back wherever they sign in, and finds everything unchanged', async ({
  as,
  candidate,
  t,
}) => {
  const { email, firstName } = candidate.user;
  const page = await as(candidate);
  await openFromMenu(page, firstName);
  await page.getByRole('button', { name: 'Effacer mon compte' }).click();
  const dialog = page.getByRole('dialog', { name: t('leaving:erase.title') });
  await field(dialog, 'Mot de passe').fill(password);
  await dialog.getByRole('button', { name: 'Effacer mon compte' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect
    .poll(async () => (await mailsTo(email)).map(({ subject }) => subject))
    .toContain('Votre compte va être effacé');

  await fillLogin(page, t, email);
  await expect(page).toHaveURL(/\/leaving$/);
  await page.goto('/user/profile');
  await expect(page).toHaveURL(/\/leaving$/);
  await page.getByRole('button', { name: 'Garder mon compte' }).click();
  await expect(page).toHaveURL(/\/user$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(firstName);
});

test('a candidate downloads a copy of all their data, with their public CV as a PDF', async ({ as, candidate, t }) => {
  const { id, email, firstName, lastName } = candidate.user;
  await apiOf(candidate.token).usercv.update({ params: { id }, body: { showSkills: true, about: 'Des cartes.' } });
  const page = await as(candidate);
  await openFromMenu(page, firstName);
  const section = page.getByRole('region', { name: 'Emporter vos données' });
  await section.getByRole('button', { name: 'Demander mes données' }).click();
  const dialog = page.getByRole('dialog', { name: t('account:data.title') });
  await field(dialog, 'Mot de passe').fill(password);
  await dialog.getByRole('button', { name: 'Demander mes données' }).click();
  await expect(section).toContainText('Votre archive se prépare.');
  await expect(section).toContainText('Votre archive est prête jusqu’au', { timeout: 60_000 });
  await expect
    .poll(async () => (await mailsTo(email)).map(({ subject }) => subject))
    .toEqual(['Vos données sont prêtes']);

  const coming = page.waitForEvent('download');
  await section.getByRole('button', { name: 'Télécharger' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('thesee-mes-donnees.zip');
  const held = unzipSync(await readFile(await file.path()));
  const textOf = (name: string) => strFromU8(held[name] ?? new Uint8Array());
  expect(textOf('README.txt')).toContain('cv.pdf');
  expect(JSON.parse(textOf('profile.json'))).toMatchObject({ firstName, lastName, email });
  const { pages } = await readPdf(held['cv.pdf'] ?? new Uint8Array());
  const printed = pages.map(({ text }) => text).join(' ');
  for (const said of [`${firstName} ${lastName}`, 'Des cartes.']) expect(printed).toContain(said);
});

test.describe('a session that is ended', () => {
  test.use({ provokes: [401, 422] });

  test('another password signs out every other device', async ({ as, candidate, t }) => {
    const { email, firstName } = candidate.user;
    const [page, elsewhere] = [await as(candidate), await as(candidate)];
    await elsewhere.goto('/user');
    await openFromMenu(page, firstName);
    const open = page.getByRole('button', { name: 'Changer de mot de passe' });
    const dialog = page.getByRole('dialog', { name: 'Changer de mot de passe' });
    const submit = dialog.getByRole('button', { name: 'Mettre à jour le mot de passe' });
    await open.click();
    await field(dialog, 'Mot de passe actuel').fill(password);
    await field(dialog, 'Nouveau mot de passe').fill(other);
    await field(dialog, 'Confirmer le mot de passe').fill(other);
    await submit.click();
    await expectMessage(page, messages.passwordUpdated.fr);
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();

    await page.goto('/user/assessment');
    await expect(page.getByText(t('portfolios:empty'))).toBeVisible();
    await elsewhere.goto('/user/assessment');
    await expect(elsewhere).toHaveURL(/\/login$/);
    await field(elsewhere, 'Adresse e-mail').fill(email);
    await field(elsewhere, 'Mot de passe').fill(other);
    await elsewhere.keyboard.press('Enter');
    await expect(elsewhere).toHaveURL(/\/user/);
  });

  test('all other devices are signed out, or all with this one; who is signed out elsewhere comes back where they were', async ({
    as,
    candidate,
    t,
  }) => {
    const { email, firstName, id } = candidate.user;
    const [here, there] = [await as(null), await as(candidate)];
    await fillLogin(here, t, email);
    await expect(here).toHaveURL(/\/user$/);
    await there.goto('/user');
    // Waits for pending calls: a late one would end the session before the test does.
    await quiet(there);
    await openFromMenu(here, firstName);
    const devices = here.getByRole('region', { name: 'Appareils connectés' });
    const rows = devices.getByRole('listitem');
    // Includes the session through which the test calls the API.
    await expect(rows).toHaveCount(3);
    await expect(rows.filter({ hasText: 'Cet appareil' })).toContainText('Chrome, Linux');
    const others = devices.getByRole('button', { name: 'Déconnecter les autres appareils' });
    const question = here.getByRole('alertdialog');
    await others.click();
    await question.getByRole('button', { name: 'Les laisser connectés' }).click();
    await expect(others).toBeFocused();
    await others.click();
    await question.getByRole('button', { name: 'Les déconnecter' }).click();
    await expectMessage(here, 'Vos autres appareils sont déconnectés');
    await expect(rows).toHaveCount(1);
    const { users } = apiOf(candidate.token);
    await expect(users.get({ params: { id } })).rejects.toMatchObject({ status: 401 });
    // A screen whose data the home has not loaded.
    await there.locator('header.side').getByRole('link', { name: 'Ressources' }).click();
    await expect(there).toHaveURL(/\/login$/);
    await expect(message(there, t('errors:unauthorized'))).toBeVisible();
    await fillLogin(there, t, email);
    await expect(there).toHaveURL(/\/user\/resources$/);
    await quiet(there);

    await devices.getByRole('button', { name: 'Se déconnecter de tous les appareils' }).click();
    await expect(question).toContainText('celui-ci compris');
    await question.getByRole('button', { name: 'Tout déconnecter' }).click();
    await expect(here).toHaveURL(/\/login$/);
    await expectMessage(here, 'Tous vos appareils sont déconnectés');
    expect(await here.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await there.goto('/user/assessment');
    await expect(there).toHaveURL(/\/login$/);
  });

  test('another address takes the place of one’s own once its link was opened', async ({ as, candidate }) => {
    const { email, firstName, id } = candidate.user;
    const next = email.replace('@', '.next@');
    const page = await as(candidate);
    await openFromMenu(page, firstName);
    const section = page.getByRole('region', { name: 'Adresse e-mail' });
    await section.getByRole('button', { name: 'Changer d’adresse' }).click();
    const dialog = page.getByRole('dialog', { name: 'Votre nouvelle adresse' });
    await field(dialog, 'Adresse e-mail').fill(next);
    await field(dialog, 'Mot de passe').fill(password);
    await dialog.getByRole('button', { name: 'Envoyer le lien' }).click();
    await expectMessage(page, `Lien envoyé à ${next}`);
    await expect(section.getByText(email)).toBeVisible();

    await expect.poll(() => mailedUrl(next, 'confirm-email')).not.toBe('');
    await page.goto(await mailedUrl(next, 'confirm-email'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Adresse confirmée');
    await openFromMenu(page, firstName);
    await expect(section.getByText(next)).toBeVisible();
    await expect
      .poll(async () => (await mailsTo(email)).map(({ subject }) => subject))
      .toEqual(['L’adresse de votre compte a été modifiée']);
    const user = await apiOf(candidate.token).users.get({ params: { id } });
    expect(user).toMatchObject({ email: next, emailConfirmed: true });
  });
});
