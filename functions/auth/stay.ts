import { commit } from '#functions/data/kernel/commit.ts';
import { findLink, linkUsed } from '#functions/data/people/links.ts';
import { findUser, seen } from '#functions/data/people/users.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import { hashSecret } from '#functions/lib/keys/secret.ts';
import type { auth } from '#shared/contracts/auth.ts';
import { AppError } from '#shared/errors.ts';

/** Takes a mailed link as a sign of life: their account is kept as if they had just been here (D82). */
export const stay: Handlers<typeof auth>['stay'] = async ({ body }, context) => {
  const tokenHash = hashSecret(body.token);
  const user = await findUser(body.userId);
  const link = user && (await findLink(user, tokenHash, 'stay', context.now));
  if (!link || !(await commit([linkUsed(user, tokenHash), seen(user.id, context.now)], context))) {
    throw new AppError('link_expired');
  }
};
