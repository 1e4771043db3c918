import { createPasswordLink } from '#functions/data/password-links.ts';
import type { StoredUser } from '#functions/data/users.ts';
import { env } from './env.ts';
import { hashSecret, newSecret } from './secret.ts';

/** The site's page asks for every parameter; a super administrator belongs to no university. */
const noUniversity = '-';

/** What a link's page greets with: a first password, or another one. */
type Purpose = 'invitation' | 'reset';

/** A new link for a mail, by which its receiver chooses a password once, until then. */
export const newPasswordLink = async (user: StoredUser, purpose: Purpose, expiresAt: Date): Promise<string> => {
  const token = newSecret();
  await createPasswordLink(user, hashSecret(token), expiresAt);
  const { id: userId, email, universityId = noUniversity } = user;
  const parameters = { token, email, universityId, userId, ...(purpose === 'invitation' && { first: '1' }) };
  const query = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${env('SITE_ORIGIN')}/reset-password?${query.join('&')}`;
};
