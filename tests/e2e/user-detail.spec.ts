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
  const { doctorates, diplomas, experiences, publications, users } = apiOf(token);
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
  await users.update({ params: { id: userId }, body: { otherDiplomasObtained: '2,6' } });
};

for (const { language, tabs, sections, facts, others, note } of [
  {
    language: 'fr',
    tabs: ['Informations', 'Doctorat', 'Diplômes', 'Expériences', 'Publications'],
    sections: ['Dates, sujet et financement', 'Présentation de la thèse'],
    facts: ['Les marées de Nantes', '1er octobre 2024', 'Biologie', 'Contrat doctoral, CIFRE', 'Non'],
    others: ['Architecture', 'Pharmacie'],
    note: 'ne sont lus que par Ambre Sérilhac',
  },
  {
    language: 'en',
    tabs: ['Personal info', 'PhD', 'Diplomas', 'Experiences', 'Publications'],
    sections: ['Dates, subject and funding', 'About the thesis'],
    facts: ['Les marées de Nantes', 'October 1, 2024', 'Biology', 'Doctoral contract, CIFRE', 'No'],
    others: ['Architecture', 'Pharmacy'],
    note: 'are read by nobody else',
  },
] as const) {
  test.describe(language, () => {
    test.use({ language });

    test(`a member is opened from the list: five tabs, of which but the first are there to read (${language})`, async ({
      as,
      campus,
      t,
    }) => {
      const candidate = await campus.candidate();
      await tell(candidate);
      const page = await as(campus.admin);
      await page.goto('/admin/users');
      await page.getByRole('link', { name: 'Ambre Sérilhac', exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${path(candidate)}$`));
      await expect(heading(page)).toHaveText('Ambre Sérilhac');
      await expect(page).toHaveTitle(/^Ambre Sérilhac · .* · Thésée$/);
      await expect(main(page)).toContainText(candidate.user.email);
      await expect(main(page).locator('.chip')).toHaveText(t('lists:status.ACCEPTED'));
      await expect(page.getByRole('tab')).toHaveText(tabs);

      const replies: string[] = [];
      page.on('response', async (reply) => {
        if (reply.url().includes('/doctorates/')) replies.push(await reply.text());
      });
      await page.getByRole('tab', { name: tabs[1] }).click();
      await expect(page).toHaveURL(/\?activeTab=1$/);
      const accordion = panel(page).locator('details');
      await expect(accordion.locator('summary')).toHaveText(sections);
      await expect(accordion.first()).toHaveAttribute('open');
      for (const fact of facts)
        await expect(accordion.first().locator('dd').filter({ hasText: fact })).not.toHaveCount(0);
      await expect(accordion.nth(1).getByText('Pourquoi la marée')).toBeHidden();
      await accordion.nth(1).locator('summary').click();
      await expect(accordion.nth(1).getByText('Pourquoi la marée')).toBeVisible();
      await expect(accordion.first()).not.toHaveAttribute('open');
      await expect(panel(page)).toContainText(note);
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
        if (tab === 2) await expect(panel(page).locator('.other-diplomas li')).toHaveText(others);
        expect(await panel(page).getByRole('button').count()).toBe(0);
      }
      await page.reload();
      await expect(page.getByRole('tab', { selected: true })).toHaveText(tabs[4]);
    });
  });
}

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('who a member is can be edited: saved when it changed, not left without asking', async ({ as, campus }) => {
    const candidate = await campus.candidate();
    const page = await as(campus.admin);
    await page.goto(path(candidate));
    const save = button(page, 'Save');
    await expect(save).toBeDisabled();
    await field(page, 'First name').fill('Ondine');
    await page.getByRole('tab', { name: 'PhD' }).click();
    await question(page).getByRole('button', { name: 'Keep editing' }).click();
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
  });

  test('a picture is given to a member', async ({ as, campus }) => {
    const candidate = await campus.candidate();
    const page = await as(campus.admin);
    await page.goto(path(candidate));
    await button(page, 'Change the picture').click();
    const dialog = page.getByRole('dialog', { name: 'Picture of Ambre Sérilhac' });
    const file = { name: 'ambre.jpg', mimeType: 'image/jpeg', buffer: await photograph() };
    await dialog.getByLabel('Image').setInputFiles(file);
    await dialog.getByRole('button', { name: 'Save the picture' }).click();
    await expectMessage(page, 'Image uploaded successfully');
    await expect(main(page).locator('.profile-head .avatar img')).toHaveAttribute('src', /^\/files\/img\//);
    await expect(page.locator('header.side .avatar img')).toHaveCount(0);
  });

  test.describe('the last administrator', () => {
    test.use({ provokes: [409] });

    test('a role is given and taken after a question; the last administrator keeps it', async ({ as, campus }) => {
      const candidate = await campus.candidate();
      const page = await as(campus.admin);
      const role = field(page, 'Role');
      await page.goto(path(campus.admin));
      await expect(role).toHaveValue('admin');
      await role.selectOption('user');
      await question(page).getByRole('button', { name: 'Make a candidate' }).click();
      await expectMessage(page, 'A university always keeps at least one administrator.', 'error');
      await expect(role).toHaveAccessibleDescription('A university always keeps at least one administrator.');
      await expect(role).toHaveValue('admin');
      // Nobody shuts themselves out.
      await expect(button(page, 'Refuse access')).toHaveCount(0);
      await expect(button(page, 'Delete')).toHaveCount(0);

      await page.goto(path(candidate));
      await expect(role.locator('option')).toHaveText(['Candidate', 'Administrator']);
      await role.selectOption('admin');
      await question(page).getByRole('button', { name: 'Keep as candidate' }).click();
      await expect(role).toHaveValue('user');
      await role.selectOption('admin');
      await question(page).getByRole('button', { name: 'Make an administrator' }).click();
      await expectMessage(page, 'User edited successfully.');
      await expect(role).toHaveValue('admin');
      const { user, token } = candidate;
      expect(await apiOf(token).users.get({ params: { id: user.id } })).toMatchObject({ role: 'admin' });
    });
  });
});

test('access is opened at once, and refused after a question', async ({ as, campus, t }) => {
  const newcomer = await campus.newcomer();
  const page = await as(campus.admin);
  await page.goto(path(newcomer));
  const chip = main(page).locator('.chip');
  await expect(chip).toHaveText(t('lists:status.PENDING'));
  await button(page, 'Ouvrir l’accès').click();
  await expectMessage(page, 'Statut mis à jour');
  await expect(chip).toHaveText(t('lists:status.ACCEPTED'));
  await expect(heading(page)).toBeFocused();
  await button(page, 'Refuser l’accès').click();
  await question(page).getByRole('button', { name: 'Ne rien changer' }).click();
  await expect(chip).toHaveText(t('lists:status.ACCEPTED'));
  await button(page, 'Refuser l’accès').click();
  await question(page).getByRole('button', { name: 'Refuser l’accès' }).click();
  await expect(chip).toHaveText(t('lists:status.REJECTED'));
  await expect(heading(page)).toBeFocused();
  await expect(button(page, 'Refuser l’accès')).toHaveCount(0);
});

test('a member is deleted after a question, and the list comes without them', async ({ as, campus }) => {
  const candidate = await campus.candidate();
  const page = await as(campus.admin);
  await page.goto('/admin/users');
  await page.getByRole('link', { name: 'Ambre Sérilhac', exact: true }).click();
  await button(page, 'Supprimer').click();
  await question(page).getByRole('button', { name: 'Conserver' }).click();
  await button(page, 'Supprimer').click();
  await question(page).getByRole('button', { name: 'Supprimer' }).click();
  await expect(message(page, 'Compte supprimé')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/users$/);
  await expect(page.getByRole('table')).toContainText('Hermine Sérilhac');
  await expect(page.getByRole('table')).not.toContainText(candidate.user.email);
});

test.describe('nobody', () => {
  test.use({ provokes: [404] });

  test('whoever is not there, or is somebody else’s member, is said to be missing', async ({ as, campus, home, t }) => {
    const elsewhere = await home.candidate();
    const page = await as(campus.admin);
    for (const id of ['personne', elsewhere.user.id]) {
      await page.goto(`/admin/users/${id}`);
      await expect(page.getByRole('heading', { name: t('missing') })).toBeVisible();
      await expect(page.locator('.Toastify__toast')).toHaveCount(0);
    }
    await page.getByRole('link', { name: 'Revenir à la liste' }).click();
    await expect(page).toHaveURL(/\/admin\/users$/);
  });
});
