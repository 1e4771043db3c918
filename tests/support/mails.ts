import { accepted } from '#functions/mails/accepted.ts';
import { accountExists } from '#functions/mails/account-exists.ts';
import { invitation } from '#functions/mails/invitation.ts';
import type { Compose } from '#functions/mails/layout.ts';
import { passwordChanged } from '#functions/mails/password-changed.ts';
import { registrationReceived } from '#functions/mails/registration-received.ts';
import { rejected } from '#functions/mails/rejected.ts';
import { resetPassword } from '#functions/mails/reset-password.ts';

type Facts = { firstName: string; university: string; link: string; loginLink?: string };

/** Every mail of the product, filled in; `link` leads to choosing a password. */
export const sampleMails = ({ firstName, university, link, loginLink = link }: Facts): Record<string, Compose> => ({
  'registration-received': registrationReceived({ firstName, university, link: loginLink }),
  'account-exists': accountExists({ firstName, link: loginLink }),
  accepted: accepted({ firstName, university, link: loginLink }),
  rejected: rejected({ firstName, university, link: loginLink }),
  invitation: invitation({ firstName, university, link, days: 7 }),
  'reset-password': resetPassword({ firstName, link, minutes: 60 }),
  'password-changed': passwordChanged({ firstName, link: loginLink }),
});
