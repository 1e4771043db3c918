import { lettingGo, type Release } from '#functions/data/directory/listing.ts';
import { emailKey } from '#functions/data/entities/credential.ts';
import { auditSecurityChange } from '#functions/data/kernel/audit.ts';
import { commit, type WriteContext } from '#functions/data/kernel/commit.ts';
import { mailChange, requeueMailChange } from '#functions/data/mail/outbox.ts';
import { listParkedOfMember } from '#functions/data/mail/outbox-queue.ts';
import { confirmAddressChanges } from '#functions/data/people/accounts.ts';
import { findOwnerAnywhere } from '#functions/data/people/email-claims.ts';
import { deleteLinkChange } from '#functions/data/people/links.ts';
import { retryCounted } from '#functions/data/people/user-counts.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import { pseudonym } from '#functions/lib/keys/pseudonym.ts';
import { log } from '#functions/lib/logs/logger.ts';
import { checkPassword, requireAccount } from '#functions/lib/sign-in/check-password.ts';
import { requireLink } from '#functions/lib/sign-in/require-link.ts';
import type { auth } from '#shared/contracts/auth.ts';
import { AppError } from '#shared/errors.ts';
import { emailTaken, requireFreeAddress } from './email-taken.ts';

type Calls = Handlers<typeof auth>;

/** The caller's address does not change until the mailed link is opened. */
export const changeEmail: Calls['changeEmail'] = async ({ body }, context) => {
  const { id: userId, status } = context.actor;
  const account = await requireAccount(userId);
  if (status !== 'PENDING') await checkPassword(account, { field: 'password', given: body.password }, context);

  await requireFreeAddress(body.email, context, { except: userId, sendOn: context.sendOn });
  await commit([], context, { mails: [mailChange('confirmAddress', { userId }, { email: body.email }, context)] });
};

/** For a person of another cell, whose cell has checked the password and sends the address alone. */
export const changeEmailSentOn = ({ body }: Pick<Parameters<Calls['changeEmail']>[0], 'body'>, context: WriteContext) =>
  requireFreeAddress(body.email, context);

/** A failure only logs: administrators still see the parked mails and can resend them. */
const resendParked = async (user: StoredUser, context: WriteContext): Promise<void> => {
  try {
    for (const parked of await listParkedOfMember(user))
      await commit([requeueMailChange(parked, context.now)], context);
  } catch (error) {
    log.error('mails_not_sent_again', error, { receiver: pseudonym(user.id) });
  }
};

export const confirmEmail: Calls['confirmEmail'] = async ({ body }, context) => {
  const { user, tokenHash, link } = await requireLink(body, 'address', context.now);
  const { id: userId, email } = user;
  const isOther = emailKey(link.email) !== emailKey(email);
  const beside = [
    deleteLinkChange(user, tokenHash),
    ...(isOther ? [auditSecurityChange('address changed', user, context)] : []),
  ];
  const mails = isOther ? [mailChange('addressChanged', { userId }, { email }, context)] : [];
  const { now } = context;
  const isDone = await retryCounted(user, (known) => {
    const confirm = (release: Release) =>
      commit([...beside, ...confirmAddressChanges({ ...known, email }, link.email, { release, now })], context, {
        mails,
      });
    return isOther ? lettingGo(user, confirm) : confirm([]);
  });
  if (isDone) {
    if (user.mailTrouble) await resendParked(user, context);
    return;
  }
  const owner = await findOwnerAnywhere(link.email);
  throw owner && owner !== userId ? emailTaken() : new AppError('link_expired');
};
