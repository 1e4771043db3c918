import type {
  DynamoDBBatchResponse,
  DynamoDBRecord,
  DynamoDBStreamEvent,
  Context as LambdaContext,
  ScheduledEvent,
} from 'aws-lambda';
import type { WriteContext } from '#functions/data/kernel/commit.ts';
import { later } from '#functions/data/kernel/queue.ts';
import { findMoving } from '#functions/data/universities/moves.ts';
import { pseudonym } from '#functions/lib/keys/pseudonym.ts';
import { loadKey } from '#functions/lib/keys/secrets-manager.ts';
import { log } from '#functions/lib/logs/logger.ts';
import { invocation, loggingReserveMs } from './invocation.ts';
import { createRounds, type Outcome } from './rounds.ts';

const firstPauseSeconds = 30;
const longestPauseSeconds = 60 * 60;

/** No item or part of a step starts with less time left, so that the timeout interrupts none. */
export const startReserveMs = 15_000;

/** Exponential backoff, half of it jitter, so that items that failed together spread out. */
export const retryAt = ({ attempts }: { attempts: number }, now: Date): Date =>
  later(now, Math.min(firstPauseSeconds * 2 ** (attempts - 1), longestPauseSeconds) * (0.5 + Math.random() / 2));

type Rounds = Parameters<typeof createRounds>[0];
type Run = Pick<LambdaContext, 'getRemainingTimeInMillis'> & Partial<Pick<LambdaContext, 'awsRequestId'>>;

type Queue = {
  /** Undefined for items that are not queued. */
  idOf: (PK: string, SK: string) => string | undefined;
  turnOf: (id: string) => string;
  /** Asked while universities are moving. */
  universitiesOf: (id: string) => Promise<readonly string[]>;
  dueTurns: Rounds['dueTurns'];
  /** Refuses an item that another worker has leased. Throws when the table cannot be reached. */
  handle: (id: string, context: WriteContext & { deadline: Date }) => Promise<Outcome>;
  unreached: string;
};

/**
 * The table's stream delivers new items at once; a schedule runs every minute for delayed items and retries. Several
 * may run at the same time, as each item is leased. All work in turns, by university (126). What belongs to a university that is moving
 * stays due, untried (134).
 */
export const queueHandler = ({ idOf, turnOf, universitiesOf, dueTurns, handle, unreached }: Queue) => {
  const begin = async (run: Run) => {
    const moving = await findMoving();
    const isMoving = async (id: string): Promise<boolean> =>
      moving.size > 0 && (await universitiesOf(id)).some((universityId) => moving.has(universityId));
    const hasTime = (): boolean => run.getRemainingTimeInMillis() >= startReserveMs;
    const tryHandle = async (id: string): Promise<Outcome | 'failed'> => {
      const now = new Date();
      const deadline = new Date(now.getTime() + run.getRemainingTimeInMillis() - loggingReserveMs);
      try {
        return (await isMoving(id)) ? 'refused' : await handle(id, { now, deadline });
      } catch (error) {
        log.error(unreached, error, { holder: pseudonym(id) });
        return 'failed';
      }
    };
    return { hasTime, ...createRounds({ dueTurns, handle: tryHandle, hasTime, random: Math.random }) };
  };

  /**
   * The stream redelivers the reported records with those after them. A single record that is done at once costs no
   * query; between others, and between the parts of one, the other turns get an item each.
   */
  const handleNew = async (records: readonly DynamoDBRecord[], run: Run): Promise<DynamoDBBatchResponse> => {
    const { hasTime, work, workRound } = await begin(run);
    const batchItemFailures: DynamoDBBatchResponse['batchItemFailures'] = [];
    for (const [i, { dynamodb }] of records.entries()) {
      const id = idOf(dynamodb?.Keys?.PK?.S ?? '', dynamodb?.Keys?.SK?.S ?? '');
      if (!id) continue;
      let outcome = hasTime() ? await work(id) : 'failed';
      while (outcome === 'more' && hasTime()) {
        await workRound(turnOf(id));
        // Without time, the clock goes on with it.
        if (hasTime()) outcome = await work(id);
      }
      if (outcome === 'failed') batchItemFailures.push({ itemIdentifier: dynamodb?.SequenceNumber ?? '' });
      if (i < records.length - 1 && hasTime()) await workRound(turnOf(id));
    }
    return { batchItemFailures };
  };

  return invocation(async (event: DynamoDBStreamEvent | ScheduledEvent, run: Run): Promise<DynamoDBBatchResponse> => {
    await loadKey('PSEUDONYM_SECRET');
    if ('Records' in event) return handleNew(event.Records, run);
    const { hasTime, workRound } = await begin(run);
    while (hasTime() && (await workRound()));
    return { batchItemFailures: [] };
  });
};
