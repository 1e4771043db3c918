import type { CellError, Report } from './read-table.ts';

const quotedLength = 60;

const shortened = (value: unknown): unknown =>
  typeof value === 'string' && value.length > quotedLength ? `${value.slice(0, quotedLength)}…` : value;

/** Keeps the first `most` errors and counts the rest, as a reply may hold 6 MB. */
export const errorNotes = (most: number) => {
  const errors: CellError[] = [];
  const codes = new Set<string>();
  let more = 0;
  const reporter =
    (file: string): Report =>
    (line, column, code, figures = {}) => {
      codes.add(code);
      if (errors.length === most) more += 1;
      else {
        const quoted = Object.entries({ file, column, ...figures }).map(([name, value]) => [name, shortened(value)]);
        errors.push({ line, code, ...Object.fromEntries(quoted) });
      }
    };
  const told = (): CellError[] =>
    more === 0 ? errors : [...errors, { file: '', line: 0, column: '', code: 'more_errors', count: more }];
  return { reporter, told, codes };
};
