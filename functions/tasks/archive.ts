import { archiveKey, removeArchivesOf } from '#functions/data/files.ts';
import { commit, type WriteContext } from '#functions/data/kernel/commit.ts';
import { found } from '#functions/data/kernel/found.ts';
import { later } from '#functions/data/kernel/queue.ts';
import { mail } from '#functions/data/mail/outbox.ts';
import { findUser, type StoredUser } from '#functions/data/people/users.ts';
import { copyReady, fileMade, findTask, type StoredTask, taskForgotten } from '#functions/data/tasks/tasks.ts';
import { archiveHours } from '#shared/limits.ts';
import { contentsOf } from './archive/contents.ts';
import { nextDocuments, readShelf } from './archive/documents.ts';
import { keepZip, readFile } from './archive/store.ts';
import { type Entry, zipOf } from './archive/zip.ts';
import type { Step, TaskPlan } from './step.ts';

/** Makes the next file: the first one holds everything and the first documents, further ones hold the documents that are left. */
const makeFile = async (task: StoredTask, person: StoredUser, { now }: WriteContext) => {
  const made = (task.sizes ?? []).length;
  const { some, isLast } = await nextDocuments(person.id, task.place);
  const shelf = await readShelf(person.id);
  async function* entries(): AsyncGenerator<Entry> {
    if (made === 0) yield* contentsOf(person, { shelf, hasMore: !isLast, now });
    for (const { key } of some) {
      const bytes = await readFile(key);
      const path = shelf.paths.get(key);
      // Without a path it was deleted meanwhile, or a crash has left it behind.
      if (bytes && path) yield { path, bytes };
    }
  }
  const zip = await zipOf(entries(), now);
  await keepZip(archiveKey(person.id, found(task.file), made + 1), zip);
  return { isLast, file: { size: zip.length, place: some.at(-1)?.key } };
};

/** Makes one file after the other. When somebody else has taken the task since, they go on. */
const files: Step = async ({ id, version, subject }, context) => {
  const [task, person] = [await findTask(id), await findUser(subject)];
  if (!task) return context.now;
  if (!person) return 'done';
  const { isLast, file } = await makeFile(task, person, context);
  // With the last one, so that a crash right after it does not make another one, which would hold nothing.
  const next = isLast ? 'tell' : 'files';
  if (!(await commit([fileMade({ ...task, version }, file, next)], context))) return context.now;
  return isLast ? 'done' : 'more';
};

/** Lets the files be fetched, and tells so. */
const tell: Step = async (task, context) => {
  if (!(await findUser(task.subject))) return 'done';
  const goodUntil = later(context.now, archiveHours * 60 * 60).toISOString();
  const mails = [mail('archiveReady', { userId: task.subject }, { until: goodUntil }, context)];
  return (await commit([copyReady(task, goodUntil, 'wait')], context, { mails })) ? 'done' : context.now;
};

const wait: Step = async ({ id }, { now }) => {
  const goodUntil = (await findTask(id))?.goodUntil;
  return goodUntil && now.toISOString() < goodUntil ? new Date(goodUntil) : 'done';
};

const removal: Step = async ({ subject }) => {
  await removeArchivesOf(subject);
  return 'done';
};

/** Makes the copy of a person's data that they have asked for, keeps it for a day, and removes it. */
export const archive: TaskPlan = { steps: { files, tell, wait, removal }, end: (task) => [taskForgotten(task)] };
