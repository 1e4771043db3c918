import type { Page } from '@playwright/test';
import type { statuses } from '#shared/lists.ts';
import type { User } from '#shared/schemas/user.ts';
import { expect, type T, test } from '#tests/support/story.ts';

const people = (page: Page) => page.getByRole('table').locator('tbody tr');
const search = (page: Page, t: T) => page.getByRole('searchbox', { name: t('users:search') });

test('an administrator finds the members of their university by name or e-mail', async ({ as, t }) => {
  const page = await as('admin@demo.test');
  await page.goto('/admin');
  const read = page.waitForResponse('**/users/university/*');
  await page
    .getByRole('navigation', { name: t('layout:menu.label'), exact: true })
    .getByRole('link', { name: t('menu:users.label') })
    .click();
  const { rows }: { rows: User[] } = await (await read).json();
  await expect(page).toHaveURL(/\/admin\/users$/);
  await expect(people(page)).toHaveCount(rows.length);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t('users:count', { count: rows.length }));

  await search(page, t).fill('belkacem ines');
  await expect(people(page)).toHaveCount(1);
  await expect(people(page)).toContainText('Inès Belkacem');
  await search(page, t).fill('REJECTED@demo');
  await expect(people(page)).toContainText('Tom Fournier');
  // Nobody waits among them: there is nothing to choose, and its column has a name all the same.
  await expect(page.getByRole('columnheader', { name: t('users:pick'), exact: true })).toBeVisible();
  await search(page, t).fill('personne de ce nom');
  await expect(page.getByText(t('users:noResult', { query: 'personne de ce nom' }))).toBeVisible();
  await page.getByRole('button', { name: t('list.clear') }).click();
  await expect(people(page)).toHaveCount(rows.length);
});

test('sorting by status cycles through those present, the chosen one first', async ({ as, t }) => {
  const page = await as('admin@demo.test');
  await page.goto('/admin/users');
  const sort = page.getByRole('columnheader').getByRole('button', { name: t('users:status') });
  /** The statuses from the top down, each once: rows of one status stand together. */
  const order = async () => {
    const chips = await people(page).locator('.chip').allInnerTexts();
    return chips.filter((chip, i) => chip !== chips[i - 1]);
  };
  const words = (...those: (typeof statuses)[number][]) => those.map((status) => t(`lists:status.${status}`));
  await expect(people(page).first()).toBeVisible();
  await expect.poll(order).toEqual(words('PENDING', 'REJECTED', 'ACCEPTED'));
  await sort.click();
  await expect.poll(order).toEqual(words('REJECTED', 'PENDING', 'ACCEPTED'));
  await sort.click();
  await expect.poll(order).toEqual(words('ACCEPTED', 'PENDING', 'REJECTED'));
  await sort.click();
  await expect.poll(order).toEqual(words('PENDING', 'REJECTED', 'ACCEPTED'));
});

test('what is shown of them is chosen, stays in the address, and offers the way back to everybody', async ({
  as,
  t,
}) => {
  const page = await as('admin@demo.test');
  await page.goto('/admin/users?show=pending');
  const chips = () => people(page).locator('.chip').allInnerTexts();
  const waiting = t('lists:status.PENDING');
  await expect(people(page).first()).toBeVisible();
  await expect.poll(async () => new Set(await chips())).toEqual(new Set([waiting]));
  const show = page.getByRole('combobox', { name: t('users:show.label') });
  await expect(show).toHaveValue('pending');

  await show.selectOption('undelivered');
  await expect(page).toHaveURL(/\?show=undelivered$/);
  await expect(page.getByRole('heading', { name: t('users:noneShown') })).toBeVisible();
  await page.getByRole('button', { name: t('users:showAll') }).click();
  await expect(page).toHaveURL(/\/admin\/users$/);
  await expect.poll(async () => new Set(await chips()).size).toBe(3);
});
