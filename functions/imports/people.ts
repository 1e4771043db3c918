import * as z from 'zod/mini';
import { emailKey } from '#functions/data/entities/credential.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { newCampusId, newUserId } from '#functions/data/kernel/ids.ts';
import { takenAddresses } from '#functions/data/people/email-claims.ts';
import { createImportChanges, type PersonRow } from '#functions/data/tasks/imports.ts';
import { errorNotes } from '#functions/lib/csv/error-notes.ts';
import type { Report, TableRow } from '#functions/lib/csv/read-table.ts';
import { requireConfirmed } from '#functions/lib/http/require-confirmed.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import type { users } from '#shared/contracts/users.ts';
import { roleWords } from '#shared/domain/import-columns.ts';
import { folded } from '#shared/domain/search.ts';
import type { Language } from '#shared/lists.ts';
import { doctorate } from '#shared/schemas/doctorate.ts';
import { email } from '#shared/schemas/fields.ts';
import { startsBeforeEnd } from '#shared/schemas/owned.ts';
import { invited } from '#shared/schemas/user.ts';
import { languageOfDays, parseDoctorate } from './doctorate-cells.ts';
import { lineNotes, parseCells, readRows } from './read-rows.ts';
import { mostErrors, refuseErrors } from './wording.ts';

const imported = z
  .extend(
    invited,
    z.pick(doctorate, { doctoralSchool: true, startDate: true, estimatedEndDate: true, researchDomain: true }).shape,
  )
  .check(startsBeforeEnd('startDate', 'estimatedEndDate'));

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

/** Somebody of whose doctorate the list says nothing gets no record of it. */
const toPerson = ({ firstName, lastName, email: address, role, ...doctorate }: z.output<typeof imported>) => ({
  ...{ firstName, lastName, email: address, role },
  ...(Object.values(doctorate).some((value) => value !== null) && { doctorate }),
});

/** A row with errors yields nobody; `language` is that of numeric days, `taken` holds the keys of addresses with an account. */
export const readPeople = (
  rows: readonly TableRow[],
  { taken, language }: { taken: ReadonlySet<string>; language: Language },
  report: Report,
): Omit<PersonRow, 'id'>[] => {
  const lineOfEarlier = lineNotes();
  return rows.flatMap((row) => {
    const { line, cells } = row;
    const read = { ...cells, role: parseRole(cells.role), ...parseDoctorate(cells, language) };
    const parsed = parseCells(imported, { line, cells: read }, report);
    const address = parseAddress(row);
    const key = address && emailKey(address);
    const first = key && lineOfEarlier(key, line);
    if (first) report(line, 'email', 'duplicate_email', { first });
    else if (key && taken.has(key)) report(line, 'email', 'email_taken');
    return parsed && !first ? [{ ...toPerson(parsed), line }] : [];
  });
};

/** Refuses the whole list when a row has an error. */
export const importPeople: Handlers<typeof users>['beginImport'] = async ({ params, body }, context) => {
  const { universityId } = params;
  const { language, now } = context;
  const notes = errorNotes(mostErrors);
  const report = notes.reporter('csv');
  const read = readRows('users', body.csv, report);
  const taken = await takenAddresses(addressesIn(read));
  const people = readPeople(read, { taken, language: languageOfDays(body.csv, language) }, report);
  refuseErrors(notes.told(), 'users', language);

  const administrators = people
    .filter(({ role }) => role === 'admin')
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  const summary = { people: people.length, administrators };
  if (body.isDryRun) return { id: null, ...summary };
  if (administrators.length > 0) requireConfirmed(context);
  const reply = { id: newCampusId(universityId), ...summary };
  const rows = people.map((person) => ({ ...person, id: newUserId(universityId) }));
  const task = { id: reply.id, kind: 'peopleImport', importerId: context.actor.id } as const;
  await commit(createImportChanges({ ...task, universityId, language, rows }, now), context, {
    details: { count: rows.length },
    reply,
  });
  return reply;
};
