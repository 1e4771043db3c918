import { commit } from '#functions/data/kernel/commit.ts';
import { findAccount, type NewAccount, newAccount } from '#functions/data/people/accounts.ts';
import { invitation, stillInvited } from '#functions/data/people/members.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import { CommandError } from '#scripts/operations/terminal/command-error.ts';
import type { Operation } from '#shared/domain/audit-acts.ts';
import type { Language, Role } from '#shared/lists.ts';
import { operatorFacts } from './record.ts';

/** Whom an operator lets in: by a mailed link they choose their password, nobody else ever knows one. */
export type Invited = { email: string; firstName: string; lastName: string; language: Language };
export type Post = { role: Role; universityId: string | null };

/**
 * The account of that address, if it is one of that role and university; null when the address is nobody's. Throws CommandError
 * when it is somebody else's: who they are is not changed by an invitation.
 */
export const findInvited = async (email: string, { role, universityId }: Post): Promise<StoredUser | null> => {
  const user = (await findAccount(email))?.user;
  if (!user) return null;
  if (user.role === role && (user.universityId ?? null) === universityId) return user;
  throw new CommandError(`${email} has an account already, as ${user.role}: take another address.`);
};

/** Makes an accepted account without a password, with the mail that invites its owner to choose one, and its record. */
export const invite = async (who: Invited, post: Post, call: Operation, now: Date): Promise<void> => {
  const account: NewAccount = { ...who, ...post, status: 'ACCEPTED', isInvited: true };
  const { user, changes } = newAccount(account, now);
  const audit = operatorFacts(call, { universityId: post.universityId, targets: [user.id] });
  const isMade = await commit(changes, { now, effects: { audit } }, { mails: [invitation(user.id, { now })] });
  if (!isMade) throw new CommandError(`${who.email} was given an account meanwhile: look, and try again.`);
};

/** Mails the invitation once more to somebody who has chosen no password yet. */
export const inviteAgain = async (user: StoredUser, call: Operation, now: Date): Promise<void> => {
  const audit = operatorFacts(call, { universityId: user.universityId ?? null, targets: [user.id] });
  const mails = [invitation(user.id, { now })];
  const isDone = await commit([stillInvited(user.id)], { now, effects: { audit } }, { mails });
  if (!isDone) throw new CommandError(`${user.email} has chosen a password meanwhile.`);
};
