import type { Page } from '@playwright/test';
import { type Language, type RatingKind, ratingKinds } from '#shared/lists.ts';
import type { RatedActivity } from '#shared/schemas/portfolio.ts';
import { accept, apiOf, registered } from '#tests/support/people.ts';
import { expect, expectMessage, field, message, type T, test } from '#tests/support/story.ts';

/** Begins an assessment of the candidate's; gives its id and, once open in the window, its address. */
const begin = async ({ token }: { token: string }, title = 'Portfolio') => {
  const { id } = await apiOf(token).portfolios.create({ body: { title } });
  return { id, path: `/user/assessment/${id}` };
};

const tab = (page: Page, t: T, kind: RatingKind) => page.getByRole('tab', { name: t(`lists:kind.${kind}`) });
const panel = (page: Page) => page.getByRole('tabpanel');
const slider = (page: Page, row: number) => panel(page).getByRole('slider').nth(row);
const notApplicable = (page: Page, row: number) => panel(page).getByRole('switch').nth(row);
const taste = (page: Page, t: T, row: number) => {
  const boxes = panel(page).getByRole('group').nth(row);
  const named = (text: string) => boxes.getByRole('checkbox', { name: text.split(/\s*:/)[0] });
  return {
    like: named(t('portfolios:rating.likeOf', { name: '' })),
    dislike: named(t('portfolios:rating.dislikeOf', { name: '' })),
  };
};
const word = (t: T, value: 0 | 4) => {
  const levels = t('lists:level.activity', { returnObjects: true });
  return t('portfolios:rating.text', { value, word: levels[value].toLowerCase() });
};
const saved = async (page: Page, t: T) => {
  const said = t('portfolios:saving.saved', { time: '' }).trim();
  await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible();
};

test('an empty list says so, and a new assessment opens under its default title', async ({ as, t }) => {
  const page = await as(await accept(await registered()));
  await page.goto('/user/assessment');
  await expect(page.getByRole('heading', { name: t('portfolios:empty') })).toBeVisible();
  await page.getByRole('button', { name: t('portfolios:create') }).click();
  await expectMessage(page, t('portfolios:created'));
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
      const headers = ['name', 'createdAt', 'actions'] as const;
      await expect(table.getByRole('columnheader')).toHaveText(headers.map((name) => t(`portfolios:${name}`)));
      const title = 'Bilan de première année';
      const row = table.getByRole('row').filter({ hasText: title });
      expect(await row.getByRole('cell').nth(1).innerText()).toMatch(form);
      await expect(row.getByRole('button', { name: t('portfolios:exportOf', { title }) })).toBeVisible();
      await row.getByRole('link', { name: t('portfolios:edit', { title }) }).click();
      await expect(page).toHaveURL(/\/user\/assessment\/[\w.-]+$/);
      await expect(field(page, t('portfolios:detail.titleLabel'))).toHaveValue(title);
    });
  });
}

test('the title is saved when the field loses the focus', async ({ as, candidate, t }) => {
  const page = await as(candidate);
  await page.goto((await begin(candidate)).path);
  const trail = page.getByRole('navigation', { name: t('portfolios:detail.trail') });
  await expect(trail.getByRole('link')).toHaveAttribute('href', '/user/assessment');
  await expect(page.getByRole('button', { name: t('portfolios:export') })).toBeVisible();
  const title = field(page, t('portfolios:detail.titleLabel'));
  await title.fill('Bilan d’automne');
  await title.blur();
  await expectMessage(page, t('portfolios:detail.titleSaved'));
  await title.fill('  ');
  await title.blur();
  await expect(message(page, t('portfolios:detail.titleEmpty'))).toBeVisible();
  await page.reload();
  await expect(title).toHaveValue('Bilan d’automne');
  await expect(trail).toContainText('Bilan d’automne');
});

