import { DeleteSuppressedDestinationCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { limitToAnswerTime } from '#functions/data/kernel/answer-time.ts';
import { clientLimits } from '#functions/data/kernel/client-limits.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { requireFound } from '#functions/data/kernel/require-found.ts';
import { mailChange, requeueMailChange } from '#functions/data/mail/outbox.ts';
import { listParkedOfMember } from '#functions/data/mail/outbox-queue.ts';
import { endMailTroubleChange } from '#functions/data/people/mail-trouble.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import { calls, type Handlers, serve } from '#functions/lib/http/serve.ts';
import { auth } from '#shared/contracts/auth.ts';
import { usercv } from '#shared/contracts/usercv.ts';
import { users } from '#shared/contracts/users.ts';
import { AppError } from '#shared/errors.ts';
import { contact } from './contact.ts';

const ses = new SESv2Client(clientLimits);
limitToAnswerTime(ses);

/**
 * SES's suppression list blocks delivery. Idempotent. Runs before any write, so that a failure of SES leaves nothing
 * changed and the call can be repeated.
 */
const takeOffList = async ({ email, mailTrouble }: StoredUser): Promise<void> => {
  if (!mailTrouble) return;
  try {
    await ses.send(new DeleteSuppressedDestinationCommand({ EmailAddress: email }));
  } catch (error) {
    if (!(error instanceof Error && error.name === 'NotFoundException')) throw error;
  }
};

/** Does nothing when the address is confirmed and mails arrive. */
const requestConfirmation: Handlers<typeof auth>['requestConfirmation'] = async (_, context) => {
  const person = requireFound(context.person);
  const { id: userId, email, emailConfirmed, mailTrouble } = person;
  if (emailConfirmed && !mailTrouble) return;
  // An unconfirmed address with a complaint may be a stranger's, so it stays suppressed.
  if (emailConfirmed || mailTrouble?.kind !== 'complaint') await takeOffList(person);
  await commit([], context, { mails: [mailChange('confirmAddress', { userId }, { email }, context)] });
};

const resendMail: Handlers<typeof users>['resendMail'] = async (_, context) => {
  const person = requireFound(context.person);
  const failed = await listParkedOfMember(person);
  const changes = [
    ...(person.mailTrouble ? [endMailTroubleChange(person.id, context.now)] : []),
    ...failed.map((parked) => requeueMailChange(parked, context.now)),
  ];
  if (changes.length === 0) return;
  await takeOffList(person);
  if (!(await commit(changes, context))) throw new AppError('conflict');
};

// Separate from users and auth: only this function may change the suppression list and loads the SES v2 client.
export const handler = serve(
  calls({ resendMail: users.resendMail }, { resendMail }),
  calls({ requestConfirmation: auth.requestConfirmation }, { requestConfirmation }),
  calls({ contact: usercv.contact }, { contact }),
);
