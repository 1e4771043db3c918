import { commit } from '#functions/data/commit.ts';
import { mail } from '#functions/data/outbox.ts';
import type { Handlers } from '#functions/lib/serve.ts';
import type { auth } from '#shared/contracts/auth.ts';

/** Has a link mailed to the address, if it is somebody's. Who that is, the mailer finds out: neither answer nor time taken tells it here. */
export const resetPassword: Handlers<typeof auth>['resetPassword'] = async ({ body }, context) => {
  await commit([], context, { mails: [mail('resetPassword', { email: body.email }, {}, context)] });
};
