import { commit } from '#functions/data/kernel/commit.ts';
import { later } from '#functions/data/kernel/queue.ts';
import { mail } from '#functions/data/mail/outbox.ts';
import { recount } from '#functions/data/people/recount.ts';
import { noticeForgotten, requestsTold } from '#functions/data/tasks/requests-notice.ts';
import { findCounts } from '#functions/data/universities/counts.ts';
import type { Step, TaskPlan } from './step.ts';

/** How long administrators are left alone after a mail, in seconds. */
const day = 24 * 60 * 60;
/** So many are told in one transaction, which holds a hundred changes. */
const most = 90;

/** Tells the administrators of requests that came since they were told last, if some still wait; mails and pace are one write. */
const tell: Step = async (task, context) => {
  const { subject: universityId, asked = 0, told = 0 } = task;
  if (asked === told) return 'done';
  const { pendingUsers = 0, administratorIds = new Set<string>() } =
    (await findCounts(universityId)) ?? (await recount(universityId, context));
  if (pendingUsers === 0 || administratorIds.size === 0) return 'done';
  const until = later(context.now, day);
  const mails = [...administratorIds].slice(0, most).map((userId) => mail('requestsWait', { userId }, {}, context));
  await commit([requestsTold(task, until)], context, { mails });
  return until;
};

/** That requests wait for a university: its administrators hear of the first at once, then of new ones once a day at most. */
export const requestsNotice: TaskPlan = { steps: { tell }, end: (task) => [noticeForgotten(task)] };
