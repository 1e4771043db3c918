import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Clock } from '#scripts/platform/host/clock.ts';
import type { Log } from '#scripts/platform/host/logs.ts';
import type { Invoked, LambdaService } from '#scripts/platform/lambda/service.ts';
import type { EventSource } from '#scripts/platform/template/event-sources.ts';
import type { LambdaRecord } from './shards.ts';

type Batch = readonly LambdaRecord[];

/** AWS does not document Lambda's retry delay for streams; this backs off exponentially. */
const firstWaitMs = 1000;
const longestWaitMs = 60_000;

const report = z.object({
  batchItemFailures: z.optional(z.nullable(z.array(z.object({ itemIdentifier: z.optional(z.nullable(z.string())) })))),
});

/**
 * Returns the records from the first reported failure on.
 * https://docs.aws.amazon.com/lambda/latest/dg/services-ddb-batchfailurereporting.html
 */
const remainder = (batch: Batch, invoked: Invoked, { reportsFailures }: EventSource): Batch => {
  if (!('result' in invoked)) return batch;
  const parsed = report.safeParse(invoked.result ?? {});
  const failures = (reportsFailures && parsed.success && parsed.data.batchItemFailures) || [];
  if (failures.length === 0) return [];
  const places = failures.map(({ itemIdentifier }) =>
    batch.findIndex(({ dynamodb }) => dynamodb.SequenceNumber === itemIdentifier),
  );
  return batch.slice(Math.max(0, Math.min(...places)));
};

/**
 * Delivers batches in order. A failed batch is retried, and bisected if the mapping says so, until its records expire
 * or the retries run out; throttling does not count as a retry. Resolves to false if the signal aborted first.
 * https://docs.aws.amazon.com/lambda/latest/dg/with-ddb.html
 */
export const createDelivery = (options: {
  source: EventSource;
  service: LambdaService;
  clock: Clock;
  signal: AbortSignal;
  log: Log;
}) => {
  const { source, service, clock, signal, log } = options;
  const { lambda } = source;

  const isTooOld = ({ dynamodb }: LambdaRecord): boolean =>
    clock.now() - dynamodb.ApproximateCreationDateTime * 1000 > source.oldestMs;
  const discard = (count: number, why: string): void => {
    if (count > 0) log(lambda.label, `${count} records of ${source.tableName}’s stream are given up: ${why}`);
  };

  const deliver = async (batch: Batch, retries = 0, waitMs = firstWaitMs): Promise<boolean> => {
    const young = batch.filter((record) => !isTooOld(record));
    discard(batch.length - young.length, 'they are too old');
    if (young.length === 0) return true;
    if (signal.aborted) return false;
    const invoked = await service.invoke(lambda, { Records: young }, randomUUID());
    const rest = remainder(young, invoked, source);
    if (rest.length === 0) return true;
    if (signal.aborted) return false;
    const isThrottled = 'throttled' in invoked;
    // Bisects only when the whole batch failed. Bisecting does not count as a retry.
    const isSplit = source.bisects && !isThrottled && rest.length > 1 && rest.length === young.length;
    if (!isSplit && !isThrottled && retries >= source.mostRetries) {
      discard(rest.length, `the function failed ${retries + 1} times`);
      return true;
    }
    await clock.until(clock.now() + waitMs, signal);
    const nextWaitMs = Math.min(2 * waitMs, longestWaitMs);
    if (isSplit) {
      const middle = Math.ceil(rest.length / 2);
      const isFirstDone = await deliver(rest.slice(0, middle), retries, nextWaitMs);
      return isFirstDone && deliver(rest.slice(middle), retries, nextWaitMs);
    }
    return deliver(rest, isThrottled ? retries : retries + 1, nextWaitMs);
  };
  return deliver;
};

export type Delivery = ReturnType<typeof createDelivery>;
