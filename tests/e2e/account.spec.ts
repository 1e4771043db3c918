import type { Page } from '@playwright/test';
import { languages } from '#shared/lists.ts';
import { messages } from '#tests/literals/messages.ts';
import { mailedUrl, mailsTo } from '#tests/support/mailbox.ts';
import { apiOf, password } from '#tests/support/people.ts';
import { expect, expectMessage, field, fillLogin, message, type T, test } from '#tests/support/story.ts';

const other = 'le-fil-ne-casse-jamais';

const openFromMenu = async (page: Page, t: T, name: string) => {
  await page.goto('/');
  await page
    .locator('header.side')
    .getByRole('link', { name: `${t('layout:home.account')} ${name}` })
    .click();
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('account:title'));
};
const devices = (page: Page, t: T) => page.getByRole('region', { name: t('account:sessions.heading') });

for (const language of languages) {
  test.describe(language, () => {
    test.use({ language, provokes: [401, 422] });

    test(`another password needs the one that one has, and signs out every other device (${language})`, async ({
      as,
      candidate,
      t,
    }) => {
      const { email, firstName } = candidate.user;
      const [page, elsewhere] = [await as(candidate), await as(candidate)];
      await elsewhere.goto('/user');
      await openFromMenu(page, t, firstName);
      const open = page.getByRole('button', { name: t('account:password.change') });
      const dialog = page.getByRole('dialog', { name: t('account:password.change') });
      const submit = dialog.getByRole('button', { name: t('auth:reset.submit') });
      await open.click();
      await expect(submit).toBeDisabled();
      await field(dialog, t('account:password.old')).fill('pas-le-bon-mot');
      await field(dialog, t('auth:reset.password')).fill(other);
      await field(dialog, t('auth:reset.confirm')).fill(`${other}x`);
      await submit.click();
      await expect(dialog.getByText(messages.passwordsDiffer[language])).toBeVisible();
      await field(dialog, t('auth:reset.confirm')).fill(other);
      await submit.click();
      await expect(dialog.getByText(t('errors:fields.wrong_password'))).toBeVisible();
      await expect(field(dialog, t('account:password.old'))).toBeFocused();
      await field(dialog, t('account:password.old')).fill(password);
      await submit.click();
      await expectMessage(page, messages.passwordUpdated[language]);
      await expect(dialog).toBeHidden();
      await expect(open).toBeFocused();

      await page.goto('/user/assessment');
      await expect(page.getByText(t('portfolios:empty'))).toBeVisible();
      await elsewhere.goto('/user/assessment');
      await expect(elsewhere).toHaveURL(/\/login$/);
      await field(elsewhere, t('auth:email')).fill(email);
      await field(elsewhere, t('auth:password')).fill(other);
      await elsewhere.getByRole('button', { name: t('auth:login.submit'), exact: true }).click();
      await expect(elsewhere).toHaveURL(/\/user/);
    });

    test(`another address takes the place of one’s own once its link was opened (${language})`, async ({
      as,
      candidate,
      t,
    }) => {
      const { email, firstName } = candidate.user;
      const next = email.replace('@', '.next@');
      const page = await as(candidate);
      await openFromMenu(page, t, firstName);
      const section = page.getByRole('region', { name: t('account:address.heading') });
      await expect(section.getByText(email)).toBeVisible();
      await expect(section.getByText(t('account:address.confirmed'))).toBeVisible();
      await section.getByRole('button', { name: t('account:address.change') }).click();
      const dialog = page.getByRole('dialog', { name: t('auth:address.title') });
      await field(dialog, t('auth:email')).fill(next);
      await field(dialog, t('auth:password')).fill('pas-le-bon-mot');
      const submit = dialog.getByRole('button', { name: t('auth:address.submit') });
      await submit.click();
      await expect(dialog.getByText(t('errors:fields.wrong_password'))).toBeVisible();
      await field(dialog, t('auth:password')).fill(password);
      await submit.click();
      await expectMessage(page, t('auth:address.sent', { email: next }));
      await expect(section.getByText(email)).toBeVisible();

      await expect.poll(() => mailedUrl(next, 'confirm-email')).not.toBe('');
      await page.goto(await mailedUrl(next, 'confirm-email'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('auth:confirm.done'));
      await openFromMenu(page, t, firstName);
      await expect(section.getByText(next)).toBeVisible();
      // The former address is told.
      await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
    });

    test(`devices are listed, this one marked, and signed out one by one or all at once (${language})`, async ({
      as,
      candidate,
      t,
    }) => {
      const { email, firstName } = candidate.user;
      const [here, there] = [await as(null), await as(null)];
      for (const page of [there, here]) {
        await fillLogin(page, t, email);
        await expect(page).toHaveURL(/\/user$/);
      }
      await openFromMenu(here, t, firstName);
      const rows = devices(here, t).getByRole('listitem');
      // The session by which the story knows the candidate, too: from no browser.
      await expect(rows).toHaveCount(3);
      await expect(rows.filter({ hasText: t('account:sessions.unknown') })).toHaveCount(1);
      const own = rows.filter({ hasText: t('account:sessions.current') });
      await expect(own).toContainText('Chrome, Linux');
      await expect(own.getByRole('button')).toHaveCount(0);

      const end = (name: string) => rows.filter({ hasText: name }).filter({ has: here.getByRole('button') });
      await end('Chrome, Linux').getByRole('button').click();
      await expectMessage(here, t('account:sessions.ended'));
      await expect(rows).toHaveCount(2);
      await expect(here.getByRole('heading', { name: t('account:sessions.heading') })).toBeFocused();
      await there.goto('/user/assessment');
      await expect(there).toHaveURL(/\/login$/);

      const others = devices(here, t).getByRole('button', { name: t('account:sessions.others.open') });
      const question = here.getByRole('alertdialog', { name: t('account:sessions.others.title') });
      await others.click();
      await question.getByRole('button', { name: t('account:sessions.others.keep') }).click();
      await expect(others).toBeFocused();
      await others.click();
      await question.getByRole('button', { name: t('account:sessions.others.confirm') }).click();
      await expectMessage(here, t('account:sessions.others.done'));
      await expect(rows).toHaveCount(1);
      await expect(devices(here, t).getByText(t('account:sessions.alone'))).toBeVisible();
      await expect(others).toBeHidden();
      const { users } = apiOf(candidate.token);
      await expect(users.get({ params: { id: candidate.user.id } })).rejects.toMatchObject({ status: 401 });
    });
  });
}

test('language and theme are chosen there, too', async ({ as, candidate, t }) => {
  const page = await as(candidate);
  await openFromMenu(page, t, candidate.user.firstName);
  const display = page.getByRole('region', { name: t('account:display.heading') });
  await display.getByRole('button', { name: t('layout:theme.dark') }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await display.getByRole('button', { name: /^EN/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('every role finds their account beside their name, and there how to sign out everywhere', async ({ as, t }) => {
  for (const [who, name] of [
    ['user@demo.test', 'Camille Nguyen-Lefèvre'],
    ['admin@demo.test', 'Hélène'],
    ['super@demo.test', 'Solène'],
  ] as const) {
    const page = await as(who);
    await openFromMenu(page, t, name);
    await expect(devices(page, t).getByRole('button', { name: t('account:everywhere.open') })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/');
    await page.locator('header.compact').getByText(t('layout:menu.open'), { exact: true }).click();
    await page
      .locator('header.compact')
      .getByRole('link', { name: t('layout:home.account') })
      .click();
    await expect(page).toHaveURL(/\/account$/);
  }
});

test('an address that is not confirmed says so there, and the link is mailed again', async ({ as, home, t }) => {
  const person = await home.register();
  await home.accept(person);
  const page = await as(person);
  await openFromMenu(page, t, person.user.firstName);
  const section = page.getByRole('region', { name: t('account:address.heading') });
  await expect(section.getByText(t('account:address.confirmed'))).toHaveCount(0);
  await section.getByRole('button', { name: t('auth:confirm.again') }).click();
  await expect(message(page, t('auth:confirm.sent'))).toBeVisible();
});
