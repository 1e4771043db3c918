import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import { userPartition } from '#functions/data/entities/user.ts';
import { table } from '#functions/data/kernel/table.ts';
import { pseudonym } from '#functions/lib/keys/pseudonym.ts';

/** `item` is its pseudonym in the log; undefined when the item is gone. */
export const findItemKey = async (userId: string, item: string): Promise<string | undefined> => {
  const pages = paginateQuery(
    { client: table.getDocumentClient() },
    {
      TableName: table.getName(),
      KeyConditionExpression: 'PK = :person',
      ExpressionAttributeValues: { ':person': userPartition(userId) },
      ProjectionExpression: 'PK, SK',
      ConsistentRead: true,
    },
  );
  for await (const { Items = [] } of pages) {
    for (const { PK, SK } of Items) {
      // The log's pseudonym covers what follows the kind.
      const [, id = ''] = /^[^#]*#(.+)$/.exec(SK) ?? [];
      if (pseudonym(id) === item) return JSON.stringify({ PK: { S: PK }, SK: { S: SK } });
    }
  }
  return undefined;
};
