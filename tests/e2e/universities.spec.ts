import type { Page } from '@playwright/test';
import { nanoid } from 'nanoid';
import { commit } from '#functions/data/commit.ts';
import { dissolved } from '#functions/data/dissolution.ts';
import { deletionOf, failTask, findTask } from '#functions/data/tasks.ts';
import type { Session } from '#shared/schemas/user.ts';
import { messages } from '#tests/literals/messages.ts';
import { mailsTo } from '#tests/support/mailbox.ts';
import { apiOf, createHome, type Home } from '#tests/support/people.ts';
import { expect, expectMessage, field, test as story } from '#tests/support/story.ts';

/** A super administrator, and a university of this story's own, with one candidate and one who waits. */
type Campus = Home & { boss: Session; candidate1: Session; newcomer1: Session };

let counter = 3000;
const test = story.extend<{ campus: Campus }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed
  campus: async ({}, use, { workerIndex }) => {
    counter += 1;
    const home = await createHome(1000 * workerIndex + counter);
    const [candidate1, newcomer1] = [await home.candidate('Violette'), await home.newcomer('Ulysse')];
    await use({ ...home, boss: await home.superAdmin(), candidate1, newcomer1 });
  },
});

const listPath = '/super-admin/universities';
const rows = (page: Page) => page.getByRole('table').locator('tbody tr');
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
const dialog = (page: Page) => page.getByRole('dialog');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const notes = (page: Page) => page.locator('.deletions .note');
/** Tells the universities of one story from all others. */
const newMark = () => nanoid(8).replace(/[-_]/g, 'x');
const namedAlone = () => `Université de l’Estuaire ${newMark()}`;

for (const { language, words } of [
  {
    language: 'fr',
    words: {
      add: 'Ajouter une université',
      columns: ['Nom', 'Date de création', 'Ville', 'Action'],
      noCity: 'Non renseignée',
      today: { day: 'numeric', month: 'long', year: 'numeric' },
      locale: 'fr-FR',
    },
  },
  {
    language: 'en',
    words: {
      add: 'Add a university',
      columns: ['Name', 'Creation date', 'City', 'Action'],
      noCity: 'Not given',
      today: { day: 'numeric', month: 'long', year: 'numeric' },
      locale: 'en-US',
    },
  },
] as const) {
  test.describe(language, () => {
    test.use({ language });

    test(`a university is added by its name, found by it and opened (${language})`, async ({ as, campus, t }) => {
      const page = await as(campus.boss);
      await page.goto('/super-admin');
      const reply = page.waitForResponse('**/api/v0/universities');
      await page
        .getByRole('navigation')
        .getByRole('link', { name: t('menu:universities.label') })
        .first()
        .click();
      const { rows: all }: { rows: unknown[] } = await (await reply).json();
      await expect(page).toHaveURL(new RegExp(`${listPath}$`));
      await expect(heading(page)).toContainText(t('universityList:count', { count: all.length }));
      await expect(page.getByRole('columnheader')).toHaveText(words.columns);

      const name = namedAlone();
      await button(page, words.add).click();
      const submit = dialog(page).getByRole('button', { name: t('universityList:add.submit'), exact: true });
      await expect(submit).toBeDisabled();
      await field(dialog(page), t('universityList:name')).fill('   ');
      await expect(submit).toBeDisabled();
      await field(dialog(page), t('universityList:name')).fill(name);
      await submit.click();
      await expectMessage(page, messages.universityCreated[language]);
      // As long as it is open, nothing outside it can be typed into.
      await expect(dialog(page)).toHaveCount(0);

      await page.getByRole('searchbox').fill(name.slice(10).toUpperCase());
      await expect(rows(page)).toHaveCount(1);
      await expect(row(page, name).locator('.logo-tile')).toHaveText(`E${name.at(-8)?.toUpperCase()}`);
      const day = new Intl.DateTimeFormat(words.locale, words.today).format(new Date()).replace(/^1 /, '1er ');
      await expect(row(page, name)).toContainText(day);
      await expect(row(page, name)).toContainText(words.noCity);

      await page.getByRole('link', { name: t('universityList:edit', { name }) }).click();
      await expect(heading(page)).toHaveText(name);
      await expect(page).toHaveTitle(new RegExp(`^${name} · .* · Thésée$`));
      await expect(button(page, t('save'))).toBeDisabled();
      for (const [label, text] of [
        ['city', 'Saint-Nazaire'],
        ['country', 'France'],
        ['address', '3, quai des Marées'],
      ] as const) {
        await page.getByRole('textbox', { name: t(`universities:${label}`), exact: true }).fill(text);
      }
      await button(page, t('save')).click();
      await expectMessage(page, messages.universityUpdated[language]);
      await expect(button(page, t('save'))).toBeDisabled();
      await page
        .getByRole('main')
        .getByRole('link', { name: t('universityList:title'), exact: true })
        .click();
      await page.getByRole('searchbox').fill(name);
      await expect(row(page, name)).toContainText('Saint-Nazaire');
    });
  });
}

