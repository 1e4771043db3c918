import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { Table } from 'dynamodb-toolbox/table';
import { limitToAnswerTime } from './answer-time.ts';
import { clientLimits } from './client-limits.ts';
import { Failure } from './failure.ts';
import { migrateResponse } from './shapes.ts';
import './unreadable-item.ts';

const client = new DynamoDBClient(clientLimits);
limitToAnswerTime(client);
const documentClient = DynamoDBDocumentClient.from(client, {
  marshallOptions: { removeUndefinedValues: true },
});
// Every command that reads returns items in the current shape.
documentClient.middlewareStack.add(
  (next) => async (args) => {
    const result = await next(args);
    return { ...result, output: migrateResponse(result.output) };
  },
  { step: 'initialize', name: 'todaysShape' },
);

/** The name is read at the first call, so that importing an entity needs no environment. */
export const table = new Table({
  documentClient,
  name: () => {
    const name = process.env.TABLE_NAME;
    if (!name) throw new Failure('TABLE_NAME is not set');
    return name;
  },
  partitionKey: { name: 'PK', type: 'string' },
  sortKey: { name: 'SK', type: 'string' },
  indexes: {
    GSI1: {
      type: 'global',
      partitionKey: { name: 'GSI1PK', type: 'string' },
      sortKey: { name: 'GSI1SK', type: 'string' },
    },
  },
});

/** Spread into every entity. */
export const named = <const N extends string>(name: N) => ({ name, table, timestamps: false }) as const;
