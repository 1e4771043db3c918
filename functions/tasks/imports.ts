import { FormationCategories, Formations } from '#functions/data/entities/formation.ts';
import { auditChange } from '#functions/data/kernel/audit.ts';
import { type Change, putChange } from '#functions/data/kernel/change.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { campusPartition } from '#functions/data/kernel/ids.ts';
import { createAccountChanges } from '#functions/data/people/accounts.ts';
import { invitationChange } from '#functions/data/people/members.ts';
import type { FormationRow, PersonRow } from '#functions/data/tasks/imports.ts';
import { formationCountsChanges } from '#functions/data/universities/counts.ts';
import { universityExistsChange } from '#functions/data/universities/universities.ts';
import { takeUnit } from '#functions/lib/limits/shares.ts';
import { formationStocks } from '#shared/contracts/formation-stocks.ts';
import { importedAs } from '#shared/domain/audit-acts.ts';
import { AppError } from '#shared/errors.ts';
import { mailsReservedFromLists } from '#shared/limits.ts';
import { type CreateRow, listImport } from './list-import.ts';

/** Also writes an invitation (D33) and an audit entry. Waits while the university's mail quota is used up. */
const createPerson: CreateRow<PersonRow> = async ({ line: _, ...person }, task, done, context) => {
  const { subject: universityId, language = 'fr', importerId, requestId } = task;
  const waitMs = await takeUnit('mails', universityId, context.now, mailsReservedFromLists);
  if (waitMs > 0) return new Date(context.now.getTime() + waitMs);

  const account = { ...person, universityId, language, status: 'ACCEPTED', isInvited: true } as const;
  const { changes } = createAccountChanges(account, context.now);
  const entry = { universityId, call: importedAs[person.role], targets: [person.id] };
  // Tasks of the previous release have no importer.
  const audited =
    importerId && requestId ? [auditChange({ ...entry, actorId: importerId, requestId }, context.now)] : [];
  const isMade = await commit([...changes, ...audited, done], context, {
    mails: [invitationChange(person.id, context)],
  });
  return isMade ? null : 'email_taken';
};

export const peopleImport = listImport(createPerson);

const createFormationChanges = (row: FormationRow, universityId: string, now: Date): Change[] => {
  const { id, title, description, url, categoryId, skillIds } = row;
  const strengths = Object.fromEntries(skillIds.map((skillId) => [skillId, 0]));
  const put = putChange(Formations, {
    id,
    universityId,
    title,
    description,
    ...(url && { url }),
    ...(categoryId && { FormationCategoryId: categoryId }),
    strengths,
  });
  return [put, ...formationCountsChanges(universityId, null, { strengths }, now)];
};

/** Creates the category with its first course. Stays within the university's stocks. */
const createFormation: CreateRow<FormationRow> = async (row, { subject: universityId }, done, context) => {
  const { categoryId, newCategory } = row;
  const category = categoryId && newCategory ? { id: categoryId, universityId, name: newCategory } : null;
  const changes = [
    ...createFormationChanges(row, universityId, context.now),
    ...(category ? [putChange(FormationCategories, category)] : []),
    universityExistsChange(universityId),
    done,
  ];
  const stocks = category ? [formationStocks.formations, formationStocks.categories] : [formationStocks.formations];
  try {
    const more = stocks.map((stock) => ({ ...stock, by: 1 }) as const);
    const effects = { stock: { holder: campusPartition(universityId), changes: more } };
    return (await commit(changes, { ...context, effects })) ? null : 'conflict';
  } catch (error) {
    // The list fitted when it was checked; other calls have used the room since.
    if (error instanceof AppError && error.code === 'too_many_things') return error.code;
    throw error;
  }
};

export const formationsImport = listImport(createFormation);
