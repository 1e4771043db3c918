import { DeleteSuppressedDestinationCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { clientLimits } from '#functions/data/kernel/client-limits.ts';
import type { StoredUser } from '#functions/data/people/users.ts';

const ses = new SESv2Client(clientLimits);

/**
 * Takes the address of a person whose mails came back off SES's own list, from which nothing is delivered; it need not be there.
 * To be done before anything of theirs changes: when SES fails, all is as it was, and may be asked for again.
 */
export const takeOffList = async ({ email, mailTrouble }: StoredUser): Promise<void> => {
  if (!mailTrouble) return;
  try {
    await ses.send(new DeleteSuppressedDestinationCommand({ EmailAddress: email }));
  } catch (error) {
    if (!(error instanceof Error && error.name === 'NotFoundException')) throw error;
  }
};
