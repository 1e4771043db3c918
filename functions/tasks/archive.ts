import { archiveKey, removeArchivesOf } from '#functions/data/files.ts';
import { commit, type WriteContext } from '#functions/data/kernel/commit.ts';
import { later } from '#functions/data/kernel/queue.ts';
import { requireFound } from '#functions/data/kernel/require-found.ts';
import { mailChange } from '#functions/data/mail/outbox.ts';
import { findUser, type StoredUser } from '#functions/data/people/users.ts';
import {
  deleteTaskChange,
  exportReadyChange,
  findTask,
  type StoredTask,
  storeExportFileChange,
} from '#functions/data/tasks/tasks.ts';
import { archiveHours } from '#shared/limits.ts';
import { contentsOf } from './archive/contents.ts';
import { nextDocuments, readShelf } from './archive/documents.ts';
import { buildZip, type Entry, readFile, storeZip } from './archive/store.ts';
import type { Step, TaskPlan } from './step.ts';

/** The first ZIP holds all data and the first documents, later ones the remaining documents. */
const buildFile = async (task: StoredTask, person: StoredUser, { now }: WriteContext) => {
  const made = (task.sizes ?? []).length;
  const { documents, isLast } = await nextDocuments(person.id, task.place);
  const shelf = await readShelf(person.id);
  async function* entries(): AsyncGenerator<Entry> {
    if (made === 0) yield* contentsOf(person, { shelf, hasMore: !isLast, now });
    for (const { key } of documents) {
      const path = shelf.paths.get(key);
      // A document without a path was deleted meanwhile, a crash left it behind, or a scan holds it back.
      const bytes = path && (await readFile(key));
      if (bytes) yield { path, bytes };
    }
  }
  const zip = await buildZip(entries(), now);
  await storeZip(archiveKey(person.id, requireFound(task.file), made + 1), zip);
  return { isLast, file: { size: zip.length, place: documents.at(-1)?.key } };
};

/** Builds one ZIP at a time. Stops when another worker has taken the task. */
const files: Step = async ({ id, version, subject }, context) => {
  const [task, person] = [await findTask(id), await findUser(subject)];
  if (!task) return context.now;
  if (!person) return 'done';
  const { isLast, file } = await buildFile(task, person, context);
  // The last file and the next step are one write, so that a crash in between does not add an empty file.
  const next = isLast ? 'tell' : 'files';
  if (!(await commit([storeExportFileChange({ ...task, version }, file, next)], context))) return context.now;
  return isLast ? 'done' : 'more';
};

const tell: Step = async (task, context) => {
  if (!(await findUser(task.subject))) return 'done';
  const goodUntil = later(context.now, archiveHours * 60 * 60).toISOString();
  const mails = [mailChange('archiveReady', { userId: task.subject }, { until: goodUntil }, context)];
  return (await commit([exportReadyChange(task, goodUntil, 'wait')], context, { mails })) ? 'done' : context.now;
};

const wait: Step = async ({ id }, { now }) => {
  const goodUntil = (await findTask(id))?.goodUntil;
  return goodUntil && now.toISOString() < goodUntil ? new Date(goodUntil) : 'done';
};

const removal: Step = async ({ subject }) => {
  await removeArchivesOf(subject);
  return 'done';
};

/** Keeps the archive for a day. */
export const archive: TaskPlan = { steps: { files, tell, wait, removal }, end: (task) => [deleteTaskChange(task)] };
