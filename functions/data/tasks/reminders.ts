import { $add } from 'dynamodb-toolbox/entity/actions/update';
import { Tasks } from '#functions/data/entities/task.ts';
import { type Change, deleteChange, updateChange } from '#functions/data/kernel/change.ts';
import { later, unchanged } from '#functions/data/kernel/queue.ts';
import { type Cohort, cohorts } from '#shared/domain/cohorts.ts';
import { daySeconds, reminderDays, reminderUndoSeconds } from '#shared/limits.ts';
import type { ReminderState } from '#shared/schemas/reminder.ts';
import { createTaskChange, findTask, type StoredTask } from './tasks.ts';

// A cohort of a university has one such task: the last reminder, which also limits the next one.

const taskIdOf = (universityId: string, cohort: Cohort): string => `reminder-${cohort}-${universityId}`;

export const findReminder = (universityId: string, cohort: Cohort): Promise<StoredTask | null> =>
  findTask(taskIdOf(universityId, cohort));

export const leavesAt = ({ createdAt }: Pick<StoredTask, 'createdAt'>): Date =>
  later(new Date(createdAt), reminderUndoSeconds);

export const nextReminderAt = ({ createdAt }: StoredTask): Date =>
  later(new Date(createdAt), reminderDays * daySeconds);

/** Fails if another reminder was created meanwhile, or `former` is still running. */
export const createReminderChange = (
  { universityId, cohort, people }: { universityId: string; cohort: Cohort; people: number },
  now: Date,
  former: StoredTask | null,
): Change =>
  createTaskChange(
    {
      ...{ id: taskIdOf(universityId, cohort), kind: 'reminder', subject: universityId, step: 'mails' },
      ...{ cohort, rows: people },
    },
    now,
    { former, startsAt: leavesAt({ createdAt: now.toISOString() }) },
  );

export const hasLeft = (task: StoredTask, now: Date): boolean => task.attempts > 0 || now >= leavesAt(task);

/** Fails if a worker has taken the task. */
export const takeBackChange = (task: StoredTask): Change => deleteChange(Tasks, { id: task.id }, unchanged(task));

/** `place` is the last member who was handled. Fails if the lease is lost. */
export const remindedChange = (task: StoredTask, place: string, mailed: number): Change =>
  updateChange(Tasks, { id: task.id, place, done: $add(mailed) }, unchanged(task));

const stateOf = (cohort: Cohort, task: StoredTask | null, now: Date): ReminderState => {
  if (!task) return { cohort, sentAt: null, nextAt: null, leavesAt: null };
  const [at, nextAt] = [leavesAt(task).toISOString(), nextReminderAt(task)];
  const isOut = hasLeft(task, now);
  return {
    cohort,
    people: task.doneAt ? task.done : task.rows,
    sentAt: isOut ? at : null,
    nextAt: nextAt > now ? nextAt.toISOString() : null,
    leavesAt: isOut ? null : at,
  };
};

export const listReminders = (universityId: string, now: Date): Promise<ReminderState[]> =>
  Promise.all(cohorts.map(async (cohort) => stateOf(cohort, await findReminder(universityId, cohort), now)));
