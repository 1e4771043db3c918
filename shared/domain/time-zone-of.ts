import type { TimeZone } from '../time-zones.ts';

/** For universities without a zone, and people without a university (D83). */
export const usualTimeZone: TimeZone = 'Europe/Paris';

/** The zone of dates in the university's mails and PDFs. */
export const timeZoneOf = (university: { timeZone?: string | undefined } | null): string =>
  university?.timeZone ?? usualTimeZone;
