import { messages } from '#tests/literals/messages.ts';
import { apiOf } from '#tests/support/people.ts';
import { expect, expectMessage, field } from '#tests/support/story.ts';
import {
  button,
  dialog,
  heading,
  listPath,
  namedAlone,
  newMark,
  row,
  rows,
  test,
} from '#tests/support/universities.ts';

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

test('a super administrator sees what a university used and gives it a larger share', async ({ as, campus }) => {
  const { university, boss, candidate1 } = campus;
  const { portfolios } = apiOf(candidate1.token);
  const { id } = await portfolios.create({ body: { title: 'Bilan' } });
  await portfolios.generateJobs({ params: { id } }).catch(() => null);
  const page = await as(boss);
  await page.goto(`${listPath}/${university.id}?activeTab=2`);
  await expect(page.getByRole('columnheader')).toHaveText([
    'Jour',
    'Métiers suggérés',
    'Messages envoyés',
    'PDF',
    'Fichiers déposés',
  ]);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).getByRole('cell').nth(1)).toHaveText('1');
  const share = page.getByRole('spinbutton', { name: 'Nombre de parts (1 à 100)' });
  await share.fill('101');
  await share.blur();
  await expect(page.getByText('La valeur maximale est 100.')).toBeVisible();
  await share.fill('4');
  await button(page, 'Enregistrer').click();
  await expectMessage(page, 'Part modifiée');
  await page.reload();
  await expect(share).toHaveValue('4');
});
