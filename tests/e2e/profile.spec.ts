import type { Page } from '@playwright/test';
import { apiOf } from '#tests/support/people.ts';
import { expect, expectMessage, field, message, test } from '#tests/support/story.ts';

const path = '/user/profile';
/** Thirty years and a hundred days ago. */
const birthDate = new Date(Date.now() - (30 * 365.25 + 100) * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

const head = (page: Page) => page.getByRole('main').locator('.profile-head');

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('five tabs; the first keeps who one is, and the head tells name, age and university', async ({
    as,
    candidate,
    home,
  }) => {
    const page = await as(candidate);
    await page.goto(path);
    await expect(page.getByRole('tab')).toHaveText(['Personal info', 'PhD', 'Diplomas', 'Experiences', 'Publications']);
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Personal info');
    await expect(head(page)).toHaveText(`ASAmbre Sérilhac${home.university.name}`);
    const save = page.getByRole('button', { name: 'Save' });
    await expect(save).toBeDisabled();

    await field(page, 'First name').fill('Ondine');
    await field(page, 'Last name').fill('Ariane');
    await field(page, 'Birth date').fill(birthDate);
    await page.getByRole('group', { name: 'Gender' }).getByLabel('Other').check();
    await field(page, 'Interests').fill('Choirs and climbing.');
    await field(page, 'LinkedIn').fill('https://fr.linkedin.com/in/ondine');
    await expect(page.getByText('6 unsaved changes')).toBeVisible();
    await save.click();
    await expectMessage(page, 'Profile updated successfully');
    await expect(save).toBeDisabled();
    await expect(head(page).getByRole('heading', { level: 1 })).toHaveText('Ondine Ariane');
    await expect(head(page)).toContainText(`30 years old · ${home.university.name}`);
    // The menu shows the person as they are stored.
    await expect(page.locator('header.side .who')).toHaveText('Ondine Ariane');

    await page.reload();
    await expect(field(page, 'First name')).toHaveValue('Ondine');
    await expect(field(page, 'Birth date')).toHaveValue(birthDate);
    await expect(page.getByRole('group', { name: 'Gender' }).getByLabel('Other')).toBeChecked();
    await expect(field(page, 'Interests')).toHaveValue('Choirs and climbing.');
    await expect(field(page, 'LinkedIn')).toHaveValue('https://fr.linkedin.com/in/ondine');
  });

  test('other diplomas stand beside the diplomas, and are saved by themselves', async ({ as, candidate }) => {
    const page = await as(candidate);
    await page.goto(`${path}?activeTab=2`);
    await expect(page.getByRole('button', { name: 'Add a diploma' })).toBeVisible();
    const others = page.getByRole('group', { name: 'Other diplomas obtained' });
    const labels = ['Accounting', 'Architecture', 'Dentist', 'Lawyer', 'Medicine', 'Pharmacy', 'Veterinary'];
    await expect(others.locator('label')).toHaveText(labels);
    const save = page.getByRole('button', { name: 'Save' });
    for (const label of labels) {
      await others.getByLabel(label).check();
      await expect(save).toBeEnabled();
      await others.getByLabel(label).uncheck();
      await expect(save).toBeDisabled();
    }
    await others.getByLabel('Pharmacy').check();
    await others.getByLabel('Architecture').check();
    await save.click();
    await expectMessage(page, 'Informations updated successfully');
    const { user, token } = candidate;
    expect(await apiOf(token).users.get({ params: { id: user.id } })).toMatchObject({ otherDiplomasObtained: '2,6' });
    await page.reload();
    await expect(others.getByRole('checkbox', { checked: true })).toHaveCount(2);
    await expect(save).toBeDisabled();
  });
});

test('each field alone allows saving, and undoing it alone takes that back', async ({ as, candidate }) => {
  const { user, token } = candidate;
  const Socials = [{ platform: 'TWITTER' as const, url: 'https://x.com/ambre' }];
  const said = { birthDate: '1998-03-12', gender: 'FEMALE', interests: 'Voile', Socials } as const;
  await apiOf(token).users.update({ params: { id: user.id }, body: { ...said, Socials } });
  const page = await as(candidate);
  await page.goto(path);
  const save = page.getByRole('button', { name: 'Enregistrer' });
  await expect(save).toBeDisabled();
  for (const [label, before, after] of [
    ['Prénom', 'Ambre', 'Ombre'],
    ['Nom', 'Sérilhac', 'Autre'],
    ['Date de naissance', '1998-03-12', '1998-03-13'],
    ['Centres d’intérêt', 'Voile', ''],
    ['LinkedIn', '', 'https://www.linkedin.com/in/ambre'],
    ['Google Scholar', '', 'https://scholar.google.com/citations?user=abc'],
    ['ResearchGate', '', 'https://www.researchgate.net/profile/Ambre'],
    ['X \\(Twitter\\)', 'https://x.com/ambre', ''],
    ['Academia.edu', '', 'https://rive-sud.academia.edu/Ambre'],
    ['MyScienceWork', '', 'https://www.mysciencework.com/profile/ambre'],
  ] as const) {
    await expect(field(page, label)).toHaveValue(before);
    await field(page, label).fill(after);
    await expect(page.getByText('1 modification non enregistrée')).toBeVisible();
    await expect(save).toBeEnabled();
    await field(page, label).fill(before);
    await expect(save).toBeDisabled();
  }
  const gender = page.getByRole('group', { name: 'Genre' });
  for (const other of ['Homme', 'Autre', 'Non précisé']) {
    await gender.getByLabel(other).check();
    await expect(save).toBeEnabled();
    await gender.getByLabel('Femme').check();
    await expect(save).toBeDisabled();
  }
});

