import type { Page } from '@playwright/test';
import { keeper, keepersApi, rowsOf } from '#tests/support/keeper.ts';
import { expect, expectMessage, test } from '#tests/support/story.ts';

/** How much jobs and activities call for things, as keepers change it in place. */

const force = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^Force (de|of) ${name}$`) });
/** The save button of the table; the one before it saves the texts. */
const save = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).last();

/** A job that is offered to nobody. */
const hiddenJob = async (name: string) => {
  const api = await keepersApi();
  const job = await api.createJob({ body: { name, nameFR: name, active: false } });
  const stored = async () => {
    const { jobSkills } = await api.listJobSkills({ query: { jobId: job.id } });
    return Object.fromEntries(jobSkills.filter(({ value }) => value > 0).map(({ value, Skill }) => [Skill.id, value]));
  };
  return { job, api, stored };
};

test('forces are typed in place with a comma or a point, by keyboard alone, and saved together', async ({ as }) => {
  const { job, api, stored } = await hiddenJob('Marionnettiste');
  const page = await as(keeper);
  await page.goto(`/super-admin/jobs/${job.id}`);
  await expect(page.getByRole('columnheader', { name: 'Force' })).toBeVisible();
  await expect(save(page, 'Enregistrer')).toBeDisabled();
  await page.getByRole('searchbox').fill('comprehension de l’ecrit');
  await expect(rowsOf(page)).toHaveCount(1);
  await page.getByRole('searchbox').fill('');
  // The first field is another one as long as the list is short.
  await expect(rowsOf(page)).not.toHaveCount(1);

  const fields = rowsOf(page).getByRole('textbox');
  const [first, second, third] = [fields.nth(0), fields.nth(1), fields.nth(2)];
  await first.focus();
  await first.press('ControlOrMeta+a');
  await page.keyboard.type('3,5');
  await page.keyboard.press('Enter');
  await expect(second).toBeFocused();
  await page.keyboard.type('2.25');
  await page.keyboard.press('ArrowDown');
  await expect(third).toBeFocused();
  await page.keyboard.type('4');
  await page.keyboard.press('Escape');
  await expect(third).toHaveValue('0');
  await page.keyboard.press('ArrowUp');
  await expect(second).toBeFocused();
  await expect(page.getByText('2 modifications non enregistrées')).toBeVisible();

  // Undone and done again, whichever field has the focus.
  await page.keyboard.press('ControlOrMeta+z');
  await expect(second).toHaveValue('0');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(second).toHaveValue('2.25');
  await page.getByRole('combobox', { name: 'Montrer' }).selectOption('Modifiées');
  await expect(rowsOf(page)).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Montrer' }).selectOption('Toutes');

  await save(page, 'Enregistrer').click();
  await expectMessage(page, 'Compétence du métier mise à jour');
  await expect(save(page, 'Enregistrer')).toBeDisabled();
  expect(Object.values(await stored()).sort()).toEqual([2.25, 3.5]);

  // What is saved can still be undone, and saved again.
  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await expect(page.getByText('1 modification non enregistrée')).toBeVisible();
  await save(page, 'Enregistrer').click();
  await expect.poll(async () => Object.values(await stored())).toEqual([3.5]);
  await page.close();
  await api.removeJob({ params: { id: job.id } });
});

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('what is no number from 0 to 100 is said beside its field and not saved', async ({ as }) => {
    const { job, api, stored } = await hiddenJob('Puppeteer');
    const page = await as(keeper);
    await page.goto(`/super-admin/jobs/${job.id}?activeTab=0`);
    for (const wrong of ['2,,5', 'five', '-1', '100.5', '']) {
      await force(page, 'Active listening').fill(wrong);
      await expect(force(page, 'Active listening')).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByText('Write a number from 0 to 100, such as 2.5.')).toBeVisible();
    }
    await save(page, 'Save').click();
    await expect(force(page, 'Active listening')).toBeFocused();
    expect(await stored()).toEqual({});
    await force(page, 'Active listening').fill('2.345');
    await save(page, 'Save').click();
    await expectMessage(page, 'Job skill updated successfully');
    expect(await stored()).toEqual({ s2: 2.35 });
    await page.close();
    await api.removeJob({ params: { id: job.id } });
  });

  test('activities stand in the other tab, which the address names; what is typed in one stays in the other', async ({
    as,
  }) => {
    const { job, api, stored } = await hiddenJob('Ventriloquist');
    const page = await as(keeper);
    await page.goto(`/super-admin/jobs/${job.id}`);
    await force(page, 'Active listening').fill('1');
    await page.getByRole('tab', { name: 'Associated activities' }).click();
    await expect(page).toHaveURL(/activeTab=1$/);
    await force(page, 'Gathering information').fill('4,53');
    await save(page, 'Save').click();
    await expectMessage(page, 'Job activity updated successfully');
    const { JobActivities } = await api.listJobActivities({ query: { jobId: job.id } });
    expect(JobActivities.filter(({ value }) => value > 0).map(({ id, value }) => [id, value])).toEqual([
      [`${job.id}.a1`, 4.53],
    ]);
    await page.getByRole('tab', { name: 'Important skills' }).click();
    await expect(force(page, 'Active listening')).toHaveValue('1');
    expect(await stored()).toEqual({});
    await page.close();
    await api.removeJob({ params: { id: job.id } });
  });

  test('an activity’s skills are changed the same way', async ({ as }) => {
    const api = await keepersApi();
    const { id } = await api.createActivity({ body: { name: 'Humming', nameFR: 'Fredonner', category: 1 } });
    const page = await as(keeper);
    await page.goto(`/super-admin/activities/${id}`);
    await force(page, 'Reading comprehension').fill('0.5');
    await save(page, 'Save').click();
    await expectMessage(page, 'Activity skill updated successfully');
    const { activitySkills } = await api.listActivitySkills({ query: { activityId: id } });
    expect(activitySkills.filter(({ value }) => value > 0)).toMatchObject([{ id: `${id}.s1`, value: 0.5 }]);
    await page.close();
    await api.removeActivity({ params: { id } });
  });

  test('beside a changed force stands for how many jobs’ own profiles other jobs would come first', async ({ as }) => {
    const page = await as(keeper);
    await page.goto('/super-admin/jobs/j2');
    const field = force(page, 'Reading comprehension');
    const row = rowsOf(page).filter({ has: field });
    await field.fill('60');
    const told = row.getByText(/^The first four change for [1-9]\d* profiles? of \d{3}\./);
    await expect(told).toBeVisible();
    await row.getByRole('button', { name: 'See' }).click();
    await expect(row.getByRole('listitem').filter({ hasText: /^Mathematician/ })).toContainText('leaves');
    await field.press('Escape');
    await expect(told).toBeHidden();
  });
});
