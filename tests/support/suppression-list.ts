import { PutSuppressedDestinationCommand, SESv2Client, type SuppressionListReason } from '@aws-sdk/client-sesv2';

export const suppress = async (address: string, reason: SuppressionListReason = 'BOUNCE'): Promise<void> => {
  const ses = new SESv2Client({});
  await ses.send(new PutSuppressedDestinationCommand({ EmailAddress: address, Reason: reason }));
  ses.destroy();
};
