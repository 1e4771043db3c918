import { findAccount } from '#functions/data/accounts.ts';
import { createPasswordLink } from '#functions/data/password-links.ts';
import type { StoredUser } from '#functions/data/users.ts';
import { env } from '#functions/lib/env.ts';
import { sendMail } from '#functions/lib/mailer.ts';
import { hashSecret, newSecret } from '#functions/lib/secret.ts';
import type { Handlers } from '#functions/lib/serve.ts';
import { mayMail } from '#functions/lib/throttle.ts';
import { resetPassword as mail } from '#functions/mails/reset-password.ts';
import type { auth } from '#shared/contracts/auth.ts';

/** How long a reset link works, in minutes. */
const linkMinutes = 60;
/** The site's page asks for every parameter; a super administrator belongs to no university. */
const noUniversity = '-';

const linkFor = ({ id, email, universityId = noUniversity }: StoredUser, token: string): string => {
  const parameters = { token, email, universityId, userId: id };
  const query = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${env().SITE_ORIGIN}/reset-password?${query.join('&')}`;
};

/** Mails a link to the owner of the address, whatever their status; the answer tells nobody whether there is one. */
export const resetPassword: Handlers<typeof auth>['resetPassword'] = async ({ body }, { now }) => {
  const user = (await findAccount(body.email))?.user;
  if (!user || !(await mayMail(user.email, now))) return;
  const token = newSecret();
  await createPasswordLink(user, hashSecret(token), new Date(now.getTime() + linkMinutes * 60_000));
  await sendMail(user, mail({ firstName: user.firstName, link: linkFor(user, token), minutes: linkMinutes }));
};
