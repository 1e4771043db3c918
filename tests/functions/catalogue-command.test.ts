import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { commit } from '#functions/data/kernel/commit.ts';
import { createAccountChanges } from '#functions/data/people/accounts.ts';
import { hashPassword } from '#functions/lib/passwords/password.ts';
import { exportTo, importFrom, lint, type Surroundings } from '#scripts/operations/catalogue/command.ts';
import { writeFolder } from '#scripts/operations/catalogue/folder.ts';
import { emptyStack, smallSet } from '#tests/support/catalogue.ts';
import { invoke } from '#tests/support/invoke.ts';

const access = { site: 'http://test', email: 'keeper@example.test' };
let lines: string[] = [];
let answer = true;
const around: Surroundings = {
  print: (line) => lines.push(line),
  confirm: async () => answer,
  password: async () => 'a-Passw0rd-of-keepers',
  send: invoke,
};

const folder = (name: string): string => mkdtempSync(join(resolve('.local/tmp'), `${name}-`));
const importing = (from: string, options = { isDryRun: false, isSure: true }) =>
  importFrom(from, access, options, around);
const filesIn = (from: string) =>
  Object.fromEntries(readdirSync(from).map((name) => [name, readFileSync(join(from, name), 'utf8')]));
const edit = (from: string, file: string, was: string, is: string) => {
  const path = join(from, file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(was, is));
};

beforeAll(async () => {
  await emptyStack();
  const passwordHash = await hashPassword('a-Passw0rd-of-keepers');
  const fields = { firstName: 'Noor', lastName: 'Sahin', role: 'super', status: 'ACCEPTED', language: 'en' } as const;
  const now = new Date();
  const { changes } = createAccountChanges({ ...fields, email: access.email, universityId: null, passwordHash }, now);
  await commit(changes, { now });
});
beforeEach(() => {
  lines = [];
  answer = true;
});

test('a set goes into a stack and comes out of it as it was', async () => {
  const [source, target] = [folder('source'), folder('target')];
  writeFolder(source, smallSet);
  expect(await importing(source)).toBe(0);
  expect(lines).toContain('skills: 4 added');
  expect(lines.at(-1)).toBe('13 changes applied.');
  expect(await exportTo(target, access, around)).toBe(0);
  expect(filesIn(target)).toEqual(smallSet);

  lines = [];
  expect(await importing(target)).toBe(0);
  expect(lines.at(-1)).toBe('No changes.');
});

test('changes are shown and asked for: a no and a dry run leave everything as it is', async () => {
  const source = folder('source');
  writeFolder(source, smallSet);
  await importing(source);
  edit(source, 'skills.csv', 'Active listening', 'Listening');
  lines = [];
  answer = false;
  await expect(importing(source, { isDryRun: false, isSure: false })).rejects.toThrow('nothing was changed');
  expect(lines.slice(-2)).toEqual(['skills: 1 changed', '  changed  s2    Listening (name)']);
  expect(await importing(source, { isDryRun: true, isSure: true })).toBe(0);
  const after = folder('after');
  await exportTo(after, access, around);
  expect(filesIn(after)).toEqual(smallSet);
});

test('a catalogue that changed between the question and the yes is not written over', async () => {
  const [source, meanwhile, after] = [folder('source'), folder('meanwhile'), folder('after')];
  writeFolder(source, smallSet);
  await importing(source);
  writeFolder(meanwhile, smallSet);
  edit(source, 'skills.csv', 'Active listening', 'Listening');
  edit(meanwhile, 'skills.csv', 'Active listening', 'Listening to others');
  const someoneElseIsFaster = async () => {
    await importing(meanwhile);
    return true;
  };
  const asked = { ...around, confirm: someoneElseIsFaster };
  await expect(importFrom(source, access, { isDryRun: false, isSure: false }, asked)).rejects.toMatchObject({
    status: 409,
  });
  await exportTo(after, access, around);
  expect(filesIn(after)['skills.csv']).toBe(filesIn(meanwhile)['skills.csv']);
});

test('wrong cells are printed line by line, by the import and by the lint that needs no stack', async () => {
  const source = folder('source');
  writeFolder(source, smallSet);
  edit(source, 'skills.csv', 's2,yes,1', 's2,perhaps,9');
  const expected = [
    'skills.csv, line 3, active: must be yes, no or retired.',
    'skills.csv, line 3, category: must be a whole number from 1 to 3.',
  ];
  expect(await importing(source)).toBe(1);
  expect(lines).toEqual(expected);
  lines = [];
  expect(lint(source, around)).toBe(1);
  expect(lines).toEqual(expected);
});

test('a file that is not UTF-8 and a folder without files are refused in a sentence', async () => {
  const source = folder('source');
  await expect(importing(source)).rejects.toThrow('There is no CSV file');
  writeFolder(source, smallSet);
  writeFileSync(join(source, 'jobs.csv'), Buffer.from('j1,yes,Expérimentateur', 'latin1'));
  await expect(importing(source)).rejects.toThrow('is not UTF-8');
});
