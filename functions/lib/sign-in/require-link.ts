import { findLink } from '#functions/data/people/links.ts';
import { findUser, type StoredUser } from '#functions/data/people/users.ts';
import { fenceBy } from '#functions/data/universities/routes.ts';
import { hashSecret } from '#functions/lib/keys/secret.ts';
import { AppError } from '#shared/errors.ts';

type Link = NonNullable<Awaited<ReturnType<typeof findLink>>>;
type Sent = { userId: string; token: string };

/** Throws `link_expired`, also for unknown and used links. */
export const requireLink = async (
  { userId, token }: Sent,
  purpose: Parameters<typeof findLink>[2],
  now: Date,
): Promise<{ user: StoredUser; tokenHash: string; link: Link }> => {
  const tokenHash = hashSecret(token);
  const user = await findUser(userId);
  fenceBy(user?.universityId);
  const link = user && (await findLink(user, tokenHash, purpose, now));
  if (!link) throw new AppError('link_expired');
  return { user, tokenHash, link };
};
