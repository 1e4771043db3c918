import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { en } from '#shared/i18n/en/index.ts';
import { fr } from '#shared/i18n/fr/index.ts';
import type { Texts } from '#shared/i18n/index.ts';
import { mailsTo } from '#tests/support/mailbox.ts';
import { readPdf } from '#tests/support/pdf.ts';

const languages = [
  { language: 'fr', locale: 'fr-FR', t: fr, university: 'Université Rive-Sud' },
  { language: 'en', locale: 'en-GB', t: en, university: 'Université Rive-Sud' },
] as const;

const open = async (browser: Browser, locale: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL: process.env.THESEE_ORIGIN, locale, acceptDownloads: true });
  return context.newPage();
};

/** The field of that label; a required one's label ends with an asterisk. */
const fillField = (page: Page, label: string, value: string) =>
  page.getByLabel(new RegExp(`^${label}( \\*)?$`)).fill(value);

const signIn = async (page: Page, t: Texts, email: string, password: string) => {
  await page.goto('/login');
  await fillField(page, t.auth.email, email);
  await fillField(page, t.auth.password, password);
  await page.getByRole('button', { name: t.auth.login.submit }).click();
};

/** Rates every row of the open tab by the keyboard, category after category, with figures that repeat. */
const rateTab = async (page: Page) => {
  const panel = page.getByRole('tabpanel');
  for (;;) {
    const sliders = panel.getByRole('slider');
    await expect(sliders.first()).toBeVisible();
    const heading = await panel.getByRole('heading', { level: 2 }).first().innerText();
    for (let i = 0; i < (await sliders.count()); i += 1) {
      await sliders.nth(i).focus();
      await page.keyboard.press(String([4, 2, 5, 3, 1][(i + heading.length) % 5]));
    }
    const next = panel.locator('.arrows').getByRole('button').last();
    if (await next.isDisabled()) return;
    await next.click();
    await expect(panel.getByRole('heading', { level: 2 }).first()).not.toHaveText(heading);
  }
};

