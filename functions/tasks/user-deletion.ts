import { publicCvOf } from '#functions/data/entities/cv.ts';
import { linksOf } from '#functions/data/entities/link.ts';
import { renewalsOf } from '#functions/data/entities/session.ts';
import { userPartition } from '#functions/data/entities/user.ts';
import { removeArchivesOf, removeDocumentsOf, removePicture } from '#functions/data/files.ts';
import { repliesTo } from '#functions/data/kernel/entities.ts';
import { later } from '#functions/data/kernel/queue.ts';
import { sweep, sweepUnread } from '#functions/data/kernel/sweep.ts';
import { removeMailsTo } from '#functions/data/mail/outbox-queue.ts';
import { taskForgotten } from '#functions/data/tasks/tasks.ts';
import { noteErasure } from './erasures.ts';
import { longestRun, type Step, type TaskPlan } from './step.ts';

const files: Step = async ({ subject, pictureUrl }) => {
  await removePicture(pictureUrl);
  await removeDocumentsOf(subject);
  await removeArchivesOf(subject);
  return 'done';
};

const things: Step = async ({ subject }, context) => {
  const partitions = [userPartition(subject), publicCvOf(subject), repliesTo(subject)];
  const found: boolean[] = [];
  for (const partition of partitions) found.push(await sweep(partition, context));
  return found.includes(true) ? 'more' : 'done';
};

const secrets: Step = async ({ subject }, context) => {
  const found = [await sweepUnread(renewalsOf(subject), context), await sweepUnread(linksOf(subject), context)];
  return found.includes(true) ? 'more' : 'done';
};

const mails: Step = async ({ subject, email = '', universityId }, context) => {
  await removeMailsTo({ id: subject, email, universityId }, context);
  return 'done';
};

/** What calls that were under way may have written since: the same again. */
const stragglers: Step = async (task, context) => {
  const end = later(new Date(task.createdAt), longestRun);
  if (context.now < end) return end;
  const left = [
    await files(task, context),
    await things(task, context),
    await secrets(task, context),
    await mails(task, context),
  ];
  return left.includes('more') ? 'more' : 'done';
};

/** What is left of somebody whose record, password and claim on their address went with the call. Nothing stays but the ledger's entry. */
export const userDeletion: TaskPlan = {
  steps: {
    ledger: async ({ subject, createdAt }) => {
      await noteErasure(subject, createdAt);
      return 'done';
    },
    files,
    things,
    secrets,
    mails,
    stragglers,
  },
  end: (task) => [taskForgotten(task)],
};
