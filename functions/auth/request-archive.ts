import { readAccount } from '#functions/data/people/accounts.ts';
import { requestArchive as request } from '#functions/data/people/archives.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import type { auth } from '#shared/contracts/auth.ts';
import { AppError } from '#shared/errors.ts';
import { checkPassword } from './check-password.ts';

/** Has a copy of the caller's data made. It holds all that a stolen session could look for, so the password is asked again. */
export const requestArchive: Handlers<typeof auth>['requestArchive'] = async ({ body }, context) => {
  const account = await readAccount(context.actor.id);
  if (!account) throw new AppError('unauthorized');
  await checkPassword(account, { field: 'password', given: body.password }, context);
  return request(account.user, context);
};
