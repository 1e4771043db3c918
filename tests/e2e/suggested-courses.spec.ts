import type { Page } from '@playwright/test';
import { languages } from '#shared/lists.ts';
import { apiOf, type Home } from '#tests/support/people.ts';
import { expect, test } from '#tests/support/story.ts';

const rows = (page: Page) => page.getByRole('table').locator('tbody tr');
const count = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

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

/** The searches for courses that the page makes from now on, each by its words and its skill. */
const searchesOf = (page: Page): string[] => {
  const searches: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (!pathname.endsWith('/formations')) return;
    searches.push(`${searchParams.get('search') ?? ''}/${searchParams.get('skillId') ?? ''}`);
  });
  return searches;
};

const words = {
  fr: {
    skill: 'Expression écrite',
    order: 'de la plus forte à la plus légère',
    name: 'Titre',
    of: 'Compétence',
    reset: 'Réinitialiser',
    open: 'Ouvrir',
    none: 'Pas encore de formation pour « Mathématiques »',
    neighbours: ['Expression écrite', 'Écoute active'],
  },
  en: {
    skill: 'Writing',
    order: 'from the strongest to the lightest',
    name: 'Title',
    of: 'Skill',
    reset: 'Reset',
    open: 'Open',
    none: 'No course yet for “Mathematics”',
    neighbours: ['Writing', 'Active listening'],
  },
} as const;

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ language });
    const say = words[language];

    test('courses are found by their title, asked for once one pauses, and kept in the address', async ({
      as,
      home,
      candidate,
    }) => {
      await courses(home);
      const page = await as(candidate);
      const searches = searchesOf(page);
      await page.goto('/user/courses');
      await expect(count(page, '3 Formations')).toBeVisible();
      await expect(rows(page)).toHaveText([/Écrire un article/, /Écrire un projet européen/, /Lire vite/]);
      await expect(page.getByRole('button', { name: say.reset, exact: true })).toBeDisabled();

      await page.getByRole('searchbox', { name: say.name }).pressSequentially('ecrire pro');
      await expect(page.getByRole('status').getByText('1 Formation', { exact: true })).toBeVisible();
      await expect(rows(page)).toHaveText([/Écrire un projet européen/]);
      await expect(page).toHaveURL('/user/courses?searchedFormation=ecrire+pro');
      expect(searches).toEqual(['/', 'ecrire pro/']);
      await page.reload();
      await expect(page.getByRole('searchbox', { name: say.name })).toHaveValue('ecrire pro');
      await expect(rows(page)).toHaveText([/Écrire un projet européen/]);

      await page.getByRole('button', { name: say.reset, exact: true }).click();
      await expect(rows(page)).toHaveCount(3);
      await expect(page).toHaveURL('/user/courses');
      await expect(page.getByRole('searchbox', { name: say.name })).toHaveValue('');
    });

    test('courses are found by a skill, the strongest first, and opened in a new tab that cannot reach this one', async ({
      as,
      home,
      candidate,
    }) => {
      await courses(home);
      const page = await as(candidate);
      await page.goto('/user/courses');
      const skill = page.getByRole('combobox', { name: say.of });
      await skill.fill(say.skill);
      await page.getByRole('option', { name: say.skill, exact: true }).click();
      await expect(rows(page)).toHaveText([/Écrire un projet européen/, /Écrire un article/]);
      await expect(page).toHaveURL('/user/courses?searchedSkillId=s3');
      await expect(page.getByText(say.skill).last()).toBeVisible();
      await expect(page.getByText(say.order)).toBeVisible();

      const link = (title: string) => page.getByRole('link', { name: `${say.open} ${title}` });
      await expect(link('Écrire un projet européen')).toHaveAttribute('href', 'http://college.test/projet');
      await expect(link('Écrire un article')).toHaveAttribute('href', 'https://college.test/article');
      for (const title of ['Écrire un projet européen', 'Écrire un article']) {
        await expect(link(title)).toHaveAttribute('target', '_blank');
        await expect(link(title)).toHaveAttribute('rel', /\bnoopener\b/);
      }

      await page.goto('/user/courses?searchedSkillId=s2');
      await expect(rows(page)).toHaveText([/Écrire un projet européen/]);
      // One alone is in no order.
      await expect(page.getByText(say.order)).toHaveCount(0);
      await expect(skill).not.toHaveValue('');
      await page.goto('/user/courses?searchedSkillId=nobody&searchedFormation=lire');
      await expect(rows(page)).toHaveText([/Lire vite/]);
      await expect(link('Lire vite')).toHaveCount(0);
      await page.getByRole('searchbox').fill('zzz');
      await expect(count(page, '0 Formation')).toBeVisible();
      await page.getByRole('main').locator('.empty').getByRole('button').click();
      await expect(rows(page)).toHaveCount(3);
    });

    test('a skill that no course strengthens is named, beside those of its kind that some do', async ({
      as,
      home,
      candidate,
    }) => {
      await courses(home);
      const page = await as(candidate);
      await page.goto('/user/courses?searchedSkillId=s5');
      const help = page.getByRole('main').locator('.empty');
      await expect(help.getByRole('heading')).toHaveText(say.none);
      await expect(count(page, '0 Formation')).toBeVisible();
      await expect(help.getByRole('listitem')).toHaveText([...say.neighbours]);
      await help.getByRole('button', { name: say.skill }).click();
      await expect(page).toHaveURL('/user/courses?searchedSkillId=s3');
      await expect(rows(page)).toHaveText([/Écrire un projet européen/, /Écrire un article/]);
      await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
    });

    test('a badge of a job leads, in a new tab, to the courses for its skill, and a hint says so', async ({
      as,
      t,
    }) => {
      const page = await as('user@demo.test');
      await page.goto('/user/jobs');
      const hints = {
        fr: 'Choisissez une compétence pour afficher les formations suggérées',
        en: 'Click a skill to display suggested formations',
      };
      await expect(page.getByText(hints[language])).toBeVisible();
      const badge = page.getByRole('main').locator('.jobs > li').first().locator('a.badge').first();
      const name = (await badge.locator('span').first().textContent()) ?? '';
      const opening = page.waitForEvent('popup');
      await badge.click();
      const tab = await opening;
      await expect(tab).toHaveURL(/\/user\/courses\?searchedSkillId=s\d+$/);
      await expect(tab.getByRole('combobox', { name: say.of })).toHaveValue(name);
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText(t('formations:suggested.title'));
      expect(await tab.evaluate(() => window.opener)).toBeNull();
    });
  });
}
