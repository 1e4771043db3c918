import type { DynamoDBBatchResponse } from 'aws-lambda';
import { taskIdOf } from '#functions/data/entities/task.ts';
import { dueTasks } from '#functions/data/tasks/tasks.ts';
import { loadKey } from '#functions/lib/keys/load-key.ts';
import { invocation } from '#functions/lib/logs/invocation.ts';
import { queueHandler } from '#functions/lib/queue-handler.ts';
import { beginRetention } from './retention.ts';
import { lastCall, runTask } from './run.ts';

const dealWithQueue = queueHandler({
  idOf: taskIdOf,
  due: dueTasks,
  deal: runTask,
  lastCall,
  unreached: 'tasks_unreached',
});
type Run = Parameters<typeof dealWithQueue>[1];

/** What the clock sends once a night. */
type Nightly = { begins: 'retention' };

const beginNight = invocation(async (_: Nightly, __: Run): Promise<DynamoDBBatchResponse> => {
  await loadKey('PSEUDONYM_SECRET');
  await beginRetention({ now: new Date() });
  return { batchItemFailures: [] };
});

/** Does what takes longer than a call may, resumes what was interrupted, and begins what is done every night. */
export const handler = (
  event: Parameters<typeof dealWithQueue>[0] | Nightly,
  run: Run,
): Promise<DynamoDBBatchResponse> => ('begins' in event ? beginNight(event, run) : dealWithQueue(event, run));
