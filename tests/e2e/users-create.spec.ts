import { messages } from '#tests/literals/messages.ts';
import { mailsTo } from '#tests/support/mailbox.ts';
import { apiOf, newEmail, password } from '#tests/support/people.ts';
import { expect, expectMessage, field, test } from '#tests/support/story.ts';

test.use({ provokes: [409] });

test('somebody is added with an address that is read once more, and invited by mail', async ({ as, home }) => {
  const email = newEmail();
  const page = await as(home.admin);
  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Ajouter une personne' }).click();
  const form = page.getByRole('dialog', { name: 'Ajouter une personne' });
  const check = form.getByRole('button', { name: 'Vérifier l’adresse' });
  await field(form, 'Prénom').fill('Léa');
  // A click outside the dialog loses no input.
  await page.mouse.click(5, 5);
  await page.getByRole('button', { name: 'Poursuivre' }).click();
  await field(form, 'Nom').fill('Esteve');
  await field(form, 'E-mail').fill(home.admin.user.email);
  await field(form, 'Mot de passe provisoire').fill(password);
  await form.getByRole('radio', { name: 'Administration' }).check();
  await check.click();

  // Nothing is sent before the address is confirmed; correcting it keeps the other fields.
  const prompt = page.getByRole('dialog', { name: 'Est-ce la bonne adresse' });
  const create = prompt.getByRole('button', { name: 'Créer le compte et inviter' });
  await expect(prompt.locator('.spelt')).toHaveText(home.admin.user.email);
  await prompt.getByRole('button', { name: 'Corriger l’adresse' }).click();
  await expect(field(form, 'Prénom')).toHaveValue('Léa');
  await check.click();
  await create.click();
  // The address is taken.
  await expect(field(form, 'E-mail')).toHaveAttribute('aria-invalid', 'true');
  await field(form, 'E-mail').fill(email);
  await check.click();
  await create.click();
  await expectMessage(page, messages.userCreated.fr);
  await expect(form).toBeHidden();

  await page.getByRole('searchbox').fill(email);
  const row = page.getByRole('table').locator('tbody tr');
  await expect(row).toHaveCount(1);
  await expect(row.locator('.state-cell > :first-child')).toHaveText('Accès ouvert');
  await expect(row).toContainText('Administration');
  await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
  await row.getByRole('button', { name: /^Renvoyer.*Léa Esteve/ }).click();
  await expectMessage(page, messages.userMailSent.fr);
  await expect.poll(async () => (await mailsTo(email)).length).toBe(2);

  const { rows } = await apiOf(home.admin.token).users.listOfUniversity({
    params: { universityId: home.university.id },
  });
  const made = rows.find((one) => one.email === email);
  expect(made).toMatchObject({ firstName: 'Léa', lastName: 'Esteve', role: 'admin', status: 'ACCEPTED' });
});
