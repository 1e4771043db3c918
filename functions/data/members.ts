import type { Condition } from 'dynamodb-toolbox/entity/actions/parseCondition';
import { ConditionCheck } from 'dynamodb-toolbox/entity/actions/transactCheck';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { AppError } from '#shared/errors.ts';
import type { Status } from '#shared/lists.ts';
import type { Actor } from '#shared/policy.ts';
import type { Change } from './change.ts';
import { commit, type WriteContext } from './commit.ts';
import { Users } from './entities/user.ts';
import { newChangeId } from './ids.ts';
import { mail, withdrawal } from './outbox.ts';
import { publicCvClosed, publicCvOpened, publish } from './public-cvs.ts';
import type { StoredUniversity } from './universities.ts';
import { listMembers, type StoredUser } from './users.ts';

/** How long a decision can be undone before the person hears of it, in seconds (D58). */
const secondThoughts = 20;

const isActiveAdmin = (user: StoredUser): boolean => user.role === 'admin' && user.status === 'ACCEPTED';

/** That somebody still has that role and status. */
export const isStill = ({ role, status }: Pick<StoredUser, 'role' | 'status'>): Condition<typeof Users> => ({
  and: [
    { attr: 'role', eq: role },
    { attr: 'status', eq: status },
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
  if (member.status !== 'ACCEPTED' || member.role === 'user') return [];
  if (member.role === 'super') {
    if (actor.id === member.id) throw new AppError('last_super');
    return [stays(actor.id, 'super')];
  }
  const members = member.universityId ? await listMembers(member.universityId) : [];
  const colleague = members.find((other) => other.id !== member.id && isActiveAdmin(other));
  if (!colleague) throw new AppError('last_admin');
  return [stays(colleague.id, 'admin')];
};

/** A commit of somebody who acts. */
export type ActingContext = WriteContext & { actor: Pick<Actor, 'id'> };

/** The invitation of somebody, once at a time: asked for again, it replaces one that has not left. */
export const invitation = (userId: string, { now }: { now: Date }): Change =>
  mail('invitation', { userId }, {}, { now, replaces: `invitation-${userId}` });

/** That somebody was invited and has chosen no password since. */
export const stillInvited = (id: string): Change =>
  Users.build(ConditionCheck).key({ id }).condition({ attr: 'isInvited', eq: true });

/** What tells a person of a decision, under a name of its own: a new decision replaces what has not left. */
const told = ({ id: userId, status: before }: StoredUser, status: Status, now: Date): Change => {
  const name = `decision-${userId}`;
  if (status === 'PENDING') return withdrawal(name);
  const kind = status === 'ACCEPTED' ? 'accepted' : 'rejected';
  return mail(kind, { userId }, { before }, { now, after: secondThoughts, replaces: name });
};

/**
 * Sets a member's status, and has them told of it. Throws `last_admin` when a university would lose its last administrator,
 * and `conflict` when the status, or the colleague who stays, changed meanwhile: two who reject each other at once cannot
 * both succeed.
 */
export const changeStatus = async (member: StoredUser, status: Status, context: ActingContext): Promise<void> => {
  const update = Users.build(UpdateTransaction)
    .item({ id: member.id, status })
    .options({ condition: { attr: 'status', eq: member.status } });
  const shown = newChangeId();
  const changes = [
    update,
    ...(await othersStay(member, context.actor)),
    ...(member.status === 'ACCEPTED' ? [publicCvClosed(member.id)] : []),
    ...(status === 'ACCEPTED' ? [publicCvOpened(member, shown)] : []),
  ];
  const mails = [told(member, status, context.now)];
  if (!(await commit(changes, context, { mails, fields: ['status'] }))) throw new AppError('conflict');
  if (status === 'ACCEPTED' && member.isPublic) await publish(member.id, shown, context);
};

/** Whom the members of a university write to (D58): its address, else its administrators. */
export const findContact = async ({ id, contactEmail }: StoredUniversity) => ({
  email: contactEmail ?? null,
  administrators: contactEmail ? [] : (await listMembers(id)).filter(isActiveAdmin),
});
