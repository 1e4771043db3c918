import { securityEvent } from '#functions/data/kernel/audit.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { found } from '#functions/data/kernel/found.ts';
import { mail } from '#functions/data/mail/outbox.ts';
import { passwordChosen, readAccount } from '#functions/data/people/accounts.ts';
import { sessionOutlives } from '#functions/data/people/sessions.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import { hashPassword } from '#functions/lib/passwords/password.ts';
import type { auth } from '#shared/contracts/auth.ts';
import { AppError } from '#shared/errors.ts';
import { checkPassword } from './check-password.ts';
import { checkNewPassword } from './new-password.ts';

const sameAgain = () => new AppError('invalid', { details: [{ field: 'password', code: 'password_unchanged' }] });

/** Sets another password for whoever knows the one that is; only the session that asks goes on, and the owner is told by mail. */
export const changePassword: Handlers<typeof auth>['changePassword'] = async ({ body }, context) => {
  const account = await readAccount(context.actor.id);
  if (!account) throw new AppError('unauthorized');
  const { user } = account;
  await checkPassword(account, { field: 'oldPassword', given: body.oldPassword }, context);
  if (body.password === body.oldPassword) throw sameAgain();
  await checkNewPassword(user, body);

  const changes = [
    ...passwordChosen(user, await hashPassword(body.password)),
    sessionOutlives({ userId: user.id, sessionId: found(context.sessionId) }, user),
    securityEvent('password changed', user, context),
  ];
  const mails = [mail('passwordChanged', { userId: user.id }, {}, context)];
  if (!(await commit(changes, context, { mails }))) throw new AppError('conflict');
};
