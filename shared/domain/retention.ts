import { dayMs, retention } from '../limits.ts';

/** ISO times. */
export type Absence = {
  /** Absent before the first sign-in. */
  lastSeenAt?: string | undefined;
  createdAt: string;
  /** When the erasure mails were sent; mails older than the last visit do not count. */
  warnedAt?: string | undefined;
  warnedAgainAt?: string | undefined;
};

/** `erasedOn` is the announced day (midnight, UTC). */
type RetentionStep = { step: 'firstMail' | 'lastMail' | 'erase'; erasedOn: Date };

const dayOf = (time: string | Date): Date => new Date(`${new Date(time).toISOString().slice(0, 10)}T00:00:00Z`);
const plusDays = (day: Date, days: number): Date => new Date(day.getTime() + days * dayMs);
const later = (one: Date, other: Date): Date => (one > other ? one : other);

/** Returns the day after the anniversary: a whole year has then passed at any time of day. */
const endOf = (since: string): Date => {
  const day = dayOf(since);
  day.setUTCFullYear(day.getUTCFullYear() + retention.years);
  return plusDays(day, 1);
};

/** Null when no step is due (S9.26, D82). Days are UTC. Erases only after both mails, even if the first was late. */
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
