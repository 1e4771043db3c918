import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { keeper, keepersApi, rowsOf } from '#tests/support/keeper.ts';
import { expect, expectMessage, field, test } from '#tests/support/story.ts';

test.use({ language: 'en' });

test('the catalogue is exported as an archive of the files that an import takes, shown before anything is written', async ({
  as,
}) => {
  const api = await keepersApi();
  const { files } = await api.exportSet();
  const page = await as(keeper);
  await page.goto('/super-admin/jobs');
  await page.getByRole('link', { name: 'Catalog', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export the catalog' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(/^catalogue-\d{4}-\d\d-\d\d\.zip$/);
  const archived = Object.entries(unzipSync(readFileSync(await saved.path())));
  expect(Object.fromEntries(archived.map(([name, bytes]) => [name, strFromU8(bytes)]))).toEqual(files);

  const changed = { ...files, 'values.csv': (files['values.csv'] ?? '').replace('Creativity', 'Inventiveness') };
  expect(changed['values.csv']).not.toBe(files['values.csv']);
  await field(page, 'The ten CSV files').setInputFiles(
    Object.entries(changed).map(([name, text]) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })),
  );
  await expect(page.getByText('10 files chosen')).toBeVisible();
  await page.getByRole('button', { name: 'See what changes' }).click();
  await expect(rowsOf(page)).toHaveText([/^InventivenessValues.*name.*Changed/]);
  const namesOfValues = async () => (await api.listValues()).values.map(({ name }) => name);
  expect(await namesOfValues()).not.toContain('Inventiveness');
  await page.getByRole('button', { name: 'Apply 1 change' }).click();
  await expectMessage(page, 'Catalog imported');
  expect(await namesOfValues()).toContain('Inventiveness');
  await api.importSet({ body: { files, isDryRun: false } });
});
