import { Entity } from 'dynamodb-toolbox/entity';
import { item, list, map, number, string } from 'dynamodb-toolbox/schema';
import type { Queue } from '#functions/data/kernel/queue.ts';
import { named } from '#functions/data/kernel/table.ts';
import { turnOfId } from '#functions/data/kernel/turns.ts';
import { cohorts } from '#shared/domain/cohorts.ts';
import { languages } from '#shared/lists.ts';

/** The tasks function filters the table's stream by this prefix. */
const partition = 'TASK#';
/** Undefined for the partition of something else. */
export const taskIdOf = (key: string): string | undefined =>
  key.startsWith(partition) ? key.slice(partition.length) : undefined;
/** The index partition of unfinished tasks, in turns. */
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
  'reminder',
] as const;
export type TaskKind = (typeof taskKinds)[number];

/** Work that takes longer than a call may. It runs in idempotent steps. */
export const Tasks = new Entity({
  ...named('Task'),
  schema: item({
    id: string().key(),
    kind: string().enum(...taskKinds),
    subject: string(),
    step: string(),
    /** Items that the main step has processed. */
    done: number(),
    email: string().optional(),
    universityId: string().optional(),
    pictureUrl: string().optional(),
    /** Deletions of universities: where the members go, the name, and the number of members. */
    target: string().optional(),
    name: string().optional(),
    members: number().optional(),
    rows: number().optional(),
    language: string()
      .enum(...languages)
      .optional(),
    importerId: string().optional(),
    /** Absent if no request caused it, and in older tasks. */
    requestId: string().optional(),
    cohort: string()
      .enum(...cohorts)
      .optional(),
    refused: number().optional(),
    refusals: list(map({ line: number(), code: string() })).optional(),
    /** Requests to join: their number, now and when the administrators were last mailed. */
    asked: number().optional(),
    told: number().optional(),
    /** Cursor of `readPeoplePage`, of a data export, or the last member who was reminded. */
    place: string().optional(),
    /** Data exports: name of the files, sizes in bytes, expiry. */
    file: string().optional(),
    sizes: list(number()).optional(),
    goodUntil: string().optional(),
    createdAt: string(),
    /** When it may run. Leasing moves it on. */
    dueAt: string(),
    attempts: number(),
    version: number(),
    claimedBy: string().optional(),
    failure: string().optional(),
    /** When it began to need an operator's attention; it is still retried once an hour. */
    parkedAt: string().optional(),
    doneAt: string().optional(),
    ttl: number().optional(),
    GSI1PK: string().optional(),
    GSI1SK: string().optional(),
  }),
  computeKey: ({ id }) => ({ PK: `${partition}${id}`, SK: 'TASK' }),
});

/** A task's id is its subject's, or ends with it: `deletion-CODE-random`. */
export const taskQueue: Queue<typeof Tasks> = {
  entity: Tasks,
  partition: openTasks,
  turnOf: (id) => turnOfId(id.split('-').slice(-2).join('-')),
};
