import type { TimeZone } from '../time-zones.ts';

/** The zone of a university that names none, and of people without a university (D83). */
export const usualTimeZone: TimeZone = 'Europe/Paris';

/** The zone in which mails and PDFs tell the time to a university's people. */
export const timeZoneOf = (university: { timeZone?: string | undefined } | null): string =>
  university?.timeZone ?? usualTimeZone;
