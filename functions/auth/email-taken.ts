import { commit } from '#functions/data/kernel/commit.ts';
import { mail } from '#functions/data/mail/outbox.ts';
import type { CallContext } from '#functions/lib/http/answer.ts';
import { AppError } from '#shared/errors.ts';

/** What is said of an address that somebody has. */
export const emailTaken = (): AppError =>
  new AppError('email_taken', { details: [{ field: 'email', code: 'email_taken' }] });

/** The same, of an address that its owner is told of (D32); the call fails, so its effects are not brought by this commit. */
export const emailTakenBy = async (ownerId: string, context: CallContext): Promise<AppError> => {
  await commit(
    [],
    { now: context.now, deadline: context.deadline },
    { mails: [mail('accountExists', { userId: ownerId }, {}, context)] },
  );
  return emailTaken();
};
