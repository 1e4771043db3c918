import type { FormattedItem } from 'dynamodb-toolbox/entity';
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete';
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { $add, $remove, $set } from 'dynamodb-toolbox/entity/actions/update';
import { openTasks, type TaskKind, Tasks } from '#functions/data/entities/task.ts';
import type { Change } from './change.ts';
import { commit, type WriteContext } from './commit.ts';
import { due, dueIds, later, take, unchanged } from './queue.ts';
import { findRecord, listRecords } from './records.ts';

export type StoredTask = FormattedItem<typeof Tasks>;

/** How long the outcome of a task can be read, in seconds. */
const kept = 90 * 24 * 60 * 60;

/** The id of the one task that deletes that person or university. */
export const deletionOf = (id: string): string => `deletion-${id}`;

/** The id of the one task that makes a copy of a person's data, keeps it for a day and removes it. */
export const archiveOf = (userId: string): string => `archive-${userId}`;

/** The id of the one task that erases a person who has asked for it. */
export const departureOf = (userId: string): string => `departure-${userId}`;

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
 * A task, to be written with the changes of the call that begins it: it is done when those are stored. It takes the place of
 * `former`, whose worker has lost it then; fails when another task of that id is there.
 */
export const taskBegun = (task: NewTask, now: Date, former: StoredTask | null = null): Change =>
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

/** The task of that id, or null: it may be done long since. */
export const findTask = (id: string): Promise<StoredTask | null> => findRecord(Tasks, id);

/** The ids of all tasks that can go on, the one that waits longest first. */
export const dueTasks = (now: Date): AsyncGenerator<string> => dueIds(Tasks, openTasks, now);

/** All tasks that are not done: they wait, run or fail; there are few at a time. */
export const listOpenTasks = (): Promise<StoredTask[]> => listRecords(Tasks, { index: 'GSI1', partition: openTasks });

/** Takes a task to go on with it; null when somebody else has it, or nothing is to be done yet. */
export const takeTask = (id: string, context: WriteContext): Promise<StoredTask | null> =>
  take(Tasks, openTasks, id, context);

/** How a task stands, for whoever asks; `failing`: it has failed often and is still tried, once an hour. */
export const stateOf = ({ doneAt, parkedAt }: StoredTask): 'done' | 'failing' | 'running' =>
  doneAt ? 'done' : parkedAt ? 'failing' : 'running';

const updated = (task: StoredTask, given: object): Change =>
  Tasks.build(UpdateTransaction)
    .item({ ...given, id: task.id })
    .options(unchanged(task));

/** Notes, with what was done to one more thing, that it was; fails when somebody else has taken the task. */
export const oneMoreDone = (task: StoredTask): Change => updated(task, { done: $add(1) });

/** Notes how far a round is; fails when somebody else has taken the task. */
export const placeReached = (task: StoredTask, place: string): Change => updated(task, { place });

/** Notes that one more file of a copy is made, which reaches as far as that place, and with which step the task goes on. */
export const fileMade = (task: StoredTask, file: { size: number; place: string | undefined }, step: string): Change =>
  updated(task, { sizes: $set([...(task.sizes ?? []), file.size]), ...(file.place && { place: file.place }), step });

/** Lets a copy be fetched until then, whose files are all made. */
export const copyReady = (task: StoredTask, goodUntil: string, step: string): Change =>
  updated(task, { goodUntil, step, place: $remove() });

/** Lets a task go on with that step. */
export const enterStep = (task: StoredTask, step: string, context: WriteContext): Promise<boolean> =>
  commit([updated(task, { step })], context);

/** Has a task go on at that time, as one that has not failed. */
export const continueTask = (task: StoredTask, at: Date, context: WriteContext): Promise<boolean> =>
  commit([updated(task, { ...due(at), attempts: 0, failure: $remove(), parkedAt: $remove() })], context);

/** Notes a failure and has the task tried again at that time; `isParked`: somebody should look at it. */
export const failTask = (
  task: StoredTask,
  { at, failure, isParked }: { at: Date; failure: string; isParked: boolean },
  context: WriteContext,
): Promise<boolean> => {
  const parkedAt = task.parkedAt ?? (isParked ? context.now.toISOString() : undefined);
  return commit([updated(task, { ...due(at), failure, ...(parkedAt && { parkedAt }) })], context);
};

/** The end of a task of which nothing is to stay. */
export const taskForgotten = (task: StoredTask): Change =>
  Tasks.build(DeleteTransaction).key({ id: task.id }).options(unchanged(task));

/** Removes a task that has become pointless, whether or not a worker holds it. */
export const taskWithdrawn = (id: string): Change => Tasks.build(DeleteTransaction).key({ id });

/** The end of a task whose outcome can be read for a while. */
export const taskDone = (task: StoredTask, now: Date): Change =>
  updated(task, {
    doneAt: now.toISOString(),
    ttl: Math.ceil(later(now, kept).getTime() / 1000),
    // It names a person, who may be erased.
    place: $remove(),
    failure: $remove(),
    parkedAt: $remove(),
    GSI1PK: $remove(),
    GSI1SK: $remove(),
  });
