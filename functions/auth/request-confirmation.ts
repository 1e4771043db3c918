import { commit } from '#functions/data/commit.ts';
import { found } from '#functions/data/found.ts';
import { mail } from '#functions/data/outbox.ts';
import type { Handlers } from '#functions/lib/serve.ts';
import type { auth } from '#shared/contracts/auth.ts';

/** Mails the caller the link that confirms their address once more; nothing is left to do when it is confirmed, and mails arrive. */
export const requestConfirmation: Handlers<typeof auth>['requestConfirmation'] = async (_input, context) => {
  const { id: userId, email, emailConfirmed, mailTrouble } = found(context.person);
  if (emailConfirmed && !mailTrouble) return;
  await commit([], context, { mails: [mail('confirmAddress', { userId }, { email }, context)] });
};
