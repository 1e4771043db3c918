import { commit } from '#functions/data/kernel/commit.ts';
import { Failure } from '#functions/data/kernel/failure.ts';
import { requireFound } from '#functions/data/kernel/require-found.ts';
import { mailChange } from '#functions/data/mail/outbox.ts';
import { withCopies } from '#functions/data/people/member-copies.ts';
import { isReminded, reminderKinds } from '#functions/data/people/reminded.ts';
import { listSomeMembers } from '#functions/data/people/users.ts';
import { remindedChange } from '#functions/data/tasks/reminders.ts';
import { findTask, finishTaskChange } from '#functions/data/tasks/tasks.ts';
import { findUniversity } from '#functions/data/universities/universities.ts';
import { takeUnit } from '#functions/lib/limits/shares.ts';
import { mailsReservedFromLists } from '#shared/limits.ts';
import type { Step, TaskPlan } from './step.ts';

/**
 * Handles one page of members: their mails and the place in the list are one transaction, so that a retry mails nobody twice. Waits
 * while the university's share of mails is used up.
 */
const mails: Step = async (taken, context) => {
  const { now } = context;
  const { subject: universityId, cohort, place } = requireFound(await findTask(taken.id));
  if (!cohort) throw new Failure('a reminder names no cohort');
  const [university, page] = await Promise.all([findUniversity(universityId), listSomeMembers(universityId, place)]);
  if (!university || page.length === 0) return 'done';

  const letters: ReturnType<typeof mailChange>[] = [];
  let last = place;
  let waitMs = 0;
  for (const member of await withCopies(page, context)) {
    if (isReminded(member, cohort, { university, now })) {
      waitMs = await takeUnit('mails', universityId, now, mailsReservedFromLists);
      if (waitMs > 0) break;
      const name = `reminder-${cohort}`;
      letters.push(mailChange(reminderKinds[cohort], { userId: member.id }, {}, { now, replaces: name }));
    }
    last = member.id;
  }
  const resumesAt = new Date(now.getTime() + waitMs);
  if (last === undefined || last === place) return resumesAt;
  if (!(await commit([remindedChange(taken, last, letters.length)], context, { mails: letters }))) return now;
  return waitMs > 0 ? resumesAt : 'more';
};

/** The outcome names nobody; it also limits the next reminder. */
export const reminder: TaskPlan = { steps: { mails }, end: (task, now) => [finishTaskChange(task, now)] };
