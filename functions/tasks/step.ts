import type { Change } from '#functions/data/kernel/change.ts';
import type { WriteContext } from '#functions/data/kernel/commit.ts';
import type { StoredTask } from '#functions/data/tasks/tasks.ts';

/**
 * Does a small part of what a step is for, and may do it again: `done` when nothing of it is left, `more` when something may be, a
 * time when it can only go on then.
 */
export type Step = (task: StoredTask, context: WriteContext) => Promise<'done' | 'more' | Date>;

/** By then, in seconds, every call has ended that had begun before a deletion: no function runs longer. */
export const longestRun = 90;

/** What a kind of task does: its steps, in their order, and the changes by which it ends. */
export type TaskPlan = {
  steps: Readonly<Record<string, Step>>;
  end: (task: StoredTask, now: Date) => Change[];
};
