import { Entity } from 'dynamodb-toolbox/entity';
import { item } from 'dynamodb-toolbox/schema/item';
import { list } from 'dynamodb-toolbox/schema/list';
import { map } from 'dynamodb-toolbox/schema/map';
import { number } from 'dynamodb-toolbox/schema/number';
import { string } from 'dynamodb-toolbox/schema/string';
import { table } from '#functions/data/kernel/table.ts';
import { languages } from '#shared/lists.ts';

/** Prefix of a task's partition; the tasks function filters the table's stream by it. */
const partition = 'TASK#';
/** Undefined for the partition of something else. */
export const taskIdOf = (key: string): string | undefined =>
  key.startsWith(partition) ? key.slice(partition.length) : undefined;
/** The index partition of unfinished tasks, sorted by due time. */
export const openTasks = 'TASKS';

const taskKinds = [
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

/** Work that takes longer than a call may, created in the call's transaction. It runs in idempotent steps. */
export const Tasks = new Entity({
  name: 'Task',
  table,
  timestamps: false,
  schema: item({
    id: string().key(),
    kind: string().enum(...taskKinds),
    /** The id of the person or university it concerns. */
    subject: string(),
    /** The current or next step. */
    step: string(),
    /** Counts the items that its main step has processed. */
    done: number(),
    /** Deletions: attributes of the deleted item that the cleanup needs. */
    email: string().optional(),
    universityId: string().optional(),
    pictureUrl: string().optional(),
    /** Deletions of universities: where its members go, its name, and how many members it had. */
    target: string().optional(),
    name: string().optional(),
    members: number().optional(),
    /** Imports: the number of rows, the language of mails, and the refused lines. */
    rows: number().optional(),
    language: string()
      .enum(...languages)
      .optional(),
    importerId: string().optional(),
    /** The causing request; absent if none did, and from older tasks. */
    requestId: string().optional(),
    refused: number().optional(),
    refusals: list(map({ line: number(), code: string() })).optional(),
    /** Requests to join: how many came, and how many had come when the administrators were last mailed. */
    asked: number().optional(),
    told: number().optional(),
    /** Cursor: of `readSomePeople`, or of a data export. */
    place: string().optional(),
    /** Data exports: the name of the files, the size of each in bytes, and their expiry. */
    file: string().optional(),
    sizes: list(number()).optional(),
    goodUntil: string().optional(),
    createdAt: string(),
    /** When it may run. Leasing moves it on. */
    dueAt: string(),
    attempts: number(),
    /** Optimistic lock: counts the leases. */
    version: number(),
    /** The last lease. */
    claimedBy: string().optional(),
    /** The name of the last error. */
    failure: string().optional(),
    /** Since then an operator should look at it; it is still retried once an hour. */
    parkedAt: string().optional(),
    doneAt: string().optional(),
    /** Set once it is done. */
    ttl: number().optional(),
    GSI1PK: string().optional(),
    GSI1SK: string().optional(),
  }),
  computeKey: ({ id }) => ({ PK: `${partition}${id}`, SK: 'TASK' }),
});
