import { auditEntry } from '#functions/data/kernel/audit.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { newAccount } from '#functions/data/people/accounts.ts';
import { invitation } from '#functions/data/people/members.ts';
import type { PersonRow } from '#functions/data/tasks/imports.ts';
import { takeOne } from '#functions/lib/limits/shares.ts';
import { importedAs } from '#shared/domain/audit-acts.ts';
import { mailsLeftByImports } from '#shared/limits.ts';
import { listImport, type MakeRow } from './list-import.ts';

/**
 * Makes an accepted account without a password, with the mail that invites its owner to choose one (D33) and the entry that says who
 * brought the list. Waits while the university has used its share of mails.
 */
const makePerson: MakeRow<PersonRow> = async ({ line: _, ...person }, task, done, context) => {
  const { subject: universityId, language = 'fr', importerId, requestId } = task;
  const waitMs = await takeOne('mails', universityId, context.now, mailsLeftByImports);
  if (waitMs > 0) return new Date(context.now.getTime() + waitMs);

  const account = { ...person, universityId, language, status: 'ACCEPTED', isInvited: true } as const;
  const { changes } = newAccount(account, context.now);
  const entry = { universityId, call: importedAs[person.role], targets: [person.id] };
  // An import that the release before began does not know its importer.
  const audited =
    importerId && requestId ? [auditEntry({ ...entry, actorId: importerId, requestId }, context.now)] : [];
  const isMade = await commit([...changes, ...audited, done], context, { mails: [invitation(person.id, context)] });
  return isMade ? null : 'email_taken';
};

/** Makes the people of a list. */
export const peopleImport = listImport(makePerson);
