import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';

type Answer = { headers?: Record<string, string> };

/** Now, by the clock of DynamoDB's last answer: a laptop's may be wrong, and functions wait by theirs. Exact to a second. */
export const serverClock = (client: DynamoDBClient): (() => Date) => {
  let aheadMs = 0;
  client.middlewareStack.add(
    (next) => async (args) => {
      const result = await next(args);
      const said = Date.parse((result.response as Answer).headers?.date ?? '');
      if (!Number.isNaN(said)) aheadMs = said - Date.now();
      return result;
    },
    { step: 'deserialize', name: 'serverClock' },
  );
  return () => new Date(Date.now() + aheadMs);
};
