import { expect, test } from '#tests/support/story.ts';

/** By eye from sections 2 and 4: my profile, my PhD, assessment, suggested jobs, suggested courses, career plan, resources. */
const topics = {
  fr: [
    'Mon profil',
    'Mon doctorat',
    'Auto-évaluations',
    'Métiers suggérés',
    'Formations suggérées',
    'Projet professionnel',
    'Ressources',
  ],
  en: ['My profile', 'My PhD', 'Assessments', 'Suggested jobs', 'Suggested courses', 'Career plan', 'Resources'],
};

for (const language of ['fr', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test(`help has seven sections, one open at a time, and leads to what it tells of (${language})`, async ({
      as,
      candidate,
      t,
    }) => {
      const page = await as(candidate);
      await page.goto('/user');
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: t('layout:footer.help') })
        .click();
      await expect(page).toHaveURL(/\/user\/help$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('help:title'));
      const main = page.getByRole('main');
      const sections = main.locator('details');
      await expect(sections.getByRole('heading', { level: 2 })).toHaveText(topics[language]);
      await expect(main.locator('details[open]')).toHaveCount(0);
      for (const [place, title] of topics[language].entries()) {
        await sections.nth(place).locator('summary').click();
        await expect(main.locator('details[open]')).toHaveCount(1);
        await expect(main.locator('details[open]').getByRole('heading')).toHaveText(title);
        expect(await main.locator('details[open] p').count()).toBeGreaterThan(2);
      }
      await sections.nth(3).locator('summary').press('Enter');
      await expect(main.locator('details[open]').getByRole('heading')).toHaveText(topics[language][3] ?? '');
      await main.getByRole('link', { name: t('help:open', { screen: topics[language][3] ?? '' }) }).click();
      await expect(page).toHaveURL(/\/user\/jobs$/);
    });

    test(`whoever finds no answer there learns whom to ask (${language})`, async ({ as, candidate, home, t }) => {
      const page = await as(candidate);
      await page.goto('/user/help');
      const contact = page.getByRole('region', { name: t('help:contactTitle') });
      const { firstName, lastName } = home.admin.user;
      await expect(contact).toContainText(t('campusContact:names', { names: `${firstName} ${lastName}` }));
      await page.route('**/contact', (route) =>
        route.fulfill({ json: { email: 'doctorat@recits.test', administrators: [] } }),
      );
      await page.reload();
      await expect(contact.getByRole('link')).toHaveAttribute('href', 'mailto:doctorat@recits.test');
    });
  });
}

for (const { language, topics } of [
  {
    language: 'fr',
    topics: ['Université', 'Membres', 'Ce que vous lisez d’un membre', 'Formations', 'Ressources', 'Journal'],
  },
  { language: 'en', topics: ['University', 'Users', 'What you read of a member', 'Courses', 'Resources', 'Audit'] },
] as const) {
  test.describe(`for administrators, ${language}`, () => {
    test.use({ language });

    test(`administrators have a help of their own, one section open at a time (${language})`, async ({ as, t }) => {
      const page = await as('admin@demo.test');
      await page.goto('/admin');
      await page
        .getByRole('navigation', { name: t('layout:menu.label'), exact: true })
        .getByRole('link', { name: t('menu:help.label') })
        .click();
      await expect(page).toHaveURL(/\/admin\/help$/);
      const main = page.getByRole('main');
      const sections = main.locator('details');
      await expect(sections.getByRole('heading', { level: 2 })).toHaveText(topics);
      await expect(main.locator('details[open]')).toHaveCount(0);
      for (const [place, title] of topics.entries()) {
        await sections.nth(place).locator('summary').click();
        await expect(main.locator('details[open]').getByRole('heading')).toHaveText(title);
        expect(await main.locator('details[open] p').count()).toBeGreaterThan(1);
      }
      await sections.nth(2).locator('summary').click();
      await expect(main.locator('details[open]').getByRole('link')).toHaveCount(0);
      for (const [place, path] of [
        '/admin/university',
        '/admin/users',
        null,
        '/admin/courses',
        '/admin/resources',
        '/admin/audit',
      ].entries()) {
        if (!path) continue;
        await sections.nth(place).locator('summary').click();
        await main.getByRole('link', { name: t('adminHelp:open', { screen: topics[place] ?? '' }) }).click();
        await expect(page).toHaveURL(new RegExp(`${path}$`));
        await page.goBack();
      }
    });
  });
}

test('only candidates are offered help in the footer, and have it', async ({ as, t }) => {
  const page = await as('admin@demo.test');
  await page.goto('/admin');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: t('layout:footer.legal') })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: t('layout:footer.help') })).toHaveCount(0);
  await page.goto('/user/help');
  await expect(page).toHaveURL(/\/admin$/);
});
