import { expect, expectMessage, field, test } from '#tests/support/story.ts';

const path = '/user/phd';
/** Three planned years that are over: the third is the last, whatever day it is. */
const begun = `${new Date().getUTCFullYear() - 4}-01-15`;
const ends = `${new Date().getUTCFullYear() - 1}-01-14`;

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('the ten details are saved together, and what they say of the year is shown with its ordinal', async ({
    as,
    candidate,
  }) => {
    const page = await as(candidate);
    await page.goto(path);
    const save = page.getByRole('button', { name: 'Save' });
    await expect(save).toBeDisabled();
    await expect(page.getByText('Everything is saved')).toBeVisible();
    await expect(page.getByRole('heading', { name: /doctoral year/ })).toHaveCount(0);

    await field(page, 'Start of the PhD').fill(begun);
    await field(page, 'Expected end').fill(ends);
    await field(page, 'Title of the thesis').fill('Neighbouring blocks');
    await field(page, 'Research domain').selectOption('Sociology');
    await field(page, 'Laboratory or company').fill('Blocks Lab');
    await field(page, 'Research organisation').fill('Northern University');
    await field(page, 'Doctoral school').fill('A school of its own');
    await page.getByRole('group', { name: 'Cotutelle' }).getByLabel('Yes').check();
    await page.getByLabel('CIFRE').check();
    await page.getByLabel('European funding').check();
    await page.getByLabel('Teaching').check();
    await expect(page.getByText('10 unsaved changes')).toBeVisible();
    await save.click();
    await expectMessage(page, 'Doctorate updated successfully');
    await expect(page.getByRole('heading', { name: '3rd doctoral year' })).toBeVisible();
    await expect(page.locator('.knots > li')).toHaveClass(['done', 'done', 'now']);
    await expect(save).toBeDisabled();

    await page.reload();
    await expect(field(page, 'Start of the PhD')).toHaveValue(begun);
    await expect(field(page, 'Expected end')).toHaveValue(ends);
    await expect(field(page, 'Title of the thesis')).toHaveValue('Neighbouring blocks');
    await expect(field(page, 'Research domain').locator('option:checked')).toHaveText('Sociology');
    await expect(field(page, 'Laboratory or company')).toHaveValue('Blocks Lab');
    await expect(field(page, 'Research organisation')).toHaveValue('Northern University');
    await expect(field(page, 'Doctoral school')).toHaveValue('A school of its own');
    await expect(page.getByRole('group', { name: 'Cotutelle' }).getByLabel('Yes')).toBeChecked();
    const ticked = page.getByRole('checkbox', { checked: true });
    await expect(ticked).toHaveCount(3);
    for (const label of ['CIFRE', 'European funding', 'Teaching']) await expect(page.getByLabel(label)).toBeChecked();

    await page.getByRole('link', { name: 'My profile' }).click();
    await page.getByRole('tab', { name: 'PhD' }).click();
    await expect(field(page.getByRole('tabpanel', { name: 'PhD' }), 'Title of the thesis')).toHaveValue(
      'Neighbouring blocks',
    );
  });
});

/** The four tabs and what is written in each, by eye from sections 2 and 3 and D35. */
const written = [
  { tab: 'Your appreciation', labels: ['What you appreciate', 'What you do not appreciate'] },
  {
    tab: 'Speak about your doctorate',
    labels: [
      'About your PhD',
      'Brief description',
      'Research problem',
      'State of the art',
      'Hypothesis',
      'Testing the hypothesis',
      'Analysis of the results',
      'Conclusion',
      'Communication',
    ],
  },
  { tab: 'SMART', labels: ['Your goals'] },
];

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('four tabs ask for about a hundred words each, count them, and are saved one by one', async ({
    as,
    candidate,
  }) => {
    const page = await as(candidate);
    await page.goto(`${path}?activeTab=7`);
    await expect(page.getByRole('tab')).toHaveText(['Details', ...written.map(({ tab }) => tab)]);
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Details');
    const save = page.getByRole('button', { name: 'Save' });
    for (const [index, { tab, labels }] of written.entries()) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page).toHaveURL(new RegExp(`activeTab=${index + 1}$`));
      await expect(page.getByRole('tabpanel').getByRole('textbox')).toHaveCount(labels.length);
      await expect(save).toBeDisabled();
      for (const label of labels) {
        const text = field(page, label);
        await expect(text).toHaveAccessibleDescription(/About 100 words.* 0 words, of about 100/);
        await text.fill(`${label}: one – two.`);
        const words = label.split(' ').length + 2;
        await expect(text).toHaveAccessibleDescription(new RegExp(` ${words} words, of about 100`));
      }
      await save.click();
      // The message of the tab before may still be there.
      await expect(page.getByText('Everything is saved')).toBeVisible();
      await expectMessage(page, 'Doctorate updated successfully');
      await expect(save).toBeDisabled();
    }
    await page.reload();
    await expect(field(page, 'Your goals')).toHaveValue('Your goals: one – two.');
    for (const { tab, labels } of written) {
      await page.getByRole('tab', { name: tab }).click();
      for (const label of labels) await expect(field(page, label)).toHaveValue(`${label}: one – two.`);
    }
  });

  test('the career plan is two texts, saved when they changed, under what most have at their defence', async ({
    as,
    candidate,
  }) => {
    const page = await as(candidate);
    await page.goto('/user/career');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Career plan');
    await expect(page.getByText('62%')).toBeVisible();
    await expect(page.getByText('Exemple Talents, 2020')).toBeVisible();
    const save = page.getByRole('button', { name: 'Save' });
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(2);
    await field(page, 'Professional projects').fill('A post in a public agency.');
    await expect(save).toBeEnabled();
    await field(page, 'Professional projects').fill('');
    await expect(save).toBeDisabled();
    await field(page, 'Professional projects').fill('A post in a public agency.');
    await field(page, 'Plan').fill('Two courses before June.');
    await save.click();
    await expectMessage(page, 'Doctorate updated successfully');
    await page.reload();
    await expect(field(page, 'Professional projects')).toHaveValue('A post in a public agency.');
    await expect(field(page, 'Plan')).toHaveValue('Two courses before June.');
  });
});

