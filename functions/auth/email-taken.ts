import { findCellOfPerson, findListedOwner } from '#functions/data/directory/find-cell.ts';
import { commit, type WriteContext } from '#functions/data/kernel/commit.ts';
import { namedCell } from '#functions/data/kernel/fence.ts';
import { ownCell } from '#functions/data/kernel/own-cell.ts';
import { mailChange } from '#functions/data/mail/outbox.ts';
import { findAddressOwner } from '#functions/data/people/email-claims.ts';
import { findUser } from '#functions/data/people/users.ts';
import { fenceBy, fenced } from '#functions/data/universities/routes.ts';
import type { SendOn } from '#functions/lib/cells/send-on.ts';
import { AppError } from '#shared/errors.ts';

export const emailTaken = (): AppError =>
  new AppError('email_taken', { details: [{ field: 'email', code: 'email_taken' }] });

/** This cell writes no other's outbox (decision 133), so the owner's cell refuses the address and mails them. */
const isFreeIn = async (cell: string, email: string, sendOn: SendOn): Promise<boolean> =>
  (await sendOn(cell, { email })) === 204;

const isFreeElsewhere = async (email: string, owner: string, sendOn: SendOn): Promise<boolean> => {
  const found = await findCellOfPerson(owner);
  return !!found && found.cell !== ownCell() && isFreeIn(found.cell, email, sendOn);
};

const isFreeWhereItSays = (error: unknown, email: string, sendOn: SendOn | undefined): Promise<boolean> => {
  const cell = namedCell(error);
  if (!cell || !sendOn) throw error;
  return isFreeIn(cell, email, sendOn);
};

/**
 * The mail waits while the owner's university is held, whatever the call touches besides. Throws `misdirected` if that has moved: what is
 * left of the owner here is a copy.
 */
const mailOwner = (owner: string, { now, deadline }: WriteContext): Promise<unknown> =>
  fenced(async () => {
    if (ownCell() !== undefined) fenceBy((await findUser(owner))?.universityId);
    const mails = [mailChange('accountExists', { userId: owner }, {}, { now })];
    return commit([], { now, deadline }, { mails });
  }, deadline);

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
  context: WriteContext,
  { except, sendOn }: Asking = {},
): Promise<void> => {
  const owner = await findAddressOwner(email);
  if (owner && owner === except) return;
  if (owner) {
    const isFree = await mailOwner(owner, context).then(
      () => false,
      (error: unknown) => isFreeWhereItSays(error, email, sendOn),
    );
    if (isFree) return;
    throw emailTaken();
  }
  const listed = await findListedOwner(email);
  if (listed && !(sendOn && (await isFreeElsewhere(email, listed, sendOn)))) throw emailTaken();
};
