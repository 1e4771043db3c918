import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import { type DynamoDBDocumentClient, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { nanoid } from 'nanoid';
import { type Opened, openMover } from '#scripts/operations/move/open.ts';
import { copyOf, createTables, plainHoldings, type StandIns } from '#scripts/platform/services.ts';

type Item = Record<string, unknown>;
type Table = StandIns extends never ? never : (typeof plainHoldings)['tables'][number];

/** Two cells and a directory, in empty tables. */
export type TwoTables = { tables: { main: string; b: string }; directoryTable: string };

const directoryKeys = {
  KeySchema: [{ AttributeName: 'PK', KeyType: 'HASH' as const }],
  AttributeDefinitions: [{ AttributeName: 'PK', AttributeType: 'S' as const }],
};

export const createTwoTables = async (client: DynamoDBClient, base: string): Promise<TwoTables> => {
  const named = (name: string): Table[] =>
    plainHoldings.tables.map((table) => ({
      ...table,
      name,
      StreamSpecification: { StreamViewType: 'KEYS_ONLY' as const },
    }));
  const [main = '', b = '', directoryTable = ''] = ['main', 'b', 'directory'].map(() => `${copyOf(base)}${nanoid()}`);
  await createTables([...named(main), ...named(b), { name: directoryTable, ...directoryKeys }], client);
  return { tables: { main, b }, directoryTable };
};

export const listUniversity = (
  client: DynamoDBDocumentClient,
  { directoryTable }: TwoTables,
  university: string,
): Promise<unknown> =>
  client.send(
    new PutCommand({ TableName: directoryTable, Item: { PK: `UNIVERSITY#${university}`, cell: 'main', epoch: 0 } }),
  );

export const allOf = async (client: DynamoDBDocumentClient, TableName: string): Promise<Item[]> => {
  const items: Item[] = [];
  let ExclusiveStartKey: Item | undefined;
  do {
    const page = await client.send(new ScanCommand({ TableName, ConsistentRead: true, ExclusiveStartKey }));
    items.push(...(page.Items ?? []));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return items;
};

/** Time passes at each wait, so that no test waits a minute for workers. */
const quickly = () => {
  let passed = 0;
  return {
    sleep: async (ms: number) => {
      passed += ms;
    },
    elapsed: () => passed + performance.now(),
    longestWriteMs: 300,
    longestWorkerRunMs: 1_000,
  };
};

/** A mover with clients of its own, which `tap` may watch or break. */
export const moverOn = (
  two: TwoTables,
  {
    tap = () => undefined,
    ...given
  }: Partial<Opened> & { tap?: (client: DynamoDBClient | DynamoDBStreamsClient) => void } = {},
) => {
  const [dynamo, streams] = [new DynamoDBClient({ maxAttempts: 1 }), new DynamoDBStreamsClient({ maxAttempts: 1 })];
  tap(dynamo);
  tap(streams);
  const moved = new Map<string, string>();
  const printed: string[] = [];
  const store = {
    put: async (university: string, cell: string) => {
      moved.set(university, cell);
    },
  };
  const print = (line: string) => printed.push(line);
  const mover = openMover({ dynamo, streams, ...two, store, timing: quickly(), print, ...given });
  return { mover, moved, printed };
};
