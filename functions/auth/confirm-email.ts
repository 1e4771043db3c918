import { emailKey } from '#functions/data/entities/credential.ts';
import { securityEvent } from '#functions/data/kernel/audit.ts';
import { commit, type WriteContext } from '#functions/data/kernel/commit.ts';
import { again, mail } from '#functions/data/mail/outbox.ts';
import { parkedOfMember } from '#functions/data/mail/outbox-queue.ts';
import { addressProven } from '#functions/data/people/accounts.ts';
import { findOwner } from '#functions/data/people/email-claims.ts';
import { findLink, linkUsed } from '#functions/data/people/links.ts';
import { settled } from '#functions/data/people/user-counts.ts';
import { findUser, type StoredUser } from '#functions/data/people/users.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import { pseudonym } from '#functions/lib/keys/pseudonym.ts';
import { hashSecret } from '#functions/lib/keys/secret.ts';
import { log } from '#functions/lib/logs/logger.ts';
import type { auth } from '#shared/contracts/auth.ts';
import { AppError } from '#shared/errors.ts';
import { emailTaken } from './email-taken.ts';

/** What did not reach them goes where they are now; what fails of that, their administrators see and send. */
const sendAgain = async (user: StoredUser, context: WriteContext): Promise<void> => {
  try {
    for (const one of await parkedOfMember(user)) await commit([again(one, context.now)], context);
  } catch (error) {
    log.error('mails_not_sent_again', error, { receiver: pseudonym(user.id) });
  }
};

/** Takes a mailed link as the proof that its receiver reads that address; when it is another one than theirs, it becomes theirs and the former one is told. */
export const confirmEmail: Handlers<typeof auth>['confirmEmail'] = async ({ body }, context) => {
  const tokenHash = hashSecret(body.token);
  const user = await findUser(body.userId);
  const link = user && (await findLink(user, tokenHash, 'address', context.now));
  if (!link) throw new AppError('link_expired');

  const { id: userId, email } = user;
  const isOther = emailKey(link.email) !== emailKey(email);
  const beside = [linkUsed(user, tokenHash), ...(isOther ? [securityEvent('address changed', user, context)] : [])];
  const mails = isOther ? [mail('addressChanged', { userId }, { email }, context)] : [];
  const isDone = await settled(user, (known) =>
    commit([...beside, ...addressProven({ ...known, email }, link.email, context.now)], context, { mails }),
  );
  if (isDone) {
    if (user.mailTrouble) await sendAgain(user, context);
    return;
  }
  const owner = await findOwner(link.email);
  throw owner && owner !== userId ? emailTaken() : new AppError('link_expired');
};
