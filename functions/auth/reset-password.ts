import { findAccount } from '#functions/data/accounts.ts';
import { sendMail } from '#functions/lib/mailer.ts';
import { newPasswordLink } from '#functions/lib/password-link.ts';
import type { Handlers } from '#functions/lib/serve.ts';
import { mayMail } from '#functions/lib/throttle.ts';
import { resetPassword as mail } from '#functions/mails/reset-password.ts';
import type { auth } from '#shared/contracts/auth.ts';

/** How long a reset link works, in minutes. */
const linkMinutes = 60;

/** Mails a link to the owner of the address, whatever their status; the answer tells nobody whether there is one. */
export const resetPassword: Handlers<typeof auth>['resetPassword'] = async ({ body }, { now }) => {
  const user = (await findAccount(body.email))?.user;
  if (!user || !(await mayMail(user.email, now))) return;
  const link = await newPasswordLink(user, 'reset', new Date(now.getTime() + linkMinutes * 60_000));
  await sendMail(user, mail({ firstName: user.firstName, link, minutes: linkMinutes }));
};
