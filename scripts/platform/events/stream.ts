import type { DynamoDBStreamsClient, Shard, _Record as StreamRecord } from '@aws-sdk/client-dynamodb-streams';
import { systemClock } from '#scripts/platform/host/clock.ts';
import type { Log } from '#scripts/platform/host/logs.ts';
import type { EventSource } from '#scripts/platform/template/event-sources.ts';
import type { Checkpoints, Position } from './checkpoints.ts';
import type { Delivery } from './delivery.ts';
import { createLanes } from './lanes.ts';
import { openStream, type Stream, toLambdaRecord } from './shards.ts';

/** Lambda polls each shard four times a second: https://docs.aws.amazon.com/lambda/latest/dg/with-ddb.html */
const pollMs = 250;
/** Longer than `pollMs`, because a shard lives for hours. */
const listMs = 5000;
const retryMs = 1000;

const sequenceOf = (record: StreamRecord | undefined): string => record?.dynamodb?.SequenceNumber ?? '';

const findEnd = async (stream: Stream, shardId: string): Promise<Position> => {
  let position: Position = 'start';
  for await (const records of stream.read(shardId, 'start')) {
    if (records.length === 0) return position;
    position = { after: sequenceOf(records.at(-1)) };
  }
  return 'end';
};

/**
 * Reads every shard in order, children after their parents, until the signal aborts. Delivery is at least once.
 */
export const followStream = async (options: {
  source: EventSource;
  client: DynamoDBStreamsClient;
  checkpoints: Checkpoints;
  deliver: Delivery;
  signal: AbortSignal;
  log: Log;
}): Promise<void> => {
  const { source, client, checkpoints, deliver, signal, log } = options;
  const pause = (ms: number): Promise<void> => systemClock.until(Date.now() + ms, signal);

  /** Retries, because the database may be restarting. */
  const retry = async <T>(attempt: () => Promise<T>): Promise<T | null> => {
    let reported = '';
    while (!signal.aborted) {
      try {
        return await attempt();
      } catch (error) {
        const trouble = `The stream of ${source.tableName} cannot be read: ${error}`;
        if (trouble !== reported && !signal.aborted) log(source.lambda.label, trouble);
        reported = trouble;
        await pause(retryMs);
      }
    }
    return null;
  };

  const stream = await retry(() => openStream(client, source.tableName));
  if (!stream) return;
  const checkpoint = checkpoints(source.id, stream.arn);
  const positionOf = (shardId: string): Position => checkpoint.positions()?.[shardId] ?? 'start';

  /** Runs before a new mapping reads its first record. */
  const fixStart = async (): Promise<void> => {
    if (checkpoint.positions()) return;
    const shards = source.startsAt === 'LATEST' ? await stream.shards() : [];
    const ends = shards.map(async ({ ShardId = '' }) => [ShardId, await findEnd(stream, ShardId)] as const);
    await checkpoint.save(Object.fromEntries(await Promise.all(ends)));
  };

  const readShard = async (shardId: string): Promise<void> => {
    const save = (after: string) => checkpoint.save({ [shardId]: { after } });
    const lanes = createLanes({ count: source.lanes, batchSize: source.batchSize, deliver, save });
    let unsaved = '';
    try {
      for await (const records of stream.read(shardId, positionOf(shardId))) {
        lanes.add(records.map((record) => toLambdaRecord(record, source, stream.arn)).filter(source.filter));
        unsaved = sequenceOf(records.at(-1)) || unsaved;
        if (records.length === 0) await pause(pollMs);
        if (signal.aborted) return;
        // Covers the records that the filter passed over.
        if (unsaved && lanes.isIdle()) {
          await save(unsaved);
          unsaved = '';
        }
      }
    } finally {
      await lanes.settled();
    }
    if (lanes.isIdle()) await checkpoint.save({ [shardId]: 'end' });
  };

  /**
   * Streams keep records for a day: a trimmed position falls back to the start. The engine also calls the start of an
   * empty shard trimmed once another table was written, whose sequence numbers it shares.
   */
  const followShard = (shardId: string): Promise<unknown> =>
    retry(async () => {
      while (!signal.aborted) {
        try {
          return await readShard(shardId);
        } catch (error) {
          if (!(error instanceof Error && error.name === 'TrimmedDataAccessException')) throw error;
          const wasAtStart = positionOf(shardId) === 'start';
          await checkpoint.save({ [shardId]: 'start' });
          if (!wasAtStart) throw error;
          await pause(pollMs);
        }
      }
    });

  await retry(fixStart);
  const followed = new Map<string, Promise<unknown>>();
  while (!signal.aborted) {
    const shards = (await retry(() => stream.shards())) ?? [];
    const isListed = (id: string): boolean => shards.some(({ ShardId }) => ShardId === id);
    const isReady = ({ ShardId = '', ParentShardId: parent }: Shard): boolean =>
      !followed.has(ShardId) && (!parent || !isListed(parent) || positionOf(parent) === 'end');
    for (const { ShardId = '' } of shards.filter(isReady)) followed.set(ShardId, followShard(ShardId));
    await pause(listMs);
  }
  await Promise.all(followed.values());
};
