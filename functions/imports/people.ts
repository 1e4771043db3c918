import * as z from 'zod/mini';
import { emailKey } from '#functions/data/entities/credential.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { newCampusId, newUserId } from '#functions/data/kernel/ids.ts';
import { takenAddresses } from '#functions/data/people/email-claims.ts';
import { createImportChanges, type PersonRow } from '#functions/data/tasks/imports.ts';
import { errorNotes } from '#functions/lib/csv/error-notes.ts';
import type { Report, TableRow } from '#functions/lib/csv/read-table.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import type { users } from '#shared/contracts/users.ts';
import { roleWords } from '#shared/domain/import-columns.ts';
import { folded } from '#shared/domain/search.ts';
import { email } from '#shared/schemas/fields.ts';
import { invited } from '#shared/schemas/user.ts';
import { lineNotes, parseCells, readRows } from './read-rows.ts';
import { mostErrors, refuseErrors } from './wording.ts';

/**
 * The cell names a role in either language or by its code. Returns `user` for an empty cell, the cell itself for an
 * unknown role.
 */
const parseRole = (cell = ''): string => {
  const sought = folded(cell);
  if (sought === '') return 'user';
  const named = Object.entries(roleWords).find(([role, words]) =>
    [role, ...Object.values(words)].some((word) => folded(word) === sought),
  );
  return named?.[0] ?? cell;
};

const parseAddress = ({ cells }: TableRow): string | undefined => z.safeParse(email, cells.email).data;

/** Includes rows with other errors, so that one attempt reports every error. */
export const addressesIn = (rows: readonly TableRow[]): string[] => rows.flatMap((row) => parseAddress(row) ?? []);

/** A row with errors yields nobody; `taken` holds the keys of addresses with an account. */
export const readPeople = (
  rows: readonly TableRow[],
  taken: ReadonlySet<string>,
  report: Report,
): Omit<PersonRow, 'id'>[] => {
  const lineOfEarlier = lineNotes();
  return rows.flatMap((row) => {
    const { line, cells } = row;
    const person = parseCells(invited, { line, cells: { ...cells, role: parseRole(cells.role) } }, report);
    const address = parseAddress(row);
    const key = address && emailKey(address);
    const first = key && lineOfEarlier(key, line);
    if (first) report(line, 'email', 'duplicate_email', { first });
    else if (key && taken.has(key)) report(line, 'email', 'email_taken');
    return person && !first ? [{ ...person, line }] : [];
  });
};

/** Refuses the whole list when a row has an error. */
export const importPeople: Handlers<typeof users>['beginImport'] = async ({ params, body }, context) => {
  const { universityId } = params;
  const { language, now } = context;
  const notes = errorNotes(mostErrors);
  const report = notes.reporter('csv');
  const read = readRows('users', body.csv, report);
  const people = readPeople(read, await takenAddresses(addressesIn(read)), report);
  refuseErrors(notes.told(), 'users', language);

  const administrators = people
    .filter(({ role }) => role === 'admin')
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  const summary = { people: people.length, administrators };
  if (body.isDryRun) return { id: null, ...summary };
  const reply = { id: newCampusId(universityId), ...summary };
  const rows = people.map((person) => ({ ...person, id: newUserId(universityId) }));
  const task = { id: reply.id, kind: 'peopleImport', importerId: context.actor.id } as const;
  await commit(createImportChanges({ ...task, universityId, language, rows }, now), context, {
    details: { count: rows.length },
    reply,
  });
  return reply;
};
