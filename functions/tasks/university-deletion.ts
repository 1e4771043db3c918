import { removeDocumentsOf, removePicture } from '#functions/data/files.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { Failure } from '#functions/data/kernel/failure.ts';
import { campusPartition } from '#functions/data/kernel/ids.ts';
import { sweep } from '#functions/data/kernel/sweep.ts';
import { removeParked } from '#functions/data/mail/outbox-queue.ts';
import { moveMemberChanges } from '#functions/data/people/move-member.ts';
import { listSomeMembers } from '#functions/data/people/users.ts';
import { countDoneChange } from '#functions/data/tasks/tasks.ts';
import { endDeletionChanges } from '#functions/data/universities/deletion.ts';
import { repeatForStragglers, type Step, type TaskPlan } from './step.ts';

/** Moves one page of members. Each member moves in one transaction with the task's count. */
const members: Step = async (task, context) => {
  const page = await listSomeMembers(task.subject);
  for (const member of page) {
    // Without a target the university had no members, and nobody can register in it since.
    if (!task.target) throw new Failure('a university that was deleted without a target has a member');
    await commit([...(await moveMemberChanges(member, task.target, context.now)), countDoneChange(task)], context);
  }
  return page.length > 0 ? 'more' : 'done';
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

const stragglers = repeatForStragglers([members, files, things, mails]);

/** The call has already removed the university's record. */
export const universityDeletion: TaskPlan = {
  steps: { members, files, things, mails, stragglers },
  end: endDeletionChanges,
};
