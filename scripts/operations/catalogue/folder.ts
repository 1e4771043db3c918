import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SetFiles } from '#functions/catalogue/csv/tables.ts';
import { CommandError } from '#scripts/operations/terminal/command-error.ts';

const decode = (path: string): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
  } catch {
    throw new CommandError(`${path} is not UTF-8. In Excel, save it as “CSV UTF-8”.`);
  }
};

export const readFolder = (folder: string): SetFiles => {
  if (!existsSync(folder)) throw new CommandError(`There is no folder ${folder}.`);
  const names = readdirSync(folder).filter((name) => name.endsWith('.csv'));
  if (names.length === 0) throw new CommandError(`There is no CSV file in ${folder}.`);
  return Object.fromEntries(names.map((name) => [name, decode(join(folder, name))]));
};

export const writeFolder = (folder: string, files: SetFiles): void => {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
};
