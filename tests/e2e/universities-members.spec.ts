import { messages } from '#tests/literals/messages.ts';
import { mailsTo } from '#tests/support/mailbox.ts';
import { apiOf } from '#tests/support/people.ts';
import { expect, expectMessage } from '#tests/support/story.ts';
import { button, dialog, listPath, namedAlone, row, rows, test } from '#tests/support/universities.ts';

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('the members of a university are accepted, mailed a link for a new password, moved and deleted', async ({
    as,
    campus,
    t,
  }) => {
    const { university, boss, candidate1, newcomer1 } = campus;
    const { universities, users } = apiOf(boss.token);
    const target = await universities.create({ body: { name: namedAlone() } });
    const page = await as(boss);
    await page.goto(`${listPath}/${university.id}?activeTab=1`);
    await expect(rows(page)).toHaveCount(2);
    await expect(button(page, t('users:add.button'))).toBeVisible();

    await button(page, 'Accept Ulysse Sérilhac').click();
    await expectMessage(page, messages.statusUpdated.en);
    await expect(page.getByText('Request accepted')).toBeVisible();
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
    await button(page, 'Move to another university').click();
    const move = dialog(page).getByRole('button', { name: 'Move', exact: true });
    await dialog(page).getByRole('combobox', { name: 'To' }).fill(target.name);
    await dialog(page).getByRole('option', { name: target.name }).click();
    await move.click();
    await expect(page).toHaveURL(new RegExp(`${target.id}/users/${candidate1.user.id}$`));
    expect(await users.get({ params: { id: candidate1.user.id } })).toMatchObject({ UniversityId: target.id });
    await page.getByRole('main').getByRole('link', { name: target.name }).click();

    await button(page, 'Delete Violette Sérilhac').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(row(page, 'Violette')).toHaveCount(0);
    await expect(users.get({ params: { id: candidate1.user.id } })).rejects.toMatchObject({ status: 404 });
  });
});
