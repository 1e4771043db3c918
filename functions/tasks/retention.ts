import { commit, type WriteContext } from '#functions/data/kernel/commit.ts';
import { found } from '#functions/data/kernel/found.ts';
import { attendToAbsence } from '#functions/data/people/retention.ts';
import { readSomePeople } from '#functions/data/people/users.ts';
import { findTask, placeReached, taskBegun, taskDone } from '#functions/data/tasks/tasks.ts';
import type { Step, TaskPlan } from './step.ts';

/** Looks after some people; what is repeated after a crash does nothing twice. */
const people: Step = async (taken, context) => {
  const { place } = found(await findTask(taken.id));
  const { people: some, next } = await readSomePeople(place);
  for (const person of some) await attendToAbsence(person, { ...context, requestId: taken.id });
  if (next === null) return 'done';
  // When somebody else has taken the task since, they go on.
  return (await commit([placeReached(taken, next)], context)) ? 'more' : context.now;
};

/** Goes through all people once: mails whoever has been absent for almost a year, erases whoever was told twice (S9.26, D82). */
export const retention: TaskPlan = { steps: { people }, end: (task, now) => [taskDone(task, now)] };

/** Begins the round of today; does nothing when it has begun. */
export const beginRetention = async (context: WriteContext): Promise<void> => {
  const id = `retention-${context.now.toISOString().slice(0, 10)}`;
  await commit([taskBegun({ id, kind: 'retention', subject: 'everybody', step: 'people' }, context.now)], context);
};
