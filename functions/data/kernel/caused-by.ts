import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Change } from './change.ts';

type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

// Compares names: importing the entities would put both into every bundle.
const goesOnLater = ({ entity }: Change): boolean => ['Mail', 'Task'].includes(entity.entityName);

/** Notes the request that causes it with a mail or a task, so that the lines of both can be found by one another. */
export const causedBy = (requestId: string | undefined, change: Change, write: Write): Write => {
  if (requestId === undefined || !goesOnLater(change)) return write;
  const { Put, Update } = write;
  if (Put) return { Put: { ...Put, Item: { ...Put.Item, requestId } } };
  if (!Update) return write;
  return {
    Update: {
      ...Update,
      // Every update of an entity sets its name at least.
      UpdateExpression: Update.UpdateExpression?.replace('SET ', 'SET #cause = :cause, '),
      ExpressionAttributeNames: { ...Update.ExpressionAttributeNames, '#cause': 'requestId' },
      ExpressionAttributeValues: { ...Update.ExpressionAttributeValues, ':cause': requestId },
    },
  };
};
