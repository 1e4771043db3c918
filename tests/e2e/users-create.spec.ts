import { nanoid } from 'nanoid';
import { languages } from '#shared/lists.ts';
import { messages } from '#tests/literals/messages.ts';
import { mailsTo } from '#tests/support/mailbox.ts';
import { apiOf, password } from '#tests/support/people.ts';
import { expect, expectMessage, field, test } from '#tests/support/story.ts';

for (const language of languages) {
  test.describe(language, () => {
    test.use({ language, provokes: [409] });

    test(`somebody is added with an address that is read once more, and invited by mail (${language})`, async ({
      as,
      home,
      t,
    }) => {
      const email = `${nanoid(12)}@story.test`;
      const page = await as(home.admin);
      await page.goto('/admin/users');
      await page.getByRole('button', { name: t('users:add.button') }).click();
      const form = page.getByRole('dialog', { name: t('users:add.button') });
      const check = form.getByRole('button', { name: t('users:add.check') });
      const roles = form.getByRole('radio');
      await expect(roles).toHaveCount(2);
      await expect(form.getByRole('radio', { name: t('users:roles.user') })).toBeChecked();
      await expect(form.getByRole('radio', { name: t('users:roles.admin') })).not.toBeChecked();
      await field(form, t('users:add.firstName')).fill('Léa');
      await field(form, t('users:add.lastName')).fill('Esteve');
      await field(form, t('users:add.email')).fill(home.admin.user.email);
      await expect(check).toBeDisabled();
      await field(form, t('users:add.password')).fill(password);
      await check.click();

      // Nothing leaves before the address was looked at; who corrects it finds everything as it was.
      const prompt = page.getByRole('dialog', { name: t('users:verify.title') });
      await expect(prompt.locator('.spelt')).toHaveText(home.admin.user.email);
      await prompt.getByRole('button', { name: t('users:verify.correct') }).click();
      await expect(field(form, t('users:add.firstName'))).toHaveValue('Léa');
      await check.click();
      await prompt.getByRole('button', { name: t('users:verify.create') }).click();
      // Somebody has that address.
      await expect(field(form, t('users:add.email'))).toHaveAttribute('aria-invalid', 'true');
      await field(form, t('users:add.email')).fill(email);
      await check.click();
      await expect(prompt.locator('.spelt')).toHaveText(email);
      await prompt.getByRole('button', { name: t('users:verify.create') }).click();
      await expectMessage(page, messages.userCreated[language]);
      await expect(form).toBeHidden();

      await page.getByRole('searchbox').fill(email);
      const row = page.getByRole('table').locator('tbody tr');
      await expect(row).toHaveCount(1);
      await expect(row.locator('.chip')).toHaveText(t('lists:status.ACCEPTED'));
      await expect(row).toContainText(t('users:roles.user'));
      await expect(row).toContainText(t('users:flags.invited'));
      await expect.poll(async () => (await mailsTo(email)).length).toBe(1);

      await row.getByRole('button', { name: t('users:resendWho', { name: 'Léa Esteve' }) }).click();
      await expectMessage(page, messages.userMailSent[language]);
      await expect.poll(async () => (await mailsTo(email)).length).toBe(2);

      const { universityId } = { universityId: home.university.id };
      const { rows } = await apiOf(home.admin.token).users.listOfUniversity({ params: { universityId } });
      const made = rows.find((one) => one.email === email);
      expect(made).toMatchObject({ firstName: 'Léa', lastName: 'Esteve', role: 'user', status: 'ACCEPTED' });
    });
  });
}

test('an administrator is added, too; what was typed is not lost by a click beside the dialog', async ({
  as,
  home,
  t,
}) => {
  const email = `${nanoid(12)}@story.test`;
  const page = await as(home.admin);
  await page.goto('/admin/users');
  await page.getByRole('button', { name: t('users:add.button') }).click();
  const form = page.getByRole('dialog', { name: t('users:add.button') });
  await field(form, t('users:add.firstName')).fill('Léa');
  await page.mouse.click(5, 5);
  await page.getByRole('button', { name: t('discard.keep') }).click();
  await field(form, t('users:add.lastName')).fill('Esteve');
  await field(form, t('users:add.email')).fill(email);
  await field(form, t('users:add.password')).fill(password);
  await form.getByRole('radio', { name: t('users:roles.admin') }).check();
  await form.getByRole('button', { name: t('users:add.check') }).click();
  const prompt = page.getByRole('dialog', { name: t('users:verify.title') });
  await expect(prompt).toContainText(t('users:roles.admin'));
  await prompt.getByRole('button', { name: t('users:verify.create') }).click();
  await expectMessage(page, messages.userCreated.fr);
  await page.getByRole('searchbox').fill(email);
  const row = page.getByRole('table').locator('tbody tr');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(t('users:roles.admin'));
});
