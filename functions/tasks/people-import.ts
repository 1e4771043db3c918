import { newAccount } from '#functions/data/accounts.ts';
import { commit } from '#functions/data/commit.ts';
import type { PersonRow } from '#functions/data/imports.ts';
import { invitation } from '#functions/data/members.ts';
import { listImport, type MakeRow } from './list-import.ts';

/** Makes an accepted account without a password, with the mail that invites its owner to choose one (D33). */
const makePerson: MakeRow<PersonRow> = async ({ line: _, ...person }, task, done, context) => {
  const { subject: universityId, language = 'fr' } = task;
  const account = { ...person, universityId, language, status: 'ACCEPTED', isInvited: true } as const;
  const { changes } = newAccount(account, context.now);
  const isMade = await commit([...changes, done], context, { mails: [invitation(person.id, context)] });
  return isMade ? null : 'email_taken';
};

/** Makes the people of a list. */
export const peopleImport = listImport(makePerson);
