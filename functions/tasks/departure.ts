import { securityEvent } from '#functions/data/kernel/audit.ts';
import { erase } from '#functions/data/people/erasure.ts';
import { renameAvatar } from '#functions/data/people/rename-avatar.ts';
import { findUser } from '#functions/data/people/users.ts';
import { taskForgotten } from '#functions/data/tasks/tasks.ts';
import type { Step, TaskPlan } from './step.ts';

/** Changes the address of a public picture; the call already withdrew everything else that was public. */
const picture: Step = async ({ subject }, context) => {
  const person = await findUser(subject);
  if (person?.leavesAt && person.isPublic) await renameAvatar(subject, context);
  return 'done';
};

const wait: Step = async ({ subject }, { now }) => {
  const leavesAt = (await findUser(subject))?.leavesAt;
  return leavesAt && now.toISOString() < leavesAt ? new Date(leavesAt) : 'done';
};

const erasure: Step = async (task, context) => {
  const person = await findUser(task.subject);
  if (!person?.leavesAt) return 'done';
  const event = securityEvent('account erased', person, { now: context.now, requestId: task.id }, { to: 'asked' });
  await erase(person, { ...context, actor: person }, { beside: [event] });
  return 'done';
};

/** Erases an account a week after its owner asked for it. Taking that back removes the task. */
export const departure: TaskPlan = { steps: { picture, wait, erasure }, end: (task) => [taskForgotten(task)] };
