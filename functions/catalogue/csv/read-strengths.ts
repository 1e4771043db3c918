import { type Report, readTable } from '#functions/lib/csv/read-table.ts';
import { maxStrength, mostEntries } from '#shared/domain/catalogue-limits.ts';
import type { Strengths } from '#shared/matching/types.ts';
import { strengthOf } from './read-row.ts';
import type { StrengthTable } from './tables.ts';

type Ids = readonly { readonly id: string }[];

/** The id before the first space; the name behind it is for readers only. */
const idOf = (cell: string): string => cell.trim().split(/\s/, 1)[0] ?? '';

/** A missing row or column is an error, so that no strength is lost silently. */
export const readStrengths = (
  { first, rows: list }: StrengthTable,
  content: string,
  { rows, columns }: { rows: Ids; columns: Ids },
  report: Report,
): Readonly<Record<string, Strengths>> => {
  const columnIds = columns.map(({ id }) => id);
  const shape = { columns: [first, ...columnIds], keyOf: idOf, mostRows: mostEntries[list] };
  const read = readTable(content, shape, report);
  if (!read) return {};

  const missing = new Set(rows.map(({ id }) => id));
  const known = new Set(missing);
  const strengths: Record<string, Strengths> = {};
  for (const { line, cells } of read) {
    const id = idOf(cells[first] ?? '');
    if (!known.has(id)) report(line, first, 'unknown_id', { id });
    else if (!missing.delete(id)) report(line, first, 'duplicate_id', { id });
    const values = columnIds.flatMap((column): [string, number][] => {
      const value = strengthOf(cells[column] ?? '');
      if (value === null) report(line, column, 'not_strength', { maximum: maxStrength });
      return value ? [[column, value]] : [];
    });
    if (known.has(id)) strengths[id] = Object.fromEntries(values);
  }
  for (const id of missing) report(1, first, 'missing_row', { id });
  return strengths;
};
