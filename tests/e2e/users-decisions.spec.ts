import type { Page } from '@playwright/test';
import type { Status } from '#shared/lists.ts';
import type { Session } from '#shared/schemas/user.ts';
import { messages } from '#tests/literals/messages.ts';
import { mailsTo } from '#tests/support/mailbox.ts';
import { apiOf, createHome, type Home } from '#tests/support/people.ts';
import { expect, expectMessage, test as story, type T } from '#tests/support/story.ts';

let made = 0;
/** A university of each story's own: what waits there is counted. */
const test = story.extend<{ campus: Home }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed
  campus: async ({}, use, { workerIndex }) => {
    made += 1;
    await use(await createHome(3000 + 100 * workerIndex + made));
  },
});

const nameOf = ({ user }: Session) => `${user.firstName} ${user.lastName}`;
const people = (page: Page) => page.getByRole('table').locator('tbody tr');
const row = (page: Page, { user }: Session) => people(page).filter({ hasText: user.email });
const chip = (page: Page, one: Session) => row(page, one).locator('.chip');
const accept = (page: Page, t: T, one: Session) =>
  page.getByRole('button', { name: t('users:acceptWho', { name: nameOf(one) }), exact: true });
const reject = (page: Page, t: T, one: Session) =>
  page.getByRole('button', { name: t('users:rejectWho', { name: nameOf(one) }), exact: true });
const undo = (page: Page, t: T, one: Session) => row(page, one).getByRole('button', { name: t('users:undo') });
const pickAll = (page: Page) => page.getByRole('columnheader').getByRole('checkbox');
const pick = (page: Page, one: Session) => row(page, one).getByRole('checkbox');
const foot = (page: Page) => page.locator('.pick-foot');

/** Their status as the server has it. */
const statusOf = async ({ admin }: Home, { user: { id } }: Session): Promise<Status> =>
  (await apiOf(admin.token).users.get({ params: { id } })).status;
const statuses = (campus: Home, those: readonly Session[]) => Promise.all(those.map((one) => statusOf(campus, one)));

const newcomers = async (campus: Home, ...names: string[]): Promise<Session[]> => {
  const all: Session[] = [];
  for (const name of names) all.push(await campus.newcomer(name));
  return all;
};
/** Who is in the list, from the top. */
const order = (page: Page) => people(page).locator('.who').allInnerTexts();

test('somebody is accepted at once, where they stand; a double press decides on nobody else', async ({
  as,
  campus,
  t,
}) => {
  const [one, next] = (await newcomers(campus, 'Violette', 'Ulysse')) as [Session, Session];
  const page = await as(campus.admin);
  await page.goto('/admin/users');
  const before = await expect
    .poll(() => order(page))
    .toHaveLength(3)
    .then(() => order(page));
  // The latest stand first.
  expect(before.slice(0, 2)).toEqual([nameOf(next), nameOf(one)]);

  await accept(page, t, next).dblclick();
  await expectMessage(page, messages.statusUpdated.fr);
  await expect(chip(page, next)).toHaveText(t('lists:status.ACCEPTED'));
  await expect(undo(page, t, next)).toBeVisible();
  expect(await order(page)).toEqual(before);
  expect(await statuses(campus, [next, one])).toEqual(['ACCEPTED', 'PENDING']);
  // Sorted anew, they stand where the accepted do.
  const sort = page.getByRole('columnheader').getByRole('button', { name: t('users:person') });
  await sort.click();
  await page
    .getByRole('columnheader')
    .getByRole('button', { name: t('users:status') })
    .click();
  await expect.poll(() => order(page)).not.toEqual(before);
});

