import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { $add } from 'dynamodb-toolbox/entity/actions/update';
import { AppError } from '#shared/errors.ts';
import { auditEntry } from './audit.ts';
import type { Change } from './change.ts';
import { commit, type WriteContext } from './commit.ts';
import { Mails, parkedOf } from './entities/mail.ts';
import { memberKeys, Users } from './entities/user.ts';
import { type ActingContext, isStill, othersStay } from './members.ts';
import { listParked } from './parked-mails.ts';
import { publicCvMoved } from './public-cvs.ts';
import { universityStays } from './universities.ts';
import type { StoredUser } from './users.ts';

/**
 * Puts a member into another university, whole: everything of theirs lies with them, so only they, what anybody may read of them
 * and the mails that did not reach them change. An administrator becomes a user. Fails when they changed meanwhile.
 */
export const memberMoved = async (member: StoredUser, to: string): Promise<Change[]> => {
  const { id, universityId } = member;
  const parked = (await listParked(universityId)).filter(({ userId }) => userId === id);
  return [
    Users.build(UpdateTransaction)
      .item({
        id,
        universityId: to,
        role: member.role === 'super' ? 'super' : 'user',
        revision: $add(1),
        ...memberKeys(id, to),
      })
      .options({
        condition: {
          and: [
            isStill(member),
            universityId ? { attr: 'universityId', eq: universityId } : { attr: 'universityId', exists: false },
          ],
        },
      }),
    ...(member.status === 'ACCEPTED' ? [publicCvMoved(id, to)] : []),
    ...parked.map(({ id: mailId, version }) =>
      Mails.build(UpdateTransaction)
        .item({ id: mailId, GSI1PK: parkedOf(to) })
        .options({ condition: { attr: 'version', eq: version } }),
    ),
  ];
};

/** Lets the administrators of the university where somebody comes to find in their audit what the call did. */
export const alsoAuditedBy = (universityId: string, { effects, now }: WriteContext): Change[] =>
  effects?.audit ? [auditEntry({ ...effects.audit, universityId, fields: ['universityId'] }, now)] : [];

/**
 * Moves one person (D72). Throws `last_admin` when their university would lose its last administrator, `conflict` when they, or
 * the university where they go, changed meanwhile.
 */
export const relocate = async (person: StoredUser, to: string, context: ActingContext): Promise<void> => {
  if (person.universityId === to) return;
  const changes = [
    ...(await memberMoved(person, to)),
    universityStays(to),
    ...(person.role === 'admin' ? await othersStay(person, context.actor) : []),
    ...alsoAuditedBy(to, context),
  ];
  if (!(await commit(changes, context, { fields: ['universityId'] }))) throw new AppError('conflict');
};
