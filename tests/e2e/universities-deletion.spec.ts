import { commit } from '#functions/data/commit.ts';
import { dissolved } from '#functions/data/dissolution.ts';
import { deletionOf, failTask, findTask } from '#functions/data/tasks.ts';
import { messages } from '#tests/literals/messages.ts';
import { apiOf } from '#tests/support/people.ts';
import { expect, expectMessage, field } from '#tests/support/story.ts';
import { button, dialog, heading, listPath, namedAlone, notes, row, rows, test } from '#tests/support/universities.ts';

test('a university without members is deleted once its exact name is typed: capitals and spaces count', async ({
  as,
  campus,
  t,
}) => {
  const name = namedAlone();
  await apiOf(campus.boss.token).universities.create({ body: { name } });
  const page = await as(campus.boss);
  await page.goto(listPath);
  const open = () => button(page, `Supprimer ${name}`).click();
  await page.getByRole('searchbox').fill(name);
  await open();
  await expect(dialog(page)).toContainText('Elle n’a aucun membre.');
  await expect(dialog(page).getByRole('checkbox')).toHaveCount(0);
  const remove = dialog(page).getByRole('button', { name: 'Supprimer', exact: true });
  const typed = field(dialog(page), `Pour confirmer, écrivez ${name}`);
  for (const wrong of ['', name.toLowerCase(), `${name} `, ` ${name}`, name.replace(' ', '  '), name.slice(0, -1)]) {
    await typed.fill(wrong);
    await expect(remove).toBeDisabled();
  }
  await typed.blur();
  await expect(dialog(page)).toContainText(t('universityList:remove.differs'));
  await typed.fill(name);
  await expect(remove).toBeEnabled();

  // What was typed is not thrown away unasked.
  await page.keyboard.press('Escape');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('discard.discard') })
    .click();
  await expect(row(page, name)).toBeVisible();

  await open();
  await typed.fill(name);
  await remove.click();
  await expectMessage(page, messages.universityDeleted.fr);
  await expect(row(page, name)).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
  await expect(notes(page).filter({ hasText: name })).toContainText('Ce qui était à elle s’efface');
});

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
  for (const fate of [
    /3 personnes.*Rejoignent l’université choisie/,
    /dont 1 en attente.*attend la réponse/,
    /dont 1 à l’administration.*Perd ce rôle/,
    /Ressources partagées, logo.*Sont effacés/,
  ]) {
    await expect(dialog(page).locator('.fate > div').filter({ hasText: fate })).toBeVisible();
  }
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

  const task = (await findTask(deletionOf(university.id))) ?? expect.soft(null).not.toBeNull();
  if (task) await commit(dissolved(task, new Date()), { now: new Date() });
  await expect(note).toContainText('Suppression terminée');
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  await expect(note).toHaveCount(0);
});

test.describe('refused', () => {
  test.use({ provokes: [409] });

  test('members whom nobody gave a university keep theirs', async ({ as, campus }) => {
    const page = await as(campus.boss);
    await page.goto(listPath);
    await page.getByRole('searchbox').fill(campus.university.name);
    await button(page, `Supprimer ${campus.university.name}`).click();
    await dialog(page).getByRole('checkbox', { name: 'Transférer les 3 personnes' }).uncheck();
    await expect(dialog(page).getByRole('combobox')).toHaveCount(0);
    await field(dialog(page), 'Pour confirmer').fill(campus.university.name);
    await dialog(page).getByRole('button', { name: 'Supprimer', exact: true }).click();
    await expect(dialog(page).locator('.note')).toContainText(
      'Cette université a encore des membres : choisissez l’université qui les accueille.',
    );
    await dialog(page).getByRole('checkbox').check();
    await expect(dialog(page).getByRole('button', { name: 'Transférer et supprimer' })).toBeDisabled();
  });
});

test('a deletion that keeps failing says so, and home counts it', async ({ as, campus }) => {
  const { universities } = apiOf(campus.boss.token);
  const { id, name } = await universities.create({ body: { name: namedAlone() } });
  await universities.remove({ params: { id }, query: {} });
  const fail = async () => {
    const task = await findTask(deletionOf(id));
    // Not while it is being done: whoever does it would write over that. Taken once, it waits for its last check.
    if (!task || task.version === 1 || task.attempts > 0) return false;
    const at = new Date(Date.now() + 3_600_000);
    return failTask(task, { at, failure: 'Error', isParked: true }, { now: new Date() });
  };
  await expect.poll(fail).toBe(true);
  const page = await as(campus.boss);
  await page.goto(listPath);
  await expect(notes(page).filter({ hasText: name })).toContainText('Suppression arrêtée');
  await page.goto('/super-admin');
  await expect(page.locator('.duties > li').filter({ hasText: 'Travaux de fond arrêtés' })).toContainText(
    'task_parked',
  );
});
