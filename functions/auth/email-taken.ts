import { findCellOfPerson, findListedOwner } from '#functions/data/directory/find-cell.ts';
import { commit, type WriteContext } from '#functions/data/kernel/commit.ts';
import { ownCell } from '#functions/data/kernel/own-cell.ts';
import { mailChange } from '#functions/data/mail/outbox.ts';
import { findAddressOwner } from '#functions/data/people/email-claims.ts';
import type { SendOn } from '#functions/lib/cells/send-on.ts';
import { AppError } from '#shared/errors.ts';

export const emailTaken = (): AppError =>
  new AppError('email_taken', { details: [{ field: 'email', code: 'email_taken' }] });

/** This cell writes no other's outbox (decision 133), so the owner's cell refuses the address and mails them. */
const isTakenElsewhere = async (email: string, owner: string, sendOn: SendOn): Promise<boolean> => {
  const found = await findCellOfPerson(owner);
  if (!found || found.cell === ownCell()) return true;
  return (await sendOn(found.cell, { email })) !== 204;
};

type Asking = {
  /** May have the address. */
  except?: string;
  /** Absent where the call itself has come to the owner's cell. */
  sendOn?: SendOn;
};

/**
 * Throws `email_taken` when somebody has the address, and mails its owner (D32). The commit has no call effects, as the call itself
 * fails.
 */
export const requireFreeAddress = async (
  email: string,
  { now, deadline }: WriteContext,
  { except, sendOn }: Asking = {},
): Promise<void> => {
  const owner = await findAddressOwner(email);
  if (owner && owner === except) return;
  if (owner) {
    const mails = [mailChange('accountExists', { userId: owner }, {}, { now })];
    await commit([], { now, deadline }, { mails });
    throw emailTaken();
  }
  const listed = await findListedOwner(email);
  if (listed && (!sendOn || (await isTakenElsewhere(email, listed, sendOn)))) throw emailTaken();
};
