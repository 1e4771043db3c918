import { found } from '#functions/data/kernel/found.ts';
import { readAccount } from '#functions/data/people/accounts.ts';
import { depart, takeBackDeparture } from '#functions/data/people/erasure.ts';
import { toUser } from '#functions/data/people/users.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import { dropCookie } from '#functions/lib/keys/session-cookie.ts';
import type { auth } from '#shared/contracts/auth.ts';
import { AppError } from '#shared/errors.ts';
import { checkPassword } from './check-password.ts';

type Calls = Handlers<typeof auth>;

/** Has the caller's account erased in a week, and ends all their sessions now. */
export const eraseAccount: Calls['eraseAccount'] = async ({ body }, context) => {
  const account = await readAccount(context.actor.id);
  if (!account) throw new AppError('unauthorized');
  await checkPassword(account, { field: 'password', given: body.password }, context);
  const leavesAt = await depart(account.user, context);
  context.setCookie(dropCookie);
  return { leavesAt };
};

/** Takes that back; does nothing when nothing was asked. */
export const keepAccount: Calls['keepAccount'] = async (_, context) => {
  const person = found(context.person);
  return toUser(person.leavesAt ? await takeBackDeparture(person, context) : person);
};
