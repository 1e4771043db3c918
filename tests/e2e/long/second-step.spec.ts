import type { Page } from '@playwright/test';
import { mailsTo } from '#tests/support/mailbox.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { apiOf, createHome, type Home, password } from '#tests/support/people.ts';
import { ageConfirmation, beginRestricted, codeOf, enrol } from '#tests/support/second-step.ts';
import { expect, expectMessage, field, fillLogin, test as story, type T } from '#tests/support/story.ts';

/** A separate university, since one story removes a member. */
const test = story.extend<{ campus: Home }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed
  campus: async ({}, use, { workerIndex }) => use(await createHome(3000 + workerIndex)),
});

const logOut = async (page: Page, t: T): Promise<void> => {
  await page
    .locator('header.side')
    .getByRole('button', { name: t('layout:logout') })
    .click();
  await expect(page).toHaveURL(/\/login$/);
};
const logIn = (page: Page, t: T) => page.getByRole('button', { name: t('auth:login.submit'), exact: true }).click();
const secondStep = (page: Page, t: T) => page.getByRole('heading', { level: 1, name: t('secondStep:heading') });
const keyOn = (page: Page) => page.locator('.app-key code').innerText();

test('a candidate adds a second step, signs in with a code of their app, and is spared it on a trusted device', async ({
  as,
  candidate,
  t,
}) => {
  const { email } = candidate.user;
  const page = await as(candidate);
  await page.goto('/account');
  const section = page.getByRole('region', { name: t('factor:own.heading') });
  await section.getByRole('button', { name: t('factor:own.add') }).click();
  const key = await keyOn(page);
  const dialog = page.getByRole('dialog');
  await expect(field(dialog, t('secondStep:code.label'))).toBeFocused();
  await page.keyboard.type(codeOf(key));
  await page.keyboard.press('Enter');
  await expect(dialog.locator('.recovery-codes li')).toHaveCount(10);
  await expect(dialog.locator('.recovery-codes')).toBeFocused();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: t('factor:codes.download') }).click();
  expect((await download).suggestedFilename()).toBe('thesee-codes-de-secours.txt');
  // Printed, the codes stand alone on one page.
  const [code = ''] = await dialog.locator('.recovery-codes li').allInnerTexts();
  const printed = (await readPdf(await page.pdf())).pages.map(({ text }) => text);
  expect(printed).toEqual([expect.stringContaining(code)]);
  expect(printed[0]).not.toContain(t('account:password.heading'));
  await page.keyboard.press('Escape');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('factor:codes.leave.keep') })
    .click();
  await dialog.getByRole('button', { name: t('factor:codes.kept') }).click();
  await expect(section).toContainText('Il vous reste 10 codes de secours.');
  await expect.poll(async () => (await mailsTo(email)).length).toBeGreaterThan(0);

  await logOut(page, t);
  await fillLogin(page, t, email);
  await expect(secondStep(page, t)).toBeVisible();
  await expect(field(page, t('secondStep:code.label'))).toBeFocused();
  await page.keyboard.type(codeOf(key, 1));
  await page.getByLabel('Ne plus demander sur cet appareil pendant 30 jours').check();
  await logIn(page, t);
  await expect(page).toHaveURL(/\/user$/);

  await logOut(page, t);
  await fillLogin(page, t, email);
  await expect(page).toHaveURL(/\/user$/);
});

test.describe('a recovery code', () => {
  test.use({ provokes: [422] });

  test('signs in once, and no second time', async ({ as, candidate, t }) => {
    const { recoveryCodes } = await enrol(candidate);
    const [code = ''] = recoveryCodes;
    const page = await as(null);
    const give = async () => {
      await fillLogin(page, t, candidate.user.email);
      await page.getByRole('button', { name: t('secondStep:recoveryCode.use') }).click();
      await expect(field(page, t('secondStep:recoveryCode.label'))).toBeFocused();
      await page.keyboard.type(code.toUpperCase().replace('-', ' '));
      await logIn(page, t);
    };
    await give();
    await expect(page).toHaveURL(/\/user$/);
    await logOut(page, t);
    await give();
    await expect(page.getByText('Ce code n’est pas le bon, ou il a déjà servi.')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
  });
});

test.describe('ten minutes after somebody proved who they are', () => {
  test.use({ provokes: [403, 404] });

  test('deleting a member asks for the password, above the open question, and then goes through', async ({
    as,
    campus,
    t,
  }) => {
    const { user } = await campus.candidate('Éliane');
    const page = await as(campus.admin);
    await page.goto(`/admin/users/${user.id}`);
    const opener = page.getByRole('main').getByRole('button', { name: 'Supprimer', exact: true });
    await expect(opener).toBeVisible();
    await ageConfirmation(await page.evaluate(() => JSON.parse(localStorage.getItem('token') ?? '""')));
    const ask = async () => {
      await opener.click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
      await expect(field(identity, t('auth:password'))).toBeFocused();
    };
    const identity = page.getByRole('dialog', { name: t('identity:title') });
    await ask();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(page.locator('.Toastify__toast')).toHaveCount(0);

    await ask();
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expectMessage(page, 'Compte supprimé');
    await expect(page).toHaveURL(/\/admin\/users$/);
  });
});

test('an administrator removes the second step of a member who has lost it, who is told and signs in by password', async ({
  as,
  campus,
  t,
}) => {
  const member = await campus.candidate('Maëlle');
  await enrol(member);
  const page = await as(campus.admin);
  await page.goto(`/admin/users/${member.user.id}`);
  const remove = async () => {
    await page.getByRole('button', { name: t('user:dropFactor.open') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('user:dropFactor.confirm') })
      .click();
  };
  await remove();
  await expectMessage(page, 'Seconde étape retirée');
  await expect.poll(async () => (await mailsTo(member.user.email)).length).toBeGreaterThan(1);
  await expect(apiOf(member.token).factors.get()).rejects.toMatchObject({ status: 401 });

  const own = await as(null);
  await fillLogin(own, t, member.user.email);
  await expect(own).toHaveURL(/\/user$/);
});

test.describe('where the role requires a second step', () => {
  test.use({ provokes: [403] });

  test('an administrator is led through it first, and into their area once the codes are kept', async ({
    as,
    campus,
    t,
  }) => {
    const { token, user } = await beginRestricted(campus.admin.user.email);
    const page = await as(null);
    await page.goto('/public/cgu');
    await page.evaluate(
      (entries) => {
        for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, JSON.stringify(value));
      },
      { token, user },
    );
    await page.goto('/admin');
    await expect(page).toHaveURL(/\/second-step$/);
    await page.getByRole('button', { name: t('factor:why.begin') }).click();
    const key = await keyOn(page);
    await field(page, t('secondStep:code.label')).fill(codeOf(key));
    await page.keyboard.press('Enter');
    await expect(page.locator('.recovery-codes li')).toHaveCount(10);

    // Left before the codes were kept: they can be made anew.
    await page.reload();
    await page.getByRole('button', { name: t('factor:own.newCodes.open') }).click();
    await expect(page.locator('.recovery-codes li')).toHaveCount(10);
    await page.getByRole('button', { name: t('factor:codes.kept') }).click();
    await expect(page).toHaveURL(/\/admin$/);
    await page.goto('/admin/users');
    await expect(page.getByRole('table')).toContainText(user.email);
  });
});
