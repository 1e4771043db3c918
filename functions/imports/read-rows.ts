import * as z from 'zod/mini';
import { type Report, readTable, type TableRow } from '#functions/lib/csv/read-table.ts';
import { columnOf, type ImportedKind, importedLists } from '#shared/domain/import-columns.ts';
import { fieldErrors } from '#shared/field-errors.ts';
import { mostImported } from '#shared/schemas/import.ts';

export const readRows = (kind: ImportedKind, csv: string, report: Report): readonly TableRow[] => {
  const { columns, optional } = importedLists[kind];
  const mayBeAbsent = new Set<string>(optional);
  const shape = {
    columns: Object.keys(columns).filter((column) => !mayBeAbsent.has(column)),
    optional,
    keyOf: (header: string) => columnOf(kind, header),
    mostRows: mostImported,
  };
  const rows = readTable(csv, shape, report);
  if (rows?.length === 0) report(1, '', 'no_rows');
  return rows ?? [];
};

/** Null after reporting errors. */
export const parseCells = <S extends z.ZodMiniType>(
  schema: S,
  { line, cells }: TableRow,
  report: Report,
): z.output<S> | null => {
  const parsed = z.safeParse(schema, cells, { reportInput: true });
  if (parsed.success) return parsed.data;
  for (const { field, code, ...figures } of fieldErrors(parsed.error.issues)) report(line, field, code, figures);
  return null;
};

/** Returns the line of an earlier occurrence of the key. */
export const lineNotes = () => {
  const lines = new Map<string, number>();
  return (key: string, line: number): number | undefined => {
    const first = lines.get(key);
    if (first === undefined) lines.set(key, line);
    return first;
  };
};
