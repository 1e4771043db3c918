import type { Page } from '@playwright/test';
import type { Status } from '#shared/lists.ts';
import type { Session } from '#shared/schemas/user.ts';
import { mailsTo } from '#tests/support/mailbox.ts';
import { apiOf, createHome, type Home } from '#tests/support/people.ts';
import { expect, expectMessage, test as story, type T } from '#tests/support/story.ts';

let made = 0;
/** A separate university per test, since the tests count its pending users. */
const test = story.extend<{ campus: Home }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed
  campus: async ({}, use, { workerIndex }) => {
    made += 1;
    await use(await createHome(3000 + 100 * workerIndex + made));
  },
});

const nameOf = ({ user }: Session) => `${user.firstName} ${user.lastName}`;
const people = (page: Page) => page.locator('.request-list > li');
const row = (page: Page, { user }: Session) => people(page).filter({ hasText: user.email });
const accept = (page: Page, t: T, one: Session) =>
  page.getByRole('button', { name: t('users:acceptWho', { name: nameOf(one) }), exact: true });
const undo = (page: Page, t: T, one: Session) => row(page, one).getByRole('button', { name: t('users:undo') });
const pickAll = (page: Page) => page.getByRole('columnheader').getByRole('checkbox');
const foot = (page: Page) => page.locator('.pick-foot');

const statusOf = async ({ admin }: Home, { user: { id } }: Session): Promise<Status> =>
  (await apiOf(admin.token).users.get({ params: { id } })).status;
const statuses = (campus: Home, those: readonly Session[]) => Promise.all(those.map((one) => statusOf(campus, one)));

const newcomers = async (campus: Home, ...names: string[]): Promise<Session[]> => {
  const all: Session[] = [];
  for (const name of names) all.push(await campus.newcomer(name));
  return all;
};

test('arrow keys move from row to row, and each key decides on its own row, or undoes the decision before it is sent', async ({
  as,
  campus,
  t,
}) => {
  const [ada, ben, cleo] = (await newcomers(campus, 'Ada', 'Ben', 'Cleo')) as [Session, Session, Session];
  const page = await as(campus.admin);
  await page.goto('/admin/users');
  const now = Date.now();
  await page.clock.setFixedTime(now);
  await accept(page, t, ada).focus();
  await page.keyboard.press('Enter');
  await expect(undo(page, t, ada)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(accept(page, t, ben)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(accept(page, t, cleo)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(undo(page, t, ben)).toBeFocused();
  await expect.poll(() => statuses(campus, [ada, ben, cleo])).toEqual(['ACCEPTED', 'REJECTED', 'PENDING']);

  await expect(undo(page, t, ben)).toBeEnabled();
  await page.clock.setFixedTime(now + 1_000);
  await page.keyboard.press('Enter');
  await expect(accept(page, t, ben)).toBeVisible();
  expect(await statusOf(campus, ben)).toBe('PENDING');
  expect(await mailsTo(ben.user.email)).toEqual([]);
  // The second click of a double click must not hit the next row.
  await accept(page, t, cleo).dblclick();
  await expect(row(page, cleo)).toContainText(t('users:requests.ACCEPTED'));
  await expect.poll(() => statuses(campus, [cleo, ben])).toEqual(['ACCEPTED', 'PENDING']);
});

test.describe('without a connection', () => {
  test.use({ provokes: ['ERR_INTERNET_DISCONNECTED'] });

  test('nothing is decided, and one press repeats all of it', async ({ as, campus, t }) => {
    const those = await newcomers(campus, 'Ada', 'Ben');
    const page = await as(campus.admin);
    await page.goto('/admin/users?show=pending');
    await pickAll(page).check();
    await page.context().setOffline(true);
    await foot(page)
      .getByRole('button', { name: t('users:many.accept', { count: 2 }) })
      .click();
    await expect(foot(page)).toContainText(t('users:many.retry'), { timeout: 15_000 });
    // The message stands above the retry button and leaves the end of the page visible.
    await expectMessage(page, t('common:failure.offline'), 'error');
    await page.context().setOffline(false);
    expect(await statuses(campus, those)).toEqual(Array(2).fill('PENDING'));
    await foot(page)
      .getByRole('button', { name: t('users:many.retry') })
      .click();
    await expect(foot(page)).toContainText(t('users:many.accepted', { count: 2 }));
    expect(await statuses(campus, those)).toEqual(Array(2).fill('ACCEPTED'));
  });
});
