import type { TimeZone } from '../time-zones.ts';

/** For universities without a zone, and users without a university (D83). */
export const usualTimeZone: TimeZone = 'Europe/Paris';

export const timeZoneOf = (university: { timeZone?: string | undefined } | null): string =>
  university?.timeZone ?? usualTimeZone;
