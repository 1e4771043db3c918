import { createHash } from 'node:crypto';
import type { Delivery } from './delivery.ts';
import type { LambdaRecord } from './shards.ts';

type Options = {
  /** The mapping's ParallelizationFactor. */
  count: number;
  batchSize: number;
  deliver: Delivery;
  /** Everything up to this record has been delivered. */
  save: (sequence: string) => Promise<void>;
};

type Waiting = { record: LambdaRecord; isDone: boolean };

const sequenceOf = ({ dynamodb }: LambdaRecord): string => dynamodb.SequenceNumber;

/** Records of one partition share a lane. */
const laneOf = ({ dynamodb: { Keys } }: LambdaRecord, count: number): number =>
  createHash('sha256').update(JSON.stringify(Keys?.PK)).digest().readUInt32BE() % count;

/**
 * Delivers batches of one shard in lanes: in order within a lane, lanes at the same time. The checkpoint is the last
 * record before the first that is not delivered, so delivery is at least once.
 * https://docs.aws.amazon.com/lambda/latest/dg/services-dynamodb-eventsourcemapping.html
 */
export const createLanes = ({ count, batchSize, deliver, save }: Options) => {
  const read: Waiting[] = [];
  const lanes = Array.from({ length: count }, () => ({ waiting: [] as Waiting[], running: Promise.resolve(true) }));

  const settle = async (batch: readonly Waiting[]): Promise<void> => {
    for (const one of batch) one.isDone = true;
    let last: Waiting | undefined;
    while (read[0]?.isDone) last = read.shift();
    if (last) await save(sequenceOf(last.record));
  };

  /** False if the signal aborted first; what waits then stays. */
  const run = async (waiting: Waiting[]): Promise<boolean> => {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, batchSize);
      if (!(await deliver(batch.map(({ record }) => record)))) return false;
      await settle(batch);
    }
    return true;
  };

  let failure: { error: unknown } | undefined;

  return {
    /** Does not wait for the delivery. Throws when a checkpoint could not be written. */
    add(records: readonly LambdaRecord[]): void {
      if (failure) throw failure.error;
      const added = records.map((record) => ({ record, isDone: false }));
      read.push(...added);
      for (const one of added) lanes[laneOf(one.record, count)]?.waiting.push(one);
      for (const lane of lanes) {
        if (lane.waiting.length === 0) continue;
        lane.running = lane.running.then((goesOn) => goesOn && run(lane.waiting));
        lane.running.catch((error: unknown) => {
          failure = { error };
        });
      }
    },
    /** Everything that was added is delivered. */
    isIdle: (): boolean => read.length === 0,
    /** Resolves when no lane delivers any more. */
    settled: (): Promise<unknown> => Promise.all(lanes.map(({ running }) => running)),
  };
};
