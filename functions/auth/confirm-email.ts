import { addressProven } from '#functions/data/accounts.ts';
import { securityEvent } from '#functions/data/audit.ts';
import { commit } from '#functions/data/commit.ts';
import { settled } from '#functions/data/counts.ts';
import { emailKey, findOwner } from '#functions/data/email-claims.ts';
import { findLink, linkUsed } from '#functions/data/links.ts';
import { mail } from '#functions/data/outbox.ts';
import { findUser } from '#functions/data/users.ts';
import { hashSecret } from '#functions/lib/secret.ts';
import type { Handlers } from '#functions/lib/serve.ts';
import type { auth } from '#shared/contracts/auth.ts';
import { AppError } from '#shared/errors.ts';
import { emailTaken } from './email-taken.ts';

/** Takes a mailed link as the proof that its receiver reads that address; when it is another one than theirs, it becomes theirs and the former one is told. */
export const confirmEmail: Handlers<typeof auth>['confirmEmail'] = async ({ body }, context) => {
  const tokenHash = hashSecret(body.token);
  const user = await findUser(body.userId);
  const link = user && (await findLink(user, tokenHash, 'address', context.now));
  if (!link) throw new AppError('link_expired');

  const { id: userId, email } = user;
  const isOther = emailKey(link.email) !== emailKey(email);
  const beside = [linkUsed(user, tokenHash), ...(isOther ? [securityEvent('address changed', user, context)] : [])];
  const mails = isOther ? [mail('addressChanged', { userId }, { email }, context)] : [];
  const isDone = await settled(user, (known) =>
    commit([...beside, ...addressProven({ ...known, email }, link.email, context.now)], context, { mails }),
  );
  if (isDone) return;
  const owner = await findOwner(link.email);
  throw owner && owner !== userId ? emailTaken() : new AppError('link_expired');
};
