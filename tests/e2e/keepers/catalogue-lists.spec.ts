import { keeper, keepersApi, rowsOf } from '#tests/support/keeper.ts';
import { expect, expectMessage, field, test } from '#tests/support/story.ts';

/** The lists of the shared catalogue, as its keepers search, sort, add to and delete from them. */

test('jobs are searched by their French names when the language is French, and sorted by name and state', async ({
  as,
}) => {
  const { jobs } = await (await keepersApi()).listJobs();
  const page = await as(keeper);
  await page.goto('/super-admin/jobs');
  const headers = page.getByRole('columnheader');
  await expect(headers).toHaveText(['Métier', 'Actif', 'Actions']);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Métiers');
  await expect(page.getByText(`${jobs.length} métiers`)).toBeAttached();

  await page.getByRole('searchbox').fill('mathematicienne');
  await expect(rowsOf(page)).toHaveText([/^Mathématicienne ou mathématicien/]);
  await expect(rowsOf(page).first()).toContainText('Oui');
  await page.getByRole('searchbox').fill('Mathematician');
  await expect(page.getByRole('heading', { name: 'Aucun métier ne correspond à « Mathematician »' })).toBeVisible();
  await page.getByRole('button', { name: 'EN' }).first().click();
  await expect(rowsOf(page)).toHaveText([/^Mathematician/]);

  await page.getByRole('searchbox').fill('');
  const name = page.getByRole('columnheader', { name: 'Job' });
  await expect(name).toHaveAttribute('aria-sort', 'ascending');
  await name.getByRole('button').click();
  await expect(name).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('columnheader', { name: 'Active' }).getByRole('button').click();
  await expect(name).toHaveAttribute('aria-sort', 'none');
});

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('a job is added by its two names, and deleted after a question that calls it irreversible', async ({ as }) => {
    const page = await as(keeper);
    await page.goto('/super-admin/jobs');
    await page.getByRole('button', { name: 'Add a job' }).click();
    const dialog = page.getByRole('dialog');
    const add = dialog.getByRole('button', { name: 'Add', exact: true });
    await field(dialog, 'Name in French').fill('Souffleuse ou souffleur de verre');
    await expect(add).toBeDisabled();
    await field(dialog, 'Name in English').fill('Zealous glassblower');
    await add.click();
    await expectMessage(page, 'Job created successfully.');
    await page.getByRole('searchbox').fill('glassblower');
    await expect(rowsOf(page)).toHaveText([/Zealous glassblower/]);

    const question = page.getByRole('alertdialog', { name: 'Delete this job?' });
    await page.getByRole('button', { name: 'Delete Zealous glassblower' }).click();
    await expect(question).toContainText('This action is irreversible.');
    await question.getByRole('button', { name: 'Keep', exact: true }).click();
    await expect(rowsOf(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Delete Zealous glassblower' }).click();
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await expectMessage(page, 'Job deleted successfully.');
    await expect(page.getByRole('heading', { name: 'No job matches “glassblower”' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const { jobs } = await (await keepersApi()).listJobs();
    expect(jobs.filter(({ name }) => name === 'Zealous glassblower')).toEqual([]);
  });

  for (const [path, one, category, words, deleted] of [
    ['activities', 'activity', 'People-related', 'Activity created successfully.', 'Activity deleted'],
    ['skills', 'skill', 'Soft skills', 'Skill created successfully.', 'Skill deleted'],
  ] as const) {
    test(`an activity or skill is added with its category, which the list shows, and deleted: ${one}`, async ({
      as,
      t,
    }) => {
      const page = await as(keeper);
      await page.goto(`/super-admin/${path}`);
      await expect(page.getByRole('columnheader')).toHaveText([t(`catalogues:${path}.one`), 'Category', 'Actions']);
      await page.getByRole('button', { name: `Add a${one === 'activity' ? 'n' : ''} ${one}` }).click();
      const dialog = page.getByRole('dialog');
      await field(dialog, 'Name in French').fill('Art du récit');
      await field(dialog, 'Name in English').fill('Zestful storytelling');
      await expect(dialog.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
      await field(dialog, 'Category').selectOption({ index: 2 });
      const chosen = await field(dialog, 'Category').locator('option:checked').textContent();
      await dialog.getByRole('button', { name: 'Add', exact: true }).click();
      await expectMessage(page, words);
      await page.getByRole('searchbox').fill('zestful');
      await expect(rowsOf(page)).toHaveText([new RegExp(`Zestful storytelling.*${chosen}`)]);
      expect(chosen?.length, category).toBeGreaterThan(3);

      await page.getByRole('button', { name: 'Delete Zestful storytelling' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
      await expectMessage(page, deleted);
      await expect(rowsOf(page)).toHaveCount(0);
    });
  }

  test('a list of two thousand stays quick: few rows are drawn, wherever one scrolls, and a key filters at once', async ({
    as,
  }) => {
    const { jobs } = await (await keepersApi()).listJobs();
    const page = await as(keeper);
    // As if somebody had filled it: an import of so many takes a minute, and everybody else would rank them.
    const many = Array.from({ length: 2000 }, (_, i) => ({
      ...jobs[i % jobs.length],
      id: `j${i + 1}`,
      name: `Job number ${i + 1}`,
    }));
    await page.route('**/api/v0/jobs', (route) => route.fulfill({ json: { jobs: many } }));
    await page.goto('/super-admin/jobs');
    await expect(page.getByText('2,000 jobs')).toBeAttached();
    expect(await rowsOf(page).count()).toBeLessThan(60);
    await page.mouse.wheel(0, 60_000);
    // Never an empty table: a row stands in the middle of the window.
    const middle = () =>
      page.evaluate(
        () => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('tr:not(.gap)')?.textContent ?? '',
      );
    await expect.poll(middle).toMatch(/Job number/);
    expect(await rowsOf(page).count()).toBeLessThan(60);
    await page.getByRole('searchbox').pressSequentially('number 1999');
    await expect(rowsOf(page)).toHaveText([/Job number 1999/]);
  });
});
