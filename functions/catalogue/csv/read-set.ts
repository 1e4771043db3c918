import { errorNotes } from '#functions/lib/csv/error-notes.ts';
import type { CellError } from '#functions/lib/csv/read-table.ts';
import { type CatalogueSet, eachList, emptySet, type SetRow } from '#shared/domain/catalogue-set.ts';
import { readList } from './read-list.ts';
import { readStrengths } from './read-strengths.ts';
import { fileOfList, laterFileNames, type SetFiles, setFileNames, strengthTables } from './tables.ts';

const unreadable = [
  'broken_quotes',
  'empty_file',
  'missing_column',
  'unknown_column',
  'duplicate_column',
  'too_many_rows',
];
const mostErrors = 200;

/** Errors come in the order of the files; with any, the set must not be used. */
export const readSet = (files: SetFiles): { set: CatalogueSet; errors: readonly CellError[] } => {
  const { reporter, told, codes } = errorNotes(mostErrors);
  const contentOf = (file: string): string => files[file] ?? '';

  const isEarlier = laterFileNames.every((file) => files[file] === undefined);
  const isLacking = (file: string): boolean => isEarlier && laterFileNames.includes(file);

  for (const file of setFileNames) {
    if (files[file] === undefined && !isLacking(file)) reporter(file)(0, '', 'missing_file');
  }
  for (const file of Object.keys(files)) if (!setFileNames.includes(file)) reporter(file)(0, '', 'unknown_file');
  if (codes.size > 0) return { set: emptySet, errors: told() };

  const lists = eachList((list) => {
    const file = fileOfList(list);
    return isLacking(file) ? [] : readList(list, contentOf(file), reporter(file));
  });
  // An unreadable list would report all its strengths as unknown.
  if (unreadable.some((code) => codes.has(code))) return { set: emptySet, errors: told() };
  const tables = strengthTables
    .filter(({ file }) => !isLacking(file))
    .map((table) => ({ ...table, read: readStrengths(table, contentOf(table.file), lists, reporter(table.file)) }));
  const set = eachList((list) => {
    const own = tables.filter(({ rows }) => rows === list);
    const rows: readonly SetRow[] = lists[list];
    return rows.map((row) => ({
      ...row,
      ...Object.fromEntries(own.map(({ name, read }) => [name, read[row.id] ?? {}])),
    }));
  });
  return { set, errors: told() };
};
