import { $add } from 'dynamodb-toolbox/entity/actions/update';
import { movePublicCvChange } from '#functions/data/cv/public-cvs.ts';
import { requireHere } from '#functions/data/directory/find-cell.ts';
import { listMoveChanges } from '#functions/data/directory/listing.ts';
import { Mails, parkedOf } from '#functions/data/entities/mail.ts';
import { Universities } from '#functions/data/entities/university.ts';
import { memberKeys, Users } from '#functions/data/entities/user.ts';
import { copyAuditChanges } from '#functions/data/kernel/call-effects.ts';
import { type Change, updateChange } from '#functions/data/kernel/change.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { findRecords } from '#functions/data/kernel/records.ts';
import { requireFound } from '#functions/data/kernel/require-found.ts';
import { listParkedOfMember } from '#functions/data/mail/outbox-queue.ts';
import { fenceBy } from '#functions/data/universities/routes.ts';
import { findUniversity, universityExistsChange } from '#functions/data/universities/universities.ts';
import { AppError } from '#shared/errors.ts';
import { type ActingContext, isDecidedAlike, othersStayChanges } from './members.ts';
import { isStillCountedAs, retryCounted, userCountsChanges } from './user-counts.ts';
import type { StoredUser } from './users.ts';

/** An administrator has no rights in their new university. */
const roleAfterMove = ({ role }: StoredUser) => (role === 'super' ? 'super' : 'user');

/** Other data stays in the user's own partition. The change fails if the user changed meanwhile. */
export const moveMemberChanges = async (member: StoredUser, to: string, now: Date): Promise<Change[]> => {
  const { id, universityId } = member;
  const role = roleAfterMove(member);
  const parked = await listParkedOfMember({ id, universityId });
  return [
    updateChange(
      Users,
      { id, universityId: to, role, revision: $add(1), ...memberKeys(id, to) },
      isStillCountedAs(member),
    ),
    ...userCountsChanges(member, { ...member, role, universityId: to }, now),
    ...listMoveChanges(id, to),
    ...(member.status === 'ACCEPTED' ? [movePublicCvChange(id, to)] : []),
    ...parked.map(({ id: mailId, version }) =>
      updateChange(Mails, { id: mailId, GSI1PK: parkedOf(to) }, { attr: 'version', eq: version }),
    ),
  ];
};

/** Throws `not_found` for an unknown university, `other_cell`, `last_admin`, or `conflict` (D72). */
export const moveMember = async (person: StoredUser, to: string, context: ActingContext): Promise<StoredUser> => {
  if (person.universityId === to) return person;
  await requireHere(to);
  fenceBy(to);
  const universities = await findRecords(Universities, [to, ...(person.universityId ? [person.universityId] : [])]);
  const nameOf = (id: string | undefined) => universities.find((university) => university.id === id)?.name;
  // The audit keeps names, since a university may be deleted before its entries are read.
  const details = { from: nameOf(person.universityId), to: nameOf(to) };
  const isDone = await retryCounted(person, async (known) => {
    if (!isDecidedAlike(known, person)) return false;
    const changes = [
      ...(await moveMemberChanges(known, to, context.now)),
      universityExistsChange(to),
      ...(known.role === 'admin' ? await othersStayChanges(known, context.actor) : []),
      ...copyAuditChanges(to, details, context),
    ];
    return commit(changes, context, { fields: ['universityId'], details });
  });
  if (isDone) return { ...person, role: roleAfterMove(person), universityId: to };
  requireFound(await findUniversity(to));
  throw new AppError('conflict');
};
