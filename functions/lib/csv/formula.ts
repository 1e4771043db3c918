/** What a spreadsheet takes for a formula when a cell begins with it, full-width signs too (owasp.org/www-community/attacks/CSV_Injection). */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** A text that no spreadsheet executes: one more apostrophe in front of what would be a formula. */
export const guard = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** The text that was guarded. */
export const unguard = (cell: string): string => (/^'/.test(cell) && formula.test(cell) ? cell.slice(1) : cell);
