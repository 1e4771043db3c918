import { emailKey, passwordChosen } from '#functions/data/accounts.ts';
import { securityEvent } from '#functions/data/audit.ts';
import { commit } from '#functions/data/commit.ts';
import { findLink, linkUsed } from '#functions/data/links.ts';
import { mail } from '#functions/data/outbox.ts';
import { findUniversity } from '#functions/data/universities.ts';
import { findUser } from '#functions/data/users.ts';
import { hashPassword } from '#functions/lib/password.ts';
import { passwordFinding } from '#functions/lib/password-policy.ts';
import { hashSecret } from '#functions/lib/secret.ts';
import type { Handlers } from '#functions/lib/serve.ts';
import type { auth } from '#shared/contracts/auth.ts';
import { AppError } from '#shared/errors.ts';

const invalid = (field: string, code: string): AppError => new AppError('invalid', { details: [{ field, code }] });

/** Sets the password by a mailed link, which works once, and ends every session; the owner is told by mail. */
export const updatePassword: Handlers<typeof auth>['updatePassword'] = async ({ body }, context) => {
  const { password, userId } = body;
  const { now } = context;
  if (body.confirmPassword !== password) throw invalid('confirmPassword', 'passwords_differ');

  const tokenHash = hashSecret(body.token);
  const user = await findUser(userId);
  const isTheirs =
    user && emailKey(user.email) === emailKey(body.email) && (await findLink(user, tokenHash, 'password', now));
  if (!isTheirs) throw new AppError('link_expired');

  const university = user.universityId ? await findUniversity(user.universityId) : null;
  const finding = passwordFinding(password, { ...user, university: university?.name });
  if (finding) throw invalid('password', finding);

  const changes = [
    linkUsed(user, tokenHash),
    ...passwordChosen(user, await hashPassword(password)),
    securityEvent('password changed', user, context),
  ];
  const mails = [mail('passwordChanged', { userId }, {}, context)];
  const isDone = await commit(changes, context, { mails });
  if (!isDone) throw new AppError('link_expired');
};
