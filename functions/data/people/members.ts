import type { Condition } from 'dynamodb-toolbox/entity/actions/parseCondition';
import { ConditionCheck } from 'dynamodb-toolbox/entity/actions/transactCheck';
import { closePublicCvChange, openPublicCvChange, rebuildPublicCv } from '#functions/data/cv/public-cvs.ts';
import { Users } from '#functions/data/entities/user.ts';
import { type Change, updateChange } from '#functions/data/kernel/change.ts';
import { commit, type WriteContext } from '#functions/data/kernel/commit.ts';
import { newChangeId } from '#functions/data/kernel/ids.ts';
import { mailChange, withdrawMailChange } from '#functions/data/mail/outbox.ts';
import { findCounts } from '#functions/data/universities/counts.ts';
import type { StoredUniversity } from '#functions/data/universities/universities.ts';
import { AppError } from '#shared/errors.ts';
import { decisionUndoSeconds } from '#shared/limits.ts';
import type { Status } from '#shared/lists.ts';
import type { Actor } from '#shared/policy.ts';
import { isActiveAdmin, isStillCountedAs, retryCounted, userCountsChanges } from './user-counts.ts';
import { findOtherSuper, findUsers, listMembers, type StoredUser } from './users.ts';

export type ActingContext = WriteContext & { actor: Pick<Actor, 'id'> };

const isStillActive = (id: string, role: 'admin' | 'super'): Change => {
  const condition: Condition<typeof Users> = {
    and: [
      { attr: 'role', eq: role },
      { attr: 'status', eq: 'ACCEPTED' },
      { attr: 'leavesAt', exists: false },
    ],
  };
  return Users.build(ConditionCheck).key({ id }).condition(condition);
};

/**
 * Condition checks for a transaction that takes rights from somebody (D9, D40): a university keeps an active
 * administrator, and the acting super administrator stays one. Throws `last_admin` or `last_super`.
 */
export const othersStayChanges = async (member: StoredUser, actor: Pick<Actor, 'id'>): Promise<Change[]> => {
  // A leaving user already stopped counting when they asked.
  if (member.status !== 'ACCEPTED' || member.role === 'user' || member.leavesAt) return [];
  if (member.role === 'super') {
    if (actor.id === member.id) throw new AppError('last_super');
    return [isStillActive(actor.id, 'super')];
  }
  const administrators = member.universityId ? await administratorIdsOf(member.universityId) : [];
  const colleague = administrators.find((id) => id !== member.id);
  if (!colleague) throw new AppError('last_admin');
  return [isStillActive(colleague, 'admin')];
};

/** The actor of `othersStayChanges` for users who act on themselves. Throws `last_super` if there is none. */
export const requireColleague = async ({ id, role, status }: StoredUser): Promise<Pick<Actor, 'id'>> => {
  if (role !== 'super' || status !== 'ACCEPTED') return { id };
  const colleague = await findOtherSuper(id);
  if (!colleague) throw new AppError('last_super', { words: { context: 'alone' } });
  return colleague;
};

/** Reads the ids from the university's counters, or from the list of members if it has no counters yet. */
const administratorIdsOf = async (universityId: string): Promise<string[]> => {
  const counts = await findCounts(universityId);
  if (counts) return [...(counts.administratorIds ?? [])].sort();
  return (await listMembers(universityId)).filter(isActiveAdmin).map(({ id }) => id);
};

export const isDecidedAlike = (one: StoredUser, other: StoredUser): boolean =>
  one.role === other.role &&
  one.status === other.status &&
  one.universityId === other.universityId &&
  one.leavesAt === other.leavesAt;

export const invitationChange = (userId: string, { now }: { now: Date }): Change =>
  mailChange('invitation', { userId }, {}, { now, replaces: 'invitation' });

export const isStillInvitedChange = (id: string): Change =>
  Users.build(ConditionCheck).key({ id }).condition({ attr: 'isInvited', eq: true });

/** Replaces an unsent decision mail, or withdraws it if the decision is undone (D58). */
const decisionMailChange = ({ id: userId, status: before }: StoredUser, status: Status, now: Date): Change => {
  const name = 'decision';
  if (status === 'PENDING') return withdrawMailChange({ userId }, name);
  const kind = status === 'ACCEPTED' ? 'accepted' : 'rejected';
  return mailChange(kind, { userId }, { before }, { now, after: decisionUndoSeconds, replaces: name });
};

/**
 * Sets a member's status and queues the mail about it. Throws `member_leaving`, `last_admin`, or `conflict` if the status or the remaining
 * administrator changed meanwhile: two administrators who reject each other at once cannot both succeed.
 */
export const changeStatus = async (member: StoredUser, status: Status, context: ActingContext): Promise<void> => {
  if (member.leavesAt) throw new AppError('member_leaving');
  const { now } = context;
  const version = newChangeId();
  const mails = [decisionMailChange(member, status, now)];
  const isDone = await retryCounted(member, async (person) => {
    if (!isDecidedAlike(person, member)) return false;
    const update = updateChange(Users, { id: person.id, status }, isStillCountedAs(person));
    const changes = [
      update,
      ...userCountsChanges(person, { ...person, status }, now),
      ...(await othersStayChanges(person, context.actor)),
      ...(person.status === 'ACCEPTED' ? [closePublicCvChange(person.id)] : []),
      ...(status === 'ACCEPTED' ? [openPublicCvChange(person, version)] : []),
    ];
    return commit(changes, context, { mails, fields: ['status'], details: { from: person.status, to: status } });
  });
  if (!isDone) throw new AppError('conflict');
  if (status === 'ACCEPTED' && member.isPublic) await rebuildPublicCv(member.id, version, context);
};

/** The university's address, or its active administrators if it has none (D58). */
export const findContact = async ({ id, contactEmail }: StoredUniversity) => ({
  email: contactEmail ?? null,
  administrators: contactEmail ? [] : (await findUsers(await administratorIdsOf(id))).filter(isActiveAdmin),
});
