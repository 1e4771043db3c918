import * as z from 'zod/mini';
import { cohort, reminder, reminderState } from '../schemas/reminder.ts';

/** Calls of the group `users`. */
export const reminders = {
  listReminders: {
    method: 'GET',
    path: '/users/university/{universityId}/reminders',
    summary:
      'Read, for each cohort, when its members were last reminded, how many, and when they may be reminded again',
    allow: ['campusAdmin'],
    of: { university: 'params.universityId' },
    returns: z.array(reminderState),
  },
  remind: {
    method: 'POST',
    path: '/users/university/{universityId}/reminders',
    summary:
      'Mail each accepted candidate of a cohort (no assessment, no PhD record, a PhD that ends within the year) a fixed text, at most once a week. The mails leave after 20 seconds, at the rate of the university’s share of mails, to those who are still in the cohort by then',
    allow: ['campusAdmin'],
    of: { university: 'params.universityId' },
    refuses: ['reminded_lately', 'nobody_to_remind', 'conflict'],
    once: true,
    body: z.object({ cohort }),
    returns: reminder,
    status: 201,
  },
  takeBackReminder: {
    method: 'DELETE',
    path: '/users/university/{universityId}/reminders/{cohort}',
    summary: 'Take a reminder back that has not left yet',
    allow: ['campusAdmin'],
    of: { university: 'params.universityId' },
    refuses: ['reminder_left'],
  },
} as const;
