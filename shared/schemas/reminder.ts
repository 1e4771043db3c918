import * as z from 'zod/mini';
import { cohorts } from '../domain/cohorts.ts';
import { time } from './fields.ts';
import { maybe } from './record.ts';

export const cohort = z.enum(cohorts);

/** `leavesAt`: until then it can be taken back. */
export const reminder = z.object({ cohort, people: z.int(), leavesAt: time });

/**
 * The last reminder of a cohort. `people` is absent before the first reminder, and counts who was mailed once all mails are written.
 * `sentAt` is null before the first mail, `nextAt` when a reminder may be sent now, `leavesAt` when none can be taken back.
 */
export const reminderState = z.object({
  cohort,
  people: z.optional(z.int()),
  sentAt: maybe(time),
  nextAt: maybe(time),
  leavesAt: maybe(time),
});
export type ReminderState = z.infer<typeof reminderState>;
