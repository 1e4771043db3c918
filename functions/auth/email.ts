import { emailKey } from '#functions/data/entities/credential.ts';
import { securityEvent } from '#functions/data/kernel/audit.ts';
import { commit, type WriteContext } from '#functions/data/kernel/commit.ts';
import { again, mail } from '#functions/data/mail/outbox.ts';
import { parkedOfMember } from '#functions/data/mail/outbox-queue.ts';
import { addressProven } from '#functions/data/people/accounts.ts';
import { findOwner } from '#functions/data/people/email-claims.ts';
import { linkUsed } from '#functions/data/people/links.ts';
import { settled } from '#functions/data/people/user-counts.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import { pseudonym } from '#functions/lib/keys/pseudonym.ts';
import { log } from '#functions/lib/logs/logger.ts';
import type { auth } from '#shared/contracts/auth.ts';
import { AppError } from '#shared/errors.ts';
import { checkPassword, requireAccount } from './check-password.ts';
import { emailTaken, emailTakenBy } from './email-taken.ts';
import { requireLink } from './require-link.ts';

type Calls = Handlers<typeof auth>;

/** Mails a link to the new address. The caller's address does not change until the link is opened. */
export const changeEmail: Calls['changeEmail'] = async ({ body }, context) => {
  const { id: userId, status } = context.actor;
  const account = await requireAccount(userId);
  if (status !== 'PENDING') await checkPassword(account, { field: 'password', given: body.password }, context);

  const owner = await findOwner(body.email);
  if (owner && owner !== userId) throw await emailTakenBy(owner, context);
  await commit([], context, { mails: [mail('confirmAddress', { userId }, { email: body.email }, context)] });
};

/** Resends parked mails to the current address. A failure only logs: administrators still see the parked mails and can resend them. */
const resendParked = async (user: StoredUser, context: WriteContext): Promise<void> => {
  try {
    for (const parked of await parkedOfMember(user)) await commit([again(parked, context.now)], context);
  } catch (error) {
    log.error('mails_not_sent_again', error, { receiver: pseudonym(user.id) });
  }
};

/** Confirms an address by its mailed link. When it is a new one, it becomes the user's, and the former address gets a notice. */
export const confirmEmail: Calls['confirmEmail'] = async ({ body }, context) => {
  const { user, tokenHash, link } = await requireLink(body, 'address', context.now);
  const { id: userId, email } = user;
  const isOther = emailKey(link.email) !== emailKey(email);
  const beside = [linkUsed(user, tokenHash), ...(isOther ? [securityEvent('address changed', user, context)] : [])];
  const mails = isOther ? [mail('addressChanged', { userId }, { email }, context)] : [];
  const isDone = await settled(user, (known) =>
    commit([...beside, ...addressProven({ ...known, email }, link.email, context.now)], context, { mails }),
  );
  if (isDone) {
    if (user.mailTrouble) await resendParked(user, context);
    return;
  }
  const owner = await findOwner(link.email);
  throw owner && owner !== userId ? emailTaken() : new AppError('link_expired');
};
