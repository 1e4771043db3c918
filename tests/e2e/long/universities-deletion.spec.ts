import { commit } from '#functions/data/kernel/commit.ts';
import { deletionTaskId, findTask } from '#functions/data/tasks/tasks.ts';
import { endDeletionChanges } from '#functions/data/universities/deletion.ts';
import { messages } from '#tests/literals/messages.ts';
import { apiOf } from '#tests/support/people.ts';
import { expect, expectMessage, field } from '#tests/support/story.ts';
import { button, dialog, heading, listPath, namedAlone, notes, row, rows, test } from '#tests/support/universities.ts';

test('a university with members gives them to the one that is chosen; how far that is can be read after coming back', async ({
  as,
  campus,
}) => {
  const { university, boss, admin, candidate1, newcomer1 } = campus;
  const { universities, users } = apiOf(boss.token);
  const target = await universities.create({ body: { name: namedAlone(), city: 'Brest' } });
  const page = await as(boss);
  await page.goto(listPath);
  await page.getByRole('searchbox').fill(university.name);
  await button(page, `Supprimer ${university.name}`).click();
  const remove = dialog(page).getByRole('button', { name: 'Transférer et supprimer', exact: true });
  const to = dialog(page).getByRole('combobox', { name: 'Vers' });
  await field(dialog(page), 'Pour confirmer').fill(university.name);
  await expect(remove).toBeDisabled();
  await to.fill(university.name);
  await expect(dialog(page).getByRole('option')).toHaveCount(0);
  await to.fill(target.name);
  await dialog(page)
    .getByRole('option', { name: `${target.name}, Brest` })
    .click();
  await remove.click();
  await expectMessage(page, messages.universityDeleted.fr);
  await expect(row(page, university.name)).toHaveCount(0);
  await expect(heading(page)).toBeFocused();

  const note = notes(page).filter({ hasText: university.name });
  await expect(note).toContainText('Suppression en cours');
  await expect(note).toContainText(`3 personnes ont rejoint « ${target.name} »`);
  await page.goto('/super-admin');
  await page.goto(listPath);
  await expect(note).toContainText('une dernière vérification suit');
  const members = async () => (await users.listOfUniversity({ params: { universityId: target.id }, query: {} })).rows;
  await expect
    .poll(async () => (await members()).map(({ id, role, status }) => `${id} ${role} ${status}`).sort())
    .toEqual(
      [
        `${admin.user.id} user ACCEPTED`,
        `${candidate1.user.id} user ACCEPTED`,
        `${newcomer1.user.id} user PENDING`,
      ].sort(),
    );

  const task = (await findTask(deletionTaskId(university.id))) ?? expect.soft(null).not.toBeNull();
  if (task) await commit(endDeletionChanges(task, new Date()), { now: new Date() });
  await expect(note).toContainText('Suppression terminée');
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  await expect(note).toHaveCount(0);
});