test('a decision is taken back in its row, and nobody hears of it', async ({ as, campus, t }) => {
  const [one] = (await newcomers(campus, 'Violette')) as [Session];
  const page = await as(campus.admin);
  await page.goto('/admin/users');
  const now = Date.now();
  await page.clock.setFixedTime(now);
  await reject(page, t, one).click();
  await expect(chip(page, one)).toHaveText(t('lists:status.REJECTED'));
  await expect.poll(() => statusOf(campus, one)).toBe('REJECTED');
  await expect(undo(page, t, one)).toBeFocused();
  await expect(undo(page, t, one)).toBeEnabled();
  // The first moment is kept from the second press of two.
  await undo(page, t, one).press('Enter');
  await expect(chip(page, one)).toHaveText(t('lists:status.REJECTED'));
  await page.clock.setFixedTime(now + 1_000);
  await undo(page, t, one).press('Enter');
  await expect(chip(page, one)).toHaveText(t('lists:status.PENDING'));
  await expect(accept(page, t, one)).toBeVisible();
  expect(await statusOf(campus, one)).toBe('PENDING');
  expect(await mailsTo(one.user.email)).toEqual([]);
});

test('who was rejected can be accepted later', async ({ as, campus, t }) => {
  const [one] = (await newcomers(campus, 'Violette')) as [Session];
  const { users } = apiOf(campus.admin.token);
  await users.setStatus({ params: { id: one.user.id }, body: { status: 'REJECTED' } });
  const page = await as(campus.admin);
  await page.goto('/admin/users');
  await expect(chip(page, one)).toHaveText(t('lists:status.REJECTED'));
  await expect(reject(page, t, one)).toHaveCount(0);
  await accept(page, t, one).click();
  await expect(chip(page, one)).toHaveText(t('lists:status.ACCEPTED'));
  await expect.poll(() => statusOf(campus, one)).toBe('ACCEPTED');
});

