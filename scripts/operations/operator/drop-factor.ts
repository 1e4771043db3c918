import { findListedOwner } from '#functions/data/directory/find-cell.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { ownCell } from '#functions/data/kernel/own-cell.ts';
import { mailChange } from '#functions/data/mail/outbox.ts';
import { findAccount } from '#functions/data/people/accounts.ts';
import { turnOffChange } from '#functions/data/people/factors.ts';
import { endAllSessionsChange } from '#functions/data/people/sessions.ts';
import { loadKey } from '#functions/lib/keys/secrets-manager.ts';
import { CommandError } from '#scripts/operations/terminal/command-error.ts';
import type { Plan } from './plan.ts';
import { operatorFacts } from './record.ts';

/**
 * For somebody who has lost app and recovery codes, and whom no administrator can help: the only super administrator. Signs them out,
 * and tells them by mail. Throws CommandError for an unknown address.
 */
export const dropFactor = async ({ email }: { email: string }, now: Date): Promise<Plan> => {
  if (ownCell()) await loadKey('PSEUDONYM_SECRET');
  const account = await findAccount(email);
  if (!account) {
    const isElsewhere = await findListedOwner(email);
    throw new CommandError(
      `${email} has ${isElsewhere ? 'its account in another cell: name it by --cell' : 'no account here'}.`,
    );
  }
  const { user, factor } = account;
  if (!factor) return { says: [`${email} has no second factor.`] };
  const act = async () => {
    const universityId = user.universityId ?? null;
    const audit = operatorFacts('operator drop-factor', { universityId, targets: [user.id] });
    const mails = [mailChange('factorDropped', { userId: user.id }, {}, { now })];
    const changes = [turnOffChange(user.id), endAllSessionsChange(user.id)];
    if (!(await commit(changes, { now, effects: { audit } }, { mails })))
      throw new CommandError(`The second factor of ${email} changed meanwhile: look, and try again.`);
    return [
      `${email} signs in by password alone, is told so by mail, and adds a factor again where the stage requires one.`,
    ];
  };
  return {
    says: [
      `${email} (${user.role}) loses the second factor and every session.`,
      'Make sure by another way than mail that it is this person who asks.',
    ],
    act,
  };
};
