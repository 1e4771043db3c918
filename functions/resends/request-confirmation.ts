import { commit } from '#functions/data/kernel/commit.ts';
import { found } from '#functions/data/kernel/found.ts';
import { mail } from '#functions/data/mail/outbox.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import type { auth } from '#shared/contracts/auth.ts';
import { takeOffList } from './suppression-list.ts';

/** Mails the caller the link that confirms their address once more; nothing is left to do when it is confirmed, and mails arrive. */
export const requestConfirmation: Handlers<typeof auth>['requestConfirmation'] = async (_input, context) => {
  const person = found(context.person);
  const { id: userId, email, emailConfirmed, mailTrouble } = person;
  if (emailConfirmed && !mailTrouble) return;
  // Who never showed that they read it may have given somebody else's, who wants none of our mails.
  if (emailConfirmed || mailTrouble?.kind !== 'complaint') await takeOffList(person);
  await commit([], context, { mails: [mail('confirmAddress', { userId }, { email }, context)] });
};
