import type { Language } from '#shared/lists.ts';
import { messages } from '#tests/literals/messages.ts';
import { begin } from '#tests/support/assessment.ts';
import { answerAllButOne } from '#tests/support/guided.ts';
import { expect, expectMessage, field, test } from '#tests/support/story.ts';

test('an empty list says so, and a new assessment opens under its default title', async ({ as, candidate, t }) => {
  const page = await as(candidate);
  await page.goto('/user/assessment');
  await expect(page.getByRole('heading', { name: t('portfolios:empty') })).toBeVisible();
  await page.getByRole('button', { name: t('portfolios:create') }).click();
  await expectMessage(page, messages.assessmentCreated.fr);
  await expect(page).toHaveURL(/\/user\/assessment\/[\w.-]+$/);
  await expect(field(page, t('portfolios:detail.titleLabel'))).toHaveValue('Portfolio');
});

for (const [language, form] of Object.entries({
  fr: /^\d{1,2}(er)? \p{L}+ \d{4}$/u,
  en: /^[A-Z]\w+ \d{1,2}, \d{4}$/,
})) {
  test.describe(language, () => {
    test.use({ language: language as Language });

    test('the list counts the assessments, dates them in the language of the page and leads to them', async ({
      as,
      t,
    }) => {
      const page = await as('user@demo.test');
      await page.goto('/user/assessment');
      const table = page.getByRole('table');
      await expect(table.getByRole('row')).toHaveCount(3);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(t('portfolios:count', { count: 2 }));
      const headers = ['name', 'createdAt', 'progress', 'actions'] as const;
      await expect(table.getByRole('columnheader')).toHaveText(headers.map((name) => t(`portfolios:${name}`)));
      const title = 'Bilan de première année';
      const row = table.getByRole('row').filter({ hasText: title });
      expect(await row.getByRole('cell').nth(1).innerText()).toMatch(form);
      // All of 34 activities, 46 skills, 24 values and 29 RNCP competencies.
      await expect(row.getByRole('cell').nth(2)).toContainText('133/133');
      await expect(row.getByRole('progressbar', { name: t('portfolios:progressOf', { title }) })).toHaveAttribute(
        'value',
        '133',
      );
      await expect(row.getByRole('button', { name: t('portfolios:exportOf', { title }) })).toBeVisible();
      await expect(row.getByRole('link', { name: t('portfolios:resumeOf', { title }) })).toHaveCount(0);
      await row.getByRole('link', { name: t('portfolios:edit', { title }) }).click();
      await expect(page).toHaveURL(/\/user\/assessment\/[\w.-]+$/);
      await expect(field(page, t('portfolios:detail.titleLabel'))).toHaveValue(title);
    });
  });
}

test('an assessment without an answer offers the way step by step first, in the list and on the home', async ({
  as,
  candidate,
  t,
}) => {
  const title = 'Bilan';
  const { path } = await begin(candidate, title);
  const page = await as(candidate);
  await page.goto('/user/assessment');
  await expect(page.getByRole('link', { name: t('portfolios:resultOf', { title }) })).toHaveCount(0);
  await page.getByRole('link', { name: t('portfolios:beginOf', { title }) }).click();
  await expect(page).toHaveURL(`${path}/guided`);
  await page.goto('/user');
  await expect(page.getByRole('link', { name: t('journey:portfolios.tabs') })).toHaveAttribute(
    'href',
    `${path}?activeTab=0&category=1`,
  );
  await page.getByRole('link', { name: t('journey:portfolios.begin') }).click();
  await expect(page).toHaveURL(`${path}/guided`);
});

test('an assessment under way is resumed step by step from its row, or its result so far is seen', async ({
  as,
  candidate,
  t,
}) => {
  const title = 'Bilan';
  const { id, path } = await begin(candidate, title);
  await answerAllButOne(candidate.token, id);
  const page = await as(candidate);
  await page.goto('/user/assessment');
  await expect(page.getByRole('link', { name: t('portfolios:resultOf', { title }) })).toBeVisible();
  await page.getByRole('link', { name: t('portfolios:resumeOf', { title }) }).click();
  await expect(page).toHaveURL(`${path}/guided`);
});

test('deleting asks first', async ({ as, candidate, t }) => {
  const title = 'À oublier';
  await begin(candidate, title);
  const page = await as(candidate);
  await page.goto('/user/assessment');
  const row = page.getByRole('row').filter({ hasText: title });
  const remove = row.getByRole('button', { name: t('portfolios:remove.label', { title }) });
  const question = page.getByRole('alertdialog', { name: t('portfolios:remove.title') });
  await remove.click();
  await question.getByRole('button', { name: t('keep') }).click();
  await expect(row).toBeVisible();
  await remove.click();
  await page.mouse.click(5, 5);
  await expect(question).toBeHidden();
  await expect(row).toBeVisible();
  await remove.click();
  await question.getByRole('button', { name: t('delete') }).click();
  await expectMessage(page, messages.assessmentDeleted.fr);
  await expect(row).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: t('portfolios:empty') })).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('the list says that it is loading', async ({ as, candidate, t }) => {
  const page = await as(candidate);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/portfolios/user/*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/user/assessment');
  const loading = page.getByRole('status').filter({ hasText: t('loading') });
  await expect(loading).toBeAttached();
  release();
  await expect(loading).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
