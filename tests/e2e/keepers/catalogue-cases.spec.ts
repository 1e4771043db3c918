import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { keeper, keepersApi, rowsOf } from '#tests/support/keeper.ts';
import { expect, expectMessage, field, test } from '#tests/support/story.ts';

test.use({ language: 'en' });

const title = 'Zestful tales in prisons';
const saves = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const gradeOf = (page: Page, job: string) => page.getByRole('combobox', { name: `Grade of ${job}`, exact: true });

/** Chooses a job without a grade by the beginning of its name. */
const addJob = async (page: Page, job: string) => {
  const box = page.getByRole('combobox', { name: 'Add a job' });
  await box.fill(job);
  await page.getByRole('option', { name: job, exact: true }).click();
  await expect(gradeOf(page, job)).toHaveValue('2');
};
const openCase = async (page: Page) => {
  await page.getByRole('searchbox').fill('zestful');
  await page.getByRole('link', { name: title, exact: true }).click();
};

test('a case is added with three graded jobs, no fewer, changed, set inactive and deleted', async ({ as }) => {
  const api = await keepersApi();
  const named = async () => (await api.listCases()).cases.filter(({ thesisTitle }) => thesisTitle === title);
  const page = await as(keeper);
  await page.goto('/super-admin/cases');
  await page.getByRole('button', { name: 'Add a case' }).click();
  const dialog = page.getByRole('dialog');
  await field(dialog, 'Thesis title').fill(title);
  await field(dialog, 'Research domain').selectOption({ label: 'Literature' });
  await addJob(page, 'Author');
  await addJob(page, 'Archivist');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('Grade at least 3 jobs.')).toBeVisible();
  expect(await named()).toEqual([]);
  await addJob(page, 'Librarian');
  await gradeOf(page, 'Author').selectOption('3');
  await gradeOf(page, 'Archivist').selectOption('0.5');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expectMessage(page, 'Case added');
  const [added] = await named();
  expect(added).toMatchObject({ researchDomain: 16, wishes: [], gradedJobs: 3, active: true });
  const params = { id: added?.id ?? '' };
  const { jobs } = await api.listJobs();
  const idOf = (name: string) => jobs.find((job) => job.name === name)?.id ?? '';
  const [author, archivist, librarian] = [idOf('Author'), idOf('Archivist'), idOf('Librarian')];
  expect((await api.getCase({ params })).grades).toEqual({ [author]: 3, [archivist]: 0.5, [librarian]: 2 });

  await openCase(page);
  await page.getByRole('button', { name: 'Remove Librarian' }).click();
  await saves(page).click();
  await expect(page.getByText('Grade at least 3 jobs.')).toBeVisible();
  await addJob(page, 'Translator');
  await gradeOf(page, 'Translator').selectOption('1.5');
  await page.getByRole('checkbox', { name: 'Teaching', exact: true }).check();
  await page.getByRole('radio', { name: 'No', exact: true }).check();
  await saves(page).click();
  await expectMessage(page, 'Case updated');
  expect(await api.getCase({ params })).toMatchObject({
    ...{ wishes: ['teaching'], active: false },
    grades: { [author]: 3, [archivist]: 0.5, [idOf('Translator')]: 1.5 },
  });

  await page.getByRole('navigation').getByRole('link', { name: 'Cases', exact: true }).first().click();
  await expect(saves(page)).toHaveCount(0);
  await page.getByRole('searchbox').fill('zestful');
  await expect(rowsOf(page)).toHaveText([/Literature.*3 graded jobs, Inactive/]);
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expectMessage(page, 'Case deleted');
  await expect(page.getByRole('link', { name: title, exact: true })).toHaveCount(0);
  expect(await named()).toEqual([]);
  expect((await api.exportSet()).files['cases.csv']).toContain(`\n${params.id},retired,16,teaching,${title},1,`);
});

test.describe('wrong cells', () => {
  test.use({ provokes: [422] });

  test('a case comes in by the files, once its wrong cells are right, and goes out as it came', async ({ as }) => {
    const api = await keepersApi();
    const { files } = await api.exportSet();
    const page = await as(keeper);
    await page.goto('/super-admin/catalogue');
    const choose = async (row: string, grades: string) => {
      const changed = {
        ...files,
        'cases.csv': `${files['cases.csv']}${row}\n`,
        'case-jobs.csv': `${files['case-jobs.csv']}${grades}\n`,
      };
      await field(page, 'The ten CSV files').setInputFiles(
        Object.entries(changed).map(([name, text]) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })),
      );
      await page.getByRole('button', { name: 'See what changes' }).click();
    };
    const line = (files['cases.csv'] ?? '').trimEnd().split('\n').length + 1;

    await choose(`c901,yes,28,sleeping,${title},1,2026-02-30`, 'c901,3.2,2,1,3');
    const wrong = page.locator('.wrong-cells');
    await expect(wrong.getByRole('listitem')).toHaveText([
      new RegExp(`^cases\\.csv, line ${line}, researchDomain: `),
      new RegExp(`^cases\\.csv, line ${line}, wishes: `),
      new RegExp(`^cases\\.csv, line ${line}, gradedOn: `),
      /^case-jobs\.csv, line \d+, j1: must be a grade from 0\.5 to 3, in halves, or empty\.$/,
    ]);
    await choose(`c901,yes,16,teaching,${title},1,2026-02-28`, 'c901,3,2');
    await expect(wrong.getByRole('listitem')).toHaveText([
      /^case-jobs\.csv, line \d+: c901 needs at least 3 graded jobs\.$/,
    ]);
    expect((await api.listCases()).cases.filter(({ id }) => id === 'c901')).toEqual([]);

    await choose(`c901,yes,16,teaching,${title},1,2026-02-28`, 'c901,3,2,0.5');
    await expect(rowsOf(page)).toHaveText([new RegExp(`${title}Cases.*Added`)]);
    await page.getByRole('button', { name: 'Apply 1 change' }).click();
    await expectMessage(page, 'Catalog imported');
    expect(await api.getCase({ params: { id: 'c901' } })).toMatchObject({
      ...{ researchDomain: 16, wishes: ['teaching'], thesisTitle: title, graders: 1, gradedOn: '2026-02-28' },
      grades: { j1: 3, j2: 2, j3: 0.5 },
    });
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export the catalog' }).click();
    const archive = unzipSync(readFileSync(await (await download).path()));
    const linesOf = (name: string) => strFromU8(archive[name] ?? new Uint8Array()).split('\n');
    expect(linesOf('cases.csv')).toContain(`c901,yes,16,teaching,${title},1,2026-02-28`);
    expect(linesOf('case-jobs.csv').find((row) => row.startsWith('c901,'))).toMatch(/^c901,3,2,0\.5,*$/);
    await api.importSet({ body: { files, isDryRun: false } });
  });
});
