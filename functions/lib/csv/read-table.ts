import { CsvError, parse } from 'csv-parse/sync';
import { unguardFormula } from '#shared/domain/csv.ts';

/** `code` is a key of i18n's `catalogue.cells`; further fields are its figures. */
export type CellError = { file: string; line: number; column: string; code: string } & Record<string, unknown>;

export type Report = (line: number, column: string, code: string, figures?: Record<string, unknown>) => void;

export type TableRow = { readonly line: number; readonly cells: Readonly<Record<string, string>> };

type TableShape = {
  columns: readonly string[];
  optional?: readonly string[];
  keyOf: (header: string) => string;
  mostRows: number;
};

const linesPerRow = 20;
/** A blank row costs the parser as much as a full one. */
const mostBlankRows = 5_000;

type RawRecord = { record: readonly string[]; lastLine: number };

/** Spreadsheets use semicolons in locales with a decimal comma. */
const delimiterOf = (text: string): string => {
  const [header = ''] = text.split('\n', 1);
  return [';', '\t'].find((delimiter) => header.includes(delimiter) && !header.includes(',')) ?? ',';
};

/** Leaves out blank records; null when there are more than `most`, blank ones included. */
const records = (text: string, most: number): RawRecord[] | null => {
  const found: RawRecord[] = [];
  let read = 0;
  parse(text, {
    relax_column_count: true,
    delimiter: delimiterOf(text),
    to: most + 1,
    on_record: (record: string[], { lines }) => {
      read += 1;
      if (record.some((cell) => cell.trim() !== '')) found.push({ record, lastLine: lines });
    },
  });
  return read > most ? null : found;
};

const firstLine = ({ record, lastLine }: RawRecord): number =>
  lastLine - record.reduce((breaks, cell) => breaks + cell.split('\n').length - 1, 0);

/** Returns the last line at worst, because the parser may notice the fault only at the end of the file. */
const brokenLine = (text: string, error: CsvError): number =>
  Buffer.from(text).subarray(0, Number(error.bytes)).toString().split('\n').length;

const checkColumns = (
  found: readonly string[],
  { columns, optional = [] }: Pick<TableShape, 'columns' | 'optional'>,
  report: Report,
): boolean => {
  const [isFound, isWanted] = [new Set(found), new Set([...columns, ...optional])];
  const missing = columns.filter((column) => !isFound.has(column));
  const unknown = [...isFound].filter((column) => !isWanted.has(column));
  const seen = new Set<string>();
  const twice = found.filter((column) => isWanted.has(column) && seen.size === seen.add(column).size);
  for (const column of missing) report(1, column, 'missing_column');
  for (const column of unknown) report(1, column, 'unknown_column');
  for (const column of twice) report(1, column, 'duplicate_column');
  return missing.length + unknown.length + twice.length === 0;
};

/**
 * Tolerates a byte order mark, Windows line ends, semicolons, tabs, blank rows and trailing blank cells. Reports the
 * error and returns null when the file as a whole has another shape.
 */
export const readTable = (
  content: string,
  { keyOf, mostRows, ...shape }: TableShape,
  report: Report,
): readonly TableRow[] | null => {
  const text = content.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const refuseRows = () => {
    report(0, '', 'too_many_rows', { maximum: mostRows });
    return null;
  };
  // The parser would take half a minute for a million lines.
  if (text.split('\n', mostRows * linesPerRow).length === mostRows * linesPerRow) return refuseRows();
  let all: RawRecord[] | null;
  try {
    all = records(text, 1 + mostRows + mostBlankRows);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    report(brokenLine(text, error), '', 'broken_quotes');
    return null;
  }
  if (!all) return refuseRows();
  const [header, ...body] = all;
  if (!header) {
    report(1, '', 'empty_file');
    return null;
  }
  const found = header.record.map((cell) => keyOf(unguardFormula(cell)));
  while (found.at(-1) === '') found.pop();
  // Checked before the cells: rows times columns may exceed the memory.
  if (!checkColumns(found, shape, report)) return null;
  if (body.length > mostRows) return refuseRows();
  return body.map((raw): TableRow => {
    const line = firstLine(raw);
    const extra = raw.record.findIndex((cell, i) => i >= found.length && cell.trim() !== '');
    if (extra >= 0) report(line, '', 'extra_cells', { maximum: found.length });
    return { line, cells: Object.fromEntries(found.map((column, i) => [column, unguardFormula(raw.record[i] ?? '')])) };
  });
};
