import { commit } from '#functions/data/kernel/commit.ts';
import { mailChange } from '#functions/data/mail/outbox.ts';
import type { CallContext } from '#functions/lib/http/answer.ts';
import { AppError } from '#shared/errors.ts';

export const emailTaken = (): AppError =>
  new AppError('email_taken', { details: [{ field: 'email', code: 'email_taken' }] });

/** Mails the address's owner (D32) and returns the error. The commit has no call effects, as the call itself fails. */
export const emailTakenBy = async (ownerId: string, context: CallContext): Promise<AppError> => {
  const { now, deadline } = context;
  await commit([], { now, deadline }, { mails: [mailChange('accountExists', { userId: ownerId }, {}, context)] });
  return emailTaken();
};
