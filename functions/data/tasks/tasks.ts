import type { FormattedItem } from 'dynamodb-toolbox/entity';
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete';
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { $add, $remove, $set } from 'dynamodb-toolbox/entity/actions/update';
import { openTasks, type TaskKind, Tasks } from '#functions/data/entities/task.ts';
import type { Change } from '#functions/data/kernel/change.ts';
import { commit, type WriteContext } from '#functions/data/kernel/commit.ts';
import { due, dueIds, later, take, unchanged } from '#functions/data/kernel/queue.ts';
import { findRecord, listRecords } from '#functions/data/kernel/records.ts';

export type StoredTask = FormattedItem<typeof Tasks>;

/** The outcome of a finished task stays readable for that long. */
const retentionSeconds = 90 * 24 * 60 * 60;

/** Task ids that follow from their subject, so that a subject has one task of a kind at most. */
export const deletionTaskId = (id: string): string => `deletion-${id}`;

export const archiveTaskId = (userId: string): string => `archive-${userId}`;

export const departureTaskId = (userId: string): string => `departure-${userId}`;

type NewTask = { id: string; kind: TaskKind; subject: string; step: string } & Partial<
  Pick<
    StoredTask,
    | 'email'
    | 'universityId'
    | 'pictureUrl'
    | 'target'
    | 'name'
    | 'members'
    | 'rows'
    | 'language'
    | 'importerId'
    | 'refused'
    | 'refusals'
    | 'file'
  >
>;

/**
 * Creates a task, in the transaction of the call that needs it. Replaces `former` and invalidates its worker's lease; fails if another
 * task has that id.
 */
export const createTaskChange = (task: NewTask, now: Date, former: StoredTask | null = null): Change =>
  Tasks.build(PutTransaction)
    .item({
      ...task,
      done: 0,
      attempts: 0,
      version: (former?.version ?? 0) + 1,
      createdAt: now.toISOString(),
      GSI1PK: openTasks,
      ...due(now),
    })
    .options(former ? unchanged(former) : { condition: { attr: 'id', exists: false } });

/** The task, running or finished, or null. */
export const findTask = (id: string): Promise<StoredTask | null> => findRecord(Tasks, id);

/** The ids of due tasks, the longest due first. */
export const dueTasks = (now: Date): AsyncGenerator<string> => dueIds(Tasks, openTasks, now);

/** All unfinished tasks; they are few. */
export const listOpenTasks = (): Promise<StoredTask[]> => listRecords(Tasks, { index: 'GSI1', partition: openTasks });

/** Leases a task; null if it is leased or not due. */
export const leaseTask = (id: string, context: WriteContext): Promise<StoredTask | null> =>
  take(Tasks, openTasks, id, context);

/** `failing` tasks have failed often; they are still retried once an hour. */
export const taskState = ({ doneAt, parkedAt }: StoredTask): 'done' | 'failing' | 'running' =>
  doneAt ? 'done' : parkedAt ? 'failing' : 'running';

/** Changes a leased task; fails if its lease is lost. */
const updateTaskChange = (task: StoredTask, given: object): Change =>
  Tasks.build(UpdateTransaction)
    .item({ ...given, id: task.id })
    .options(unchanged(task));

/** Counts one more item as processed. Fails if the lease is lost, as all changes of a leased task do. */
export const countDoneChange = (task: StoredTask): Change => updateTaskChange(task, { done: $add(1) });

/** Stores the cursor. */
export const storeCursorChange = (task: StoredTask, place: string): Change => updateTaskChange(task, { place });

/** Stores the size of one more file of a data export, the cursor and the next step. */
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

/** Makes a complete data export available until then. */
export const exportReadyChange = (task: StoredTask, goodUntil: string, step: string): Change =>
  updateTaskChange(task, { goodUntil, step, place: $remove() });

export const enterStep = (task: StoredTask, step: string, context: WriteContext): Promise<boolean> =>
  commit([updateTaskChange(task, { step })], context);

/** Schedules the next run and resets the failures. */
export const continueTask = (task: StoredTask, at: Date, context: WriteContext): Promise<boolean> =>
  commit([updateTaskChange(task, { ...due(at), attempts: 0, failure: $remove(), parkedAt: $remove() })], context);

/** Stores a failure and schedules a retry; `isParked` marks the task for an operator. */
export const failTask = (
  task: StoredTask,
  { at, failure, isParked }: { at: Date; failure: string; isParked: boolean },
  context: WriteContext,
): Promise<boolean> => {
  const parkedAt = task.parkedAt ?? (isParked ? context.now.toISOString() : undefined);
  return commit([updateTaskChange(task, { ...due(at), failure, ...(parkedAt && { parkedAt }) })], context);
};

/** Deletes a finished task. */
export const deleteTaskChange = (task: StoredTask): Change =>
  Tasks.build(DeleteTransaction).key({ id: task.id }).options(unchanged(task));

/** Deletes a task that is no longer needed, leased or not. */
export const withdrawTaskChange = (id: string): Change => Tasks.build(DeleteTransaction).key({ id });

/** Finishes a task; its outcome stays readable until the TTL. */
export const finishTaskChange = (task: StoredTask, now: Date): Change =>
  updateTaskChange(task, {
    doneAt: now.toISOString(),
    ttl: Math.ceil(later(now, retentionSeconds).getTime() / 1000),
    // The cursor names a person, who may be erased.
    place: $remove(),
    failure: $remove(),
    parkedAt: $remove(),
    GSI1PK: $remove(),
    GSI1SK: $remove(),
  });
