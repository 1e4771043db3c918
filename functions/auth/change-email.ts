import { commit } from '#functions/data/kernel/commit.ts';
import { mail } from '#functions/data/mail/outbox.ts';
import { readAccount } from '#functions/data/people/accounts.ts';
import { findOwner } from '#functions/data/people/email-claims.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import type { auth } from '#shared/contracts/auth.ts';
import { AppError } from '#shared/errors.ts';
import { checkPassword } from './check-password.ts';
import { emailTakenBy } from './email-taken.ts';

/** Mails a link to the address that the caller wants to have; theirs stays what it is until the link is opened. */
export const changeEmail: Handlers<typeof auth>['changeEmail'] = async ({ body }, context) => {
  const { id: userId, status } = context.actor;
  const account = await readAccount(userId);
  if (!account) throw new AppError('unauthorized');
  if (status !== 'PENDING') await checkPassword(account, { field: 'password', given: body.password }, context);

  const owner = await findOwner(body.email);
  if (owner && owner !== userId) throw await emailTakenBy(owner, context);
  await commit([], context, { mails: [mail('confirmAddress', { userId }, { email: body.email }, context)] });
};
