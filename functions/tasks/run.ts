import type { TaskKind } from '#functions/data/entities/task.ts';
import { commit, type WriteContext } from '#functions/data/kernel/commit.ts';
import { Failure } from '#functions/data/kernel/failure.ts';
import { continueTask, enterStep, failTask, leaseTask, type StoredTask } from '#functions/data/tasks/tasks.ts';
import { pseudonym } from '#functions/lib/keys/pseudonym.ts';
import { retryAt, startReserveMs } from '#functions/lib/lambda/queue-handler.ts';
import { countEvent } from '#functions/lib/logs/count-event.ts';
import { log, withFacts } from '#functions/lib/logs/logger.ts';
import { archive } from './archive.ts';
import { formationsImport, peopleImport } from './imports.ts';
import { reminder } from './reminder.ts';
import { requestsNotice } from './requests-notice.ts';
import { retention } from './retention.ts';
import type { TaskPlan } from './step.ts';
import { universityDeletion } from './university-deletion.ts';
import { departure, userDeletion } from './user-deletion.ts';

const plans: Readonly<Record<TaskKind, TaskPlan>> = {
  userDeletion,
  universityDeletion,
  peopleImport,
  formationsImport,
  requestsNotice,
  departure,
  retention,
  archive,
  reminder,
};

const mostAttempts = 10;

type RunContext = WriteContext & { deadline: Date };

const logFields = ({ kind, step, attempts, subject }: StoredTask) => ({
  kind,
  step,
  attempt: attempts,
  subject: pseudonym(subject),
});

/** Null when the step is done, else the time at which it can continue. */
const runStep = async (task: StoredTask, context: RunContext): Promise<Date | null> => {
  const run = plans[task.kind].steps[task.step];
  if (!run) throw new Failure(`a task of the kind ${task.kind} has no step ${task.step}`);
  for (;;) {
    const outcome = await run(task, context);
    if (outcome === 'done') return null;
    if (outcome !== 'more') return outcome;
    if (Date.now() > context.deadline.getTime() - startReserveMs) return context.now;
  }
};

const runSteps = async (task: StoredTask, context: RunContext): Promise<void> => {
  const { steps, end } = plans[task.kind];
  const names = Object.keys(steps);
  for (const step of names.slice(names.indexOf(task.step))) {
    // Another worker has taken the task over.
    if (step !== task.step && !(await enterStep(task, step, context))) return;
    task.step = step;
    const at = await runStep(task, context);
    if (at) {
      await continueTask(task, at, context);
      return;
    }
  }
  await commit(end(task, context.now), context);
  log.info('task_done', logFields(task));
};

const runTaken = async (task: StoredTask, context: RunContext): Promise<void> => {
  try {
    await runSteps(task, context);
  } catch (error) {
    const isParked = task.attempts >= mostAttempts;
    log.error(isParked ? 'task_parked' : 'task_failed', error, logFields(task));
    if (isParked) countEvent('TasksParked');
    const failure = error instanceof Error ? error.name : 'unknown';
    await failTask(task, { at: retryAt(task, context.now), failure, isParked }, context);
  }
};

/**
 * Runs a task that is due and unleased until it is done or the function's time is up. Failures are retried with
 * backoff. Throws when the table cannot be reached; the task is due again when its lease ends.
 */
export const runTask = async (id: string, context: RunContext): Promise<void> => {
  const task = await leaseTask(id, context);
  if (task) await withFacts({ cause: task.requestId }, () => runTaken(task, { ...context, requestId: task.requestId }));
};
