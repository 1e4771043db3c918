import { nanoid } from 'nanoid';
import { password } from '#tests/support/people.ts';
import { expect, expectMessage, field, message, test } from '#tests/support/story.ts';

const refusal = 'L’adresse ou le mot de passe ne correspond à aucun compte.';
const advice = 'Vérifiez l’adresse et le mot de passe, ou demandez un nouveau mot de passe.';

test.describe('a failed call', () => {
  test.use({ provokes: [401] });

  test('a refused login pops up bottom right for five seconds and is logged; the message waits while pointed at, goes when one wants', async ({
    as,
    home,
  }) => {
    const page = await as(null);
    await page.goto('/login');
    const box = message(page, refusal);
    const refuse = async () => {
      await field(page, 'Adresse e-mail').fill(`${nanoid()}@story.test`);
      await field(page, 'Mot de passe').fill('ce-n’est-pas-cela');
      await page.keyboard.press('Enter');
      await expect(box).toBeVisible();
    };
    const progress = box.getByRole('progressbar');

    await test.step('it is logged, and goes by itself', async () => {
      const logged = page.waitForEvent('console', (line) => line.type() === 'warning');
      await refuse();
      await expect(page.locator('form').getByText(advice)).toBeVisible();
      await expectMessage(page, refusal, 'error');
      expect((await logged).text()).toContain('401 POST /api/v0/auth/login');
      await expect(progress).toHaveCSS('animation-duration', '5s');
      await progress.evaluate((bar) => {
        for (const animation of bar.getAnimations()) animation.finish();
      });
      await expect(box).toBeHidden();
    });

    // The same reply as the server's, without the slow password check.
    const again = { status: 401, json: { msg: refusal, code: 'bad_credentials', requestId: 'r1' } };
    await page.route('**/api/v0/auth/login', (route) => route.fulfill(again));
    await test.step('it waits while pointed at, follows the theme, and goes by its button', async () => {
      await refuse();
      // The toast slides in, so the pointer may have to follow it.
      await expect(async () => {
        await box.hover();
        await expect(progress).toHaveCSS('animation-play-state', 'paused', { timeout: 500 });
      }).toPass();
      await page.emulateMedia({ colorScheme: 'light' });
      const light = await box.evaluate((toast) => getComputedStyle(toast).backgroundColor);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(box).not.toHaveCSS('background-color', light);
      await box.getByRole('button', { name: 'Fermer le message' }).click();
      await expect(box).toBeHidden();
    });

    await test.step('it goes by a click, and by dragging', async () => {
      await refuse();
      await box.click({ position: { x: 120, y: 12 } });
      await expect(box).toBeHidden();
      await refuse();
      await box.hover({ position: { x: 40, y: 12 } });
      await page.mouse.down();
      await page.mouse.move(1900, 600, { steps: 10 });
      await page.mouse.up();
      await expect(box).toBeHidden({ timeout: 2000 });
    });

    await test.step('a new try takes it back', async () => {
      await refuse();
      // A hovered toast never times out, so only the new attempt removes it.
      await box.hover();
      await page.unroute('**/api/v0/auth/login');
      await field(page, 'Adresse e-mail').fill((await home.newcomer()).user.email);
      await field(page, 'Mot de passe').fill(password);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/pending$/);
      await expect(box).toBeHidden();
    });
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
