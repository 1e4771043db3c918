import type { DynamoDBBatchResponse } from 'aws-lambda';
import { taskIdOf, taskQueue } from '#functions/data/entities/task.ts';
import { dueTasks } from '#functions/data/tasks/tasks.ts';
import { loadKey } from '#functions/lib/keys/secrets-manager.ts';
import { invocation } from '#functions/lib/lambda/invocation.ts';
import { queueHandler } from '#functions/lib/lambda/queue-handler.ts';
import { beginRetention } from './retention.ts';
import { runTask } from './run.ts';
import { universitiesOfTask } from './universities-of-task.ts';

const handleQueue = queueHandler({
  idOf: taskIdOf,
  turnOf: taskQueue.turnOf,
  universitiesOf: universitiesOfTask,
  dueTurns: dueTasks,
  handle: runTask,
  unreached: 'tasks_unreached',
});
type Run = Parameters<typeof handleQueue>[1];

type Nightly = { begins: 'retention' };

const beginNight = invocation(async (_: Nightly, __: Run): Promise<DynamoDBBatchResponse> => {
  await loadKey('PSEUDONYM_SECRET');
  await beginRetention({ now: new Date() });
  return { batchItemFailures: [] };
});

export const handler = (
  event: Parameters<typeof handleQueue>[0] | Nightly,
  run: Run,
): Promise<DynamoDBBatchResponse> => ('begins' in event ? beginNight(event, run) : handleQueue(event, run));
