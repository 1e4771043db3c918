import { commit, type WriteContext } from '#functions/data/kernel/commit.ts';
import { Failure } from '#functions/data/kernel/failure.ts';
import { continueTask, enterStep, failTask, type StoredTask, takeTask } from '#functions/data/tasks/tasks.ts';
import { pseudonym } from '#functions/lib/keys/pseudonym.ts';
import { countEvent } from '#functions/lib/logs/count-event.ts';
import { log, withFacts } from '#functions/lib/logs/logger.ts';
import { pauseEnd } from '#functions/lib/queue-handler.ts';
import { plans } from './plans.ts';

/** Kept of the function's time, in milliseconds: no part of a step is begun that could be cut off in the middle. */
export const lastCall = 15_000;
/** After so many failures in a row somebody should look at it. */
const mostAttempts = 10;

type RunContext = WriteContext & { deadline: Date };

/** What a line of the log says of a task. */
const described = ({ kind, step, attempts, subject }: StoredTask) => ({
  kind,
  step,
  attempt: attempts,
  subject: pseudonym(subject),
});

/** Does what is left of a step; when it cannot go on now, the time at which it can. */
const finish = async (task: StoredTask, context: RunContext): Promise<Date | null> => {
  const run = plans[task.kind].steps[task.step];
  if (!run) throw new Failure(`a task of the kind ${task.kind} has no step ${task.step}`);
  for (;;) {
    const outcome = await run(task, context);
    if (outcome === 'done') return null;
    if (outcome !== 'more') return outcome;
    if (Date.now() > context.deadline.getTime() - lastCall) return context.now;
  }
};

const proceed = async (task: StoredTask, context: RunContext): Promise<void> => {
  const { steps, end } = plans[task.kind];
  const names = Object.keys(steps);
  for (const step of names.slice(names.indexOf(task.step))) {
    // Somebody else goes on with it.
    if (step !== task.step && !(await enterStep(task, step, context))) return;
    task.step = step;
    const at = await finish(task, context);
    if (at) {
      await continueTask(task, at, context);
      return;
    }
  }
  await commit(end(task, context.now), context);
  log.info('task_done', described(task));
};

const runTaken = async (task: StoredTask, context: RunContext): Promise<void> => {
  try {
    await proceed(task, context);
  } catch (error) {
    const isParked = task.attempts >= mostAttempts;
    log.error(isParked ? 'task_parked' : 'task_failed', error, described(task));
    if (isParked) countEvent('TasksParked');
    const failure = error instanceof Error ? error.name : 'unknown';
    await failTask(task, { at: pauseEnd(task, context.now), failure, isParked }, context);
  }
};

/**
 * Goes on with a task where it stopped, if it is due and nobody else does it, as far as the function's time reaches. What fails is
 * tried again, later each time. Throws when the table cannot be reached; the task then comes back when its lease has ended.
 */
export const runTask = async (id: string, context: RunContext): Promise<void> => {
  const task = await takeTask(id, context);
  if (task) await withFacts({ cause: task.requestId }, () => runTaken(task, { ...context, requestId: task.requestId }));
};