test('a doctoral school is found among 305 by its number, acronym or any word, or is kept as typed', async ({
  as,
  candidate,
}) => {
  const page = await as(candidate);
  await page.goto(path);
  const school = page.getByRole('combobox', { name: 'École doctorale' });
  const options = page.getByRole('listbox', { name: 'École doctorale' }).getByRole('option');
  await expect(school).toHaveAccessibleDescription(/parmi 305 écoles/);
  for (const [query, found] of [
    ['570', ['[570] EDSP - Santé Publique']],
    ['bmic', ['[340] BMIC - Biologie Moléculaire, Intégrative et Cellulaire']],
    ['sante  PUBL polit', ['[545] SP2 - Sociétés, Politique, Santé Publique']],
  ] as const) {
    await school.fill(query);
    await expect(options).toHaveText([...found, `Utiliser « ${query.replace('  ', ' ')} » tel quel`]);
  }
  await expect(options.first().locator('mark')).toHaveText(['Polit', 'Santé', 'Publ']);
  await school.press('ArrowDown');
  await school.press('Enter');
  await expect(school).toHaveValue('[545] SP2 - Sociétés, Politique, Santé Publique');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expectMessage(page, 'Doctorat mis à jour');

  await school.fill('École de nulle part');
  await expect(options).toHaveText(['Utiliser « École de nulle part » tel quel']);
  await options.click();
  await expect(school).toHaveValue('École de nulle part');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Tout est enregistré')).toBeVisible();
  await page.reload();
  await expect(school).toHaveValue('École de nulle part');
});

test('the year is written 1re, then 2e', async ({ as, candidate }) => {
  const page = await as(candidate);
  await page.goto(path);
  const day = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  await field(page, 'Début du doctorat').fill(day(100));
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  const year = page.getByRole('heading', { name: /année de doctorat/ });
  await expect(year).toHaveText('1re année de doctorat');
  await expect(year.locator('sup')).toHaveText('re');
  await field(page, 'Début du doctorat').fill(day(500));
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(year).toHaveText('2e année de doctorat');
});

test('only a real change can be saved, and it is not left without asking', async ({ as, candidate }) => {
  const page = await as(candidate);
  await page.goto(path);
  const save = page.getByRole('button', { name: 'Enregistrer' });
  const laboratory = field(page, 'Laboratoire ou entreprise');
  await laboratory.fill('Îlots');
  await expect(page.getByText('1 modification non enregistrée')).toBeVisible();
  await expect(save).toBeEnabled();
  await laboratory.fill('');
  await expect(save).toBeDisabled();
  await page.getByLabel('CIFRE').check();
  await expect(save).toBeEnabled();
  await page.getByLabel('CIFRE').uncheck();
  await expect(save).toBeDisabled();

  await laboratory.fill('Îlots');
  await page.getByRole('link', { name: 'Mon profil' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Poursuivre' }).click();
  await expect(laboratory).toHaveValue('Îlots');
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(laboratory).toHaveValue('');
  await page.getByRole('link', { name: 'Mon profil' }).click();
  await expect(page).toHaveURL(/\/user\/profile$/);
});

test.describe('jobs of an assessment without an answer', () => {
  test.use({ provokes: [422] });

  test('the research domain says what it is used for, and the next assessment begins with it', async ({
    as,
    candidate,
  }) => {
    const page = await as(candidate);
    await page.goto(path);
    const domain = field(page, 'Domaine de recherche');
    await expect(domain).toHaveAccessibleDescription(/sert aussi à suggérer vos métiers/);
    await domain.selectOption('Sociologie');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expectMessage(page, 'Doctorat mis à jour');
    await page.goto('/user/assessment');
    await page.getByRole('button', { name: 'Nouvelle auto-évaluation' }).click();
    await expect(page).toHaveURL(/\/user\/assessment\/[\w.-]+$/);
    await page.goto('/user/jobs');
    await expect(page.getByRole('alert').getByRole('listitem').first()).toBeVisible();
    await expect(field(page, 'Domaine de recherche').locator('option:checked')).toHaveText('Sociologie');
  });
});
