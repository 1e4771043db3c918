import type { Condition } from 'dynamodb-toolbox/entity/actions/parseCondition';
import { ConditionCheck } from 'dynamodb-toolbox/entity/actions/transactCheck';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { publicCvClosed, publicCvOpened, publish } from '#functions/data/cv/public-cvs.ts';
import { Users } from '#functions/data/entities/user.ts';
import type { Change } from '#functions/data/kernel/change.ts';
import { commit, type WriteContext } from '#functions/data/kernel/commit.ts';
import { newChangeId } from '#functions/data/kernel/ids.ts';
import { mail, withdrawal } from '#functions/data/mail/outbox.ts';
import { isActiveAdmin } from '#functions/data/universities/counted.ts';
import { countedAs, findCounts, settled, userCounted } from '#functions/data/universities/counts.ts';
import type { StoredUniversity } from '#functions/data/universities/universities.ts';
import { AppError } from '#shared/errors.ts';
import type { Status } from '#shared/lists.ts';
import type { Actor } from '#shared/policy.ts';
import { findOtherSuper, findUsers, listMembers, type StoredUser } from './users.ts';

/** How long a decision can be undone before the person hears of it, in seconds (D58). */
const secondThoughts = 20;

/** Condition: the person still has that role and status, and is not leaving. */
const isStill = ({ role, status }: Pick<StoredUser, 'role' | 'status'>): Condition<typeof Users> => ({
  and: [
    { attr: 'role', eq: role },
    { attr: 'status', eq: status },
    { attr: 'leavesAt', exists: false },
  ],
});

const stays = (id: string, role: 'admin' | 'super'): Change =>
  Users.build(ConditionCheck)
    .key({ id })
    .condition(isStill({ role, status: 'ACCEPTED' }));

/**
 * What must hold, in the same transaction, for somebody to lose what they may do here (D9, D40): a university keeps an
 * administrator, and of the super administrators whoever acts stays one, since nobody but another one touches them. Throws
 * `last_admin` or `last_super`.
 */
export const othersStay = async (member: StoredUser, actor: Pick<Actor, 'id'>): Promise<Change[]> => {
  // Whoever is leaving was no longer relied on from the moment they asked.
  if (member.status !== 'ACCEPTED' || member.role === 'user' || member.leavesAt) return [];
  if (member.role === 'super') {
    if (actor.id === member.id) throw new AppError('last_super');
    return [stays(actor.id, 'super')];
  }
  const administrators = member.universityId ? await administratorIdsOf(member.universityId) : [];
  const colleague = administrators.find((id) => id !== member.id);
  if (!colleague) throw new AppError('last_admin');
  return [stays(colleague, 'admin')];
};

/**
 * Finds who stands in as the actor of `othersStay` where nobody acts on somebody else: of the super administrators another one.
 * Throws `last_super` when there is none.
 */
export const requireColleague = async ({ id, role, status }: StoredUser): Promise<Pick<Actor, 'id'>> => {
  if (role !== 'super' || status !== 'ACCEPTED') return { id };
  const colleague = await findOtherSuper(id);
  if (!colleague) throw new AppError('last_super', { words: { context: 'alone' } });
  return colleague;
};

/** The accepted administrators of a university: from its counts, or from its members while those have never been counted. */
const administratorIdsOf = async (universityId: string): Promise<string[]> => {
  const counts = await findCounts(universityId);
  if (counts) return [...(counts.administratorIds ?? [])].sort();
  return (await listMembers(universityId)).filter(isActiveAdmin).map(({ id }) => id);
};

/** Whether somebody else has decided otherwise of a person meanwhile. */
export const isDecidedAlike = (one: StoredUser, other: StoredUser): boolean =>
  one.role === other.role &&
  one.status === other.status &&
  one.universityId === other.universityId &&
  one.leavesAt === other.leavesAt;

/** A commit of somebody who acts. */
export type ActingContext = WriteContext & { actor: Pick<Actor, 'id'> };

/** The invitation of somebody, once at a time: asked for again, it replaces one that has not left. */
export const invitation = (userId: string, { now }: { now: Date }): Change =>
  mail('invitation', { userId }, {}, { now, replaces: 'invitation' });

/** That somebody was invited and has chosen no password since. */
export const stillInvited = (id: string): Change =>
  Users.build(ConditionCheck).key({ id }).condition({ attr: 'isInvited', eq: true });

/** What tells a person of a decision, under a name of its own: a new decision replaces what has not left. */
const told = ({ id: userId, status: before }: StoredUser, status: Status, now: Date): Change => {
  const name = 'decision';
  if (status === 'PENDING') return withdrawal({ userId }, name);
  const kind = status === 'ACCEPTED' ? 'accepted' : 'rejected';
  return mail(kind, { userId }, { before }, { now, after: secondThoughts, replaces: name });
};

/**
 * Sets a member's status, and has them told of it. Throws `member_leaving` for whoever is being erased, `last_admin` when a university would lose its last administrator,
 * and `conflict` when the status, or the colleague who stays, changed meanwhile: two who reject each other at once cannot
 * both succeed.
 */
export const changeStatus = async (member: StoredUser, status: Status, context: ActingContext): Promise<void> => {
  if (member.leavesAt) throw new AppError('member_leaving');
  const { now } = context;
  const shown = newChangeId();
  const mails = [told(member, status, now)];
  const isDone = await settled(member, async (person) => {
    if (!isDecidedAlike(person, member)) return false;
    const update = Users.build(UpdateTransaction)
      .item({ id: person.id, status })
      .options({ condition: countedAs(person) });
    const changes = [
      update,
      ...userCounted(person, { ...person, status }, now),
      ...(await othersStay(person, context.actor)),
      ...(person.status === 'ACCEPTED' ? [publicCvClosed(person.id)] : []),
      ...(status === 'ACCEPTED' ? [publicCvOpened(person, shown)] : []),
    ];
    return commit(changes, context, {
      mails,
      fields: ['status'],
      details: { from: person.status, to: status },
    });
  });
  if (!isDone) throw new AppError('conflict');
  if (status === 'ACCEPTED' && member.isPublic) await publish(member.id, shown, context);
};

/** Whom the members of a university write to (D58): its address, else its administrators. */
export const findContact = async ({ id, contactEmail }: StoredUniversity) => ({
  email: contactEmail ?? null,
  administrators: contactEmail ? [] : (await findUsers(await administratorIdsOf(id))).filter(isActiveAdmin),
});
