import type { Page } from '@playwright/test';
import type { Session } from '#shared/schemas/user.ts';
import { apiOf, createHome, type Home } from '#tests/support/people.ts';
import { photograph } from '#tests/support/pictures.ts';
import { expect, expectMessage, field, message, test as story } from '#tests/support/story.ts';

/** A university of this story's own: its administrators are counted. */
const test = story.extend<{ campus: Home }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed
  campus: async ({}, use, { workerIndex }) => use(await createHome(2000 + workerIndex)),
});

const path = ({ user: { id } }: Session) => `/admin/users/${id}`;
const main = (page: Page) => page.getByRole('main');
const panel = (page: Page) => page.getByRole('tabpanel');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const question = (page: Page) => page.getByRole('alertdialog');

/** Says of that candidate what administrators read, and what they do not. */
const tell = async ({ user: { id: userId }, token }: Session) => {
  const { doctorates, diplomas, experiences, publications } = apiOf(token);
  await doctorates.update({
    params: { userId },
    body: {
      startDate: '2024-10-01',
      estimatedEndDate: '2027-09-30',
      thesisTitle: 'Les marées de Nantes',
      researchDomain: '3',
      typeOfFinancing: '1,5',
      coSupervision: false,
      problematic: 'Pourquoi la marée ?',
      appreciatedAspects: 'Confidence une',
      smartGoals: 'Confidence deux',
      careerPlan: 'Confidence trois',
    },
  });
  const period = { city: 'Nantes', startDate: '2020-09-01', endDate: '2022-06-30' };
  await diplomas.create({ body: { userId, name: 'Master de biologie', university: 'Université de Crète', ...period } });
  await experiences.create({ body: { userId, title: 'Stage en mer', company: 'Ifremer', ...period } });
  await publications.create({ body: { userId, title: 'De la houle', description: 'Un article', date: 2023 } });
};

// Who was deleted is asked for once more.
test.use({ provokes: [404] });

test('a member is opened from the list: five tabs, of which but the first are there to read; deleted, they are there no more', async ({
  as,
  campus,
}) => {
  const tabs = ['Informations', 'Doctorat', 'Diplômes', 'Expériences', 'Publications'] as const;
  const candidate = await campus.candidate();
  await tell(candidate);
  const page = await as(campus.admin);
  await page.goto('/admin/users');
  await page.getByRole('link', { name: 'Ambre Sérilhac', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${path(candidate)}$`));
  await expect(heading(page)).toHaveText('Ambre Sérilhac');
  await expect(page.getByRole('tab')).toHaveText(tabs);

  const replies: string[] = [];
  page.on('response', async (reply) => {
    if (reply.url().includes('/doctorates/')) replies.push(await reply.text());
  });
  await page.getByRole('tab', { name: tabs[1] }).click();
  await expect(page).toHaveURL(/\?activeTab=1$/);
  const accordion = panel(page).locator('details');
  await expect(accordion.locator('summary')).toHaveText(['Dates, sujet et financement', 'Présentation de la thèse']);
  await expect(accordion.first()).toHaveAttribute('open');
  for (const fact of ['Les marées de Nantes', '1er octobre 2024', 'Biologie', 'Contrat doctoral, CIFRE', 'Non'])
    await expect(accordion.first().locator('dd').filter({ hasText: fact })).not.toHaveCount(0);
  await accordion.nth(1).locator('summary').click();
  await expect(accordion.nth(1).getByText('Pourquoi la marée')).toBeVisible();
  await expect(accordion.first()).not.toHaveAttribute('open');
  expect(await panel(page).locator('input, textarea, select, button').count()).toBe(0);
  await expect.poll(() => replies.length).toBe(1);
  expect(replies.join()).not.toContain('Confidence');

  for (const [tab, shown] of [
    [2, 'Master de biologie'],
    [3, 'Stage en mer'],
    [4, 'De la houle'],
  ] as const) {
    await page.getByRole('tab', { name: tabs[tab] }).click();
    await expect(panel(page).getByRole('listitem').filter({ hasText: shown })).toBeVisible();
    expect(await panel(page).getByRole('button').count()).toBe(0);
  }
  await page.reload();
  await expect(page.getByRole('tab', { selected: true })).toHaveText(tabs[4]);

  await button(page, 'Supprimer').click();
  await question(page).getByRole('button', { name: 'Supprimer' }).click();
  await expect(message(page, 'Compte supprimé')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/users$/);
  await expect(page.getByRole('table')).toContainText('Hermine Sérilhac');
  await expect(page.getByRole('table')).not.toContainText(candidate.user.email);
});

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('who a member is can be edited: saved when it changed, not left without asking; they are given a picture', async ({
    as,
    campus,
  }) => {
    const candidate = await campus.candidate();
    const page = await as(campus.admin);
    await page.goto(path(candidate));
    const save = button(page, 'Save');
    await expect(save).toBeDisabled();
    await field(page, 'First name').fill('Ondine');
    await page.getByRole('tab', { name: 'PhD' }).click();
    await question(page).getByRole('button', { name: 'Keep editing' }).click();
    // As long as the question is open, nothing outside it can be typed into.
    await expect(question(page)).toHaveCount(0);
    await expect(field(page, 'First name')).toHaveValue('Ondine');
    await field(page, 'First name').fill('Ambre');
    await expect(save).toBeDisabled();
    await field(page, 'First name').fill('Ondine');
    await field(page, 'Birth date').fill('1998-03-12');
    await save.click();
    await expectMessage(page, 'User edited successfully.');
    await expect(save).toBeDisabled();
    await expect(heading(page)).toHaveText('Ondine Sérilhac');
    // The administrator stays who they are.
    await expect(page.locator('header.side .who')).toHaveText('Hermine Sérilhac');
    const { user, token } = candidate;
    expect(await apiOf(token).users.get({ params: { id: user.id } })).toMatchObject({
      firstName: 'Ondine',
      birthDate: '1998-03-12',
    });

    await button(page, 'Change the picture').click();
    const dialog = page.getByRole('dialog', { name: 'Picture of Ondine Sérilhac' });
    const file = { name: 'ambre.jpg', mimeType: 'image/jpeg', buffer: await photograph() };
    await dialog.getByLabel('Image').setInputFiles(file);
    await dialog.getByRole('button', { name: 'Save the picture' }).click();
    await expectMessage(page, 'Image uploaded successfully');
    await expect(main(page).locator('.profile-head .avatar img')).toHaveAttribute('src', /^\/files\/img\//);
    await expect(page.locator('header.side .avatar img')).toHaveCount(0);
  });
});