test('the list is sorted by its columns, a university without a city last', async ({ as, campus }) => {
  const { universities } = apiOf(campus.boss.token);
  const mark = newMark();
  for (const [name, city] of [
    ['Rive', 'Zurich'],
    ['Baie', null],
    ['Orne', 'Alençon'],
  ] as const) {
    await universities.create({ body: { name: `${name} ${mark}`, city } });
  }
  const page = await as(campus.boss);
  await page.goto(listPath);
  await page.getByRole('searchbox').fill(mark);
  const sort = (name: string) => page.getByRole('columnheader').getByRole('button', { name }).click();
  await expect(rows(page)).toContainText(['Baie', 'Orne', 'Rive']);
  await sort('Ville');
  await expect(rows(page)).toContainText(['Orne', 'Rive', 'Baie']);
  await sort('Date de création');
  await expect(rows(page)).toContainText(['Rive', 'Baie', 'Orne']);
  await sort('Nom');
  await sort('Nom');
  await expect(rows(page)).toContainText(['Rive', 'Orne', 'Baie']);
});

test('a university without members is deleted once its exact name is typed: capitals and spaces count', async ({
  as,
  campus,
  t,
}) => {
  const name = namedAlone();
  await apiOf(campus.boss.token).universities.create({ body: { name } });
  const page = await as(campus.boss);
  await page.goto(listPath);
  const open = () => button(page, `Supprimer ${name}`).click();
  await page.getByRole('searchbox').fill(name);
  await open();
  await expect(dialog(page)).toContainText('Elle n’a aucun membre.');
  await expect(dialog(page).getByRole('checkbox')).toHaveCount(0);
  const remove = dialog(page).getByRole('button', { name: 'Supprimer', exact: true });
  const typed = field(dialog(page), `Pour confirmer, écrivez ${name}`);
  for (const wrong of ['', name.toLowerCase(), `${name} `, ` ${name}`, name.replace(' ', '  '), name.slice(0, -1)]) {
    await typed.fill(wrong);
    await expect(remove).toBeDisabled();
  }
  await typed.blur();
  await expect(dialog(page)).toContainText(t('universityList:remove.differs'));
  await typed.fill(name);
  await expect(remove).toBeEnabled();

  // What was typed is not thrown away unasked.
  await page.keyboard.press('Escape');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('discard.discard') })
    .click();
  await expect(row(page, name)).toBeVisible();

  await open();
  await typed.fill(name);
  await remove.click();
  await expectMessage(page, messages.universityDeleted.fr);
  await expect(row(page, name)).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
  await expect(notes(page).filter({ hasText: name })).toContainText('Ce qui était à elle s’efface');
});

test('a university with members gives them to the one that is chosen; how far that is can be read after coming back', async ({
  as,
  campus,
}) => {
  const { university, boss, admin, candidate1, newcomer1 } = campus;
  const { universities, users } = apiOf(boss.token);
  const target = await universities.create({ body: { name: namedAlone(), city: 'Brest' } });
  const page = await as(boss);
  await page.goto(listPath);
  await page.getByRole('searchbox').fill(university.name);
  await button(page, `Supprimer ${university.name}`).click();
  for (const fate of [
    /3 personnes.*Rejoignent l’université choisie/,
    /dont 1 en attente.*attend la réponse/,
    /dont 1 à l’administration.*Perd ce rôle/,
    /Ressources partagées, logo.*Sont effacés/,
  ]) {
    await expect(dialog(page).locator('.fate > div').filter({ hasText: fate })).toBeVisible();
  }
  const remove = dialog(page).getByRole('button', { name: 'Transférer et supprimer', exact: true });
  const to = dialog(page).getByRole('combobox', { name: 'Vers' });
  await field(dialog(page), 'Pour confirmer').fill(university.name);
  await expect(remove).toBeDisabled();
  await to.fill(university.name);
  await expect(dialog(page).getByRole('option')).toHaveCount(0);
  await to.fill(target.name);
  await dialog(page)
    .getByRole('option', { name: `${target.name}, Brest` })
    .click();
  await remove.click();
  await expectMessage(page, messages.universityDeleted.fr);

  const note = notes(page).filter({ hasText: university.name });
  await expect(note).toContainText('Suppression en cours');
  await expect(note).toContainText(`3 personnes ont rejoint « ${target.name} »`);
  await page.goto('/super-admin');
  await page.goto(listPath);
  await expect(note).toContainText('une dernière vérification suit');
  const members = async () => (await users.listOfUniversity({ params: { universityId: target.id }, query: {} })).rows;
  await expect
    .poll(async () => (await members()).map(({ id, role, status }) => `${id} ${role} ${status}`).sort())
    .toEqual(
      [
        `${admin.user.id} user ACCEPTED`,
        `${candidate1.user.id} user ACCEPTED`,
        `${newcomer1.user.id} user PENDING`,
      ].sort(),
    );

  const task = (await findTask(deletionOf(university.id))) ?? expect.soft(null).not.toBeNull();
  if (task) await commit(dissolved(task, new Date()), { now: new Date() });
  await expect(note).toContainText('Suppression terminée');
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  await expect(note).toHaveCount(0);
});

