import type { MailKind } from '#functions/data/entities/mail.ts';
import type { StoredUniversity } from '#functions/data/universities/universities.ts';
import { type Cohort, isInCohort } from '#shared/domain/cohorts.ts';
import { dayIn } from '#shared/domain/day-in.ts';
import { timeZoneOf } from '#shared/domain/time-zone-of.ts';
import { type StoredUser, toMember } from './users.ts';

export const reminderKinds = {
  noAssessment: 'remindAssessment',
  noDoctorate: 'remindDoctorate',
  endsSoon: 'remindEnding',
} as const satisfies Record<Cohort, MailKind>;

/** True if the reminder concerns the member. Expects members read by `withCopies`; the day is the university’s. */
export const isConcerned = (
  person: StoredUser,
  cohort: Cohort,
  { university, now }: { university: StoredUniversity | null; now: Date },
): boolean => isInCohort(cohort, toMember(person), dayIn(now, timeZoneOf(university)));

/** A member who is concerned, and whose address accepts mails. */
export const isReminded = (...[person, ...about]: Parameters<typeof isConcerned>): boolean =>
  !person.mailTrouble && isConcerned(person, ...about);
