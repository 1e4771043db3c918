import * as z from 'zod/mini';
import { id } from './fields.ts';
import { inCell } from './record.ts';

const count = z._default(z.int(), 0);
/** Counting stops at this number. */
export const mostFailedMails = 100;

/** Contains no names and no ratings. */
export const universityCounts = z.object({
  pendingUsers: count,
  acceptedUsers: count,
  rejectedUsers: count,
  /** Leaves out rejected users (D59). */
  unconfirmedUsers: count,
  /** Accepted candidates only. */
  usersWithoutPortfolio: count,
  administrators: count,
  /** Unsent mails to members (D57); 100 means 100 or more. */
  failedMails: count,
  formations: count,
  formationsWithoutSkills: count,
});

export const allCounts = z.object({
  universities: count,
  universitiesWithoutAdministrator: count,
  pendingUsers: count,
  users: count,
  /** Deletions and imports that failed often and are now retried hourly. */
  failedTasks: count,
  waiting: z.array(z.object({ universityId: id, pendingUsers: count, administrators: count, ...inCell })),
});
export type AllCounts = z.output<typeof allCounts>;