test.describe('refused', () => {
  test.use({ provokes: [409] });

  test('members whom nobody gave a university keep theirs', async ({ as, campus }) => {
    const page = await as(campus.boss);
    await page.goto(listPath);
    await page.getByRole('searchbox').fill(campus.university.name);
    await button(page, `Supprimer ${campus.university.name}`).click();
    await dialog(page).getByRole('checkbox', { name: 'Transférer les 3 personnes' }).uncheck();
    await expect(dialog(page).getByRole('combobox')).toHaveCount(0);
    await field(dialog(page), 'Pour confirmer').fill(campus.university.name);
    await dialog(page).getByRole('button', { name: 'Supprimer', exact: true }).click();
    await expect(dialog(page).locator('.note')).toContainText(
      'Cette université a encore des membres : choisissez l’université qui les accueille.',
    );
    await dialog(page).getByRole('checkbox').check();
    await expect(dialog(page).getByRole('button', { name: 'Transférer et supprimer' })).toBeDisabled();
  });
});

test('a deletion that keeps failing says so, and home counts it', async ({ as, campus }) => {
  const { universities } = apiOf(campus.boss.token);
  const { id, name } = await universities.create({ body: { name: namedAlone() } });
  await universities.remove({ params: { id }, query: {} });
  const fail = async () => {
    const task = await findTask(deletionOf(id));
    // Not while it is being done: whoever does it would write over that. Taken once, it waits for its last check.
    if (!task || task.version === 1 || task.attempts > 0) return false;
    const at = new Date(Date.now() + 3_600_000);
    return failTask(task, { at, failure: 'Error', isParked: true }, { now: new Date() });
  };
  await expect.poll(fail).toBe(true);
  const page = await as(campus.boss);
  await page.goto(listPath);
  await expect(notes(page).filter({ hasText: name })).toContainText('Suppression arrêtée');
  await page.goto('/super-admin');
  await expect(page.locator('.duties > li').filter({ hasText: 'Travaux de fond arrêtés' })).toContainText(
    'task_parked',
  );
});

