import { messages } from '#tests/literals/messages.ts';
import { mailedUrl, mailsTo } from '#tests/support/mailbox.ts';
import { apiOf } from '#tests/support/people.ts';
import { expect, expectMessage, message, test } from '#tests/support/story.ts';

/** The link to that page in the newest mail, once it has come. */
const linkTo = async (email: string, page: string): Promise<string> => {
  await expect.poll(() => mailedUrl(email, page)).not.toBe('');
  return mailedUrl(email, page);
};
const heading = 'h1';

for (const language of ['fr', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language, provokes: [422] });

    test(`the link of the registration’s mail confirms the address, once (${language})`, async ({ as, home, t }) => {
      const person = await home.register();
      const { email } = person.user;
      const link = await linkTo(email, 'confirm-email');

      const page = await as(person);
      await page.goto('/pending');
      const notice = page.getByText(t('auth:confirm.pending', { email }));
      await expect(notice).toBeVisible();

      await page.goto(link);
      await expect(page).toHaveURL(/\/confirm-email$/);
      await expect(page.locator(heading)).toHaveText(t('auth:confirm.done'));
      await expect(page.getByText(t('auth:confirm.doneTextWith', { email }))).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(t('auth:confirm.title')));
      await page.getByRole('link', { name: t('auth:confirm.goOn') }).click();
      await expect(page).toHaveURL(/\/pending$/);
      await expect(page.locator(heading)).toHaveText(t('auth:pending.heading'));
      await expect(notice).toBeHidden();

      const stranger = await as(null);
      await stranger.goto(link);
      await expect(stranger.locator(heading)).toHaveText(t('auth:confirm.dead'));
      await expect(stranger.getByText(t('auth:confirm.deadText'))).toBeVisible();
      await stranger.getByRole('link', { name: t('auth:confirm.login') }).click();
      await expect(stranger).toHaveURL(/\/login$/);
    });
  });
}

test.describe('a dead link', () => {
  test.use({ provokes: [422] });

  test('to confirm an address is replaced by another one for whoever is signed in', async ({ as, home, t }) => {
    const person = await home.register();
    const page = await as(person);
    const first = await linkTo(person.user.email, 'confirm-email');
    await page.goto(`${first}x`.replace(/token=[^&]*/, 'token=used'));
    await expect(page.locator(heading)).toHaveText(t('auth:confirm.dead'));
    await page.getByRole('button', { name: t('auth:confirm.again') }).click();
    await expectMessage(page, t('auth:confirm.sent'));
    await expect.poll(async () => (await mailsTo(person.user.email)).length).toBe(2);
    await page.goto(await linkTo(person.user.email, 'confirm-email'));
    await expect(page.locator(heading)).toHaveText(t('auth:confirm.done'));
  });

  test('to choose a password says so before anything is typed, and leads to another one', async ({ as, home, t }) => {
    const { email } = (await home.register()).user;
    await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
    const page = await as(null);
    await page.goto(`/reset-password?token=used&email=${encodeURIComponent(email)}&universityId=n&userId=u`);
    await expect(page.locator(heading)).toHaveText(t('auth:reset.deadHeading'));
    await expect(page.locator('input[type="password"]')).toHaveCount(0);
    await page.getByRole('button', { name: t('auth:reset.another') }).click();
    const dialog = page.getByRole('dialog', { name: t('auth:forgot.title') });
    await dialog.getByRole('button', { name: t('auth:forgot.submit') }).click();
    await expectMessage(page, messages.resetMailSent.fr);
    await page.goto(await linkTo(email, 'reset-password'));
    await expect(page.locator(heading)).toHaveText(t('auth:reset.heading'));
  });
});

test.describe('while the server cannot be reached', () => {
  test.use({ provokes: [503] });

  test('a link to confirm an address is not said to be dead, and can be tried again', async ({ as, home, t }) => {
    const person = await home.register();
    const link = await linkTo(person.user.email, 'confirm-email');
    const page = await as(null);
    await page.route('**/api/v0/auth/confirm-email', (route) => route.fulfill({ status: 503, body: '{}' }), {
      times: 1,
    });
    await page.goto(link);
    await expect(page.locator(heading)).toHaveText(t('auth:confirm.failed'));
    await page.getByRole('button', { name: t('retry') }).click();
    await expect(page.locator(heading)).toHaveText(t('auth:confirm.done'));
    await expect(message(page, t('errors:unavailable'))).toHaveCount(0);
  });
});

test('a changed address is used once its link was opened, and the former one is told', async ({ as, home, t }) => {
  const person = await home.register();
  const email = person.user.email.replace('@', '.2@');
  await apiOf(person.token).auth.changeEmail({ body: { email } });
  const page = await as(null);
  await page.goto(await linkTo(email, 'confirm-email'));
  await expect(page.getByText(t('auth:confirm.doneTextWith', { email }))).toBeVisible();
  await expect
    .poll(async () => (await mailsTo(person.user.email)).map(({ subject }) => subject))
    .toContain('L’adresse de votre compte a été modifiée');
  const user = await apiOf(person.token).users.get({ params: { id: person.user.id } });
  expect(user).toMatchObject({ id: person.user.id, email, emailConfirmed: true });
});
