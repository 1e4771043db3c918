import { removeDocumentsOf, removePicture } from '#functions/data/files.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { Failure } from '#functions/data/kernel/failure.ts';
import { campusPartition } from '#functions/data/kernel/ids.ts';
import { later } from '#functions/data/kernel/queue.ts';
import { sweep } from '#functions/data/kernel/sweep.ts';
import { removeParked } from '#functions/data/mail/outbox-queue.ts';
import { memberMoved } from '#functions/data/people/move-member.ts';
import { listSomeMembers } from '#functions/data/people/users.ts';
import { oneMoreDone } from '#functions/data/tasks/tasks.ts';
import { dissolved } from '#functions/data/universities/deletion.ts';
import { longestRun, type Step, type TaskPlan } from './step.ts';

/** Moves some members, one after the other, each with the count of those who are there in one transaction. */
const members: Step = async (task, context) => {
  const some = await listSomeMembers(task.subject);
  for (const member of some) {
    // Nobody was in it when it was deleted, and nobody can register into it since.
    if (!task.target) throw new Failure('a university that was deleted without a target has a member');
    await commit([...(await memberMoved(member, task.target, context.now)), oneMoreDone(task)], context);
  }
  return some.length > 0 ? 'more' : 'done';
};

const files: Step = async ({ subject, pictureUrl }) => {
  await removePicture(pictureUrl);
  await removeDocumentsOf(subject);
  return 'done';
};

const things: Step = async ({ subject }, context) =>
  (await sweep(campusPartition(subject), context)) ? 'more' : 'done';

const mails: Step = async ({ subject }, context) => {
  await removeParked(subject, context);
  return 'done';
};

/** What calls that were under way may have written since: the same again. */
const stragglers: Step = async (task, context) => {
  const end = later(new Date(task.createdAt), longestRun);
  if (context.now < end) return end;
  const left = [
    await members(task, context),
    await files(task, context),
    await things(task, context),
    await mails(task, context),
  ];
  return left.includes('more') ? 'more' : 'done';
};

/** What is left of a university whose record went with the call: its members go to another one, all else is removed. */
export const universityDeletion: TaskPlan = { steps: { members, files, things, mails, stragglers }, end: dissolved };
