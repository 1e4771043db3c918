import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { keeper, keepersApi, rowsOf } from '#tests/support/keeper.ts';
import { expect, expectMessage, field, test } from '#tests/support/story.ts';

/** The whole catalogue: its files out and in, what weakens it, and what is only read. */

test.use({ language: 'en' });

const choose = (page: Page, files: Readonly<Record<string, string>>) =>
  field(page, 'The eight CSV files').setInputFiles(
    Object.entries(files).map(([name, text]) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })),
  );

test('the catalogue is exported as an archive of the files that an import takes', async ({ as }) => {
  const page = await as(keeper);
  await page.goto('/super-admin/jobs');
  await page.getByRole('link', { name: 'The whole catalogue' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export the catalogue' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(/^catalogue-\d{4}-\d\d-\d\d\.zip$/);
  const { files } = await (await keepersApi()).exportSet();
  const archived = Object.entries(unzipSync(readFileSync(await saved.path())));
  expect(Object.fromEntries(archived.map(([name, bytes]) => [name, strFromU8(bytes)]))).toEqual(files);
  await expectMessage(page, 'Catalogue exported');
});

test('an import is shown before anything is written, and then applied', async ({ as }) => {
  const api = await keepersApi();
  const { files } = await api.exportSet();
  const page = await as(keeper);
  await page.goto('/super-admin/catalogue');
  await choose(page, files);
  await expect(page.getByText('8 files chosen')).toBeVisible();
  await page.getByRole('button', { name: 'See what changes' }).click();
  await expect(page.getByText('These files say what the catalogue holds already.')).toBeVisible();

  const changed = { ...files, 'values.csv': (files['values.csv'] ?? '').replace('Creativity', 'Inventiveness') };
  expect(changed['values.csv']).not.toBe(files['values.csv']);
  await choose(page, changed);
  await page.getByRole('button', { name: 'See what changes' }).click();
  await expect(rowsOf(page)).toHaveText([/Inventiveness.*Values, v\d+.*name.*Changed/]);
  const namesOfValues = async () => (await api.listValues()).values.map(({ name }) => name);
  expect(await namesOfValues()).not.toContain('Inventiveness');
  await page.getByRole('button', { name: 'Apply 1 change' }).click();
  await expectMessage(page, 'Catalogue imported');
  expect(await namesOfValues()).toContain('Inventiveness');
  await api.importSet({ body: { files, isDryRun: false } });
});

test.describe('wrong files', () => {
  test.use({ provokes: [422] });

  test('each wrong cell is named by file, line and column, and nothing is written', async ({ as }) => {
    const api = await keepersApi();
    const { files, version } = await api.exportSet();
    const page = await as(keeper);
    await page.goto('/super-admin/catalogue');
    const alert = page.getByRole('main').getByRole('alert');
    const check = page.getByRole('button', { name: 'See what changes' });
    const { 'rncps.csv': _, ...without } = files;
    await choose(page, without);
    await check.click();
    await expect(alert).toContainText('The file rncps.csv is missing.');
    await choose(page, { ...files, 'skills.csv': (files['skills.csv'] ?? '').replace('s1,yes,1', 's1,perhaps,9') });
    await expect(alert).toBeHidden();
    await check.click();
    await expect(alert).toContainText('2 mistakes: nothing can be imported.');
    await expect(alert).toContainText('skills.csv, line 2, active: it must be yes, no or retired.');
    await expect(alert).toContainText('skills.csv, line 2, category: it must be a whole number from 1 to 3.');
    await expect(page.getByRole('button', { name: /^Apply/ })).toBeHidden();
    expect((await api.exportSet()).version).toBe(version);

    await field(page, 'The eight CSV files').setInputFiles({
      name: 'jobs.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from([0xe9, 0x0a]),
    });
    await expect(page.getByText('jobs.csv is not UTF-8. In Excel, save it as “CSV UTF-8”.')).toBeVisible();
  });
});

test('what the check finds stands in one list, and with the job that it is about', async ({ as }) => {
  const page = await as(keeper);
  await page.goto('/super-admin/catalogue?activeTab=1');
  const finding = page.getByRole('listitem').filter({ hasText: 'These jobs have a neighbour’s figures' });
  const link = finding.getByRole('link').first();
  await expect(link).not.toHaveText(/^j\d+$/);
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.getByText('1 remark', { exact: true }).click();
  await expect(page.getByText('These jobs have a neighbour’s figures')).toBeVisible();
  await page.goto('/super-admin/jobs/j2');
  await expect(page.getByText('No remarks')).toBeVisible();
});

test('values and the competencies of the register are read, searched and not changed', async ({ as }) => {
  const page = await as(keeper);
  await page.goto('/super-admin/catalogue');
  await page.getByRole('tab', { name: 'Values' }).click();
  await expect(rowsOf(page)).toHaveCount(24);
  await page.getByRole('searchbox').fill('creativity');
  await expect(rowsOf(page)).toHaveText([/^Creativity/]);
  await page.getByRole('tab', { name: 'RNCP' }).click();
  await expect(rowsOf(page)).toHaveCount(29);
  await expect(page.getByRole('main').getByRole('button', { name: /Delete|Edit|Save/ })).toHaveCount(0);
});
