import { yearMs } from '../limits.ts';

/**
 * Whole years of 365.25 days; days are YYYY-MM-DD. A year completes on the birthday, or the day after when too few leap
 * days lie between. Null before birth.
 */
export const ageOn = (birthDate: string, today: string): number | null =>
  today < birthDate ? null : Math.floor((Date.parse(today) - Date.parse(birthDate)) / yearMs);
