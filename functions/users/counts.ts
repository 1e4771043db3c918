import { inBatches } from '#functions/data/kernel/in-batches.ts';
import { countParked } from '#functions/data/mail/outbox-queue.ts';
import { recountUniversity } from '#functions/data/people/recount.ts';
import { listOpenTasks } from '#functions/data/tasks/tasks.ts';
import { findCounts, listCounts, sumOf } from '#functions/data/universities/counts.ts';
import { listUniversities } from '#functions/data/universities/universities.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import type { users } from '#shared/contracts/users.ts';
import type { AllCounts } from '#shared/schemas/counts.ts';

type Counts = { administratorIds?: ReadonlySet<string> | undefined };

const administratorsIn = ({ administratorIds }: Counts): number => administratorIds?.size ?? 0;

/** Counts the lists when no counts are stored. */
const readCounts = async (universityId: string, now: Date) =>
  (await findCounts(universityId)) ?? (await recountUniversity(universityId, { now }));

export const countsOfUniversity: Handlers<typeof users>['countsOfUniversity'] = async (
  { params: { universityId } },
  { now },
) => {
  const [counts, failedMails] = await Promise.all([readCounts(universityId, now), countParked(universityId)]);
  return { ...counts, administrators: administratorsIn(counts), failedMails };
};

const countOwn = async (now: Date): Promise<AllCounts> => {
  const [all, counted, tasks] = await Promise.all([listUniversities(), listCounts(), listOpenTasks()]);
  const byId = new Map(counted.map((counts) => [counts.universityId, counts]));
  const counts = await inBatches(10, all, async ({ id }) => byId.get(id) ?? (await recountUniversity(id, { now })));
  const { pendingUsers, acceptedUsers, rejectedUsers } = sumOf(counts);
  const each = all.map(({ id }, place) => {
    const { pendingUsers: pending = 0, ...rest } = counts[place] ?? {};
    return { universityId: id, pendingUsers: pending, administrators: administratorsIn(rest) };
  });
  return {
    universities: all.length,
    universitiesWithoutAdministrator: each.filter(({ administrators }) => administrators === 0).length,
    pendingUsers,
    users: pendingUsers + acceptedUsers + rejectedUsers,
    failedTasks: tasks.filter(({ parkedAt }) => parkedAt).length,
    waiting: each.filter(({ pendingUsers: pending, administrators }) => pending > 0 || administrators === 0),
  };
};

export const countsOfAll: Handlers<typeof users>['countsOfAll'] = async (_, { now, everyCell }) => {
  const parts = await everyCell(countOwn(now));
  const sum = (name: Exclude<keyof AllCounts, 'waiting'>): number =>
    parts.reduce((total, { reply }) => total + reply[name], 0);
  return {
    universities: sum('universities'),
    universitiesWithoutAdministrator: sum('universitiesWithoutAdministrator'),
    pendingUsers: sum('pendingUsers'),
    users: sum('users'),
    failedTasks: sum('failedTasks'),
    waiting: parts.flatMap(({ cell, reply }) => reply.waiting.map((one) => ({ ...one, cell }))),
  };
};
