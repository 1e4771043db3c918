import { PutSuppressedDestinationCommand, SESv2Client, type SuppressionListReason } from '@aws-sdk/client-sesv2';

/** Adds an address to SES's suppression list, as a bounce or complaint does. */
export const suppress = async (address: string, reason: SuppressionListReason = 'BOUNCE'): Promise<void> => {
  const ses = new SESv2Client({});
  await ses.send(new PutSuppressedDestinationCommand({ EmailAddress: address, Reason: reason }));
  ses.destroy();
};
