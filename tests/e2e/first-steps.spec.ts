import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { messages } from '#tests/literals/messages.ts';
import { exportPdf } from '#tests/support/export-pdf.ts';
import { mailsTo } from '#tests/support/mailbox.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { apiOf, createHome } from '#tests/support/people.ts';
import { expect, expectMessage, field, fillLogin, type T, test } from '#tests/support/story.ts';

const fillPassword = async (page: Page, t: T, email: string, password: string) => {
  await page.goto('/login');
  await field(page, t('auth:email')).fill(email);
  await field(page, t('auth:password')).fill(password);
  await page.keyboard.press('Enter');
};

/** Rates every row of the open tab by keyboard, category by category, with a repeating pattern of digits. */
const rateTab = async (page: Page) => {
  const panel = page.getByRole('tabpanel');
  for (;;) {
    const sliders = panel.getByRole('slider');
    await expect(sliders.first()).toBeVisible();
    const heading = await panel.getByRole('heading', { level: 2 }).first().innerText();
    for (const [i, slider] of (await sliders.all()).entries())
      await slider.press(String([4, 2, 5, 3, 1][(i + heading.length) % 5]));
    const next = panel.locator('.arrows').getByRole('button').last();
    if (await next.isDisabled()) return;
    await next.click();
    await expect(panel.getByRole('heading', { level: 2 }).first()).not.toHaveText(heading);
  }
};

test('from registration to the PDF and a public CV, on a telephone', async ({ as, t }, { workerIndex }) => {
  // A separate university, since the test adds courses.
  const home = await createHome(4000 + workerIndex);
  const viewport = { width: 390, height: 844 };
  const page = await as(null, { viewport });
  const email = 'nadia@story.test';
  const password = 'treize-Moutons-volent-bas';
  const menu = async (text: string) => {
    await page.getByText(t('layout:menu.open'), { exact: true }).click();
    await page.getByRole('link', { name: text }).first().click();
  };
  const save = async (done: string) => {
    await page.getByRole('button', { name: t('save'), exact: true }).click();
    await expectMessage(page, done);
  };
  const title = 'Lire les archives par le climat';
  const { id: universityId } = home.university;
  const { formations } = apiOf(home.admin.token);
  await formations.create({ body: { title, description: 'Deux jours.', universityId } });

  await test.step('a visitor asks to join a university and waits', async () => {
    await page.goto('/');
    await menu(t('layout:register'));
    await field(page, t('auth:register.firstName')).fill('Nadia');
    await field(page, t('auth:register.lastName')).fill('Œuvrard-Élie');
    await field(page, t('auth:email')).fill(email);
    await field(page, t('auth:register.university')).selectOption({ label: home.university.name });
    await field(page, t('auth:password')).fill(password);
    await page.getByRole('button', { name: t('auth:register.submit') }).click();
    await expect(page).toHaveURL(/\/pending$/);
    await expect(page.getByText(home.university.name)).toBeVisible();
    await expect.poll(async () => (await mailsTo(email)).map(({ subject }) => subject)).toHaveLength(1);
  });

  await test.step('an administrator accepts the request', async () => {
    const admin = await as(null);
    await fillLogin(admin, t, home.admin.user.email);
    await admin
      .getByRole('link', { name: t('menu:users.label') })
      .first()
      .click();
    await admin.getByRole('searchbox').fill(email);
    await admin
      .getByRole('button', { name: t('users:acceptWho', { name: 'Nadia Œuvrard-Élie' }) })
      .first()
      .click();
    await expect(admin.getByText(messages.statusUpdated.fr)).toBeVisible();
  });

  await test.step('the waiting page notices, and the profile is filled', async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page).toHaveURL(/\/user\/profile$/);
    await field(page, t('profile:birthDate')).fill('1998-02-28');
    await field(page, t('profile:interests')).fill('Les forêts, et ce qu’elles racontent.');
    await save(t('profile:updated'));
    await page.getByRole('tab', { name: t('profile:diplomas') }).click();
    await page.getByRole('button', { name: t('diplomas:add') }).click();
    const dialog = page.getByRole('dialog');
    await field(dialog, t('diplomas:name')).fill('Master de géographie');
    await field(dialog, t('diplomas:university')).fill('Université Rive-Sud');
    await field(dialog, t('diplomas:city')).fill('Lyon');
    await field(dialog, t('diplomas:startDate')).fill('2020-09-01');
    await dialog.getByRole('button', { name: t('diplomas:add') }).click();
    await expectMessage(page, t('diplomas:added'));
  });

  await test.step('the PhD record is filled', async () => {
    await menu(t('menu:doctorates.label'));
    await field(page, t('doctorates:startDate')).fill('2024-10-01');
    await field(page, t('doctorates:estimatedEndDate')).fill('2027-09-30');
    await field(page, t('doctorates:thesisTitle')).fill('Cent ans de clairières');
    await save(t('doctorates:updated'));
  });

  await test.step('an assessment begins', async () => {
    await menu(t('menu:portfolios.label'));
    await page
      .getByRole('button', { name: t('portfolios:create') })
      .first()
      .click();
    await expect(page).toHaveURL(/\/user\/assessment\/.+\/guided$/);
    await page.getByRole('button', { name: t('guided:pause') }).click();
    await page.getByRole('link', { name: t('guided:all') }).click();
  });

  await test.step('competencies and activities are rated by the keyboard', async () => {
    const openTab = async (kind: 'activity' | 'skill') => {
      await page.getByRole('tab', { name: t(`ratings:kind.${kind}`) }).click();
      const heading = page.getByRole('tabpanel').getByRole('heading', { level: 2 }).first();
      await expect(heading).toContainText(t(`ratings:category.${kind}`, { returnObjects: true })[1]);
    };
    for (const kind of ['activity', 'skill'] as const) {
      await openTab(kind);
      await rateTab(page);
    }
    await openTab('activity');
    const likes = page.getByRole('checkbox', { name: t('portfolios:rating.likeOf', { name: '' }).trim() });
    const saved = page.waitForResponse(
      (reply) => reply.ok() && (reply.request().postData() ?? '').includes('"importantFlag":true'),
    );
    await likes.first().check();
    await saved;
    await expect(page.getByText(t('portfolios:saving.saved', { time: '' }).trim())).toBeVisible();
    await page.reload();
    await expect(page.getByRole('slider').first()).toHaveAttribute('aria-valuetext', /5/);
    await expect(likes.first()).toBeChecked();
  });

  await test.step('jobs are ranked', async () => {
    await menu(t('menu:jobs.label'));
    await page.getByRole('button', { name: t('wishes:skip') }).click();
    await expect(page.getByText(t('jobs:stars', { count: 3 })).first()).toBeVisible();
  });

  await test.step('courses of the university are found', async () => {
    await menu(t('menu:courses.label'));
    await expect(page.getByText(t('formations:suggested.count', { count: 1 }))).toBeVisible();
    await expect(page.getByText(title)).toBeVisible();
  });

  await test.step('a career plan is written', async () => {
    await menu(t('menu:career.label'));
    await field(page, t('doctorates:careerPlan')).fill('D’ici à juin, rencontrer deux bureaux d’études.');
    await save('Informations mises à jour');
  });

  await test.step('a CV is published, and opens in a private window', async () => {
    await menu(t('menu:cv.label'));
    const diplomas = page.locator('.cv-part').filter({ hasText: t('cv:sections.diplomas') });
    await diplomas.locator('summary').click();
    await diplomas.getByRole('switch', { name: 'Public : Master de géographie' }).check();
    await expectMessage(page, t('usercv:updated.diplomas'));
    await diplomas.getByRole('switch', { name: 'Section publique : Diplômes obtenus' }).check();
    await expectMessage(page, t('usercv:saved'));
    const link = await field(page, t('usercv:link.label')).inputValue();
    const stranger = await as(null, { viewport });
    await stranger.goto(link);
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Nadia Œuvrard-Élie');
    await expect(stranger.getByText('Master de géographie')).toBeVisible();
    await expect(stranger.getByText('Cent ans de clairières')).toBeHidden();
  });

  await test.step('the PDF opens and says what was rated', async () => {
    await menu(t('menu:portfolios.label'));
    await page.getByRole('button', { name: t('portfolios:exportOf', { title: 'Portfolio' }) }).click();
    const download = await exportPdf(page, t);
    expect(download.suggestedFilename()).toMatch(/^Thésée – .+ – .+\.pdf$/);
    const pdf = await readPdf(await readFile(await download.path()));
    const text = pdf.pages.map((content) => content.text).join(' ');
    for (const words of [
      'Nadia Œuvrard-Élie',
      t('ratings:category.skill', { returnObjects: true })[2],
      t('ratings:level.skill', { returnObjects: true })[4],
    ]) {
      expect(text).toContain(words);
    }
    expect(text).toContain(t('jobs:title'));
  });

  await test.step('everything is still there after signing in again', async () => {
    await page.getByText(t('layout:menu.open'), { exact: true }).click();
    await page
      .getByRole('button', { name: t('layout:logout') })
      .first()
      .click();
    await expect(page).toHaveURL(/\/login$/);
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('token');
    await fillPassword(page, t, email, password);
    await expect(page).toHaveURL(/\/user$/);
    await menu(t('menu:portfolios.label'));
    await expect(page.getByRole('link', { name: 'Portfolio', exact: true })).toBeVisible();
  });
});

