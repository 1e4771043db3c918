import type { Language } from '../lists.ts';

/** Starts of a formula in spreadsheets, full-width signs too (owasp.org/www-community/attacks/CSV_Injection). */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** An apostrophe keeps spreadsheets from executing a formula. */
export const guardFormula = (text: string): string => (formula.test(text) ? `'${text}` : text);

export const unguardFormula = (cell: string): string => (/^'/.test(cell) && formula.test(cell) ? cell.slice(1) : cell);

/** The byte order mark makes spreadsheets read UTF-8. */
const mark = '\uFEFF';
const separators: Readonly<Record<Language, string>> = { fr: ';', en: ',' };

const quoted = (cell: string): string => (/[",;\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** RFC 4180 with the language's separator; guards cells against formula injection. */
export const csvFile = (rows: readonly (readonly string[])[], language: Language): string => {
  const lineOf = (row: readonly string[]) => row.map((cell) => quoted(guardFormula(cell))).join(separators[language]);
  return `${mark}${rows.map((row) => `${lineOf(row)}\r\n`).join('')}`;
};
