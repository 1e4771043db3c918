import type { Page } from '@playwright/test';
import { apiOf, type Home } from '#tests/support/people.ts';
import { expect, test } from '#tests/support/story.ts';

const rows = (page: Page) => page.getByRole('table').locator('tbody tr');

/** Three courses of a university of the story's: two strengthen writing, one of which names an address without scheme, one a skill of another kind. */
const courses = async ({ university, admin }: Home) => {
  const { formations } = apiOf(admin.token);
  const { rows: before } = await formations.list({ query: { universityId: university.id } });
  for (const { id } of before) await formations.remove({ params: { id } });
  const add = async (title: string, url: string | null, strengths: Readonly<Record<string, number>>) => {
    const body = { universityId: university.id, title, description: 'Trois jours', url };
    const { id: formationId } = await formations.create({ body });
    for (const [skillId, value] of Object.entries(strengths)) {
      await formations.addSkill({ body: { formationId, skillId, value } });
    }
  };
  await add('Écrire un article', 'https://college.test/article', { s3: 2 });
  await add('Écrire un projet européen', 'college.test/projet', { s3: 4.5, s2: 1 });
  await add('Lire vite', null, { s22: 3 });
};

test('courses are found by their title, asked for once one pauses, and by a skill, and stay found in the address', async ({
  as,
  home,
  candidate,
}) => {
  await courses(home);
  const page = await as(candidate);
  const searches: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/formations')) searches.push(searchParams.get('search') ?? '');
  });
  await page.goto('/user/courses');
  await expect(rows(page)).toHaveText([/Écrire un article/, /Écrire un projet européen/, /Lire vite/]);
  await page.getByRole('searchbox', { name: 'Titre' }).pressSequentially('ecrire pro');
  await expect(rows(page)).toHaveText([/Écrire un projet européen/]);
  await expect(page).toHaveURL('/user/courses?searchedFormation=ecrire+pro');
  expect(searches).toEqual(['', 'ecrire pro']);
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Titre' })).toHaveValue('ecrire pro');
  await expect(rows(page)).toHaveText([/Écrire un projet européen/]);

  await page.getByRole('button', { name: 'Réinitialiser', exact: true }).click();
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole('combobox', { name: 'Compétence' }).fill('expression ecrite');
  await page.getByRole('option', { name: 'Expression écrite', exact: true }).click();
  await expect(page).toHaveURL('/user/courses?searchedSkillId=s3');
  await expect(rows(page)).toHaveText([/Écrire un projet européen/, /Écrire un article/]);

  // No course strengthens this one: the server names those of its kind that some do.
  await page.goto('/user/courses?searchedSkillId=s5');
  const help = page.getByRole('main').locator('.empty');
  await expect(help.getByRole('listitem')).toHaveText(['Expression écrite', 'Écoute active']);
});

test('a badge of a job leads, in a new tab that cannot reach this one, to the courses for its skill', async ({
  as,
}) => {
  const page = await as('user@demo.test');
  await page.goto('/user/jobs');
  const badge = page.getByRole('main').locator('.jobs > li').first().locator('a.badge').first();
  const name = (await badge.locator('span').first().textContent()) ?? '';
  const opening = page.waitForEvent('popup');
  await badge.click();
  const tab = await opening;
  await expect(tab).toHaveURL(/\/user\/courses\?searchedSkillId=s\d+$/);
  await expect(tab.getByRole('combobox', { name: 'Compétence' })).toHaveValue(name);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
});
