import type { Page, Route } from '@playwright/test';
import type { FactorState } from '#shared/schemas/factor.ts';
import { expect } from '../story.ts';
import type { Scene, Stage } from './scene.ts';

const key = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const uri = `otpauth://totp/Th%C3%A9s%C3%A9e:admin%40demo.test?issuer=Th%C3%A9s%C3%A9e&secret=${key}&algorithm=SHA1&digits=6&period=30`;
const recoveryCodes = [
  ...['h7k2m-9wq4z', 'b3n8x-5rt6y', 'c4v7p-2jd9s', 'm6f3g-8hk2w', 'q9z5t-4nx7b'],
  ...['r2y6d-7vc3j', 's8w4k-6pm5h', 't5g9b-3zq8n', 'x7j2f-9ky4r', 'z4d6s-5tw3v'],
];
const off = { isOn: false, isRequired: false, recoveryCodesLeft: 0 };
const on = { isOn: true, isRequired: false, since: '2026-09-14T08:30:00.000Z', recoveryCodesLeft: 8 };
const refusal = { msg: 'Confirmez d’abord que c’est bien vous.', code: 'confirm_identity', requestId: 'r1' };

type Fulfilled = Parameters<Route['fulfill']>[0];

/** No demo account has a second factor, and a key of its own would change every picture. */
const withFactor = (page: Page, factor: FactorState, { begin = { json: { key, uri } } as Fulfilled } = {}) =>
  page.route('**/api/v0/auth/factor', (route) => {
    const replies: Record<string, Fulfilled> = {
      GET: { json: factor },
      POST: begin,
      PUT: { json: { recoveryCodes } },
    };
    return route.fulfill(replies[route.request().method()]);
  });

const openChallenge = async ({ page, t }: Stage): Promise<void> => {
  const json = { challenge: 'c', ways: ['code', 'recoveryCode'] };
  await page.route('**/api/v0/auth/login', (route) => route.fulfill({ json }));
  await page.goto('/login');
  await page.getByLabel(t('auth:email')).fill('camille.nguyen-lefevre@haut-saint-laurent.example');
  await page.locator('input[autocomplete="current-password"]').fill('le-bon-mot');
  await page.getByRole('button', { name: t('auth:login.submit'), exact: true }).click();
  await expect(page.getByRole('heading', { name: t('secondStep:heading') })).toBeVisible();
};

const openSetUp = async ({ page }: Stage, factor: FactorState = off): Promise<void> => {
  await withFactor(page, factor);
  await page.goto('/public/cgu');
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('user') ?? '{}');
    localStorage.setItem('user', JSON.stringify({ ...user, mustSetUpFactor: true }));
  });
  await page.goto('/second-step');
};
const openApp = async (stage: Stage): Promise<void> => {
  await openSetUp(stage);
  const { page, t } = stage;
  await page.getByRole('button', { name: t('factor:why.begin') }).click();
  await expect(page.locator('.qr')).toBeVisible();
};
const giveCode = async ({ page, t }: Stage): Promise<void> => {
  await page.locator('input[autocomplete="one-time-code"]').fill('123456');
  await page.getByRole('button', { name: t('factor:app.submit') }).click();
  await expect(page.locator('.recovery-codes')).toBeVisible();
};

const openAccount = async ({ page, t }: Stage, factor: FactorState, options?: { begin: Fulfilled }) => {
  await withFactor(page, factor, options);
  await page.goto('/account');
  const section = page.getByRole('region', { name: t('factor:own.heading') });
  await expect(section.getByRole('button').first()).toBeVisible();
  return section;
};
const openAdding = async (stage: Stage): Promise<void> => {
  const section = await openAccount(stage, off);
  await section.getByRole('button').click();
  await expect(stage.page.getByRole('dialog')).toBeVisible();
};

export const secondStepScenes: readonly Scene[] = [
  { name: 'login-second-step', who: null, open: openChallenge },
  {
    name: 'login-recovery-code',
    who: null,
    open: async (stage) => {
      await openChallenge(stage);
      await stage.page.getByRole('button', { name: stage.t('secondStep:recoveryCode.use') }).click();
    },
  },
  { name: 'second-step', who: 'admin@demo.test', open: openSetUp },
  { name: 'second-step-app', who: 'admin@demo.test', open: openApp },
  {
    name: 'second-step-codes',
    who: 'admin@demo.test',
    open: async (stage) => {
      await openApp(stage);
      await giveCode(stage);
    },
  },
  { name: 'second-step-again', who: 'admin@demo.test', open: (stage) => openSetUp(stage, on) },
  { name: 'account-factor-on', who: 'candidate', open: (stage) => openAccount(stage, on) },
  {
    name: 'account-factor-few',
    who: 'admin@demo.test',
    open: (stage) => openAccount(stage, { ...on, isRequired: true, recoveryCodesLeft: 2 }),
  },
  { name: 'account-factor-add', who: 'candidate', open: openAdding },
  {
    name: 'account-factor-codes',
    who: 'candidate',
    open: async (stage) => {
      await openAdding(stage);
      await giveCode(stage);
    },
  },
  {
    name: 'confirm-identity',
    who: 'candidate',
    provokes: [403],
    open: async (stage) => {
      const { page, t } = stage;
      const section = await openAccount(stage, on, { begin: { status: 403, json: refusal } });
      await section.getByRole('button', { name: t('factor:own.replace') }).click();
      await expect(page.getByRole('dialog', { name: t('identity:title') })).toBeVisible();
      await expect(page.getByRole('button', { name: t('identity:useCode') })).toBeVisible();
    },
  },
  {
    name: 'admin-user-drop-factor',
    who: 'admin@demo.test',
    open: async ({ page, t }) => {
      await page.goto('/admin/users');
      await page.getByRole('searchbox').fill('Camille Nguyen');
      await page.getByRole('link', { name: 'Camille Nguyen-Lefèvre', exact: true }).click();
      await page.getByRole('button', { name: t('user:dropFactor.open') }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
];
