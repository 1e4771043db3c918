import { CsvError, parse } from 'csv-parse/sync';
import { unguard } from '#shared/domain/csv.ts';

/** What is wrong with one cell (or line, or file): a key of i18n's `catalogue.cells` with its figures. */
export type CellError = { file: string; line: number; column: string; code: string } & Record<string, unknown>;

/** Notes an error of the file that is being read. */
export type Report = (line: number, column: string, code: string, figures?: Record<string, unknown>) => void;

export type TableRow = { readonly line: number; readonly cells: Readonly<Record<string, string>> };

/** What a file must be: its columns, those that it may leave out, what of a header's cell names one, and how many rows it may have. */
export type TableShape = {
  columns: readonly string[];
  optional?: readonly string[];
  keyOf: (header: string) => string;
  mostRows: number;
};

/** Cells of several lines count, too: no honest file has as many for each of its rows. */
const linesPerRow = 20;
/** Blank rows that a spreadsheet may leave between the others and behind them; each costs the parser as much as a full one. */
const mostBlankRows = 5_000;

/** A record with the line on which it ends. */
type RawRecord = { record: readonly string[]; lastLine: number };

/** Spreadsheets of countries with a decimal comma separate cells by semicolons. */
const delimiterOf = (text: string): string => {
  const [header = ''] = text.split('\n', 1);
  return [';', '\t'].find((delimiter) => header.includes(delimiter) && !header.includes(',')) ?? ',';
};

/** The records that are not blank; null when there are more, blank ones included, than are looked at. */
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

/** The line on which the broken record begins: the parser itself notices it only later, at the end of the file at worst. */
const brokenLine = (text: string, error: CsvError): number =>
  Buffer.from(text).subarray(0, Number(error.bytes)).toString().split('\n').length;

/** Compares the columns of a file with those that it must have; false when one is missing, unknown or there twice. */
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
 * The cells of a CSV file by column, each row with its line. A mark at the start, Windows line ends, semicolons or tabs
 * instead of commas, blank lines and blank cells at the end are fine; null when the file is not of that shape.
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
  // A million lines would take the parser half a minute.
  if (text.split('\n', mostRows * linesPerRow).length === mostRows * linesPerRow) return refuseRows();
  let all: RawRecord[] | null;
  try {
    // One more for the header.
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
  const found = header.record.map((cell) => keyOf(unguard(cell)));
  while (found.at(-1) === '') found.pop();
  // Checked before any cell is looked at: rows times columns may be more than fits the memory.
  if (!checkColumns(found, shape, report)) return null;
  if (body.length > mostRows) return refuseRows();
  return body.map((raw): TableRow => {
    const line = firstLine(raw);
    const extra = raw.record.findIndex((cell, i) => i >= found.length && cell.trim() !== '');
    if (extra >= 0) report(line, '', 'extra_cells', { maximum: found.length });
    return { line, cells: Object.fromEntries(found.map((column, i) => [column, unguard(raw.record[i] ?? '')])) };
  });
};
