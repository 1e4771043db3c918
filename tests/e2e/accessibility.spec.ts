import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { languages } from '#shared/lists.ts';
import { apiOf } from '#tests/support/people.ts';
import { expect, type T, test } from '#tests/support/story.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice', 'RGAAv4'];

/** Expects that axe finds nothing on the page as it is. */
const check = async (page: Page, what: string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  // The legacy mode skips frames, of which there are none, and takes half the time.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({
      runOnly: { type: 'tag', values: tags },
      rules: { 'target-size': { enabled: true } },
      resultTypes: ['violations'],
    })
    .analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  expect.soft(found, what).toEqual([]);
};

const visit = async (page: Page, paths: readonly string[]): Promise<void> => {
  for (const path of paths) {
    await page.goto(path);
    await check(page, path);
  }
};

const openDialogs = async (page: Page, t: T): Promise<void> => {
  await page.goto('/login');
  await page.getByRole('button', { name: t('auth:login.forgot') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('auth:forgot.submit') })
    .click();
  await expect(page.getByText(t('auth:forgot.empty'))).toBeVisible();
  await check(page, 'forgotten password');
};

/** Both languages, widths and themes; `npm run check` crosses them, `npm test` takes two looks that show each once. */
const crossed = languages.flatMap((language) =>
  [1280, 390].flatMap((width) => (['light', 'dark'] as const).map((colorScheme) => ({ language, width, colorScheme }))),
);
const looks = process.env.THESEE_LOOKS
  ? crossed
  : ([
      { language: 'fr', width: 1280, colorScheme: 'light' },
      { language: 'en', width: 390, colorScheme: 'dark' },
    ] as const);

for (const { language, width, colorScheme } of looks) {
  test.describe(`${language}, ${width} px, ${colorScheme}`, () => {
    test.use({ language, provokes: [422] });
    const look = { viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' } as const;

    test('screens without a menu have no accessibility violation', async ({ as, t }) => {
      const visitor = await as(null, look);
      const reset = '/reset-password?token=t&email=e%40story.test&universityId=n&userId=u';
      await visit(visitor, ['/', '/login', '/register', reset, '/nulle/part']);
      await openDialogs(visitor, t);
      await visit(await as('pending@demo.test', look), ['/pending']);
      await visit(await as('rejected@demo.test', look), ['/']);
    });

    test('screens of the user area have no accessibility violation', async ({ as, candidate, t }) => {
      const user = await as('user@demo.test', look);
      await visit(user, ['/user', '/user/assessment', '/user/jobs']);
      await user.goto('/user/assessment');
      await user
        .getByRole('button', { name: t('portfolios:remove.label', { title: 'Bilan de première année' }) })
        .click();
      await check(user, 'deleting an assessment');
      await user
        .getByRole('alertdialog')
        .getByRole('button', { name: t('keep') })
        .click();
      await user.getByRole('link', { name: 'Bilan de première année', exact: true }).click();
      await check(user, 'a finished assessment');

      const api = apiOf(candidate.token);
      const { id } = await api.portfolios.create({ body: { title: 'Portfolio' } });
      const page = await as(candidate, look);
      // The first tab was the finished assessment's; skills have likes as well, RNCP competencies have none.
      const tabs = [1, 3].map((tab) => `/user/assessment/${id}?activeTab=${tab}`);
      await visit(page, [...tabs, `/user/jobs?portfolio=${id}`]);
    });

    test('screens of the administrators have no accessibility violation', async ({ as, t }) => {
      const admin = await as('admin@demo.test', look);
      await visit(admin, ['/admin', '/admin/users']);
      await admin.getByRole('button', { name: t('users:rejectWho', { name: 'Inès Belkacem' }) }).click();
      await check(admin, 'rejecting a request');
      await visit(await as('super@demo.test', look), ['/super-admin']);
    });
  });
}
