import type {
  DynamoDBBatchResponse,
  DynamoDBRecord,
  DynamoDBStreamEvent,
  Context as LambdaContext,
  ScheduledEvent,
} from 'aws-lambda';
import type { WriteContext } from '#functions/data/kernel/commit.ts';
import { later } from '#functions/data/kernel/queue.ts';
import { pseudonym } from '#functions/lib/keys/pseudonym.ts';
import { loadKey } from '#functions/lib/keys/secrets-manager.ts';
import { log } from '#functions/lib/logs/logger.ts';
import { invocation, loggingReserveMs } from './invocation.ts';

const firstPauseSeconds = 30;
const longestPauseSeconds = 60 * 60;

/** No item or part of a step starts with less time left, so that the timeout interrupts none. */
export const startReserveMs = 15_000;

/** Exponential backoff, half of it jitter, so that items that failed together spread out. */
export const retryAt = ({ attempts }: { attempts: number }, now: Date): Date =>
  later(now, Math.min(firstPauseSeconds * 2 ** (attempts - 1), longestPauseSeconds) * (0.5 + Math.random() / 2));

type Run = Pick<LambdaContext, 'getRemainingTimeInMillis'> & Partial<Pick<LambdaContext, 'awsRequestId'>>;

type Queue = {
  /** Undefined for items that are not queued. */
  idOf: (PK: string, SK: string) => string | undefined;
  due: (now: Date) => AsyncGenerator<string>;
  /** Skips an item that another worker has leased. Throws when the table cannot be reached. */
  handle: (id: string, context: WriteContext & { deadline: Date }) => Promise<void>;
  unreached: string;
};

/**
 * The table's stream delivers new items at once; a schedule runs every minute for delayed items and retries. Several
 * may run at the same time, as each item is leased.
 */
export const queueHandler = ({ idOf, due, handle, unreached }: Queue) => {
  const hasTime = (run: Run): boolean => run.getRemainingTimeInMillis() >= startReserveMs;

  const tryHandle = async (id: string, run: Run): Promise<boolean> => {
    const now = new Date();
    try {
      await handle(id, { now, deadline: new Date(now.getTime() + run.getRemainingTimeInMillis() - loggingReserveMs) });
      return true;
    } catch (error) {
      log.error(unreached, error, { holder: pseudonym(id) });
      return false;
    }
  };

  /** The stream redelivers the reported records with those after them. */
  const handleNew = async (records: readonly DynamoDBRecord[], run: Run): Promise<DynamoDBBatchResponse> => {
    const batchItemFailures: DynamoDBBatchResponse['batchItemFailures'] = [];
    for (const { dynamodb } of records) {
      const id = idOf(dynamodb?.Keys?.PK?.S ?? '', dynamodb?.Keys?.SK?.S ?? '');
      if (!id || (hasTime(run) && (await tryHandle(id, run)))) continue;
      batchItemFailures.push({ itemIdentifier: dynamodb?.SequenceNumber ?? '' });
    }
    return { batchItemFailures };
  };

  return invocation(async (event: DynamoDBStreamEvent | ScheduledEvent, run: Run): Promise<DynamoDBBatchResponse> => {
    await loadKey('PSEUDONYM_SECRET');
    if ('Records' in event) return handleNew(event.Records, run);
    for await (const id of due(new Date())) {
      if (!hasTime(run)) break;
      await tryHandle(id, run);
    }
    return { batchItemFailures: [] };
  });
};
