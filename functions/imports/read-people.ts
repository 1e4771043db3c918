import { emailKey } from '#functions/data/email-claims.ts';
import type { PersonRow } from '#functions/data/imports.ts';
import type { Report } from '#functions/lib/csv/read-table.ts';
import { roleWords } from '#shared/domain/import-columns.ts';
import { folded } from '#shared/domain/search.ts';
import { invited } from '#shared/schemas/user.ts';
import { lineNotes, parseCells, readRows } from './read-rows.ts';

/** The role that a cell names, by its word in either language or its own; a candidate's where it is empty. */
const roleIn = (cell = ''): string => {
  const sought = folded(cell);
  if (sought === '') return 'user';
  const named = Object.entries(roleWords).find(([role, words]) =>
    [role, ...Object.values(words)].some((word) => folded(word) === sought),
  );
  return named?.[0] ?? cell;
};

/** The people of a list; what is wrong with a line is reported, and it names nobody. */
export const readPeople = (csv: string, report: Report): Omit<PersonRow, 'id'>[] => {
  const before = lineNotes();
  return readRows('users', csv, report).flatMap(({ line, cells }) => {
    const person = parseCells(invited, { line, cells: { ...cells, role: roleIn(cells.role) } }, report);
    if (!person) return [];
    const first = before(emailKey(person.email), line);
    if (first === undefined) return [{ ...person, line }];
    report(line, 'email', 'duplicate_email', { first });
    return [];
  });
};
