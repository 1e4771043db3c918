import { findLink } from '#functions/data/people/links.ts';
import { findUser } from '#functions/data/people/users.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import { hashSecret } from '#functions/lib/keys/secret.ts';
import type { auth } from '#shared/contracts/auth.ts';
import { AppError } from '#shared/errors.ts';
import { shortestPassword } from '#shared/schemas/password.ts';

/** Says whether a link to choose a password still works, before somebody types one twice, and to its holder how long that must be. */
export const checkLink: Handlers<typeof auth>['checkLink'] = async ({ body }, { now }) => {
  const user = await findUser(body.userId);
  if (!user || !(await findLink(user, hashSecret(body.token), 'password', now))) throw new AppError('link_expired');
  return { shortestPassword: shortestPassword(user.role) };
};
