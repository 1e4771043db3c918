import { messages } from '#tests/literals/messages.ts';
import { mailsTo } from '#tests/support/mailbox.ts';
import { apiOf } from '#tests/support/people.ts';
import { expect, expectMessage, field } from '#tests/support/story.ts';
import { button, dialog, listPath, namedAlone, newMark, row, rows, test } from '#tests/support/universities.ts';

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('the members of a university are created, accepted, mailed a link for a new password, opened and deleted', async ({
    as,
    campus,
    t,
  }) => {
    const { university, boss, candidate1, newcomer1 } = campus;
    const page = await as(boss);
    await page.goto(`${listPath}/${university.id}?activeTab=1`);
    await expect(rows(page)).toHaveCount(3);
    await button(page, t('users:add.button')).click();
    const email = `${newMark().toLowerCase()}@story.test`;
    await field(dialog(page), 'First name').fill('Ondine');
    await field(dialog(page), 'Last name').fill('Sérilhac');
    await field(dialog(page), 'E-mail').fill(email);
    await dialog(page).locator('input[type="password"]').fill('trois loutres au canal');
    await dialog(page)
      .getByRole('button', { name: t('users:add.check') })
      .click();
    await page.getByRole('button', { name: t('users:verify.create') }).click();
    await expectMessage(page, 'User created successfully.');
    await expect(row(page, email).locator('.chip')).toHaveText('Accepted');
    await expect(rows(page)).toHaveCount(4);

    const status = (firstName: string) => row(page, firstName).locator('.chip');
    await expect(rows(page).first().locator('.chip')).toHaveText('Pending');
    await page.getByRole('columnheader').getByRole('button', { name: 'Status' }).click();
    await expect(rows(page).last().locator('.chip')).toHaveText('Pending');

    await button(page, 'Accept Ulysse Sérilhac').click();
    await expectMessage(page, messages.statusUpdated.en);
    await expect(status('Ulysse')).toHaveText('Accepted');
    expect(await apiOf(newcomer1.token).users.get({ params: { id: newcomer1.user.id } })).toMatchObject({
      status: 'ACCEPTED',
    });

    await button(page, t('users:mailWho', { name: 'Violette Sérilhac' })).click();
    await expectMessage(page, 'User mail sent successfully.');
    await expect
      .poll(async () => (await mailsTo(candidate1.user.email)).at(-1)?.text ?? '')
      .toContain('/reset-password?');

    await page.getByRole('link', { name: 'Edit Violette Sérilhac' }).click();
    await expect(page).toHaveURL(new RegExp(`${university.id}/users/${candidate1.user.id}$`));
    await field(page, 'First name').fill('Viola');
    await button(page, 'Save').click();
    await expectMessage(page, messages.userEdited.en);
    await expect(button(page, 'Save')).toBeDisabled();
    await page.getByRole('main').getByRole('link', { name: university.name }).click();
    await expect(row(page, 'Viola')).toBeVisible();

    await button(page, 'Delete Viola Sérilhac').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expectMessage(page, 'User deleted successfully.');
    await expect(row(page, 'Viola')).toHaveCount(0);
  });
});

test('a member moves to another university, with what they keep and lose said before', async ({ as, campus }) => {
  const { university, boss, candidate1 } = campus;
  const { universities, users } = apiOf(boss.token);
  const target = await universities.create({ body: { name: namedAlone() } });
  await users.update({ params: { id: candidate1.user.id }, body: { role: 'admin' } });
  const page = await as(boss);
  await page.goto(`${listPath}/${university.id}/users/${candidate1.user.id}`);
  await button(page, 'Changer d’université').click();
  const items = dialog(page).getByRole('listitem');
  await expect(items).toContainText(['suivent', 'Le rôle d’administration se perd', 'journal']);
  const move = dialog(page).getByRole('button', { name: 'Changer d’université', exact: true });
  await expect(move).toBeDisabled();
  await dialog(page).getByRole('combobox', { name: 'Vers' }).fill(target.name);
  await dialog(page).getByRole('option', { name: target.name }).click();
  await move.click();
  await expectMessage(page, 'Membre transféré');
  await expect(page).toHaveURL(new RegExp(`${target.id}/users/${candidate1.user.id}$`));
  await expect(page.getByRole('main').getByRole('link', { name: target.name })).toBeVisible();
  expect(await users.get({ params: { id: candidate1.user.id } })).toMatchObject({
    UniversityId: target.id,
    role: 'user',
  });
});

test.describe('refused too', () => {
  test.use({ provokes: [409, 404] });

  test('the last administrator stays where they are, and what does not exist says so', async ({ as, campus }) => {
    const { university, boss, admin } = campus;
    const target = await apiOf(boss.token).universities.create({ body: { name: namedAlone() } });
    const page = await as(boss);
    await page.goto(`${listPath}/${university.id}/users/${admin.user.id}`);
    await button(page, 'Changer d’université').click();
    await dialog(page).getByRole('combobox', { name: 'Vers' }).fill(target.name);
    await dialog(page).getByRole('option', { name: target.name }).click();
    await dialog(page).getByRole('button', { name: 'Changer d’université', exact: true }).click();
    await expect(dialog(page).locator('.note')).toContainText('au moins un administrateur');

    await page.goto(`${listPath}/personne`);
    await expect(page.getByRole('heading', { name: 'Introuvable' })).toBeVisible();
    await page.getByRole('link', { name: 'Retour aux universités' }).click();
    await expect(page).toHaveURL(new RegExp(`${listPath}$`));
  });
});
