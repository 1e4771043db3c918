import { randomUUID } from 'node:crypto';
import {
  DescribeStreamCommand,
  type DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type Shard as ListedShard,
  ListStreamsCommand,
  type ShardIteratorType,
} from '@aws-sdk/client-dynamodb-streams';
import type { Item } from '#scripts/operations/restore/scan.ts';
import { keyOf, nameOf, type Rows, type Sleep } from './items.ts';

type Shard = { iterator: string | undefined; parent: string | undefined; hasPassed: boolean };

export type Capture = Awaited<ReturnType<typeof openCapture>>;

const pollMs = 50;
/** After a crash, DynamoDB deletes the mover's marks. */
const markSeconds = 3600;

const findStream = async (client: DynamoDBStreamsClient, TableName: string): Promise<string> => {
  const { Streams = [] } = await client.send(new ListStreamsCommand({ TableName }));
  // A stream's label is its creation time.
  const [newest] = Streams.toSorted((a, b) => ((a.StreamLabel ?? '') < (b.StreamLabel ?? '') ? 1 : -1));
  if (!newest?.StreamArn) throw new Error(`The table ${TableName} has no stream`);
  return newest.StreamArn;
};

/**
 * Collects the keys of all items that are written to the table from now on. Nothing is read between calls, so a caller polls
 * more often than iterators last, which is a quarter of an hour.
 */
export const openCapture = async (client: DynamoDBStreamsClient, rows: Rows, sleep: Sleep) => {
  const StreamArn = await findStream(client, rows.table);
  const shards = new Map<string, Shard>();
  let marks = new Set<string>();
  let keys = new Map<string, Item>();

  const list = async (): Promise<ListedShard[]> => {
    const found: ListedShard[] = [];
    let ExclusiveStartShardId: string | undefined;
    do {
      const { StreamDescription } = await client.send(new DescribeStreamCommand({ StreamArn, ExclusiveStartShardId }));
      found.push(...(StreamDescription?.Shards ?? []));
      ExclusiveStartShardId = StreamDescription?.LastEvaluatedShardId;
    } while (ExclusiveStartShardId);
    return found;
  };

  const open = async (listed: readonly ListedShard[], ShardIteratorType: ShardIteratorType): Promise<void> => {
    for (const { ShardId = '', ParentShardId: parent } of listed.filter(({ ShardId = '' }) => !shards.has(ShardId))) {
      const command = new GetShardIteratorCommand({ StreamArn, ShardId, ShardIteratorType });
      const { ShardIterator: iterator } = await client.send(command);
      shards.set(ShardId, { iterator, parent, hasPassed: false });
    }
  };

  const readShard = async (shard: Shard): Promise<void> => {
    const { Records = [], NextShardIterator } = await client.send(
      new GetRecordsCommand({ ShardIterator: shard.iterator }),
    );
    shard.iterator = NextShardIterator;
    for (const { dynamodb } of Records) {
      const key = keyOf(dynamodb?.Keys ?? {});
      if (marks.has(key.PK?.S ?? '')) shard.hasPassed = true;
      keys.set(nameOf(key), key);
    }
  };

  const readAll = async (): Promise<void> => {
    const live = [...shards.values()].filter(({ iterator }) => iterator !== undefined);
    await Promise.all(live.map(readShard));
    // The children of a shard that has ended are read from their beginning, since its records came before theirs.
    if (live.some(({ iterator }) => iterator === undefined)) await open(await list(), 'TRIM_HORIZON');
  };

  const mark = async (): Promise<void> => {
    const PK = `MARK#${randomUUID()}`;
    marks.add(PK);
    const ttl = { N: String(Math.ceil(Date.now() / 1000) + markSeconds) };
    await rows.put([{ PK: { S: PK }, SK: { S: 'MARK' }, ttl }]);
  };

  const hasChild = (id: string): boolean => [...shards.values()].some(({ parent }) => parent === id);

  /** A mark lands in the shard that its random key belongs to, so marks are put until every open shard has shown one. */
  const passMarks = async (): Promise<void> => {
    marks = new Set();
    for (const shard of shards.values()) shard.hasPassed = false;
    const behind = () =>
      [...shards].filter(([id, { iterator, hasPassed }]) => (iterator === undefined ? !hasChild(id) : !hasPassed));
    for (let left = behind(); left.length > 0; left = behind()) {
      await Promise.all(left.map(mark));
      await readAll();
      if (behind().length === 0) break;
      await sleep(pollMs);
      await open(await list(), 'TRIM_HORIZON');
    }
    await rows.remove([...marks].map((PK) => ({ PK: { S: PK }, SK: { S: 'MARK' } })));
  };

  const taken = (): Item[] => {
    const all = [...keys.values()];
    keys = new Map();
    return all;
  };

  // Shards that had ended before are not read: what they tell, the backfill reads.
  const first = (await list()).filter(({ SequenceNumberRange }) => !SequenceNumberRange?.EndingSequenceNumber);
  await open(first, 'LATEST');
  // Only then is it sure that a later write is seen.
  await passMarks();

  return {
    /** The keys that were written since the last call, as far as the stream shows them already. */
    async poll(): Promise<Item[]> {
      await readAll();
      return taken();
    },

    /** As `poll`, and everything that was written before this call is among them. */
    async drain(): Promise<Item[]> {
      await passMarks();
      return taken();
    },

    /** Reads, and keeps the keys for the next `poll`. */
    follow: readAll,
  };
};
