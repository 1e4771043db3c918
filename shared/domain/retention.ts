import { retention } from '../limits.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The times that decide how long somebody's account is kept; ISO times. */
export type Absence = {
  /** Absent while they have never been here. */
  lastSeenAt?: string | undefined;
  createdAt: string;
  /** When they were mailed that it will be erased; mails from before they were last here count for nothing. */
  warnedAt?: string | undefined;
  warnedAgainAt?: string | undefined;
};

/** What is due for an account, and the day on which it is erased unless its owner comes (midnight, UTC). */
export type RetentionStep = { step: 'firstMail' | 'lastMail' | 'erase'; erasedOn: Date };

const dayOf = (time: string | Date): Date => new Date(`${new Date(time).toISOString().slice(0, 10)}T00:00:00Z`);
const plusDays = (day: Date, days: number): Date => new Date(day.getTime() + days * dayMs);
const later = (one: Date, other: Date): Date => (one > other ? one : other);

/** The day after the anniversary: the first on which a whole year has passed, at whatever time of day they left. */
const endOf = (since: string): Date => {
  const day = dayOf(since);
  day.setUTCFullYear(day.getUTCFullYear() + retention.years);
  return plusDays(day, 1);
};

/**
 * What is due now for an account whose owner is absent (S9.26, D82); null for nothing. Counts in days of UTC. Nobody is erased
 * without both mails, however late the first one was.
 */
export const retentionStep = (
  { lastSeenAt, createdAt, warnedAt, warnedAgainAt }: Absence,
  now: Date,
): RetentionStep | null => {
  const since = lastSeenAt ?? createdAt;
  const today = dayOf(now);
  const isOfAbsence = (time: string | undefined): time is string => time !== undefined && time > since;
  const { firstMailDays, lastMailDays } = retention;

  const end = endOf(since);
  const firstDay = plusDays(end, -firstMailDays);
  if (!isOfAbsence(warnedAt)) {
    if (today < firstDay) return null;
    return { step: 'firstMail', erasedOn: later(end, plusDays(today, firstMailDays)) };
  }
  const announced = later(end, plusDays(dayOf(warnedAt), firstMailDays));
  if (!isOfAbsence(warnedAgainAt)) {
    if (today < plusDays(announced, -lastMailDays)) return null;
    return { step: 'lastMail', erasedOn: later(announced, plusDays(today, lastMailDays)) };
  }
  const erasedOn = later(announced, plusDays(dayOf(warnedAgainAt), lastMailDays));
  return today < erasedOn ? null : { step: 'erase', erasedOn };
};
