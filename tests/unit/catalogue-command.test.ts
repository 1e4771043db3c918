import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { starterFiles } from '#scripts/demo/content/catalogue.ts';
import { writeFolder } from '#scripts/operations/catalogue/folder.ts';

const run = (...args: string[]) => {
  const env = { ...process.env, CATALOGUE_PASSWORD: '' };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/operations/catalogue.ts', ...args], {
    encoding: 'utf8',
    env,
    input: '',
  });
  return { status, stdout, stderr };
};

test('the command explains itself, and ends with 1 when it is not understood', () => {
  expect(run('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('--dry-run') });
  expect(run()).toMatchObject({ status: 1, stderr: expect.stringContaining('npm run catalogue -- export') });
  expect(run('lint', 'x', '--loud')).toMatchObject({ status: 1, stderr: expect.stringContaining('--loud') });
  expect(run('import', 'x')).toMatchObject({ status: 1, stderr: expect.stringContaining('--email') });
});

test('lint ends with 0 for the starter catalogue and with 1, naming the cell, for a broken one', () => {
  expect(run('lint', 'scripts/demo/content/catalogue')).toMatchObject({ status: 0, stderr: '' });
  const folder = mkdtempSync(join(resolve('.local/tmp'), 'broken-'));
  writeFolder(folder, starterFiles());
  const skills = starterFiles()['skills.csv'] ?? '';
  writeFileSync(join(folder, 'skills.csv'), skills.replace('s1,yes,1', 's1,yes,4'));
  const expected = 'skills.csv, line 2, category: must be a whole number from 1 to 3.\n';
  expect(run('lint', folder)).toMatchObject({ status: 1, stdout: expected });
});

test('without a terminal the password must be in the environment', () => {
  const asked = run(
    'import',
    'scripts/demo/content/catalogue',
    '--email',
    'super@demo.test',
    '--site',
    'http://localhost:1',
  );
  expect(asked).toMatchObject({ status: 1, stderr: expect.stringContaining('CATALOGUE_PASSWORD') });
});
