import type { Language } from '../lists.ts';

/** What a spreadsheet takes for a formula when a cell begins with it, full-width signs too (owasp.org/www-community/attacks/CSV_Injection). */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** A text that no spreadsheet executes: one more apostrophe in front of what would be a formula. */
export const guard = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** The text that was guarded. */
export const unguard = (cell: string): string => (/^'/.test(cell) && formula.test(cell) ? cell.slice(1) : cell);

/** Spreadsheets take a file for UTF-8 by the mark at its start, and separate cells as their country does. */
const mark = '\uFEFF';
const separators: Readonly<Record<Language, string>> = { fr: ';', en: ',' };

const quoted = (cell: string): string => (/[",;\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A CSV file (RFC 4180) for a spreadsheet in that language; no cell of it is executed. */
export const csvFile = (rows: readonly (readonly string[])[], language: Language): string => {
  const lineOf = (row: readonly string[]) => row.map((cell) => quoted(guard(cell))).join(separators[language]);
  return `${mark}${rows.map((row) => `${lineOf(row)}\r\n`).join('')}`;
};