for (const { language, locale, t, university } of languages) {
  test(`from registration to the PDF (${language})`, async ({ browser }) => {
    test.setTimeout(240_000);
    const page = await open(browser, locale);
    const email = `nadia.${language}@example.test`;
    const password = 'treize-Moutons-volent-bas';

    await test.step('a visitor asks to join a university and waits', async () => {
      await page.goto('/');
      await page.getByRole('link', { name: t.layout.register }).first().click();
      await fillField(page, t.auth.register.firstName, 'Nadia');
      await fillField(page, t.auth.register.lastName, 'Œuvrard-Élie');
      await fillField(page, t.auth.email, email);
      await page.getByLabel(t.auth.register.university).selectOption({ label: university });
      await fillField(page, t.auth.password, password);
      await page.getByRole('button', { name: t.auth.register.submit }).click();
      await expect(page).toHaveURL(/\/pending$/);
      await expect(page.getByText(university)).toBeVisible();
      await expect.poll(async () => (await mailsTo(email)).map(({ subject }) => subject)).toHaveLength(1);
    });

    await test.step('an administrator accepts the request', async () => {
      const admin = await open(browser, locale);
      await signIn(admin, t, 'admin@demo.test', 'demo-Passw0rd!');
      await admin.getByRole('link', { name: t.menu.users.label }).first().click();
      await admin.getByRole('searchbox').fill(email);
      await admin.getByRole('button', { name: t.users.acceptWho.replace('{{name}}', 'Nadia Œuvrard-Élie') }).click();
      await expect(admin.getByText(t.users.statusUpdated)).toBeVisible();
      await admin.context().close();
    });

    await test.step('the waiting page notices, and an assessment begins', async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expect(page).toHaveURL(/\/user/);
      await page.getByRole('link', { name: t.menu.portfolios.label }).first().click();
      await page.getByRole('button', { name: t.portfolios.create }).first().click();
      await expect(page).toHaveURL(/\/user\/assessment\/.+/);
    });

    await test.step('competencies and activities are rated by the keyboard', async () => {
      const openTab = async (kind: 'activity' | 'skill') => {
        await page.getByRole('tab', { name: t.lists.kind[kind] }).click();
        const heading = page.getByRole('tabpanel').getByRole('heading', { level: 2 }).first();
        await expect(heading).toContainText(t.lists.category[kind][1]);
      };
      for (const kind of ['activity', 'skill'] as const) {
        await openTab(kind);
        await rateTab(page);
      }
      await openTab('activity');
      const likes = page.getByRole('checkbox', { name: t.portfolios.rating.likeOf.split('{{')[0] ?? '' });
      const saved = page.waitForResponse(
        (reply) => reply.ok() && (reply.request().postData() ?? '').includes('"importantFlag":true'),
      );
      await likes.first().check({ force: true });
      await saved;
      await expect(page.getByText(new RegExp(t.portfolios.saving.saved.split(' {{')[0] ?? ''))).toBeVisible();
      await page.reload();
      await expect(page.getByRole('slider').first()).toHaveAttribute('aria-valuetext', /5/);
      await expect(likes.first()).toBeChecked();
    });

    await test.step('jobs are ranked', async () => {
      await page.getByRole('link', { name: t.menu.jobs.label }).first().click();
      await expect(page.getByRole('listitem').filter({ hasText: /3/ }).first()).toBeVisible();
      await expect(page.getByText(t.jobs.stars_other.replace('{{count}}', '3')).first()).toBeVisible();
    });

    await test.step('the PDF opens and says what was rated', async () => {
      await page.getByRole('link', { name: t.menu.portfolios.label }).first().click();
      const downloading = page.waitForEvent('download');
      await page
        .getByRole('button', { name: new RegExp(t.portfolios.exportOf.split(' ')[0] ?? '') })
        .first()
        .click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe('portfolio.pdf');
      const pdf = await readPdf(await readFile(await download.path()));
      const text = pdf.pages.map((content) => content.text).join(' ');
      expect(text).toContain('Nadia Œuvrard-Élie');
      expect(text).toContain(t.lists.category.skill[2]);
      expect(text).toContain(t.lists.level.skill[4]);
      expect(text).toContain(t.jobs.title);
    });

    await test.step('everything is still there after signing in again', async () => {
      await page.getByRole('button', { name: t.layout.logout }).first().click();
      await expect(page).toHaveURL(/\/login$/);
      expect(await page.evaluate(() => Object.keys(localStorage))).not.toEqual(expect.arrayContaining(['token']));
      await signIn(page, t, email, password);
      await page.getByRole('link', { name: t.menu.portfolios.label }).first().click();
      await expect(page.getByRole('link', { name: 'Portfolio' }).or(page.getByText('Portfolio')).first()).toBeVisible();
    });

    await test.step('the decision is told by mail, once it can no longer be undone', async () => {
      // Twenty seconds, and up to a minute more until the outbox is looked through again.
      await expect.poll(async () => (await mailsTo(email)).length, { timeout: 100_000 }).toBe(2);
    });
  });

  test(`a forgotten password is replaced by the mailed link (${language})`, async ({ browser }) => {
    const page = await open(browser, locale);
    const email = language === 'fr' ? 'user2@demo.test' : 'admin2@demo.test';
    const password = 'un-nouveau-Depart-42';
    await page.goto('/login');
    await page.getByRole('button', { name: t.auth.login.forgot }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: t.auth.forgot.submit }).click();
    await expect(dialog.getByText(t.auth.forgot.empty)).toBeVisible();
    await dialog.getByLabel(t.auth.email).fill(email);
    await dialog.getByRole('button', { name: t.auth.forgot.submit }).click();
    await expect(page.getByText(t.auth.forgot.sent)).toBeVisible();

    await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
    const [mail] = await mailsTo(email);
    const link = /http:\/\/localhost:\d+\/reset-password\?\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    await page.goto(link);
    await expect(page).toHaveURL(/\/reset-password$/);
    await fillField(page, t.auth.reset.password, password);
    await fillField(page, t.auth.reset.confirm, 'autre-chose-Encore-7');
    await page.getByRole('button', { name: t.auth.reset.submit }).click();
    await expect(page.getByText(t.errors.fields.passwords_differ)).toBeVisible();
    await fillField(page, t.auth.reset.confirm, password);
    await page.getByRole('button', { name: t.auth.reset.submit }).click();
    await expect(page).toHaveURL(/\/login$/);

    await signIn(page, t, email, password);
    await expect(page.getByRole('button', { name: t.layout.logout }).first()).toBeVisible();
    const again = await open(browser, locale);
    await again.goto(link);
    // Told before a password is typed twice (U13).
    await expect(again.getByRole('heading', { name: t.auth.reset.deadHeading })).toBeVisible();
    await again.getByRole('button', { name: t.auth.reset.another }).click();
    await expect(again.getByRole('dialog').getByRole('textbox')).toHaveValue(email);
  });
}
