import type { LinkPurpose } from '#functions/data/entities/link.ts';
import type { Change } from '#functions/data/kernel/change.ts';
import { storeLinkChange } from '#functions/data/people/links.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import { hashSecret, newSecret } from '#functions/lib/keys/secret.ts';
import { env } from '#functions/lib/lambda/env.ts';
import { retention } from '#shared/limits.ts';

/** `minutes` is the lifetime (D14). The link to stay works until the account is erased. */
export const mailedLinks = {
  resetPassword: { page: 'reset-password', purpose: 'password', minutes: 60 },
  invitation: { page: 'reset-password', purpose: 'password', minutes: 7 * 24 * 60 },
  address: { page: 'confirm-email', purpose: 'address', minutes: 7 * 24 * 60 },
  stay: { page: 'stay', purpose: 'stay', minutes: (retention.firstMailDays + 1) * 24 * 60 },
} as const satisfies Record<string, { page: string; purpose: LinkPurpose; minutes: number }>;
export type LinkUse = keyof typeof mailedLinks;

/** The page needs every parameter; a super administrator belongs to no university. */
const noUniversity = '-';

/**
 * A link that works once; `email` is the address that it proves or that chooses a password. The form of the password sends the
 * university's name back (D65). The token exists only in the mail: `change` stores its hash, by a put, so the mailer needs no right to
 * read links.
 */
export const newLink = (
  use: LinkUse,
  user: StoredUser,
  { email, universityName }: { email: string; universityName: string | undefined },
  now: Date,
): { link: string; minutes: number; change: Change } => {
  const { page, purpose, minutes } = mailedLinks[use];
  const { id: userId, universityId = noUniversity } = user;
  const isPassword = purpose === 'password';
  const token = newSecret();
  const parameters: Record<string, string> = {
    token,
    ...(purpose !== 'stay' && { email }),
    ...(isPassword && { universityId }),
    userId,
    ...(isPassword && universityName && { universityName }),
    ...(use === 'invitation' && { first: '1' }),
  };
  const query = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const expiresAt = new Date(now.getTime() + minutes * 60_000);
  const change = storeLinkChange(user, { tokenHash: hashSecret(token), purpose, email, expiresAt });
  return { link: `${env('SITE_ORIGIN')}/${page}?${query.join('&')}`, minutes, change };
};
