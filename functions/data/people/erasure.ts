import type { Condition } from 'dynamodb-toolbox/entity/actions/parseCondition';
import { $add, $remove } from 'dynamodb-toolbox/entity/actions/update';
import { closePublicCvChange, openPublicCvChange, rebuildPublicCv } from '#functions/data/cv/public-cvs.ts';
import { lettingGo } from '#functions/data/directory/listing.ts';
import { Users } from '#functions/data/entities/user.ts';
import { auditSecurityChange } from '#functions/data/kernel/audit.ts';
import { type Change, updateChange } from '#functions/data/kernel/change.ts';
import { commit, type WriteContext } from '#functions/data/kernel/commit.ts';
import { newChangeId } from '#functions/data/kernel/ids.ts';
import { later } from '#functions/data/kernel/queue.ts';
import { mailChange } from '#functions/data/mail/outbox.ts';
import {
  archiveTaskId,
  createTaskChange,
  deletionTaskId,
  departureTaskId,
  withdrawTaskChange,
} from '#functions/data/tasks/tasks.ts';
import { AppError } from '#shared/errors.ts';
import { daySeconds, leavingDays } from '#shared/limits.ts';
import { deleteAccountChanges } from './accounts.ts';
import { type ActingContext, isDecidedAlike, othersStayChanges, requireColleague } from './members.ts';
import { isStillCountedAs, retryCounted, userCountsChanges } from './user-counts.ts';
import type { StoredUser } from './users.ts';

type CallContext = WriteContext & { requestId: string };

type EraseOptions = {
  beside?: readonly Change[];
  isStill?: Condition<typeof Users>;
};

/** Retries lost races, unless someone else changed role, status, university or departure. Throws `conflict`. */
const changeUndecided = async (person: StoredUser, attempt: (known: StoredUser) => Promise<boolean>): Promise<void> => {
  const isDone = await retryCounted(person, async (known) => isDecidedAlike(known, person) && attempt(known));
  if (!isDone) throw new AppError('conflict');
};

/**
 * Starts the task that removes everything else. Throws `last_admin` or `last_super` if nobody could act in the user's
 * place, `conflict` if the user changed meanwhile.
 */
export const eraseUser = async (
  person: StoredUser,
  context: ActingContext,
  { beside = [], isStill }: EraseOptions = {},
): Promise<void> => {
  const { id, email, universityId, avatarUrl: pictureUrl } = person;
  const { now } = context;
  const task = { id: deletionTaskId(id), kind: 'userDeletion', subject: id, step: 'ledger' } as const;
  await changeUndecided(person, async (known) => {
    const others = await othersStayChanges(known, context.actor);
    return lettingGo(person, (release) =>
      commit(
        [
          ...deleteAccountChanges({ ...known, email }, { release, now, isStill }),
          closePublicCvChange(id),
          createTaskChange({ ...task, email, universityId, pictureUrl }, now),
          withdrawTaskChange(archiveTaskId(id)),
          ...(known.leavesAt ? [withdrawTaskChange(departureTaskId(id))] : []),
          ...others,
          ...beside,
        ],
        context,
      ),
    );
  });
};

/**
 * Returns the time of the erasure (ISO). Sessions end and the public CV closes at once, and the user no longer counts
 * as an administrator. Throws `last_admin` or `last_super` if nobody could act in the user's place, `conflict` if the
 * user changed meanwhile.
 */
export const scheduleErasure = async (person: StoredUser, context: CallContext): Promise<string> => {
  const { id } = person;
  const { now } = context;
  const leavesAt = later(now, leavingDays * daySeconds).toISOString();
  const mails = [mailChange('leaving', { userId: id }, { until: leavesAt }, context)];
  await changeUndecided(person, async (known) => {
    const update = updateChange(Users, { id, leavesAt, sessionEpoch: $add(1) }, isStillCountedAs(known));
    const changes = [
      update,
      ...userCountsChanges(known, { ...known, leavesAt }, now),
      ...(await othersStayChanges(known, await requireColleague(known))),
      closePublicCvChange(id),
      createTaskChange({ id: departureTaskId(id), kind: 'departure', subject: id, step: 'picture' }, now),
      auditSecurityChange('erasure asked', known, context),
    ];
    return commit(changes, context, { mails });
  });
  return leavesAt;
};

/** Reopens the public CV; sessions stay ended. Throws `conflict` if the user changed meanwhile. */
export const cancelErasure = async (person: StoredUser, context: CallContext): Promise<StoredUser> => {
  const { id } = person;
  const version = newChangeId();
  await changeUndecided(person, async (known) => {
    const update = updateChange(Users, { id, leavesAt: $remove() }, isStillCountedAs(known));
    const changes = [
      update,
      ...userCountsChanges(known, { ...known, leavesAt: undefined }, context.now),
      ...(known.status === 'ACCEPTED' ? [openPublicCvChange(known, version)] : []),
      withdrawTaskChange(departureTaskId(id)),
      auditSecurityChange('erasure taken back', known, context),
    ];
    return commit(changes, context);
  });
  if (person.status === 'ACCEPTED' && person.isPublic) await rebuildPublicCv(id, version, context);
  return { ...person, leavesAt: undefined };
};
