import * as z from 'zod/mini';
import { id } from './fields.ts';

const count = z._default(z.int(), 0);
/** More of them are not counted one by one. */
export const mostFailedMails = 100;

/** What waits for the administrators of a university, in numbers: nobody's name, and nothing of what anybody rated. */
export const universityCounts = z.object({
  /** They ask to be accepted. */
  pendingUsers: count,
  acceptedUsers: count,
  rejectedUsers: count,
  /** Whose address nobody has shown to read (D59), but for those who were rejected. */
  unconfirmedUsers: count,
  /** Accepted candidates who have begun no assessment. */
  usersWithoutPortfolio: count,
  administrators: count,
  /** Mails to members that could not be sent (D57); 100 stands for as many or more. */
  failedMails: count,
  formations: count,
  formationsWithoutSkills: count,
});

/** The same of all universities, for super administrators. */
export const allCounts = z.object({
  universities: count,
  universitiesWithoutAdministrator: count,
  pendingUsers: count,
  users: count,
  /** Deletions and imports that have failed often and are still tried, once an hour. */
  failedTasks: count,
  /** The universities in which something waits: people, or that somebody administers it. */
  waiting: z.array(z.object({ universityId: id, pendingUsers: count, administrators: count })),
});
