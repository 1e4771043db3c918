import { messages } from '#tests/literals/messages.ts';
import { mailsTo } from '#tests/support/mailbox.ts';
import { apiOf } from '#tests/support/people.ts';
import { expect, expectMessage, field } from '#tests/support/story.ts';
import { button, dialog, listPath, namedAlone, newMark, row, rows, test } from '#tests/support/universities.ts';

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('the members of a university are created, accepted, mailed a link for a new password, edited, moved and deleted', async ({
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

    const { universities, users } = apiOf(boss.token);
    const target = await universities.create({ body: { name: namedAlone() } });
    await button(page, 'Move to another university').click();
    const move = dialog(page).getByRole('button', { name: 'Move', exact: true });
    await expect(move).toBeDisabled();
    await dialog(page).getByRole('combobox', { name: 'To' }).fill(target.name);
    await dialog(page).getByRole('option', { name: target.name }).click();
    await move.click();
    await expectMessage(page, 'Member moved');
    await expect(page).toHaveURL(new RegExp(`${target.id}/users/${candidate1.user.id}$`));
    expect(await users.get({ params: { id: candidate1.user.id } })).toMatchObject({ UniversityId: target.id });
    await page.getByRole('main').getByRole('link', { name: target.name }).click();

    await button(page, 'Delete Viola Sérilhac').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expectMessage(page, 'User deleted successfully.');
    await expect(row(page, 'Viola')).toHaveCount(0);
  });
});
