import { nanoid } from 'nanoid';
import { expect } from '../story.ts';
import { at, type Scene, type Stage } from './scene.ts';

const resetLink = '/reset-password?token=t&email=e%40story.test&universityId=n&userId=u';
const stayLink = '/stay?token=t&userId=u';
const addressLink = '/confirm-email?token=t&email=e%40story.test&userId=u';
const works = { json: { shortestPassword: 12 } };
const withLink =
  (call: string, path: string, reply: { status?: number; json?: object } = { status: 204 }) =>
  async ({ page }: Stage) => {
    await page.route(`**/api/v0/auth/${call}`, (route) => route.fulfill(reply));
    await page.goto(path);
  };

export const publicScenes: readonly Scene[] = [
  {
    name: 'landing',
    who: null,
    open: async ({ page }) => {
      await page.goto('/');
      const pictures = page.locator('.product-picture img:visible');
      await expect(pictures).toHaveCount(3);
      // The browser fetches a picture once it is near the window.
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect(picture).toHaveJSProperty('complete', true);
      }
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
  { name: 'landing-rejected', who: 'rejected@demo.test', open: at('/') },
  { name: 'login', who: null, open: at('/login') },
  {
    name: 'login-refused',
    who: null,
    provokes: [401],
    open: async ({ page, t }) => {
      await page.goto('/login');
      await page.getByLabel(t('auth:email')).fill(`${nanoid()}@story.test`);
      await page.locator('input[autocomplete="current-password"]').fill('pas-le-bon-mot');
      await page.getByRole('button', { name: t('auth:login.submit'), exact: true }).click();
      await expect(page.locator('.Toastify__toast')).toBeVisible();
    },
  },
  {
    name: 'forgot-password',
    who: null,
    open: async ({ page, t }) => {
      await page.goto('/login');
      await page.getByRole('button', { name: t('auth:login.forgot') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: t('auth:forgot.submit') }).click();
      await expect(page.getByText(t('auth:forgot.empty'))).toBeVisible();
    },
  },
  { name: 'terms', who: null, open: at('/public/cgu') },
  { name: 'privacy', who: null, open: at('/privacy') },
  { name: 'accessibility', who: null, open: at('/accessibility') },
  { name: 'accessibility-candidate', who: 'user@demo.test', open: at('/accessibility') },
  { name: 'site-map', who: null, open: at('/site-map') },
  { name: 'site-map-candidate', who: 'user@demo.test', open: at('/site-map') },
  { name: 'register', who: null, open: at('/register') },
  {
    name: 'register-mistakes',
    who: null,
    open: async ({ page, t }) => {
      await page.goto('/register');
      await page.getByLabel(t('auth:email')).fill('camille@univ');
      await page.locator('input[autocomplete="new-password"]').fill('court');
      await page.getByLabel(t('auth:register.firstName')).focus();
      await expect(page.getByText(t('errors:fields.invalid_email'))).toBeVisible();
    },
  },
  { name: 'reset-password', who: null, open: withLink('check-link', resetLink, works) },
  { name: 'first-password', who: null, open: withLink('check-link', `${resetLink}&first=1`, works) },
  { name: 'reset-password-dead', who: null, provokes: [422], open: at(resetLink) },
  {
    name: 'choose-password',
    who: 'user@demo.test',
    open: async ({ page }) => {
      await page.goto('/public/cgu');
      await page.evaluate(() => {
        const user = JSON.parse(localStorage.getItem('user') ?? '{}');
        localStorage.setItem('user', JSON.stringify({ ...user, mustChoosePassword: true }));
      });
      await page.goto('/choose-password');
    },
  },
  { name: 'confirm-email', who: null, open: withLink('confirm-email', addressLink) },
  { name: 'confirm-email-dead', who: null, provokes: [422], open: at(addressLink) },
  { name: 'confirm-email-dead-pending', who: 'pending@demo.test', provokes: [422], open: at(addressLink) },
  { name: 'stay', who: null, open: withLink('stay', stayLink) },
  { name: 'stay-dead', who: null, provokes: [422], open: at(stayLink) },
  {
    name: 'leaving',
    who: 'candidate',
    open: async ({ page }) => {
      await page.goto('/user/help');
      await page.evaluate(() => {
        const user = JSON.parse(localStorage.getItem('user') ?? '{}');
        localStorage.setItem('user', JSON.stringify({ ...user, leavesAt: '2026-12-03T14:03:00.000Z' }));
      });
      await page.goto('/leaving');
    },
  },
  { name: 'not-found', who: null, open: at('/nulle/part') },
  { name: 'pending', who: 'pending@demo.test', open: at('/pending') },
];
