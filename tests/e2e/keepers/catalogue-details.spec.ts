import type { Page } from '@playwright/test';
import { keeper, keepersApi } from '#tests/support/keeper.ts';
import { expect, expectMessage, field, test } from '#tests/support/story.ts';

/** What keepers say of an entry of the shared catalogue, in both languages. */

test.use({ language: 'en' });

const inLanguage = (page: Page, name: 'Français' | 'English') => page.getByRole('group', { name });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).first();

/** A job that is offered to nobody. */
const hiddenJob = async (name: string) => {
  const api = await keepersApi();
  const job = await api.createJob({ body: { name, nameFR: `${name} (fr)`, active: false } });
  return { job, read: () => api.getJob({ params: { id: job.id } }), api };
};

test('a job’s texts and state are edited side by side, and can be saved only when something changed', async ({
  as,
}) => {
  const { job, read, api } = await hiddenJob('Horologist');
  const page = await as(keeper);
  await page.goto('/super-admin/jobs');
  await page.getByRole('searchbox').fill('horolog');
  await page.getByRole('link', { name: 'Horologist', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/super-admin/jobs/${job.id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Horologist');
  await expect(page).toHaveTitle(/Horologist/);
  await expect(save(page)).toBeDisabled();

  const english = inLanguage(page, 'English');
  const french = inLanguage(page, 'Français');
  await field(english, 'Name').fill('Horologist and clockmaker');
  await expect(save(page)).toBeEnabled();
  await field(english, 'Name').fill('Horologist');
  await expect(save(page)).toBeDisabled();

  await field(english, 'Name').fill('Clockmaker');
  await field(french, 'Name').fill('Horlogère ou horloger');
  await field(english, 'Description').fill('Mends what shows the time.');
  await field(french, 'Description').fill('Répare ce qui donne l’heure.');
  await field(french, 'Short definition').fill('Réparer les montres');
  await expect(page.getByRole('radio', { name: 'No', exact: true })).toBeChecked();
  await expect(page.getByText('5 unsaved changes')).toBeVisible();
  await save(page).click();
  await expectMessage(page, 'Job updated successfully');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clockmaker');
  await expect(save(page)).toBeDisabled();
  expect(await read()).toMatchObject({
    name: 'Clockmaker',
    nameFR: 'Horlogère ou horloger',
    description: 'Mends what shows the time.',
    descriptionFR: 'Répare ce qui donne l’heure.',
    definitionFR: 'Réparer les montres',
    active: false,
  });

  await page.getByText('Yes', { exact: true }).click();
  await save(page).click();
  await expect.poll(async () => (await read()).active).toBe(true);
  await page.close();
  await api.removeJob({ params: { id: job.id } });
});

test('what describes a job is folded below: kinds of work, employers, family, domains and subjects', async ({ as }) => {
  const { job, read, api } = await hiddenJob('Lexicographer');
  const page = await as(keeper);
  await page.goto(`/super-admin/jobs/${job.id}`);
  await page.getByText('What describes and places this job').click();
  const core = page.getByRole('group', { name: 'Core kinds of work' });
  await core.getByText('Culture and heritage').click();
  await core.getByText('Research', { exact: true }).click();
  await page.getByRole('group', { name: 'Employers' }).getByText('Company').click();
  await field(page, 'Family in French').fill('Langue');
  await field(page, 'Beyond a PhD').selectOption('A competition');
  await page.getByRole('group', { name: 'Research domains' }).getByText('Languages').click();
  await field(page, 'Subjects in French').pressSequentially('lexique; étymologie;');
  await expect(field(page, 'Subjects in French')).toHaveValue('lexique; étymologie;');
  await field(page, 'Subjects in English').fill('lexicon; lexicon; etymology');
  await save(page).click();
  await expectMessage(page, 'Job updated successfully');
  expect(await read()).toMatchObject({
    coreKinds: ['research', 'culture_heritage'],
    employers: ['company'],
    familyFR: 'Langue',
    requirement: 'competition',
    researchDomains: [14],
    subjectsFR: ['lexique', 'étymologie'],
    subjects: ['lexicon', 'etymology'],
  });
  await page.close();
  await api.removeJob({ params: { id: job.id } });
});

test('leaving with something unsaved asks first; another tab of the page keeps it', async ({ as }) => {
  const { job, api } = await hiddenJob('Cartographer');
  const page = await as(keeper);
  await page.goto(`/super-admin/jobs/${job.id}`);
  await field(inLanguage(page, 'English'), 'Name').fill('Mapmaker');
  await page.getByRole('tab', { name: 'Associated activities' }).click();
  await expect(page).toHaveURL(/activeTab=1$/);
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(field(inLanguage(page, 'English'), 'Name')).toHaveValue('Mapmaker');
  await page.getByRole('link', { name: 'Skills', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(field(inLanguage(page, 'English'), 'Name')).toHaveValue('Mapmaker');
  await page.getByRole('link', { name: 'Skills', exact: true }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(/\/super-admin\/skills$/);
  await page.close();
  await api.removeJob({ params: { id: job.id } });
});

test('an activity and a skill are edited in both languages and given a category', async ({ as }) => {
  const api = await keepersApi();
  const names = { name: 'Tuning', nameFR: 'Accorder' };
  const activity = await api.createActivity({ body: { ...names, category: 1 } });
  const skill = await api.createSkill({ body: { ...names, category: 1 } });
  const page = await as(keeper);
  for (const [path, id, words] of [
    ['activities', activity.id, 'Activity updated successfully'],
    ['skills', skill.id, 'Skill updated successfully'],
  ] as const) {
    await page.goto(`/super-admin/${path}/${id}`);
    await expect(save(page)).toBeDisabled();
    await field(inLanguage(page, 'Français'), 'Name').fill('Accorder un piano');
    await field(inLanguage(page, 'English'), 'Description').fill('Listening, turning, listening again.');
    await field(page, 'Category').selectOption('2');
    await save(page).click();
    await expectMessage(page, words);
    await expect(save(page)).toBeDisabled();
  }
  const said = { nameFR: 'Accorder un piano', description: 'Listening, turning, listening again.', category: 2 };
  expect(await api.getActivity({ params: { id: activity.id } })).toMatchObject(said);
  expect(await api.getSkill({ params: { id: skill.id } })).toMatchObject(said);
  await page.close();
  await api.removeActivity({ params: { id: activity.id } });
  await api.removeSkill({ params: { id: skill.id } });
});

test.describe('meanwhile', () => {
  test.use({ provokes: [412, 404] });

  test('what another keeper deleted is said to be gone, with the way back', async ({ as }) => {
    const { job, api } = await hiddenJob('Lamplighter');
    await api.removeJob({ params: { id: job.id } });
    const page = await as(keeper);
    await page.goto(`/super-admin/jobs/${job.id}`);
    await page.getByRole('link', { name: 'Back to the jobs' }).click();
    await expect(page).toHaveURL(/\/super-admin\/jobs$/);
  });

  test('what another keeper changed is not overwritten unseen', async ({ as }) => {
    const { job, read, api } = await hiddenJob('Falconer');
    const page = await as(keeper);
    await page.goto(`/super-admin/jobs/${job.id}`);
    await field(inLanguage(page, 'English'), 'Name').fill('Hawker');
    await api.updateJob({ params: { id: job.id }, body: { description: 'By a colleague' } });
    await save(page).click();
    await expectMessage(page, 'Somebody has changed this record meanwhile. Read it again before you save.', 'error');
    await expect(field(inLanguage(page, 'English'), 'Description')).toHaveValue('By a colleague');
    await expect(field(inLanguage(page, 'English'), 'Name')).toHaveValue('Hawker');
    await save(page).click();
    await expectMessage(page, 'Job updated successfully');
    expect(await read()).toMatchObject({ name: 'Hawker', description: 'By a colleague' });
    await page.close();
    await api.removeJob({ params: { id: job.id } });
  });
});
