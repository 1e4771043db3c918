import { commit } from '#functions/data/kernel/commit.ts';
import { newCampusId, newUserId } from '#functions/data/kernel/ids.ts';
import { takenAddresses } from '#functions/data/people/email-claims.ts';
import { importBegun } from '#functions/data/tasks/imports.ts';
import { errorNotes } from '#functions/lib/csv/error-notes.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import type { users } from '#shared/contracts/users.ts';
import { addressesIn, readPeople } from './read-people.ts';
import { readRows } from './read-rows.ts';
import { mostErrors, refuseWrong } from './wording.ts';

/** Begins to make the people of a list, each with an id of their own by now; nobody, when a line of it is wrong. */
export const importPeople: Handlers<typeof users>['beginImport'] = async ({ params, body }, context) => {
  const { universityId } = params;
  const { language, now } = context;
  const notes = errorNotes(mostErrors);
  const report = notes.reporter('csv');
  const read = readRows('users', body.csv, report);
  const people = readPeople(read, await takenAddresses(addressesIn(read)), report);
  refuseWrong(notes.told(), 'users', language);

  const administrators = people
    .filter(({ role }) => role === 'admin')
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  const told = { people: people.length, administrators };
  if (body.isDryRun) return { id: null, ...told };
  const reply = { id: newCampusId(universityId), ...told };
  const rows = people.map((person) => ({ ...person, id: newUserId(universityId) }));
  const task = { id: reply.id, kind: 'peopleImport', importerId: context.actor.id } as const;
  await commit(importBegun({ ...task, universityId, language, rows }, now), context, {
    details: { count: rows.length },
    reply,
  });
  return reply;
};
