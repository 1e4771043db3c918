import { commit } from '#functions/data/kernel/commit.ts';
import { requireFound } from '#functions/data/kernel/require-found.ts';
import { requestArchive as request } from '#functions/data/people/archives.ts';
import { cancelErasure, scheduleErasure } from '#functions/data/people/erasure.ts';
import { deleteLinkChange } from '#functions/data/people/links.ts';
import { markSeenChange, toUser } from '#functions/data/people/users.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import { dropCookie } from '#functions/lib/keys/session-cookie.ts';
import { checkPassword, requireAccount } from '#functions/lib/sign-in/check-password.ts';
import { requireLink } from '#functions/lib/sign-in/require-link.ts';
import type { auth } from '#shared/contracts/auth.ts';
import { AppError } from '#shared/errors.ts';

type Calls = Handlers<typeof auth>;

/** Asks for the password, as a stolen session must not get everything at once. */
export const requestArchive: Calls['requestArchive'] = async ({ body }, context) => {
  const account = await requireAccount(context.actor.id);
  await checkPassword(account, { field: 'password', given: body.password }, context);
  return request(account.user, context);
};

/** Erases the account in a week, and ends all its sessions now. */
export const eraseAccount: Calls['eraseAccount'] = async ({ body }, context) => {
  const account = await requireAccount(context.actor.id);
  await checkPassword(account, { field: 'password', given: body.password }, context);
  const leavesAt = await scheduleErasure(account.user, context);
  context.setCookie(dropCookie);
  return { leavesAt };
};

export const keepAccount: Calls['keepAccount'] = async (_, context) => {
  const person = requireFound(context.person);
  return toUser(person.leavesAt ? await cancelErasure(person, context) : person);
};

export const stay: Calls['stay'] = async ({ body }, context) => {
  const { user, tokenHash } = await requireLink(body, 'stay', context.now);
  const isDone = await commit([deleteLinkChange(user, tokenHash), markSeenChange(user.id, context.now)], context);
  if (!isDone) throw new AppError('link_expired');
};