test('name and birth are held to what they may be, and nothing typed is left without asking', async ({
  as,
  candidate,
}) => {
  const page = await as(candidate);
  await page.goto(path);
  const save = page.getByRole('button', { name: 'Enregistrer' });
  await field(page, 'Prénom').fill(' ');
  await expect(save).toBeDisabled();
  await field(page, 'Prénom').fill('Ambre');
  const birth = field(page, 'Date de naissance');
  for (const wrong of ['1899-12-31', `${new Date().getFullYear() + 2}-01-01`]) {
    await birth.fill(wrong);
    await save.click();
    await expect(birth).toHaveAccessibleDescription(/Une date entre 1900 et aujourd’hui\./);
    await expect(birth).toBeFocused();
  }
  await birth.fill('1900-01-01');
  await page.getByRole('link', { name: 'Mon doctorat' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Poursuivre' }).click();
  await expect(birth).toHaveValue('1900-01-01');
  await page.getByRole('tab', { name: 'Publications' }).click();
  await question.getByRole('button', { name: 'Abandonner' }).click();
  await expect(page).toHaveURL(/activeTab=4$/);
});

test('a link is completed from a name, refused elsewhere, changed, and removed by emptying it', async ({
  as,
  candidate,
}) => {
  const page = await as(candidate);
  await page.goto(path);
  const save = page.getByRole('button', { name: 'Enregistrer' });
  const { user, token } = candidate;
  const kept = async () => (await apiOf(token).users.get({ params: { id: user.id } })).Socials;

  const icons = page.locator('.input-wrap .icon use');
  await expect(icons).toHaveCount(6);
  const signs = await icons.evaluateAll((uses) => uses.map((use) => use.getAttribute('href')));
  expect(new Set(signs).size).toBe(6);
  await field(page, 'LinkedIn').fill('ambre-serilhac');
  await field(page, 'LinkedIn').blur();
  await expect(field(page, 'LinkedIn')).toHaveValue('https://www.linkedin.com/in/ambre-serilhac');
  await field(page, 'ResearchGate').fill('facebook.com/ambre');
  await field(page, 'ResearchGate').blur();
  await expect(field(page, 'ResearchGate')).toHaveAccessibleDescription(/n’est pas de ResearchGate/);
  await save.click();
  await expect(field(page, 'ResearchGate')).toBeFocused();
  expect(await kept()).toEqual([]);

  await field(page, 'ResearchGate').fill('');
  // Sent from within the field, before it is left.
  await field(page, 'X \\(Twitter\\)').fill('@ambre');
  await field(page, 'X \\(Twitter\\)').press('Enter');
  await expectMessage(page, 'Profil mis à jour');
  await expect(field(page, 'X \\(Twitter\\)')).toHaveValue('https://twitter.com/ambre');
  expect(await kept()).toEqual([
    { platform: 'LINKEDIN', url: 'https://www.linkedin.com/in/ambre-serilhac' },
    { platform: 'TWITTER', url: 'https://twitter.com/ambre' },
  ]);

  await field(page, 'LinkedIn').fill('');
  await field(page, 'X \\(Twitter\\)').fill('x.com/ambre_s');
  await save.click();
  await expect(page.getByText('Tout est enregistré')).toBeVisible();
  await expect.poll(kept).toEqual([{ platform: 'TWITTER', url: 'x.com/ambre_s' }]);
});

test('another tab shows the new name, and its own typing stays', async ({ as, candidate }) => {
  const page = await as(candidate);
  await page.goto(path);
  const other = await page.context().newPage();
  await other.goto(path);
  await field(other, 'Centres d’intérêt').fill('Voile');
  await field(page, 'Prénom').fill('Ondine');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(message(page, 'Profil mis à jour')).toBeVisible();
  await expect(head(other).getByRole('heading', { level: 1 })).toHaveText('Ondine Sérilhac');
  await expect(field(other, 'Prénom')).toHaveValue('Ondine');
  await expect(field(other, 'Centres d’intérêt')).toHaveValue('Voile');
  await other.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(message(other, 'Profil mis à jour')).toBeVisible();
});
