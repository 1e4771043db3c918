import { commit } from '#functions/data/kernel/commit.ts';
import { found } from '#functions/data/kernel/found.ts';
import { again } from '#functions/data/mail/outbox.ts';
import { parkedOfMember } from '#functions/data/mail/outbox-queue.ts';
import { troubleEnded } from '#functions/data/people/mail-trouble.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import type { users } from '#shared/contracts/users.ts';
import { AppError } from '#shared/errors.ts';
import { takeOffList } from './suppression-list.ts';

/** Trusts the address of a member again, and has the mails that did not reach them sent; without need, nothing happens. */
export const resendMail: Handlers<typeof users>['resendMail'] = async (_, context) => {
  const person = found(context.person);
  const failed = await parkedOfMember(person);
  const changes = [
    ...(person.mailTrouble ? [troubleEnded(person.id, context.now)] : []),
    ...failed.map((mail) => again(mail, context.now)),
  ];
  if (changes.length === 0) return;
  await takeOffList(person);
  if (!(await commit(changes, context))) throw new AppError('conflict');
};
