import type { FormattedItem } from 'dynamodb-toolbox/entity';
import { $add, $remove, $set } from 'dynamodb-toolbox/entity/actions/update';
import { openTasks, Tasks, taskQueue } from '#functions/data/entities/task.ts';
import { type Change, deleteChange, putChange, updateChange } from '#functions/data/kernel/change.ts';
import { commit, type WriteContext } from '#functions/data/kernel/commit.ts';
import { due, dueTurns, later, take, unchanged } from '#functions/data/kernel/queue.ts';
import { findRecord, listRecords } from '#functions/data/kernel/records.ts';
import type { Turn } from '#functions/data/kernel/turns.ts';
import { daySeconds, finishedTaskDays } from '#shared/limits.ts';

export type StoredTask = FormattedItem<typeof Tasks>;

/**
 * Task ids follow from their subject, so that a subject has one task of a kind at most, and end with it, so that they tell the turn.
 */
export const deletionTaskId = (id: string): string => `deletion-${id}`;

export const archiveTaskId = (userId: string): string => `archive-${userId}`;

export const departureTaskId = (userId: string): string => `departure-${userId}`;

type NewTask = Pick<StoredTask, 'id' | 'kind' | 'subject' | 'step'> & Partial<StoredTask>;

type Start = { former?: StoredTask | null; startsAt?: Date };

/**
 * Part of the transaction of the call that needs the task. Replaces `former` and invalidates its worker's lease; fails
 * if another task has that id.
 */
export const createTaskChange = (task: NewTask, now: Date, { former = null, startsAt = now }: Start = {}): Change =>
  putChange(
    Tasks,
    {
      ...task,
      done: 0,
      attempts: 0,
      version: (former?.version ?? 0) + 1,
      createdAt: now.toISOString(),
      GSI1PK: openTasks,
      ...due(taskQueue, task.id, startsAt),
    },
    former ? unchanged(former) : { attr: 'id', exists: false },
  );

export const findTask = (id: string): Promise<StoredTask | null> => findRecord(Tasks, id);

export const dueTasks = (now: Date, isTried: (id: string) => boolean): AsyncGenerator<Turn> =>
  dueTurns(taskQueue, now, isTried);

/** Reads every page: there are few open tasks. */
export const listOpenTasks = (): Promise<StoredTask[]> => listRecords(Tasks, { index: 'GSI1', partition: openTasks });

/** Null if it is leased or not due. */
export const leaseTask = (id: string, context: WriteContext): Promise<StoredTask | null> =>
  take(taskQueue, id, context);

/** `failing` tasks have failed often; they are still retried once an hour. */
export const taskState = ({ doneAt, parkedAt }: StoredTask): 'done' | 'failing' | 'running' =>
  doneAt ? 'done' : parkedAt ? 'failing' : 'running';

/** Fails if the lease is lost, as all changes of a leased task do. */
const updateTaskChange = (task: StoredTask, given: object): Change =>
  updateChange(Tasks, { ...given, id: task.id }, unchanged(task));

export const countDoneChange = (task: StoredTask): Change => updateTaskChange(task, { done: $add(1) });

export const storeCursorChange = (task: StoredTask, place: string): Change => updateTaskChange(task, { place });

export const storeExportFileChange = (
  task: StoredTask,
  file: { size: number; place: string | undefined },
  step: string,
): Change =>
  updateTaskChange(task, {
    sizes: $set([...(task.sizes ?? []), file.size]),
    ...(file.place && { place: file.place }),
    step,
  });

export const exportReadyChange = (task: StoredTask, goodUntil: string, step: string): Change =>
  updateTaskChange(task, { goodUntil, step, place: $remove() });

export const enterStep = (task: StoredTask, step: string, context: WriteContext): Promise<boolean> =>
  commit([updateTaskChange(task, { step })], context);

export const continueTask = (task: StoredTask, at: Date, context: WriteContext): Promise<boolean> =>
  commit(
    [
      updateTaskChange(task, {
        ...due(taskQueue, task.id, at),
        attempts: 0,
        failure: $remove(),
        parkedAt: $remove(),
      }),
    ],
    context,
  );

/** `isParked` marks the task for an operator. */
export const failTask = (
  task: StoredTask,
  { at, failure, isParked }: { at: Date; failure: string; isParked: boolean },
  context: WriteContext,
): Promise<boolean> => {
  const parkedAt = task.parkedAt ?? (isParked ? context.now.toISOString() : undefined);
  const next = due(taskQueue, task.id, at);
  return commit([updateTaskChange(task, { ...next, failure, ...(parkedAt && { parkedAt }) })], context);
};

export const deleteTaskChange = (task: StoredTask): Change => deleteChange(Tasks, { id: task.id }, unchanged(task));

export const withdrawTaskChange = (id: string): Change => deleteChange(Tasks, { id });

export const finishTaskChange = (task: StoredTask, now: Date): Change =>
  updateTaskChange(task, {
    doneAt: now.toISOString(),
    ttl: Math.ceil(later(now, finishedTaskDays * daySeconds).getTime() / 1000),
    // The cursor names a user, who may be erased.
    place: $remove(),
    failure: $remove(),
    parkedAt: $remove(),
    GSI1PK: $remove(),
    GSI1SK: $remove(),
  });
