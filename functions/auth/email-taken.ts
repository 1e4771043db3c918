import { findListedOwner } from '#functions/data/directory/find-cell.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { mailChange } from '#functions/data/mail/outbox.ts';
import { findAddressOwner } from '#functions/data/people/email-claims.ts';
import type { CallContext } from '#functions/lib/http/answer.ts';
import { AppError } from '#shared/errors.ts';

export const emailTaken = (): AppError =>
  new AppError('email_taken', { details: [{ field: 'email', code: 'email_taken' }] });

/**
 * Throws `email_taken` when somebody but `except` has the address, and mails its owner (D32). An owner in another cell gets
 * no mail: this cell writes no other's outbox (decision 133). The commit has no call effects, as the call itself fails.
 */
export const requireFreeAddress = async (email: string, context: CallContext, except?: string): Promise<void> => {
  const { now, deadline } = context;
  const owner = await findAddressOwner(email);
  if (owner && owner === except) return;
  if (owner)
    await commit([], { now, deadline }, { mails: [mailChange('accountExists', { userId: owner }, {}, context)] });
  if (owner ?? (await findListedOwner(email))) throw emailTaken();
};
