import { type Report, readTable } from '#functions/lib/csv/read-table.ts';
import { mostEntries } from '#shared/domain/catalogue-limits.ts';
import type { CatalogueSet } from '#shared/domain/catalogue-set.ts';
import type { Strengths } from '#shared/matching/types.ts';
import { figureCells } from './read-row.ts';
import type { StrengthTable } from './tables.ts';

/** The id before the first space; the name behind it is for readers only. */
const idOf = (cell: string): string => cell.trim().split(/\s/, 1)[0] ?? '';

/** A missing row or column is an error, so that no strength is lost silently. */
export const readStrengths = (
  { first, rows: list, columns, figure, fewest }: StrengthTable,
  content: string,
  lists: CatalogueSet,
  report: Report,
): Readonly<Record<string, Strengths>> => {
  const columnIds = lists[columns].map(({ id }) => id);
  const { read: readCell, wrong, bounds } = figureCells[figure];
  const shape = { columns: [first, ...columnIds], keyOf: idOf, mostRows: mostEntries[list] };
  const read = readTable(content, shape, report);
  if (!read) return {};

  const rows = new Map(lists[list].map((row) => [row.id, row]));
  const missing = new Set(rows.keys());
  const strengths: Record<string, Strengths> = {};
  for (const { line, cells } of read) {
    const id = idOf(cells[first] ?? '');
    const row = rows.get(id);
    if (!row) report(line, first, 'unknown_id', { id });
    else if (!missing.delete(id)) report(line, first, 'duplicate_id', { id });
    const values = columnIds.flatMap((column): [string, number][] => {
      const value = readCell(cells[column] ?? '');
      if (value === null) report(line, column, wrong, bounds);
      return value ? [[column, value]] : [];
    });
    if (row && !row.retired && values.length < fewest) report(line, first, 'few_grades', { id, minimum: fewest });
    if (row) strengths[id] = Object.fromEntries(values);
  }
  for (const id of missing) report(1, first, 'missing_row', { id });
  return strengths;
};
