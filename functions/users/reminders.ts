import { commit } from '#functions/data/kernel/commit.ts';
import { requireFound } from '#functions/data/kernel/require-found.ts';
import { withCopies } from '#functions/data/people/member-copies.ts';
import { isReminded } from '#functions/data/people/reminded.ts';
import { listMembers } from '#functions/data/people/users.ts';
import {
  createReminderChange,
  findReminder,
  hasLeft,
  leavesAt,
  listReminders,
  nextReminderAt,
  takeBackChange,
} from '#functions/data/tasks/reminders.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import type { users } from '#shared/contracts/users.ts';
import { cohorts } from '#shared/domain/cohorts.ts';
import { longDate } from '#shared/domain/long-date.ts';
import { timeZoneOf } from '#shared/domain/time-zone-of.ts';
import { AppError } from '#shared/errors.ts';
import type { Language } from '#shared/lists.ts';

type Calls = Handlers<Pick<typeof users, 'listReminders' | 'remind' | 'takeBackReminder'>>;

type Reader = { now: Date; language: Language; timeZone: string };

const remindedLately = (next: Date, { now, language, timeZone }: Reader): AppError =>
  new AppError('reminded_lately', {
    headers: { 'retry-after': String(Math.ceil((next.getTime() - now.getTime()) / 1000)) },
    words: { day: longDate(next.toISOString(), language, timeZone) },
  });

const remind: Calls['remind'] = async ({ params: { universityId }, body: { cohort } }, context) => {
  const { now, language } = context;
  const university = requireFound(context.university);
  const former = await findReminder(universityId, cohort);
  const next = former && nextReminderAt(former);
  if (next && now < next) throw remindedLately(next, { now, language, timeZone: timeZoneOf(university) });

  const members = await withCopies(await listMembers(universityId), context);
  const people = members.filter((member) => isReminded(member, cohort, { university, now })).length;
  if (people === 0) throw new AppError('nobody_to_remind');
  const reply = { cohort, people, leavesAt: leavesAt({ createdAt: now.toISOString() }).toISOString() };
  const isDone = await commit([createReminderChange({ universityId, cohort, people }, now, former)], context, {
    fields: [cohort],
    details: { count: people },
    reply,
  });
  if (!isDone) throw new AppError('conflict');
  return reply;
};

const takeBackReminder: Calls['takeBackReminder'] = async ({ params }, context) => {
  const cohort = requireFound(cohorts.find((one) => one === params.cohort) ?? null);
  const task = requireFound(await findReminder(params.universityId, cohort));
  const isDone = !hasLeft(task, context.now) && (await commit([takeBackChange(task)], context, { fields: [cohort] }));
  if (!isDone) throw new AppError('reminder_left');
};

export const reminders: Calls = {
  listReminders: ({ params: { universityId } }, { now }) => listReminders(universityId, now),
  remind,
  takeBackReminder,
};
