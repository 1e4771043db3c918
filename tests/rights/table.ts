import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** `self` is the record's owner, or a member of the university that owns it. */
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

/** `yes`, or the status of the refusal; `–` if no caller can be in that relation. */
export type Verdict = string;

/** From rights.tsv: call, request, whether it exists today, success status and a verdict per column. */
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

export const header: readonly string[] = head.split('\t');

const rowOf = (line: string): Row => {
  const cells = line.split('\t');
  const at = (name: string): string => cells[header.indexOf(name)] ?? '';
  const verdicts = Object.fromEntries(columns.map((column) => [column, at(column)])) as Row['verdicts'];
  const [call, state, sent, source] = [at('call'), at('state'), at('sent'), at('source')];
  return { call, state, sent, success: Number(at('success')), verdicts, source };
};

/** Copied by hand from the specification and the decisions, independent of the product's code. */
export const rows: readonly Row[] = lines.map(rowOf);

export const titleOf = ({ call, sent }: Pick<Row, 'call' | 'sent'>): string => (sent ? `${call}: ${sent}` : call);

export const today: readonly Row[] = rows.filter(({ state }) => state === 'today');

export const titled = (chosen: readonly Row[]): [string, Row][] => chosen.map((row) => [titleOf(row), row]);

/** For rules that one place enforces for all calls: `npm run check` takes every row, `npm test` every fourth. */
export const sampled = <T>(all: readonly T[]): readonly T[] =>
  process.env.EVERY_RIGHT ? all : all.filter((_, index) => index % 4 === 0);

export const columnsWith = (row: Row, is: (verdict: Verdict) => boolean): Column[] =>
  columns.filter((column) => is(row.verdicts[column]));
