import { commit, type WriteContext } from '#functions/data/kernel/commit.ts';
import { requireFound } from '#functions/data/kernel/require-found.ts';
import { warnOrEraseAbsent } from '#functions/data/people/retention.ts';
import { readPeoplePage } from '#functions/data/people/users.ts';
import { createTaskChange, findTask, finishTaskChange, storeCursorChange } from '#functions/data/tasks/tasks.ts';
import { findMoving } from '#functions/data/universities/moves.ts';
import { countBytes, countPeople } from './figures.ts';
import type { Step, TaskPlan } from './step.ts';

/** Handles one page. Idempotent. Leaves people of a university that is moving to a later night, or to another cell. */
const people: Step = async (taken, context) => {
  const { place } = requireFound(await findTask(taken.id));
  const [{ people: page, next }, moving] = await Promise.all([readPeoplePage(place), findMoving()]);
  const here = page.filter(({ universityId }) => universityId === undefined || !moving.has(universityId));
  for (const person of here) await warnOrEraseAbsent(person, { ...context, requestId: taken.id });
  if (next === null) return 'done';
  return (await commit([storeCursorChange(taken, next)], context)) ? 'more' : context.now;
};

/** Warns users absent for almost a year, erases those warned twice (S9.26, D82), then counts who and what is left. */
export const retention: TaskPlan = {
  steps: { people, countPeople, countBytes },
  end: (task, now) => [finishTaskChange(task, now)],
};

export const beginRetention = async (context: WriteContext): Promise<void> => {
  const id = `retention-${context.now.toISOString().slice(0, 10)}`;
  await commit(
    [createTaskChange({ id, kind: 'retention', subject: 'everybody', step: 'people' }, context.now)],
    context,
  );
};
