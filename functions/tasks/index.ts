import { taskIdOf } from '#functions/data/entities/task.ts';
import { dueTasks } from '#functions/data/tasks.ts';
import { queueHandler } from '#functions/lib/queue-handler.ts';
import { lastCall, runTask } from './run.ts';

/** Does what takes longer than a call may, and resumes what was interrupted. */
export const handler = queueHandler({
  idOf: taskIdOf,
  due: dueTasks,
  deal: runTask,
  lastCall,
  unreached: 'tasks_unreached',
});
