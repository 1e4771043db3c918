import { findListedOwner } from '#functions/data/directory/find-cell.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { ownCell } from '#functions/data/kernel/own-cell.ts';
import { createAccountChanges, findAccount, type NewAccount } from '#functions/data/people/accounts.ts';
import { invitationChange, isStillInvitedChange } from '#functions/data/people/members.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import { loadKey } from '#functions/lib/keys/secrets-manager.ts';
import { CommandError } from '#scripts/operations/terminal/command-error.ts';
import type { Operation } from '#shared/domain/audit-acts.ts';
import type { Language, Role } from '#shared/lists.ts';
import { operatorFacts } from './record.ts';

export type Invited = { email: string; firstName: string; lastName: string; language: Language };
export type Post = { role: Role; universityId: string | null };

/**
 * Null when the address is free. Throws CommandError when its account has another role or university: an invitation
 * changes no existing account.
 */
export const findInvited = async (email: string, { role, universityId }: Post): Promise<StoredUser | null> => {
  if (ownCell()) await loadKey('PSEUDONYM_SECRET');
  const user = (await findAccount(email))?.user;
  if (!user && (await findListedOwner(email)))
    throw new CommandError(`${email} has an account already, in another cell: take another address.`);
  if (!user) return null;
  if (user.role === role && (user.universityId ?? null) === universityId) return user;
  throw new CommandError(`${email} has an account already, as ${user.role}: take another address.`);
};

const inviteFirst = async (who: Invited, post: Post, call: Operation, now: Date): Promise<void> => {
  const account: NewAccount = { ...who, ...post, status: 'ACCEPTED', isInvited: true };
  const { user, changes } = createAccountChanges(account, now);
  const audit = operatorFacts(call, { universityId: post.universityId, targets: [user.id] });
  const isMade = await commit(changes, { now, effects: { audit } }, { mails: [invitationChange(user.id, { now })] });
  if (!isMade) throw new CommandError(`${who.email} was given an account meanwhile: look, and try again.`);
};

const inviteAgain = async (user: StoredUser, call: Operation, now: Date): Promise<void> => {
  const audit = operatorFacts(call, { universityId: user.universityId ?? null, targets: [user.id] });
  const mails = [invitationChange(user.id, { now })];
  const isDone = await commit([isStillInvitedChange(user.id)], { now, effects: { audit } }, { mails });
  if (!isDone) throw new CommandError(`${user.email} has chosen a password meanwhile.`);
};

/** `known`: the account, which must have no password; null creates it. Throws CommandError when it changed meanwhile. */
export const invite = (
  known: StoredUser | null,
  who: Invited,
  post: Post,
  call: Operation,
  now: Date,
): Promise<void> => (known ? inviteAgain(known, call, now) : inviteFirst(who, post, call, now));
