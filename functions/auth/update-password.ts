import { emailKey } from '#functions/data/accounts.ts';
import { isLinkValid, redeemLink } from '#functions/data/password-links.ts';
import { findUniversity } from '#functions/data/universities.ts';
import { findUser } from '#functions/data/users.ts';
import { env } from '#functions/lib/env.ts';
import { sendMail } from '#functions/lib/mailer.ts';
import { hashPassword } from '#functions/lib/password.ts';
import { passwordFinding } from '#functions/lib/password-policy.ts';
import { hashSecret } from '#functions/lib/secret.ts';
import type { Handlers } from '#functions/lib/serve.ts';
import { passwordChanged } from '#functions/mails/password-changed.ts';
import type { auth } from '#shared/contracts/auth.ts';
import { AppError } from '#shared/errors.ts';

const invalid = (field: string, code: string): AppError => new AppError('invalid', { details: [{ field, code }] });

/** Sets the password by a mailed link, which works once, and ends every session; the owner is told by mail. */
export const updatePassword: Handlers<typeof auth>['updatePassword'] = async ({ body }, { now }) => {
  const { password, userId } = body;
  if (body.confirmPassword !== password) throw invalid('confirmPassword', 'passwords_differ');

  const tokenHash = hashSecret(body.token);
  const user = await findUser(userId);
  const isTheirs = user && emailKey(user.email) === emailKey(body.email) && (await isLinkValid(user, tokenHash, now));
  if (!isTheirs) throw new AppError('link_expired');

  const university = user.universityId ? await findUniversity(user.universityId) : null;
  const finding = passwordFinding(password, { ...user, university: university?.name });
  if (finding) throw invalid('password', finding);

  if (!(await redeemLink(user, tokenHash, await hashPassword(password), now))) throw new AppError('link_expired');
  await sendMail(user, passwordChanged({ firstName: user.firstName, link: `${env('SITE_ORIGIN')}/login` }));
};
