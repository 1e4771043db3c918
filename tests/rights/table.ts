import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Who calls, seen from the thing that is touched; `self` is its owner, or a member of the university that it belongs to. */
export const columns = [
  'anonymous',
  'pending self',
  'rejected self',
  'user self',
  'user of the same university',
  'user of another',
  'admin of the same',
  'admin of another',
  'super',
] as const;
export type Column = (typeof columns)[number];

/** `yes`, or the status of the refusal; `–` where nobody can stand in that relation. */
export type Verdict = string;

/** One line of rights.tsv: a call and what is sent with it, whether it exists today, its status of success, who may. */
export type Row = {
  call: string;
  state: string;
  sent: string;
  success: number;
  verdicts: Record<Column, Verdict>;
  source: string;
};

const [head = '', ...lines] = readFileSync(resolve(import.meta.dirname, 'rights.tsv'), 'utf8')
  .trimEnd()
  .split('\n');

/** The names in the table's first line. */
export const header: readonly string[] = head.split('\t');

const rowOf = (line: string): Row => {
  const cells = line.split('\t');
  const at = (name: string): string => cells[header.indexOf(name)] ?? '';
  const verdicts = Object.fromEntries(columns.map((column) => [column, at(column)])) as Row['verdicts'];
  const [call, state, sent, source] = [at('call'), at('state'), at('sent'), at('source')];
  return { call, state, sent, success: Number(at('success')), verdicts, source };
};

/** The table of rights, copied by hand from the specification and the decisions; nothing of the product goes into it. */
export const rows: readonly Row[] = lines.map(rowOf);

/** What tells a row from the others: its call and what is sent. */
export const titleOf = ({ call, sent }: Pick<Row, 'call' | 'sent'>): string => (sent ? `${call}: ${sent}` : call);

/** The rows of calls that exist. */
export const today: readonly Row[] = rows.filter(({ state }) => state === 'today');

/** Rows with their titles, as `describe.each` takes them. */
export const titled = (chosen: readonly Row[]): [string, Row][] => chosen.map((row) => [titleOf(row), row]);

/** The columns in which a row's verdict is such. */
export const columnsWith = (row: Row, is: (verdict: Verdict) => boolean): Column[] =>
  columns.filter((column) => is(row.verdicts[column]));
