import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { $add, $remove } from 'dynamodb-toolbox/entity/actions/update';
import { publicCvClosed, publicCvOpened, publish } from '#functions/data/cv/public-cvs.ts';
import { Users } from '#functions/data/entities/user.ts';
import { securityEvent } from '#functions/data/kernel/audit.ts';
import { commit, type WriteContext } from '#functions/data/kernel/commit.ts';
import { newChangeId } from '#functions/data/kernel/ids.ts';
import { later } from '#functions/data/kernel/queue.ts';
import { departureOf, taskBegun, taskWithdrawn } from '#functions/data/kernel/tasks.ts';
import { mail } from '#functions/data/mail/outbox.ts';
import { countedAs, settled, userCounted } from '#functions/data/universities/counts.ts';
import { AppError } from '#shared/errors.ts';
import { leavingDays } from '#shared/limits.ts';
import { isDecidedAlike, othersStay, requireColleague } from './members.ts';
import type { StoredUser } from './users.ts';

const daySeconds = 24 * 60 * 60;

type CallContext = WriteContext & { requestId: string };

/**
 * Has a person erased in a week, at their own word; returns when, as an ISO time. At once all their sessions end, their public CV
 * closes and nobody relies on them as an administrator. Throws `last_admin` or `last_super` when nobody would be left to act,
 * `conflict` when they changed meanwhile.
 */
export const depart = async (person: StoredUser, context: CallContext): Promise<string> => {
  const { id } = person;
  const { now } = context;
  const leavesAt = later(now, leavingDays * daySeconds).toISOString();
  const mails = [mail('leaving', { userId: id }, { until: leavesAt }, context)];
  const isDone = await settled(person, async (known) => {
    if (!isDecidedAlike(known, person)) return false;
    const update = Users.build(UpdateTransaction)
      .item({ id, leavesAt, sessionEpoch: $add(1) })
      .options({ condition: countedAs(known) });
    const changes = [
      update,
      ...userCounted(known, { ...known, leavesAt }, now),
      ...(await othersStay(known, await requireColleague(known))),
      publicCvClosed(id),
      taskBegun({ id: departureOf(id), kind: 'departure', subject: id, step: 'picture' }, now),
      securityEvent('erasure asked', known, context),
    ];
    return commit(changes, context, { mails });
  });
  if (!isDone) throw new AppError('conflict');
  return leavesAt;
};

/**
 * Takes a departure back; returns the person as they are then. All is as it was but for their sessions. Throws `conflict` when they
 * were erased, or changed, meanwhile.
 */
export const takeBackDeparture = async (person: StoredUser, context: CallContext): Promise<StoredUser> => {
  const { id } = person;
  const shown = newChangeId();
  const isDone = await settled(person, async (known) => {
    if (!isDecidedAlike(known, person)) return false;
    const update = Users.build(UpdateTransaction)
      .item({ id, leavesAt: $remove() })
      .options({ condition: countedAs(known) });
    const changes = [
      update,
      ...userCounted(known, { ...known, leavesAt: undefined }, context.now),
      ...(known.status === 'ACCEPTED' ? [publicCvOpened(known, shown)] : []),
      taskWithdrawn(departureOf(id)),
      securityEvent('erasure taken back', known, context),
    ];
    return commit(changes, context);
  });
  if (!isDone) throw new AppError('conflict');
  if (person.status === 'ACCEPTED' && person.isPublic) await publish(id, shown, context);
  return { ...person, leavesAt: undefined };
};
