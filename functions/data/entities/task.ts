import { Entity } from 'dynamodb-toolbox/entity';
import { item } from 'dynamodb-toolbox/schema/item';
import { list } from 'dynamodb-toolbox/schema/list';
import { map } from 'dynamodb-toolbox/schema/map';
import { number } from 'dynamodb-toolbox/schema/number';
import { string } from 'dynamodb-toolbox/schema/string';
import { table } from '#functions/data/kernel/table.ts';
import { languages } from '#shared/lists.ts';

/** The partition of a task, by which the table's stream tells the function that does it. */
const partition = 'TASK#';
/** The task that such a partition holds; nothing for any other partition. */
export const taskIdOf = (key: string): string | undefined =>
  key.startsWith(partition) ? key.slice(partition.length) : undefined;
/** The index partition of all tasks that are not done, by when they go on. */
export const openTasks = 'TASKS';

export const taskKinds = [
  'userDeletion',
  'universityDeletion',
  'peopleImport',
  'formationsImport',
  'requestsNotice',
  'departure',
  'retention',
  'archive',
] as const;
export type TaskKind = (typeof taskKinds)[number];

/** Something that takes longer than a call may, written with the call's own changes. Done in steps, each of which may be repeated. */
export const Tasks = new Entity({
  name: 'Task',
  table,
  timestamps: false,
  schema: item({
    id: string().key(),
    kind: string().enum(...taskKinds),
    /** The id of what it is about. */
    subject: string(),
    /** The step that comes next, or is under way. */
    step: string(),
    /** How many things its main step has dealt with. */
    done: number(),
    /** Of a deletion: what the deleted item knew, and is still to be cleared away. */
    email: string().optional(),
    universityId: string().optional(),
    pictureUrl: string().optional(),
    /** Of a university's deletion: where those go whom it leaves behind, what it was called, and how many members it had. */
    target: string().optional(),
    name: string().optional(),
    members: number().optional(),
    /** Of an import: how many rows it has, in which language people are written to, and of which lines nothing could be made. */
    rows: number().optional(),
    language: string()
      .enum(...languages)
      .optional(),
    /** The author of an import of people. */
    importerId: string().optional(),
    /** The request that caused it; absent of what no request did, and of tasks from before it was noted. */
    requestId: string().optional(),
    refused: number().optional(),
    refusals: list(map({ line: number(), code: string() })).optional(),
    /** Of requests that wait: how many came, and how many had come when the administrators were told last. */
    asked: number().optional(),
    told: number().optional(),
    /** The place that a round among all people has reached, as people-pages.ts says it. */
    place: string().optional(),
    /** A copy of somebody's data has these: the name of its files, the size of each in bytes, and until when they can be fetched. */
    file: string().optional(),
    sizes: list(number()).optional(),
    goodUntil: string().optional(),
    createdAt: string(),
    /** When it goes on. Whoever does it moves this on first, so that nobody else does, and it comes back if they die. */
    dueAt: string(),
    attempts: number(),
    /** Counts how often it was taken: who writes for it must be the last. */
    version: number(),
    /** The name of who took it last. */
    claimedBy: string().optional(),
    /** The name of the last failure's error. */
    failure: string().optional(),
    /** Since when it has failed so often that somebody should look at it; it is still tried, once an hour. */
    parkedAt: string().optional(),
    doneAt: string().optional(),
    /** Once done: until when its outcome can be read. */
    ttl: number().optional(),
    GSI1PK: string().optional(),
    GSI1SK: string().optional(),
  }),
  computeKey: ({ id }) => ({ PK: `${partition}${id}`, SK: 'TASK' }),
});
