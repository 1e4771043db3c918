import { commit } from '#functions/data/kernel/commit.ts';
import { later } from '#functions/data/kernel/queue.ts';
import { mailChange } from '#functions/data/mail/outbox.ts';
import { recountUniversity } from '#functions/data/people/recount.ts';
import { deleteNoticeChange, requestsMailedChange } from '#functions/data/tasks/requests-notice.ts';
import { findCounts } from '#functions/data/universities/counts.ts';
import { daySeconds } from '#shared/limits.ts';
import type { Step, TaskPlan } from './step.ts';

/** A transaction holds a hundred changes, and this one also updates the task. */
const mostMails = 90;

/** Mails about requests that came since the last mail, if some are still pending. The same write stores the pause. */
const tell: Step = async (task, context) => {
  const { subject: universityId, asked = 0, told = 0 } = task;
  if (asked === told) return 'done';
  const { pendingUsers = 0, administratorIds = new Set<string>() } =
    (await findCounts(universityId)) ?? (await recountUniversity(universityId, context));
  if (pendingUsers === 0 || administratorIds.size === 0) return 'done';
  const until = later(context.now, daySeconds);
  const mails = [...administratorIds]
    .slice(0, mostMails)
    .map((userId) => mailChange('requestsWait', { userId }, {}, context));
  await commit([requestsMailedChange(task, until)], context, { mails });
  return until;
};

/** Mails administrators about the first request to join at once, then about new ones at most once a day. */
export const requestsNotice: TaskPlan = { steps: { tell }, end: (task) => [deleteNoticeChange(task)] };
