import type { Change } from '#functions/data/kernel/change.ts';
import { storeLinkChange } from '#functions/data/people/links.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import { hashSecret, newSecret } from '#functions/lib/keys/secret.ts';
import { env } from '#functions/lib/lambda/env.ts';
import { retention } from '#shared/limits.ts';

/** Lifetimes in minutes (D14). The link to stay works until the account is erased. */
export const linkMinutes = {
  resetPassword: 60,
  invitation: 7 * 24 * 60,
  address: 7 * 24 * 60,
  stay: (retention.firstMailDays + 1) * 24 * 60,
} as const;

/** `change` stores the link's hash. It is a put, so the mailer needs no right to read links. */
export type MailedLink = { link: string; change: Change };

/** The page needs every parameter; a super administrator belongs to no university. */
const noUniversity = '-';

/** The token exists only in the mail; the table keeps its hash. */
const newLink = (
  user: StoredUser,
  { page, use, email }: { page: string; use: keyof typeof linkMinutes; email: string },
  parameters: Readonly<Record<string, string>>,
  now: Date,
): MailedLink => {
  const token = newSecret();
  const query = Object.entries({ token, ...parameters }).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const change = storeLinkChange(user, {
    tokenHash: hashSecret(token),
    purpose: use === 'address' || use === 'stay' ? use : 'password',
    email,
    expiresAt: new Date(now.getTime() + linkMinutes[use] * 60_000),
  });
  return { link: `${env('SITE_ORIGIN')}/${page}?${query.join('&')}`, change };
};

/** Works once. The form sends the university's name back (D65). */
export const newPasswordLink = (
  user: StoredUser,
  use: 'invitation' | 'resetPassword',
  now: Date,
  universityName?: string,
): MailedLink => {
  const { id: userId, email, universityId = noUniversity } = user;
  const extras: Record<string, string> = {
    ...(universityName && { universityName }),
    ...(use === 'invitation' && { first: '1' }),
  };
  return newLink(user, { page: 'reset-password', use, email }, { email, universityId, userId, ...extras }, now);
};

/** Proves that the user reads that address, their current or their requested one. */
export const newAddressLink = (user: StoredUser, email: string, now: Date): MailedLink =>
  newLink(user, { page: 'confirm-email', use: 'address', email }, { email, userId: user.id }, now);

export const newStayLink = (user: StoredUser, now: Date): MailedLink =>
  newLink(user, { page: 'stay', use: 'stay', email: user.email }, { userId: user.id }, now);
