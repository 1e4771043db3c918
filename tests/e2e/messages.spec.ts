import type { Locator, Page } from '@playwright/test';
import { refusals as en } from '#shared/i18n/en/refusals.ts';
import { refusals as fr } from '#shared/i18n/fr/refusals.ts';
import { expect, expectMessage, field, message, type T, test } from '#tests/support/story.ts';

/** The longest error message in either language. */
const longest = [fr, en]
  .flatMap((texts) => Object.values(texts))
  .reduce((most, text) => (text.length > most.length ? text : most));

const openFilled = async (page: Page, t: T, form: 'login' | 'register') => {
  await page.goto(`/${form}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const input of await page.locator('form input').all()) await input.fill('camille@story.test');
  if (form === 'register') await field(page, t('auth:register.university')).selectOption({ index: 1 });
};

const isCovered = async (part: Locator, by: Locator): Promise<boolean> => {
  const [a, b] = [await part.boundingBox(), await by.boundingBox()];
  if (!a || !b) throw new Error('both must be on the page');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
};

/** Makes the server refuse a call with that message. */
const refuse = (page: Page, call: string, msg: string) =>
  page.route(`**/api/v0/auth/${call}`, (route) =>
    route.fulfill({ status: 409, json: { msg, code: 'conflict', requestId: 'r1' } }),
  );

/** Expects the message to stand still, and to cover neither the focused element nor the submit button. */
const expectClear = async (page: Page, button: Locator, words: string): Promise<void> => {
  const box = message(page, words);
  await box.evaluate((toast) => Promise.all(toast.getAnimations().map(({ finished }) => finished)));
  expect(await isCovered(page.locator(':focus'), box), 'the focus').toBe(false);
  expect(await isCovered(button, box), 'the button').toBe(false);
};

test.describe('on a small telephone', () => {
  test.use({ provokes: [409] });

  test('the longest message covers neither the focus nor the button of a form or a dialog', async ({ as, t }) => {
    const page = await as(null);
    await page.setViewportSize({ width: 320, height: 568 });
    for (const form of ['login', 'register'] as const) {
      await refuse(page, form, longest);
      const button = page.locator('form [type="submit"]');
      await openFilled(page, t, form);
      const inputs = page.locator('form :is(input, select)');
      await inputs.first().press('Enter');
      await expect(message(page, longest)).toBeVisible();
      await expectClear(page, button, longest);
      for (let more = (await inputs.count()) - 1; more > 0; more -= 1) {
        await page.keyboard.press('Tab');
        expect(await isCovered(page.locator(':focus'), message(page, longest)), 'the next focus').toBe(false);
      }
      await openFilled(page, t, form);
      await button.click();
      await expectClear(page, button, longest);
    }

    // A dialog that fits its window and cannot scroll.
    await refuse(page, 'reset-password', longest);
    await page.goto('/login');
    await page.getByRole('button', { name: t('auth:login.forgot') }).click();
    const dialog = page.getByRole('dialog');
    const email = field(dialog, t('auth:email'));
    await email.fill('camille@story.test');
    await email.press('Enter');
    await expectClear(page, dialog.locator('[type="submit"]'), longest);
  });
});

test.describe('a page that ends right under the button', () => {
  test.use({ provokes: [409] });

  test('gets room below to scroll from under a message, as long as it is there', async ({ as }) => {
    const page = await as(null);
    await page.setViewportSize({ width: 390, height: 844 });
    const msg = `${longest} ${longest}`;
    await page.route('**/api/v0/auth/check-link', (route) => route.fulfill({ json: { shortestPassword: 12 } }));
    await refuse(page, 'update-password', msg);
    await page.goto('/reset-password?token=t&email=camille%40story.test&universityId=r-1&userId=r-2');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const input of await page.locator('form input:visible').all()) await input.fill('bleu-lilas-marche-7');
    const height = () => page.evaluate(() => document.body.scrollHeight);
    const button = page.locator('form [type="submit"]');
    await button.click();
    await expectClear(page, button, msg);
    const withRoom = await height();
    await message(page, msg).click();
    await expect(message(page, msg)).toHaveCount(0);
    expect(await height()).toBeLessThan(withRoom);
  });
});

test('a page does not move from under a message while a button is pressed', async ({ as, candidate, t }) => {
  const page = await as(candidate, { viewport: { width: 390, height: 844 } });
  const { promise: isAsked, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/v0/diplomas/**', async (route) => {
    await isAsked;
    await route.continue();
  });
  await page.goto('/user/profile');
  await field(page, t('profile:interests')).fill('Les forêts.');
  await page.getByRole('button', { name: t('save') }).click();
  await expectMessage(page, t('profile:updated'));
  await page.getByRole('tab', { name: t('profile:diplomas') }).click();
  await page.getByRole('button', { name: t('diplomas:add') }).hover();
  await page.mouse.down();

  // The form that appears below has its button under the message.
  answer();
  await expect(page.getByRole('group', { name: t('profile:otherDiplomas') })).toBeVisible();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await page.mouse.up();
  await expect(page.getByRole('dialog', { name: t('diplomas:add') })).toBeVisible();
});
