import { DeleteTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import { DynamoDBDocumentClient, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { nanoid } from 'nanoid';
import { type Opened, openMover } from '#scripts/operations/move/open.ts';
import { copyOf, createTables, plainHoldings } from '#scripts/platform/services.ts';

export type Item = Record<string, unknown>;
/** Two cells and a directory, in empty tables. */
export type TwoTables = { tables: { main: string; b: string }; directoryTable: string };
type Client = DynamoDBClient | DynamoDBStreamsClient;

const directoryKeys = {
  KeySchema: [{ AttributeName: 'PK', KeyType: 'HASH' as const }],
  AttributeDefinitions: [{ AttributeName: 'PK', AttributeType: 'S' as const }],
};

export const documents = (): DynamoDBDocumentClient => DynamoDBDocumentClient.from(new DynamoDBClient());

export const createTwoTables = async (): Promise<TwoTables> => {
  const client = new DynamoDBClient();
  const [base = ''] = (process.env.TABLE_NAME ?? '').split('.copy-');
  const [main = '', b = '', directoryTable = ''] = [0, 1, 2].map(() => `${copyOf(base)}${nanoid()}`);
  const StreamSpecification = { StreamViewType: 'KEYS_ONLY' as const };
  const cells = plainHoldings.tables.flatMap((table) =>
    [main, b].map((name) => ({ ...table, name, StreamSpecification })),
  );
  await createTables([...cells, { name: directoryTable, ...directoryKeys }], client);
  client.destroy();
  return { tables: { main, b }, directoryTable };
};

/** The engine slows down with the number of tables. */
export const removeTables = async ({ tables, directoryTable }: TwoTables): Promise<void> => {
  const client = new DynamoDBClient();
  for (const TableName of [...Object.values(tables), directoryTable])
    await client.send(new DeleteTableCommand({ TableName }));
  client.destroy();
};

export const listUniversity = (client: DynamoDBDocumentClient, { directoryTable }: TwoTables, id: string) =>
  client.send(new PutCommand({ TableName: directoryTable, Item: { PK: `UNIVERSITY#${id}`, cell: 'main', epoch: 0 } }));

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

const nameOf = ({ PK, SK }: Item): string => `${PK} ${SK}`;
const ofMover = /^(OLDCOPY|ROUTE|MOVES|MARK)\b/;
export const byName = (items: readonly Item[]): Item[] => items.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
/** Without what the mover itself keeps there. */
export const plainOf = (items: readonly Item[]): Item[] =>
  byName(items.filter(({ PK, SK }) => !ofMover.test(String(PK)) && SK !== 'OLDCOPY'));

/** Time passes at each wait, so that no test waits a minute for workers; `underWay` is awaited, as a bound of time is. */
export const quickly = (underWay: () => Promise<unknown> = async () => undefined): Opened['timing'] => {
  let passed = 0;
  return {
    sleep: async (ms) => {
      passed += ms;
      await underWay();
    },
    elapsed: () => passed,
    longestWriteMs: 300,
    longestWorkerRunMs: 1_000,
    longestCallMs: 1_000,
  };
};

type Call = { operation: string; input: object };
/** Tells whether the source is held once this call of the mover is done. */
export const beginsHold = (input: object): boolean => {
  const text = JSON.stringify(input);
  return text.includes('"held"') && text.includes('heldUntil') && !text.includes('"switched"');
};

/** Called around each call of the mover to a service. */
export type Watch = (call: Call, send: () => Promise<unknown>) => Promise<unknown>;

const watched = <C extends Client>(client: C, watch: Watch): C => {
  const stack = client.middlewareStack as DynamoDBClient['middlewareStack'];
  stack.add(
    (next, context) => async (args) =>
      (await watch({ operation: String(context.commandName), input: args.input }, () => next(args))) as Awaited<
        ReturnType<typeof next>
      >,
    { step: 'initialize', name: 'watch' },
  );
  return client;
};

/** A mover with clients of its own; `store` is what the edge would look up. */
export const moverOn = (
  two: TwoTables,
  {
    watch = (_, send) => send(),
    store = new Map(),
    ...given
  }: Partial<Omit<Opened, 'store'>> & { watch?: Watch; store?: Map<string, string> } = {},
) => {
  const printed: string[] = [];
  const mover = openMover({
    dynamo: watched(new DynamoDBClient(), watch),
    streams: watched(new DynamoDBStreamsClient(), watch),
    ...two,
    store: {
      put: async (Key, Value) => {
        await watch({ operation: 'PutKeyCommand', input: { Key, Value } }, async () => store.set(Key, Value));
      },
    },
    timing: quickly(),
    print: (line) => printed.push(line),
    ...given,
  });
  return { mover, store, printed };
};
