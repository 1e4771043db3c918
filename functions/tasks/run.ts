import type { TaskKind } from '#functions/data/entities/task.ts';
import { commit, type WriteContext } from '#functions/data/kernel/commit.ts';
import { Failure } from '#functions/data/kernel/failure.ts';
import { continueTask, enterStep, failTask, leaseTask, type StoredTask } from '#functions/data/tasks/tasks.ts';
import { pseudonym } from '#functions/lib/keys/pseudonym.ts';
import { retryAt, startReserveMs } from '#functions/lib/lambda/queue-handler.ts';
import type { Outcome } from '#functions/lib/lambda/rounds.ts';
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

/** A task that has more to do gives its turn back after this time, so that others' tasks do not wait until it is done. */
const sliceMs = 5_000;

type RunContext = WriteContext & { deadline: Date };

const logFields = ({ kind, step, attempts, subject }: StoredTask) => ({
  kind,
  step,
  attempt: attempts,
  subject: pseudonym(subject),
});

/** The time at which a step that is not done can continue. */
const runStep = async (task: StoredTask, context: RunContext): Promise<'done' | 'more' | Date> => {
  const run = plans[task.kind].steps[task.step];
  if (!run) throw new Failure(`a task of the kind ${task.kind} has no step ${task.step}`);
  const endsAt = Math.min(context.now.getTime() + sliceMs, context.deadline.getTime() - startReserveMs);
  for (;;) {
    const outcome = await run(task, context);
    if (outcome !== 'more' || Date.now() >= endsAt) return outcome;
  }
};

const runSteps = async (task: StoredTask, context: RunContext): Promise<Outcome> => {
  const { steps, end } = plans[task.kind];
  const names = Object.keys(steps);
  for (const step of names.slice(names.indexOf(task.step))) {
    // Another worker has taken the task over.
    if (step !== task.step && !(await enterStep(task, step, context))) return 'done';
    task.step = step;
    const outcome = await runStep(task, context);
    if (outcome === 'done') continue;
    const isKept = await continueTask(task, outcome === 'more' ? context.now : outcome, context);
    return isKept && outcome === 'more' ? 'more' : 'done';
  }
  await commit(end(task, context.now), context);
  log.info('task_done', logFields(task));
  return 'done';
};

const runTaken = async (task: StoredTask, context: RunContext): Promise<Outcome> => {
  try {
    return await runSteps(task, context);
  } catch (error) {
    const isParked = task.attempts >= mostAttempts;
    log.error(isParked ? 'task_parked' : 'task_failed', error, logFields(task));
    if (isParked) countEvent('TasksParked');
    const failure = error instanceof Error ? error.name : 'unknown';
    await failTask(task, { at: retryAt(task, context.now), failure, isParked }, context);
    return 'done';
  }
};

/**
 * Runs a task that is due and unleased until it is done or its slice of time is up. Failures are retried with
 * backoff. Throws when the table cannot be reached; the task is due again when its lease ends.
 */
export const runTask = async (id: string, context: RunContext): Promise<Outcome> => {
  const task = await leaseTask(id, context);
  if (!task) return 'refused';
  return withFacts({ cause: task.requestId }, () => runTaken(task, { ...context, requestId: task.requestId }));
};
