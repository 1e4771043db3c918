import type * as z from 'zod/mini';
import { type RatingKind, ratingKinds } from '#shared/lists.ts';
import type { ratedActivity } from '#shared/schemas/portfolio.ts';
import { enumerations } from '#tests/literals/lists.ts';
import { messages } from '#tests/literals/messages.ts';
import { begin, panel, tab } from '#tests/support/assessment.ts';
import { exportPdf } from '#tests/support/export-pdf.ts';
import { expect, expectMessage, field, message, test } from '#tests/support/story.ts';

test('the title is saved when the field loses the focus', async ({ as, candidate, t }) => {
  const page = await as(candidate);
  await page.goto((await begin(candidate)).path);
  const trail = page.getByRole('navigation', { name: t('trail') });
  await expect(trail.getByRole('link')).toHaveAttribute('href', '/user/assessment');
  await expect(page.getByRole('button', { name: t('portfolios:export') })).toBeVisible();
  const title = field(page, t('portfolios:detail.titleLabel'));
  await title.fill('Bilan d’automne');
  await title.blur();
  await expectMessage(page, messages.titleUpdated.fr);
  await expect(page).toHaveTitle('Bilan d’automne · Auto-évaluation · Thésée');
  await title.fill('  ');
  await title.blur();
  await expect(message(page, t('portfolios:detail.titleEmpty'))).toBeVisible();
  await page.reload();
  await expect(title).toHaveValue('Bilan d’automne');
  await expect(trail).toContainText('Bilan d’automne');
});

test('a title that is longer than the window is shown whole', async ({ as, candidate, t }) => {
  const page = await as(candidate, { viewport: { width: 390, height: 800 } });
  await page.goto((await begin(candidate)).path);
  const title = field(page, t('portfolios:detail.titleLabel'));
  await title.fill('Bilan de deuxième année, avant le comité de suivi individuel');
  await title.press('Enter');
  await expectMessage(page, messages.titleUpdated.fr);
  await expect(title).toHaveValue('Bilan de deuxième année, avant le comité de suivi individuel');
  const hidden = await title.evaluate((box) => [
    box.scrollWidth - box.clientWidth,
    box.scrollHeight - box.clientHeight,
  ]);
  expect(hidden).toEqual([0, 0]);
});

test('a narrow window shows the open tab between its neighbours', async ({ as, candidate, t }) => {
  const page = await as(candidate, { viewport: { width: 390, height: 800 } });
  await page.goto(`${(await begin(candidate)).path}?activeTab=1`);
  await expect(tab(page, t, 'skill')).toBeInViewport({ ratio: 1 });
  await expect(tab(page, t, 'activity')).toBeInViewport({ ratio: 0.1 });
  await expect(tab(page, t, 'value')).toBeInViewport({ ratio: 0.1 });
});

test('the open tab is kept in the address', async ({ as, candidate, t }) => {
  const page = await as(candidate);
  const { path } = await begin(candidate);
  await page.goto('/user/assessment');
  await page.goto(path);
  await expect(page.getByRole('tab')).toHaveText(
    ratingKinds.map((kind) => new RegExp(`^${t(`ratings:kind.${kind}`)}`)),
  );
  await tab(page, t, 'value').click();
  await expect(page).toHaveURL(`${path}?activeTab=2`);
  await page.reload();
  await expect(tab(page, t, 'value')).toHaveAttribute('aria-selected', 'true');
  await tab(page, t, 'skill').click();
  await page.goBack();
  await expect(page).toHaveURL(/\/user\/assessment$/);
  await page.goto(`${path}?activeTab=4`);
  await expect(tab(page, t, 'activity')).toHaveAttribute('aria-selected', 'true');
});

test('every tab pages through its categories', async ({ as, candidate, t }) => {
  const page = await as(candidate);
  await page.goto((await begin(candidate)).path);
  const arrow = (text: string) => panel(page).locator('.arrows').getByRole('button', { name: text });
  const [previous, next] = [arrow(t('portfolios:detail.previous')), arrow(t('portfolios:detail.next'))];
  for (const [kind, count] of Object.entries({ activity: 2, skill: 3, value: 6, rncp: 6 } as const)) {
    await tab(page, t, kind as RatingKind).click();
    const names = Object.values(enumerations[`ratings:category.${kind as RatingKind}`]).map(([, french]) => french);
    const place = (n: number) => `${n}/${count} ${names[n - 1]}`;
    const heading = panel(page).getByRole('heading', { level: 2 });
    await expect(heading).toHaveText(place(1));
    await expect(previous).toBeDisabled();
    for (let n = 2; n <= count; n += 1) {
      await next.click();
      await expect(heading).toHaveText(place(n));
    }
    await expect(next).toBeDisabled();
    await previous.click();
    await expect(heading).toHaveText(place(count - 1));
  }
});

test('what is rated is named in the language of the page', async ({ as, candidate }) => {
  const page = await as(candidate);
  const reading = page.waitForResponse('**/portfolio-activities/portfolio/*');
  await page.goto((await begin(candidate)).path);
  const rows: z.output<typeof ratedActivity>[] = await (await reading).json();
  const [first] = rows.filter(({ Activity }) => Activity.category === 1).map(({ Activity }) => Activity);
  const heading = panel(page).getByRole('heading', { level: 3 }).first();
  await expect(heading).toHaveText(first?.nameFR ?? '');
  await panel(page)
    .getByText(first?.definitionFR ?? '')
    .click();
  await expect(panel(page).getByText(first?.descriptionFR ?? '')).toBeVisible();
  await page.getByRole('button', { name: 'EN, English' }).click();
  await expect(heading).toHaveText(first?.name ?? '');
  await expect(panel(page).getByText(first?.definition ?? '')).toBeVisible();
  await expect(panel(page).getByText(first?.description ?? '')).toBeVisible();
});

for (const language of ['fr', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('the export is portfolio.pdf in the language of the page', async ({ as, candidate, t }) => {
      const page = await as(candidate);
      await page.goto((await begin(candidate)).path);
      const asked = page.waitForRequest('**/generate-pdf?*');
      await page.getByRole('button', { name: t('portfolios:export') }).click();
      const download = await exportPdf(page, t);
      expect(new URL((await asked).url()).searchParams.get('lang')).toBe(language);
      expect(download.suggestedFilename()).toBe('portfolio.pdf');
      await expectMessage(page, messages.portfolioExported[language]);
    });
  });
}