test('home leads to the universities without an administrator, and to those where requests wait', async ({
  as,
  campus,
}) => {
  const { university, boss } = campus;
  const alone = await apiOf(boss.token).universities.create({ body: { name: namedAlone() } });
  const page = await as(boss);
  await page.goto('/super-admin');
  await expect(page.getByText('Sélectionnez un onglet pour commencer')).toBeVisible();
  await page.getByRole('link', { name: 'Voir ces universités' }).click();
  await expect(page).toHaveURL(/\?show=withoutAdministrator$/);
  await expect(row(page, alone.name)).toBeVisible();
  await expect(row(page, university.name)).toHaveCount(0);
  await page.goBack();
  await page.getByRole('link', { name: 'Voir où elles attendent' }).click();
  await expect(row(page, university.name)).toContainText('1 demande en attente');
  await expect(row(page, alone.name)).toHaveCount(0);
  await row(page, university.name).getByRole('link', { name: university.name, exact: true }).click();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Membres');
  await expect(row(page, 'Ulysse')).toBeVisible();
});

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('the members of a university are created, accepted, mailed a link for a new password, opened and deleted', async ({
    as,
    campus,
    t,
  }) => {
    const { university, boss, candidate1, newcomer1 } = campus;
    const page = await as(boss);
    await page.goto(`${listPath}/${university.id}?activeTab=1`);
    await expect(rows(page)).toHaveCount(3);
    await button(page, t('users:add.button')).click();
    const email = `${newMark().toLowerCase()}@story.test`;
    await field(dialog(page), 'First name').fill('Ondine');
    await field(dialog(page), 'Last name').fill('Sérilhac');
    await field(dialog(page), 'E-mail').fill(email);
    await dialog(page).locator('input[type="password"]').fill('trois loutres au canal');
    await dialog(page)
      .getByRole('button', { name: t('users:add.check') })
      .click();
    await page.getByRole('button', { name: t('users:verify.create') }).click();
    await expectMessage(page, 'User created successfully.');
    await expect(row(page, email).locator('.chip')).toHaveText('Accepted');
    await expect(rows(page)).toHaveCount(4);

    const status = (firstName: string) => row(page, firstName).locator('.chip');
    await expect(rows(page).first().locator('.chip')).toHaveText('Pending');
    await page.getByRole('columnheader').getByRole('button', { name: 'Status' }).click();
    await expect(rows(page).last().locator('.chip')).toHaveText('Pending');

    await button(page, 'Accept Ulysse Sérilhac').click();
    await expectMessage(page, messages.statusUpdated.en);
    await expect(status('Ulysse')).toHaveText('Accepted');
    expect(await apiOf(newcomer1.token).users.get({ params: { id: newcomer1.user.id } })).toMatchObject({
      status: 'ACCEPTED',
    });

    await button(page, t('users:mailWho', { name: 'Violette Sérilhac' })).click();
    await expectMessage(page, 'User mail sent successfully.');
    await expect
      .poll(async () => (await mailsTo(candidate1.user.email)).at(-1)?.text ?? '')
      .toContain('/reset-password?');

    await page.getByRole('link', { name: 'Edit Violette Sérilhac' }).click();
    await expect(page).toHaveURL(new RegExp(`${university.id}/users/${candidate1.user.id}$`));
    await field(page, 'First name').fill('Viola');
    await button(page, 'Save').click();
    await expectMessage(page, messages.userEdited.en);
    await expect(button(page, 'Save')).toBeDisabled();
    await page.getByRole('main').getByRole('link', { name: university.name }).click();
    await expect(row(page, 'Viola')).toBeVisible();

    await button(page, 'Delete Viola Sérilhac').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expectMessage(page, 'User deleted successfully.');
    await expect(row(page, 'Viola')).toHaveCount(0);
  });
});

test('a member moves to another university, with what they keep and lose said before', async ({ as, campus }) => {
  const { university, boss, candidate1 } = campus;
  const { universities, users } = apiOf(boss.token);
  const target = await universities.create({ body: { name: namedAlone() } });
  await users.update({ params: { id: candidate1.user.id }, body: { role: 'admin' } });
  const page = await as(boss);
  await page.goto(`${listPath}/${university.id}/users/${candidate1.user.id}`);
  await button(page, 'Changer d’université').click();
  const items = dialog(page).getByRole('listitem');
  await expect(items).toContainText(['suivent', 'Le rôle d’administration se perd', 'journal']);
  const move = dialog(page).getByRole('button', { name: 'Changer d’université', exact: true });
  await expect(move).toBeDisabled();
  await dialog(page).getByRole('combobox', { name: 'Vers' }).fill(target.name);
  await dialog(page).getByRole('option', { name: target.name }).click();
  await move.click();
  await expectMessage(page, 'Membre transféré');
  await expect(page).toHaveURL(new RegExp(`${target.id}/users/${candidate1.user.id}$`));
  await expect(page.getByRole('main').getByRole('link', { name: target.name })).toBeVisible();
  expect(await users.get({ params: { id: candidate1.user.id } })).toMatchObject({
    UniversityId: target.id,
    role: 'user',
  });
});

test.describe('refused too', () => {
  test.use({ provokes: [409, 404] });

  test('the last administrator stays where they are, and what does not exist says so', async ({ as, campus }) => {
    const { university, boss, admin } = campus;
    const target = await apiOf(boss.token).universities.create({ body: { name: namedAlone() } });
    const page = await as(boss);
    await page.goto(`${listPath}/${university.id}/users/${admin.user.id}`);
    await button(page, 'Changer d’université').click();
    await dialog(page).getByRole('combobox', { name: 'Vers' }).fill(target.name);
    await dialog(page).getByRole('option', { name: target.name }).click();
    await dialog(page).getByRole('button', { name: 'Changer d’université', exact: true }).click();
    await expect(dialog(page).locator('.note')).toContainText('au moins un administrateur');

    await page.goto(`${listPath}/personne`);
    await expect(page.getByRole('heading', { name: 'Introuvable' })).toBeVisible();
    await page.getByRole('link', { name: 'Retour aux universités' }).click();
    await expect(page).toHaveURL(new RegExp(`${listPath}$`));
  });
});
