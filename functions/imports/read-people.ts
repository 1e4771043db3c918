import * as z from 'zod/mini';
import { emailKey } from '#functions/data/entities/credential.ts';
import type { PersonRow } from '#functions/data/tasks/imports.ts';
import type { Report, TableRow } from '#functions/lib/csv/read-table.ts';
import { roleWords } from '#shared/domain/import-columns.ts';
import { folded } from '#shared/domain/search.ts';
import { email } from '#shared/schemas/fields.ts';
import { invited } from '#shared/schemas/user.ts';
import { lineNotes, parseCells } from './read-rows.ts';

/** The role that a cell names, by its word in either language or its own; a candidate's where it is empty. */
const roleIn = (cell = ''): string => {
  const sought = folded(cell);
  if (sought === '') return 'user';
  const named = Object.entries(roleWords).find(([role, words]) =>
    [role, ...Object.values(words)].some((word) => folded(word) === sought),
  );
  return named?.[0] ?? cell;
};

const addressIn = ({ cells }: TableRow): string | undefined => z.safeParse(email, cells.email).data;

/** The addresses of a list, those included whose line is wrong elsewhere: a file is told all that is wrong with it at once. */
export const addressesIn = (rows: readonly TableRow[]): string[] => rows.flatMap((row) => addressIn(row) ?? []);

/** The people of a list; what is wrong with a line is reported, and it names nobody. `taken`: the addresses that have an account. */
export const readPeople = (
  rows: readonly TableRow[],
  taken: ReadonlySet<string>,
  report: Report,
): Omit<PersonRow, 'id'>[] => {
  const before = lineNotes();
  return rows.flatMap((row) => {
    const { line, cells } = row;
    const person = parseCells(invited, { line, cells: { ...cells, role: roleIn(cells.role) } }, report);
    const address = addressIn(row);
    const key = address && emailKey(address);
    const first = key && before(key, line);
    if (first) report(line, 'email', 'duplicate_email', { first });
    else if (key && taken.has(key)) report(line, 'email', 'email_taken');
    return person && !first ? [{ ...person, line }] : [];
  });
};
