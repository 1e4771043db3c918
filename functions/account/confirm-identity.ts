import { commit } from '#functions/data/kernel/commit.ts';
import { requireFound } from '#functions/data/kernel/require-found.ts';
import { confirmSessionChange } from '#functions/data/people/sessions.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import { checkPassword, requireAccount } from '#functions/lib/sign-in/check-password.ts';
import type { auth } from '#shared/contracts/auth.ts';
import { AppError } from '#shared/errors.ts';
import { countCodeAttempt, usingCode, wrongCode } from './second-step.ts';

/** Holds for this session alone, and ten minutes (D86). */
export const confirmIdentity: Handlers<typeof auth>['confirmIdentity'] = async ({ body }, context) => {
  const { actor, now } = context;
  const account = await requireAccount(actor.id);
  const { user, factor } = account;
  const confirm = confirmSessionChange({ userId: user.id, sessionId: requireFound(context.sessionId) }, now);
  if ('password' in body) {
    await checkPassword(account, { field: 'password', given: body.password }, context);
    if (!(await commit([confirm], context))) throw new AppError('unauthorized');
    return;
  }
  const takeBack = await countCodeAttempt(user, context);
  const used = factor && usingCode(user, factor, body.code, context);
  if (!used || !(await commit([...used.changes, confirm], context, { mails: used.mails }))) throw wrongCode();
  await takeBack();
};
