import type { Page } from '@playwright/test';
import { keeper, keepersApi, rowsOf } from '#tests/support/keeper.ts';
import { expect, expectMessage, field, test } from '#tests/support/story.ts';

test.use({ language: 'en' });

const inLanguage = (page: Page, name: 'Français' | 'English') => page.getByRole('group', { name });
const saves = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const force = (page: Page, name: string) => page.getByRole('textbox', { name: `Force of ${name}`, exact: true });

/** Adds an entry to the open list, and opens it. */
const add = async (page: Page, kind: string, done: string) => {
  await page.getByRole('button', { name: kind }).click();
  const dialog = page.getByRole('dialog');
  await field(dialog, 'Name in French').fill('Art du récit');
  await field(dialog, 'Name in English').fill('Zestful storytelling');
  const category = dialog.getByRole('combobox', { name: 'Category' });
  if (await category.count()) await category.selectOption({ index: 2 });
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expectMessage(page, done);
  await page.getByRole('searchbox').fill('zestful');
  await page.getByRole('link', { name: 'Zestful storytelling', exact: true }).click();
};
/** Deletes the entry in the list, which must be filtered since a long list draws only some rows. */
const remove = async (page: Page, list: string, done: string) => {
  await page.getByRole('navigation').getByRole('link', { name: list, exact: true }).first().click();
  // The entry's own search box must be gone first.
  await expect(saves(page)).toHaveCount(0);
  await page.getByRole('searchbox').fill('zestful');
  await page.getByRole('button', { name: 'Delete Zestful storyteller' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expectMessage(page, done);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Zestful storyteller', exact: true })).toHaveCount(0);
};

test('a job is added, said in both languages, given forces by keyboard alone, and deleted', async ({ as }) => {
  const api = await keepersApi();
  const page = await as(keeper);
  await page.goto('/super-admin/jobs');
  await add(page, 'Add a job', 'Job created successfully.');
  await expect(page).toHaveURL(/\/super-admin\/jobs\/j\w+$/);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const read = () => api.getJob({ params: { id } });
  const name = field(inLanguage(page, 'English'), 'Name');
  await name.fill('Zestful storyteller');
  await field(inLanguage(page, 'Français'), 'Short definition').fill('Raconter');
  await page.getByRole('radio', { name: 'No', exact: true }).check();
  await saves(page).first().click();
  await expectMessage(page, 'Job updated successfully');
  expect(await read()).toMatchObject({ name: 'Zestful storyteller', definitionFR: 'Raconter', active: false });

  // The keyboard alone: type, move on, undo and redo, whichever field has the focus.
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
  await page.keyboard.press('ControlOrMeta+z');
  await expect(second).toHaveValue('0');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(second).toHaveValue('2.25');

  // Unsaved changes survive a change of tab; leaving asks for confirmation.
  await page.getByRole('tab', { name: 'Associated activities' }).click();
  await expect(page).toHaveURL(/activeTab=1$/);
  await force(page, 'Gathering information').fill('4,53');
  await saves(page).last().click();
  await expectMessage(page, 'Job activity updated successfully');
  const { JobActivities } = await api.listJobActivities({ query: { jobId: id } });
  expect(JobActivities.filter(({ value }) => value > 0).map(({ value }) => value)).toEqual([4.53]);
  await page.getByRole('link', { name: 'Skills', exact: true }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('tab', { name: 'Important skills' }).click();
  await expect(second).toHaveValue('2.25');
  const stored = async () => {
    const { jobSkills } = await api.listJobSkills({ query: { jobId: id } });
    return jobSkills.map(({ value }) => value).filter((value) => value > 0);
  };
  expect(await stored()).toEqual([]);
  await saves(page).last().click();
  await expectMessage(page, 'Job skill updated successfully');
  expect((await stored()).sort()).toEqual([2.25, 3.5]);
  // A saved change can still be undone, and saved again.
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('1 unsaved change')).toBeVisible();
  await saves(page).last().click();
  // Wait for the reply: before it, leaving asks for confirmation.
  await expect(page.getByText('1 unsaved change')).toHaveCount(0);
  expect(await stored()).toEqual([3.5]);

  await remove(page, 'Jobs', 'Job deleted successfully.');
  expect((await api.listJobs()).jobs.filter((job) => job.id === id)).toEqual([]);
});

test('an activity and a skill are added with a category, changed and deleted; the activity’s skills are given forces', async ({
  as,
}) => {
  const page = await as(keeper);
  for (const [path, one, list] of [
    ['activities', 'Activity', 'Activities'],
    ['skills', 'Skill', 'Skills'],
  ] as const) {
    await page.goto(`/super-admin/${path}`);
    await add(page, one === 'Activity' ? 'Add an activity' : 'Add a skill', `${one} created successfully.`);
    await field(inLanguage(page, 'English'), 'Name').fill('Zestful storyteller');
    await saves(page).first().click();
    await expectMessage(page, `${one} updated successfully`);
    if (one === 'Activity') {
      await force(page, 'Reading comprehension').fill('0.5');
      await saves(page).last().click();
      await expectMessage(page, 'Activity skill updated successfully');
      await page.reload();
      await expect(force(page, 'Reading comprehension')).toHaveValue('0.5');
    }
    await remove(page, list, `${one} deleted`);
  }
});
