import type { Change } from '#functions/data/kernel/change.ts';
import type { WriteContext } from '#functions/data/kernel/commit.ts';
import { later } from '#functions/data/kernel/queue.ts';
import type { StoredTask } from '#functions/data/tasks/tasks.ts';

/** Must be idempotent. Returns `done`, `more` when something may be left, or the time to continue at. */
export type Step = (task: StoredTask, context: WriteContext) => Promise<'done' | 'more' | Date>;

export type TaskPlan = {
  steps: Readonly<Record<string, Step>>;
  end: (task: StoredTask, now: Date) => Change[];
};

/** No function runs longer, so calls that began before a deletion have ended by then. */
const longestRunSeconds = 90;

/** Repeats a deletion's steps once all calls that began before it have ended, as these may have written meanwhile. */
export const repeatForStragglers =
  (steps: readonly Step[]): Step =>
  async (task, context) => {
    const endsAt = later(new Date(task.createdAt), longestRunSeconds);
    if (context.now < endsAt) return endsAt;
    const outcomes: Awaited<ReturnType<Step>>[] = [];
    for (const step of steps) outcomes.push(await step(task, context));
    return outcomes.includes('more') ? 'more' : 'done';
  };
