import type { Page } from '@playwright/test';
import { multiply } from '#tests/support/crowd.ts';
import { expectRowsWherever } from '#tests/support/long-list.ts';
import { apiOf, createHome } from '#tests/support/people.ts';
import { expect, test } from '#tests/support/story.ts';

const people = (page: Page) => page.getByRole('table').locator('tbody tr[aria-rowindex]');

/** Creates an administrator of a university with that many other members. */
const crowded = async (number: number, count: number) => {
  const campus = await createHome(number);
  const { user } = await campus.newcomer('Ambre');
  await multiply({ id: user.id, universityId: campus.university.id }, count - 1, (index) => ({
    lastName: `Nom${String(index).padStart(4, '0')}`,
    email: `person.${number}.${index}@story.test`,
  }));
  return campus;
};

test('three hundred requests are decided in less than three minutes, none of them wrongly', async ({ as, t }, info) => {
  test.slow();
  const campus = await crowded(5000 + info.workerIndex, 300);
  const page = await as(campus.admin);
  await page.goto('/admin/users?show=pending');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('301');
  const begun = Date.now();
  const foot = page.locator('.pick-foot');

  // Selects all except users 0 to 9.
  await page.getByRole('columnheader').getByRole('checkbox').check();
  await page.getByRole('searchbox').fill('nom000');
  await expect(people(page)).toHaveCount(10);
  await page.getByRole('columnheader').getByRole('checkbox').uncheck();
  await foot.getByRole('button', { name: t('users:many.accept', { count: 290 }) }).click();
  await expect(foot).toContainText(t('users:many.sending', { done: 0, count: 290 }).split(/\d/)[0] ?? '');
  await expect(foot.getByRole('button', { name: t('users:undo') })).toBeVisible({ timeout: 120_000 });
  await page.getByRole('columnheader').getByRole('checkbox').check();
  await foot.getByRole('button', { name: t('users:many.reject', { count: 10 }) }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('users:reject') })
    .click();
  await expect(foot).toContainText(t('users:many.rejected', { count: 10 }));
  const seconds = (Date.now() - begun) / 1000;
  info.annotations.push({ type: 'seconds', description: String(seconds) });
  expect(seconds).toBeLessThan(180);

  const params = { universityId: campus.university.id };
  const { rows } = await apiOf(campus.admin.token).users.listOfUniversity({ params });
  const rejected = rows.filter(({ status }) => status === 'REJECTED').map(({ lastName }) => lastName);
  expect(rejected.sort()).toEqual(Array.from({ length: 10 }, (_, index) => `Nom000${index}`));
  expect(rows.filter(({ status }) => status === 'ACCEPTED')).toHaveLength(291);
});

// tests/long/lists-large.test.ts covers a reply of five thousand, blocks.spec.ts a list of them. Storing takes most of
// the time.
test('two thousand people are listed, found and scrolled through at once', async ({ as }, info) => {
  test.slow();
  const campus = await crowded(6000 + info.workerIndex, 2000);
  const page = await as(campus.admin);
  await page.goto('/admin/users');
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '1992');
  expect(await people(page).count()).toBeLessThan(100);

  // Each keystroke filters the two thousand rows exactly once.
  await page.evaluate(() => {
    const { includes } = String.prototype;
    Object.assign(window, { looks: 0 });
    String.prototype.includes = function (...args) {
      if (this.startsWith('ambre nom')) Reflect.set(window, 'looks', Reflect.get(window, 'looks') + 1);
      return includes.apply(this, args);
    };
  });
  const looks = () => page.evaluate(() => Number(Reflect.get(window, 'looks')));
  await page.getByRole('searchbox').focus();
  await page.keyboard.press('n');
  await expect.poll(looks).toBe(1999);
  await page.keyboard.press('o');
  await expect.poll(looks).toBe(2 * 1999);
  await page.getByRole('searchbox').fill('nom1321');
  await expect(people(page)).toHaveCount(1);
  await expect(people(page)).toContainText('Nom1321');
  await page.getByRole('searchbox').fill('');
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '1992');

  await expectRowsWherever(page, people(page), 12_000);
});
