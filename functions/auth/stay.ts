import { commit } from '#functions/data/commit.ts';
import { findLink, linkUsed } from '#functions/data/links.ts';
import { findUser, seen } from '#functions/data/users.ts';
import { hashSecret } from '#functions/lib/secret.ts';
import type { Handlers } from '#functions/lib/serve.ts';
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
