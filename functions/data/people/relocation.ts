import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { $add } from 'dynamodb-toolbox/entity/actions/update';
import { publicCvMoved } from '#functions/data/cv/public-cvs.ts';
import { Mails, parkedOf } from '#functions/data/entities/mail.ts';
import { Universities } from '#functions/data/entities/university.ts';
import { memberKeys, Users } from '#functions/data/entities/user.ts';
import { type AuditDetails, auditEntry } from '#functions/data/kernel/audit.ts';
import type { Change } from '#functions/data/kernel/change.ts';
import { commit, type WriteContext } from '#functions/data/kernel/commit.ts';
import { found } from '#functions/data/kernel/found.ts';
import { findRecords } from '#functions/data/kernel/records.ts';
import { parkedOfMember } from '#functions/data/mail/parked-mails.ts';
import { countedAs, settled, userCounted } from '#functions/data/universities/counts.ts';
import { findUniversity, universityStays } from '#functions/data/universities/universities.ts';
import { AppError } from '#shared/errors.ts';
import { type ActingContext, isDecidedAlike, othersStay } from './members.ts';
import type { StoredUser } from './users.ts';

/** Nobody administers a university only because they did another one. */
const movedRole = ({ role }: StoredUser) => (role === 'super' ? 'super' : 'user');

/**
 * Puts a member into another university, whole: everything of theirs lies with them, so only they, what anybody may read of them
 * and the mails that did not reach them change. An administrator becomes a user. Fails when they changed meanwhile.
 */
export const memberMoved = async (member: StoredUser, to: string, now: Date): Promise<Change[]> => {
  const { id, universityId } = member;
  const role = movedRole(member);
  const parked = await parkedOfMember({ id, universityId });
  return [
    Users.build(UpdateTransaction)
      .item({
        id,
        universityId: to,
        role,
        revision: $add(1),
        ...memberKeys(id, to),
      })
      .options({ condition: countedAs(member) }),
    ...userCounted(member, { ...member, role, universityId: to }, now),
    ...(member.status === 'ACCEPTED' ? [publicCvMoved(id, to)] : []),
    ...parked.map(({ id: mailId, version }) =>
      Mails.build(UpdateTransaction)
        .item({ id: mailId, GSI1PK: parkedOf(to) })
        .options({ condition: { attr: 'version', eq: version } }),
    ),
  ];
};

/** Lets the administrators of the university where somebody comes to find in their audit what the call did. */
export const alsoAuditedBy = (universityId: string, details: AuditDetails, { effects, now }: WriteContext): Change[] =>
  effects?.audit
    ? [auditEntry({ ...effects.audit, universityId, fields: ['universityId'], details }, now, { isCopy: true })]
    : [];

/**
 * Moves one person (D72); gives them as they are then. Throws `not_found` when there is no such university, `last_admin` when theirs
 * would lose its last administrator, `conflict` when they changed meanwhile.
 */
export const relocate = async (person: StoredUser, to: string, context: ActingContext): Promise<StoredUser> => {
  if (person.universityId === to) return person;
  const universities = await findRecords(Universities, [to, ...(person.universityId ? [person.universityId] : [])]);
  const nameOf = (id: string | undefined) => universities.find((university) => university.id === id)?.name;
  // Kept by name: a university may be gone when it is read.
  const details = { from: nameOf(person.universityId), to: nameOf(to) };
  const isDone = await settled(person, async (known) => {
    if (!isDecidedAlike(known, person)) return false;
    const changes = [
      ...(await memberMoved(known, to, context.now)),
      universityStays(to),
      ...(known.role === 'admin' ? await othersStay(known, context.actor) : []),
      ...alsoAuditedBy(to, details, context),
    ];
    return commit(changes, context, { fields: ['universityId'], details });
  });
  if (isDone) return { ...person, role: movedRole(person), universityId: to };
  found(await findUniversity(to));
  throw new AppError('conflict');
};