test.describe('a mailed link', () => {
  // Opening the used link again is refused.
  test.use({ provokes: [422] });

  test('a forgotten password is replaced by the mailed link', async ({ as, candidate, t }) => {
    const page = await as(null);
    const { email } = candidate.user;
    const password = 'un-nouveau-Depart-42';
    await page.goto('/login');
    await page.getByRole('button', { name: t('auth:login.forgot') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('auth:email')).fill(email);
    await dialog.getByRole('button', { name: t('auth:forgot.submit') }).click();
    await expect(page.getByText(messages.resetMailSent.fr)).toBeVisible();

    await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
    const [mail] = await mailsTo(email);
    const link = /http:\/\/localhost:\d+\/reset-password\?\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    await page.goto(link);
    await expect(page).toHaveURL(/\/reset-password$/);
    await field(page, t('passwords:reset.password')).fill(password);
    await field(page, t('passwords:reset.confirm')).fill(password);
    await page.getByRole('button', { name: t('passwords:reset.submit') }).click();
    await expect(page).toHaveURL(/\/login$/);

    await fillPassword(page, t, email, password);
    await expect(page.getByRole('button', { name: t('layout:logout') }).first()).toBeVisible();
    const again = await as(null);
    await again.goto(link);
    // The check runs before the user types a password twice (U13).
    await expect(again.getByRole('heading', { name: t('passwords:reset.deadHeading') })).toBeVisible();
    await again.getByRole('button', { name: t('passwords:reset.another') }).click();
    await expect(again.getByRole('dialog').getByRole('textbox')).toHaveValue(email);
  });
});
