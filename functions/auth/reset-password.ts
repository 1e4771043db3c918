import { commit } from '#functions/data/kernel/commit.ts';
import { mail } from '#functions/data/mail/outbox.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import type { auth } from '#shared/contracts/auth.ts';

/** Has a link mailed to the address, if it is somebody's. Who that is, the mailer finds out: neither answer nor time taken tells it here. */
export const resetPassword: Handlers<typeof auth>['resetPassword'] = async ({ body }, context) => {
  await commit([], context, { mails: [mail('resetPassword', { email: body.email }, {}, context)] });
};