test('all that wait are chosen at once but some, accepted together and taken back together', async ({
  as,
  campus,
  t,
}) => {
  const [ada, ben, cleo, dora] = (await newcomers(campus, 'Ada', 'Ben', 'Cleo', 'Dora')) as [
    Session,
    Session,
    Session,
    Session,
  ];
  const page = await as(campus.admin);
  await page.goto('/admin/users');
  await pickAll(page).check();
  await expect(foot(page)).toContainText(t('users:many.picked', { count: 4 }));
  await expect(foot(page)).toContainText(t('users:many.unconfirmed', { count: 4 }));
  await pick(page, ben).uncheck();
  await foot(page)
    .getByRole('button', { name: t('users:many.accept', { count: 3 }) })
    .dblclick();
  await expect(foot(page)).toContainText(t('users:many.accepted', { count: 3 }));
  expect(await statuses(campus, [ada, ben, cleo, dora])).toEqual(['ACCEPTED', 'PENDING', 'ACCEPTED', 'ACCEPTED']);
  await expect(chip(page, ben)).toHaveText(t('lists:status.PENDING'));

  const undoAll = foot(page).getByRole('button', { name: t('users:many.undo', { count: 3 }) });
  await expect(async () => {
    await undoAll.click({ timeout: 500 });
    await expect(undoAll).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await expect(foot(page)).toHaveCount(0);
  expect(await statuses(campus, [ada, ben, cleo, dora])).toEqual(Array(4).fill('PENDING'));
  await expect(
    people(page)
      .locator('.chip')
      .filter({ hasText: t('lists:status.PENDING') }),
  ).toHaveCount(4);
});

test('several are rejected after one question', async ({ as, campus, t }) => {
  const those = await newcomers(campus, 'Ada', 'Ben');
  const page = await as(campus.admin);
  await page.goto('/admin/users');
  await pickAll(page).check();
  const rejectAll = foot(page).getByRole('button', { name: t('users:many.reject', { count: 2 }) });
  const question = page.getByRole('alertdialog', { name: t('users:confirmReject.title', { count: 2 }) });
  await rejectAll.click();
  await question.getByRole('button', { name: t('users:confirmReject.keep') }).click();
  expect(await statuses(campus, those)).toEqual(['PENDING', 'PENDING']);
  await rejectAll.click();
  await question.getByRole('button', { name: t('users:reject') }).click();
  await expect(foot(page)).toContainText(t('users:many.rejected', { count: 2 }));
  expect(await statuses(campus, those)).toEqual(['REJECTED', 'REJECTED']);
});

test('by keyboard one goes from row to row, and each press decides on the one it is on', async ({ as, campus, t }) => {
  const [ada, ben, cleo] = (await newcomers(campus, 'Ada', 'Ben', 'Cleo')) as [Session, Session, Session];
  const page = await as(campus.admin);
  await page.goto('/admin/users');
  await accept(page, t, cleo).focus();
  await page.keyboard.press('Enter');
  await expect(undo(page, t, cleo)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(accept(page, t, ben)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(accept(page, t, ada)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(undo(page, t, ben)).toBeFocused();
  await expect.poll(() => statuses(campus, [cleo, ben, ada])).toEqual(['ACCEPTED', 'REJECTED', 'PENDING']);
});

test.describe('while not all of it works', () => {
  test.use({ provokes: [404, 'ERR_INTERNET_DISCONNECTED'] });

  test('who could not be decided is named, stays as they were, and the others are done', async ({ as, campus, t }) => {
    const [ada, ben, cleo] = (await newcomers(campus, 'Ada', 'Ben', 'Cleo')) as [Session, Session, Session];
    const page = await as(campus.admin);
    await page.goto('/admin/users');
    await pickAll(page).check();
    // Meanwhile a colleague deletes one of them.
    await apiOf(campus.admin.token).users.remove({ params: { id: ben.user.id } });
    await foot(page)
      .getByRole('button', { name: t('users:many.accept', { count: 3 }) })
      .click();
    await expect(foot(page)).toContainText(t('users:many.failed', { count: 1, names: nameOf(ben) }));
    expect(await statuses(campus, [ada, cleo])).toEqual(['ACCEPTED', 'ACCEPTED']);
    await foot(page)
      .getByRole('button', { name: t('users:many.leave') })
      .click();
    await expect(row(page, ben)).toHaveCount(0);
  });

  test('without a connection nothing is decided, and one press repeats all of it', async ({ as, campus, t }) => {
    const those = await newcomers(campus, 'Ada', 'Ben', 'Cleo', 'Dora', 'Elio', 'Fanny');
    const page = await as(campus.admin);
    await page.goto('/admin/users');
    await pickAll(page).check();
    await page.context().setOffline(true);
    await foot(page)
      .getByRole('button', { name: t('users:many.accept', { count: 6 }) })
      .click();
    await expect(foot(page)).toContainText(t('users:many.retry'), { timeout: 15_000 });
    await expect(foot(page)).toContainText(t('users:many.others', { count: 2 }));
    await page.context().setOffline(false);
    expect(await statuses(campus, those)).toEqual(Array(6).fill('PENDING'));
    await foot(page)
      .getByRole('button', { name: t('users:many.retry') })
      .click();
    await expect(foot(page)).toContainText(t('users:many.accepted', { count: 6 }));
    expect(await statuses(campus, those)).toEqual(Array(6).fill('ACCEPTED'));
  });
});

test('a member is deleted after a question', async ({ as, campus, t }) => {
  const one = await campus.candidate('Violette');
  const page = await as(campus.admin);
  await page.goto('/admin/users');
  const remove = page.getByRole('button', { name: t('users:remove.label', { name: nameOf(one) }) });
  const question = page.getByRole('alertdialog', { name: t('users:remove.title', { name: nameOf(one) }) });
  await remove.click();
  await question.getByRole('button', { name: t('keep') }).click();
  await expect(row(page, one)).toHaveCount(1);
  await remove.click();
  await question.getByRole('button', { name: t('delete') }).click();
  await expectMessage(page, messages.userDeleted.fr);
  await expect(row(page, one)).toHaveCount(0);
  // Nobody deletes themselves.
  await expect(page.getByRole('button', { name: t('users:remove.label', { name: nameOf(campus.admin) }) })).toHaveCount(
    0,
  );
});
