import { commit, type WriteContext } from '#functions/data/kernel/commit.ts';
import { found } from '#functions/data/kernel/found.ts';
import { attendToAbsence } from '#functions/data/people/retention.ts';
import { readSomePeople } from '#functions/data/people/users.ts';
import { findTask, placeReached, taskBegun, taskDone } from '#functions/data/tasks/tasks.ts';
import type { Step, TaskPlan } from './step.ts';

/** Handles a page of people; idempotent. */
const people: Step = async (taken, context) => {
  const { place } = found(await findTask(taken.id));
  const { people: page, next } = await readSomePeople(place);
  for (const person of page) await attendToAbsence(person, { ...context, requestId: taken.id });
  if (next === null) return 'done';
  // Another worker has taken the task over.
  return (await commit([placeReached(taken, next)], context)) ? 'more' : context.now;
};

/** Goes through all people once: warns those absent for almost a year, and erases those warned twice (S9.26, D82). */
export const retention: TaskPlan = { steps: { people }, end: (task, now) => [taskDone(task, now)] };

/** Begins today's task; does nothing when it exists. */
export const beginRetention = async (context: WriteContext): Promise<void> => {
  const id = `retention-${context.now.toISOString().slice(0, 10)}`;
  await commit([taskBegun({ id, kind: 'retention', subject: 'everybody', step: 'people' }, context.now)], context);
};