test('the open tab is kept in the address', async ({ as, candidate, t }) => {
  const page = await as(candidate);
  const { path } = await begin(candidate);
  await page.goto('/user/assessment');
  await page.goto(path);
  await expect(page.getByRole('tab')).toHaveText(ratingKinds.map((kind) => new RegExp(`^${t(`lists:kind.${kind}`)}`)));
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
    const names = Object.values(t(`lists:category.${kind as RatingKind}`, { returnObjects: true }));
    const place = (n: number) => `${names[n - 1]} ${n}/${count}`;
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

test('ratings from 0 to 5, N/A and a like are there after a reload', async ({ as, candidate, t }) => {
  const page = await as(candidate);
  await page.goto((await begin(candidate)).path);
  await slider(page, 0).press('0');
  await slider(page, 1).press('3');
  await slider(page, 1).press('ArrowRight');
  await slider(page, 2).press('9');
  await notApplicable(page, 3).check({ force: true });
  await taste(page, t, 4).like.check({ force: true });
  await saved(page, t);
  await page.reload();
  await expect(slider(page, 0)).toHaveAttribute('aria-valuetext', word(t, 0));
  await expect(slider(page, 1)).toHaveAttribute('aria-valuetext', word(t, 4));
  await expect(slider(page, 2)).toHaveAttribute('aria-valuetext', t('lists:level.unanswered'));
  await expect(slider(page, 0)).toHaveAttribute('max', '5');
  await expect(notApplicable(page, 3)).toBeChecked();
  await expect(taste(page, t, 4).like).toBeChecked();
});

test('N/A empties and disables the scale, and switching it off gives 0', async ({ as, candidate, t }) => {
  const page = await as(candidate);
  await page.goto((await begin(candidate)).path);
  await slider(page, 0).press('4');
  await expect(slider(page, 0)).toHaveAttribute('aria-valuetext', word(t, 4));
  await notApplicable(page, 0).check({ force: true });
  await expect(slider(page, 0)).toBeDisabled();
  await expect(slider(page, 0)).toHaveAttribute('aria-valuetext', t('lists:level.notApplicable'));
  await notApplicable(page, 0).uncheck({ force: true });
  await expect(slider(page, 0)).toBeEnabled();
  await expect(slider(page, 0)).toHaveAttribute('aria-valuetext', word(t, 0));
});

test('like and dislike exclude each other and can be taken back; values and RNCP have neither', async ({
  as,
  candidate,
  t,
}) => {
  const page = await as(candidate);
  await page.goto((await begin(candidate)).path);
  for (const kind of ['activity', 'skill'] as const) {
    await tab(page, t, kind).click();
    const { like, dislike } = taste(page, t, 0);
    await like.check({ force: true });
    await dislike.check({ force: true });
    await expect(like).not.toBeChecked();
    await like.check({ force: true });
    await expect(dislike).not.toBeChecked();
    await like.uncheck({ force: true });
    await expect(like).not.toBeChecked();
    await expect(dislike).not.toBeChecked();
    await taste(page, t, 1).dislike.check({ force: true });
  }
  await saved(page, t);
  await page.reload();
  await expect(taste(page, t, 0).like).not.toBeChecked();
  await expect(taste(page, t, 1).dislike).toBeChecked();
  for (const kind of ['value', 'rncp'] as const) {
    await tab(page, t, kind).click();
    await expect(slider(page, 0)).toBeVisible();
    await expect(panel(page).getByRole('checkbox')).toHaveCount(0);
  }
});

test('what is rated is named in the language of the page', async ({ as, candidate }) => {
  const page = await as(candidate);
  const reading = page.waitForResponse('**/portfolio-activities/portfolio/*');
  await page.goto((await begin(candidate)).path);
  const rows: RatedActivity[] = await (await reading).json();
  const [first] = rows.filter(({ Activity }) => Activity.category === 1).map(({ Activity }) => Activity);
  const heading = panel(page).getByRole('heading', { level: 3 }).first();
  await expect(heading).toHaveText(first?.nameFR ?? '');
  await expect(panel(page).getByText(first?.descriptionFR ?? '')).toBeVisible();
  await page.getByRole('button', { name: 'EN, English' }).click();
  await expect(heading).toHaveText(first?.name ?? '');
  await expect(panel(page).getByText(first?.description ?? '')).toBeVisible();
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
  await question.getByRole('button', { name: t('delete') }).click();
  await expectMessage(page, t('portfolios:remove.done'));
  await expect(row).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(row).toHaveCount(0);
});

for (const language of ['fr', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('the export is portfolio.pdf in the language of the page', async ({ as, candidate, t }) => {
      const page = await as(candidate);
      await page.goto((await begin(candidate)).path);
      const asked = page.waitForRequest('**/generate-pdf?*');
      const downloaded = page.waitForEvent('download');
      await page.getByRole('button', { name: t('portfolios:export') }).click();
      expect(new URL((await asked).url()).searchParams.get('lang')).toBe(language);
      expect((await downloaded).suggestedFilename()).toBe('portfolio.pdf');
      await expectMessage(page, t('portfolios:exported'));
    });
  });
}

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
