import { emailKey } from '#functions/data/entities/credential.ts';
import { securityEvent } from '#functions/data/kernel/audit.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { mail } from '#functions/data/mail/outbox.ts';
import { passwordChosenByLink } from '#functions/data/people/accounts.ts';
import { findLink, linkUsed } from '#functions/data/people/links.ts';
import { settled } from '#functions/data/people/user-counts.ts';
import { findUser } from '#functions/data/people/users.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import { hashSecret } from '#functions/lib/keys/secret.ts';
import { hashPassword } from '#functions/lib/passwords/password.ts';
import type { auth } from '#shared/contracts/auth.ts';
import { AppError } from '#shared/errors.ts';
import { checkNewPassword } from './new-password.ts';

/** Sets the password by a mailed link, which works once, and ends every session; the owner is told by mail. */
export const updatePassword: Handlers<typeof auth>['updatePassword'] = async ({ body }, context) => {
  const { password, userId } = body;
  const { now } = context;
  const tokenHash = hashSecret(body.token);
  const user = await findUser(userId);
  const isTheirs =
    user && emailKey(user.email) === emailKey(body.email) && (await findLink(user, tokenHash, 'password', now));
  if (!isTheirs) throw new AppError('link_expired');

  await checkNewPassword(user, body);

  const passwordHash = await hashPassword(password);
  const { sessionEpoch } = user;
  const beside = [linkUsed(user, tokenHash), securityEvent('password changed', user, context)];
  const mails = [mail('passwordChanged', { userId }, {}, context)];
  // What changes at the same moment may be anything of theirs but the sessions that the link belongs to.
  const isDone = await settled(user, (known) =>
    commit([...beside, ...passwordChosenByLink({ ...known, sessionEpoch }, passwordHash, now)], context, { mails }),
  );
  if (!isDone) throw new AppError('link_expired');
};
