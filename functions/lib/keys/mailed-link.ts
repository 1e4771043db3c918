import type { Change } from '#functions/data/kernel/change.ts';
import { linkKept } from '#functions/data/people/links.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import { env } from '#functions/lib/env.ts';
import { retention } from '#shared/limits.ts';
import { hashSecret, newSecret } from './secret.ts';

/** How long a link works, in minutes (D14; for an address as for an invitation; to stay, until the account is erased). */
export const linkMinutes = {
  resetPassword: 60,
  invitation: 7 * 24 * 60,
  address: 7 * 24 * 60,
  stay: (retention.firstMailDays + 1) * 24 * 60,
} as const;

/** A link for a mail, and the change that makes it good: a put, which needs no right to read links. */
export type MailedLink = { link: string; change: Change };

/** The site's page asks for every parameter; a super administrator belongs to no university. */
const noUniversity = '-';

const pageLink = (page: string, parameters: Readonly<Record<string, string>>): string => {
  const query = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${env('SITE_ORIGIN')}/${page}?${query.join('&')}`;
};

const expiryOf = (purpose: keyof typeof linkMinutes, now: Date): Date =>
  new Date(now.getTime() + linkMinutes[purpose] * 60_000);

/**
 * By which its receiver chooses a password once: a first one after an invitation, or another one. The name of their
 * university comes back with the password (D65).
 */
export const newPasswordLink = (
  user: StoredUser,
  kind: 'invitation' | 'resetPassword',
  now: Date,
  universityName?: string,
): MailedLink => {
  const token = newSecret();
  const { id: userId, email, universityId = noUniversity } = user;
  const extras: Record<string, string> = {
    ...(universityName && { universityName }),
    ...(kind === 'invitation' && { first: '1' }),
  };
  return {
    link: pageLink('reset-password', { token, email, universityId, userId, ...extras }),
    change: linkKept(user, {
      tokenHash: hashSecret(token),
      purpose: 'password',
      email,
      expiresAt: expiryOf(kind, now),
    }),
  };
};

/** By which its receiver shows that they read that address: the person's own, or the one that they want to have. */
export const newAddressLink = (user: StoredUser, email: string, now: Date): MailedLink => {
  const token = newSecret();
  return {
    link: pageLink('confirm-email', { token, email, userId: user.id }),
    change: linkKept(user, {
      tokenHash: hashSecret(token),
      purpose: 'address',
      email,
      expiresAt: expiryOf('address', now),
    }),
  };
};

/** By which its receiver keeps an account that they have not used for long. */
export const newStayLink = (user: StoredUser, now: Date): MailedLink => {
  const token = newSecret();
  return {
    link: pageLink('stay', { token, userId: user.id }),
    change: linkKept(user, {
      tokenHash: hashSecret(token),
      purpose: 'stay',
      email: user.email,
      expiresAt: expiryOf('stay', now),
    }),
  };
};
