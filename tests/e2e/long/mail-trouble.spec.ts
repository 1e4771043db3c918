import type { Page } from '@playwright/test';
import { nanoid } from 'nanoid';
import type { Session } from '#shared/schemas/user.ts';
import { mailedUrl } from '#tests/support/mailbox.ts';
import { apiOf, createHome, type Home, newEmail, password } from '#tests/support/people.ts';
import { expect, expectMessage, field, test as story } from '#tests/support/story.ts';
import { suppress } from '#tests/support/suppression-list.ts';

const test = story.extend<{ campus: Home }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed
  campus: async ({}, use, { workerIndex }) => use(await createHome(4000 + workerIndex)),
});

// AWS's mailbox simulator, which the local platform supports:
// https://docs.aws.amazon.com/ses/latest/dg/send-an-email-from-console.html
const simulated = (what: 'bounce' | 'complaint') => `${what}+${nanoid(8).toLowerCase()}@simulator.amazonses.com`;

const register = ({ university }: Home, firstName: string, email: string): Promise<Session> =>
  apiOf().auth.register({
    body: { firstName, lastName: 'Sérilhac', email, password, universityId: university.id },
  });
/** Waits until the administrators' list shows that state of the user. */
const untilTold = async (
  { admin, university }: Home,
  { user }: Pick<Session, 'user'>,
  kind: string | undefined,
): Promise<void> => {
  const read = async () => {
    const { rows } = await apiOf(admin.token).users.listOfUniversity({ params: { universityId: university.id } });
    return rows.find(({ id }) => id === user.id)?.mailTrouble?.kind;
  };
  await expect.poll(read, { timeout: 20_000 }).toBe(kind);
};
const row = (page: Page, { user }: Session) =>
  page.locator('.request-list li, tbody tr').filter({ hasText: user.firstName });
const today = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long' }).format(new Date()).replace(/^1 /, '1er ');

test('somebody registers with an address that does not exist: the administrator sees it, the address is corrected, and it is gone', async ({
  as,
  campus,
  t,
}) => {
  const person = await register(campus, 'Violette', simulated('bounce'));
  await untilTold(campus, person, 'bounce');
  const page = await as(campus.admin);
  await page.goto('/admin');
  const undelivered = page.locator('a[href="/admin/users?show=undelivered"]');
  await undelivered.click();
  await expect(row(page, person)).toContainText('e-mails non remis');

  // Pending users change their address without the password.
  const email = newEmail();
  const theirs = await as(person);
  await theirs.goto('/pending');
  await theirs.getByRole('button', { name: t('waiting:address.correct') }).click();
  await field(theirs.getByRole('dialog'), t('auth:email')).fill(email);
  await theirs
    .getByRole('dialog')
    .getByRole('button', { name: t('waiting:address.submit') })
    .click();
  await expect.poll(() => mailedUrl(email, 'confirm-email')).not.toBe('');
  await theirs.goto(await mailedUrl(email, 'confirm-email'));
  await expect(theirs.locator('h1')).toHaveText(t('waiting:confirm.done'));

  await page.goto('/admin/users');
  await expect(row(page, person)).toContainText(email);
  await expect(row(page, person)).not.toContainText('e-mails non remis');
});

test('a complaint about a mail is shown to the administrator and to the person until one of them ends it', async ({
  as,
  campus,
  t,
}) => {
  const person = await register(campus, 'Ulysse', simulated('complaint'));
  // Wait for the mail about the request: it would be dropped after the acceptance.
  await untilTold(campus, person, 'complaint');
  await campus.accept(person);

  const theirs = await as(person);
  await theirs.goto('/account');
  const notice = theirs.getByText(`signalé comme indésirable le ${today}`);
  await expect(notice).toBeVisible();
  // The address is unconfirmed, so it may belong to somebody who wants no mails.
  await expect(theirs.getByRole('button', { name: t('account:address.trouble.confirm') })).toBeHidden();

  const page = await as(campus.admin);
  await page.goto(`/admin/users/${person.user.id}`);
  await expect(page.getByText(`signalé comme indésirable le ${today}`)).toBeVisible();
  await page.getByRole('button', { name: t('user:trouble.complaint.again') }).click();
  await expectMessage(page, t('user:trouble.done'));
  await expect(page.getByText('signalé comme indésirable')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await untilTold(campus, person, undefined);
  await theirs.reload();
  await expect(theirs.getByRole('button', { name: t('account:address.change') })).toBeVisible();
  await expect(notice).toBeHidden();
});

test('somebody whose address SES holds back has a link sent there, which ends it', async ({ as, campus, t }) => {
  const email = newEmail();
  await suppress(email);
  const person = await register(campus, 'Cosette', email);
  await untilTold(campus, person, 'bounce');
  await campus.accept(person);
  const theirs = await as(person);
  await theirs.goto('/account');
  await theirs.getByRole('button', { name: t('account:address.trouble.confirm') }).click();
  await expectMessage(theirs, t('account:address.trouble.sent'));
  await expect.poll(() => mailedUrl(email, 'confirm-email'), { timeout: 20_000 }).not.toBe('');
  await theirs.goto(await mailedUrl(email, 'confirm-email'));
  await expect(theirs.locator('h1')).toHaveText(t('waiting:confirm.done'));
  await untilTold(campus, person, undefined);
});
