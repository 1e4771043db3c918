import type { Page } from '@playwright/test';
import { nanoid } from 'nanoid';
import { messages } from '#tests/literals/messages.ts';
import { mailedUrl } from '#tests/support/mailbox.ts';
import { apiOf, password } from '#tests/support/people.ts';
import { expect, expectMessage, field, message, type T, test } from '#tests/support/story.ts';

const refuseLogin = async (page: Page, t: T) => {
  await page.goto('/login');
  await field(page, t('auth:email')).fill(`${nanoid()}@story.test`);
  await field(page, t('auth:password')).fill('ce-n’est-pas-cela');
  await page.getByRole('button', { name: t('auth:login.submit'), exact: true }).click();
};

test('logging in is off while e-mail or password is empty', async ({ as, t }) => {
  const page = await as(null);
  await page.goto('/login');
  const submit = page.getByRole('button', { name: t('auth:login.submit'), exact: true });
  const [email, password] = [field(page, t('auth:email')), field(page, t('auth:password'))];
  await expect(page.getByText(t('requiredFields'))).toBeVisible();
  await expect(submit).toBeDisabled();
  await email.fill('camille@story.test');
  await expect(submit).toBeDisabled();
  await password.fill('x');
  await expect(submit).toBeEnabled();
  await email.fill('');
  await expect(submit).toBeDisabled();
});

test('registering is off while one of its five fields is empty, and says what the asterisk means', async ({
  as,
  t,
}) => {
  const page = await as(null);
  await page.goto('/register');
  await expect(page.getByText(t('requiredFields'))).toBeVisible();
  const submit = page.getByRole('button', { name: t('auth:register.submit') });
  const names = ['register.firstName', 'register.lastName', 'email', 'password'] as const;
  const fields = names.map((name) => field(page, t(`auth:${name}`)));
  const university = field(page, t('auth:register.university'));
  for (const one of fields) await one.fill('Camille');
  await expect(submit).toBeDisabled();
  await university.selectOption({ index: 1 });
  await expect(submit).toBeEnabled();
  for (const one of fields) {
    await one.fill('');
    await expect(submit).toBeDisabled();
    await one.fill('Camille');
    await expect(submit).toBeEnabled();
  }
  await university.selectOption('');
  await expect(submit).toBeDisabled();
  await expect(page.locator('label', { hasText: '*' })).toHaveCount(5);
});

test('a reset link that lacks a part leads to the login screen', async ({ as, t }) => {
  const page = await as(null);
  await page.goto('/reset-password?token=t&email=a%40story.test&userId=u');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('auth:login.heading'));
});

test('a new password needs both fields, and the same in both', async ({ as, home, t }) => {
  const { email } = (await home.newcomer()).user;
  await apiOf().auth.resetPassword({ body: { email } });
  await expect.poll(() => mailedUrl(email, 'reset-password')).not.toBe('');
  const link = await mailedUrl(email, 'reset-password');

  const page = await as(null);
  await page.goto(link);
  const submit = page.getByRole('button', { name: t('auth:reset.submit') });
  const [first, second] = [field(page, t('auth:reset.password')), field(page, t('auth:reset.confirm'))];
  await first.fill('sept-Loutres-au-canal');
  await expect(submit).toBeDisabled();
  await second.fill('sept-Loutres-au-cana');
  await submit.click();
  await expect(page.getByText(messages.passwordsDiffer.fr)).toBeVisible();
  await second.fill('sept-Loutres-au-canal');
  const sent = page.waitForRequest('**/api/v0/auth/update-password');
  await submit.click();
  expect((await sent).postDataJSON()).toMatchObject({ email, universityName: home.university.name });
  await expect(page).toHaveURL(/\/login$/);
  await expect(message(page, messages.passwordUpdated.fr)).toBeVisible();
});

test.describe('a failed call', () => {
  test.use({ provokes: [401] });

  test('a refused login shows the server’s words where it arose and bottom right for five seconds, and is logged', async ({
    as,
    t,
  }) => {
    const page = await as(null);
    const logged = page.waitForEvent('console', (line) => line.type() === 'warning');
    await refuseLogin(page, t);
    const words = t('refusals:bad_credentials');
    await expect(page.locator('form').getByText(words)).toBeVisible();
    await expectMessage(page, words, 'error');
    expect((await logged).text()).toContain('401 POST /api/v0/auth/login');
    await expect(message(page, words).getByRole('progressbar')).toHaveCSS('animation-duration', '5s');
    await expect(message(page, words)).toBeHidden();
  });

  test('a new try takes the complaint about the last one back', async ({ as, home, t }) => {
    const { email } = (await home.newcomer()).user;
    const page = await as(null);
    await refuseLogin(page, t);
    const complaint = message(page, t('refusals:bad_credentials'));
    // Pointed at, it would stay for good.
    await complaint.hover();
    await field(page, t('auth:email')).fill(email);
    await field(page, t('auth:password')).fill(password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/pending$/);
    await expect(complaint).toBeHidden();
  });

  test('a message waits while pointed at and goes by its button, a click or dragging', async ({ as, t }) => {
    const page = await as(null);
    const box = message(page, t('refusals:bad_credentials'));

    await refuseLogin(page, t);
    // It slides in: the pointer may have to follow it.
    await expect(async () => {
      await box.hover();
      await expect(box.getByRole('progressbar')).toHaveCSS('animation-play-state', 'paused', { timeout: 500 });
    }).toPass();
    await page.emulateMedia({ colorScheme: 'light' });
    const light = await box.evaluate((toast) => getComputedStyle(toast).backgroundColor);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(box).not.toHaveCSS('background-color', light);
    await box.getByRole('button', { name: t('layout:closeMessage') }).click();
    await expect(box).toBeHidden();

    await refuseLogin(page, t);
    await box.click({ position: { x: 120, y: 12 } });
    await expect(box).toBeHidden();

    await refuseLogin(page, t);
    await box.hover({ position: { x: 40, y: 12 } });
    await page.mouse.down();
    await page.mouse.move(1900, 600, { steps: 10 });
    await page.mouse.up();
    await expect(box).toBeHidden({ timeout: 2000 });
  });
});

test('a dialog closes at a click outside, asks first once something was typed, and holds the page still', async ({
  as,
  t,
}) => {
  const page = await as(null);
  await page.goto('/login');
  const open = page.getByRole('button', { name: t('auth:login.forgot') });
  const dialog = page.getByRole('dialog', { name: t('auth:forgot.title') });
  await open.click();
  await expect(dialog).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();

  await open.click();
  await field(dialog, t('auth:email')).fill('camille');
  await page.mouse.click(5, 5);
  const question = page.getByRole('alertdialog', { name: t('discard.title') });
  await question.getByRole('button', { name: t('discard.keep') }).click();
  await expect(field(dialog, t('auth:email'))).toHaveValue('camille');
  await page.mouse.click(5, 5);
  await question.getByRole('button', { name: t('discard.discard') }).click();
  await expect(dialog).toBeHidden();
});
