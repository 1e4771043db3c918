import type {
  DynamoDBBatchResponse,
  DynamoDBRecord,
  DynamoDBStreamEvent,
  Context as LambdaContext,
  ScheduledEvent,
} from 'aws-lambda';
import type { WriteContext } from '#functions/data/kernel/commit.ts';
import { later } from '#functions/data/kernel/queue.ts';
import { loadKey } from './keys/load-key.ts';
import { pseudonym } from './keys/pseudonym.ts';
import { invocation } from './logs/invocation.ts';
import { log } from './logs/logger.ts';

/** The pause after a first failure, and the longest of all, in seconds. */
const firstPause = 30;
const longestPause = 60 * 60;

/** Until when an item that failed is left alone. The pause doubles; half of it is random, so that what failed together does not come back together. */
export const pauseEnd = ({ attempts }: { attempts: number }, now: Date): Date =>
  later(now, Math.min(firstPause * 2 ** (attempts - 1), longestPause) * (0.5 + Math.random() / 2));

/** Kept to say that the table was too slow, in milliseconds. */
const lastWords = 500;

type Run = Pick<LambdaContext, 'getRemainingTimeInMillis'> & Partial<Pick<LambdaContext, 'awsRequestId'>>;

type Queue = {
  /** The id of the item in that place of the table; undefined for a place of something else. */
  idOf: (PK: string, SK: string) => string | undefined;
  due: (now: Date) => AsyncGenerator<string>;
  /** Deals with one item, if nobody else does. Throws when the table could not be reached. */
  deal: (id: string, context: WriteContext & { deadline: Date }) => Promise<void>;
  /** Kept of the function's time, in milliseconds: no item is begun that could be cut off in the middle. */
  lastCall: number;
  /** What the log calls it when the table could not be reached. */
  unreached: string;
};

/**
 * The Lambda handler of what waits in the table: a new item is dealt with when the table's stream tells of it, and every minute
 * what is due later, or again. Any number may run at once.
 */
export const queueHandler = ({ idOf, due, deal, lastCall, unreached }: Queue) => {
  const hasTime = (run: Run): boolean => run.getRemainingTimeInMillis() >= lastCall;

  /** False when the table could not be reached. */
  const tryToDeal = async (id: string, run: Run): Promise<boolean> => {
    const now = new Date();
    try {
      await deal(id, { now, deadline: new Date(now.getTime() + run.getRemainingTimeInMillis() - lastWords) });
      return true;
    } catch (error) {
      log.error(unreached, error, { holder: pseudonym(id) });
      return false;
    }
  };

  /** The new items that the table's stream tells of. One that was not reached comes again with those after it. */
  const dealWithNew = async (records: readonly DynamoDBRecord[], run: Run): Promise<DynamoDBBatchResponse> => {
    const batchItemFailures: DynamoDBBatchResponse['batchItemFailures'] = [];
    for (const { dynamodb } of records) {
      const id = idOf(dynamodb?.Keys?.PK?.S ?? '', dynamodb?.Keys?.SK?.S ?? '');
      if (!id || (hasTime(run) && (await tryToDeal(id, run)))) continue;
      batchItemFailures.push({ itemIdentifier: dynamodb?.SequenceNumber ?? '' });
    }
    return { batchItemFailures };
  };

  return invocation(async (event: DynamoDBStreamEvent | ScheduledEvent, run: Run): Promise<DynamoDBBatchResponse> => {
    await loadKey('PSEUDONYM_SECRET');
    if ('Records' in event) return dealWithNew(event.Records, run);
    for await (const id of due(new Date())) {
      if (!hasTime(run)) break;
      await tryToDeal(id, run);
    }
    return { batchItemFailures: [] };
  });
};
