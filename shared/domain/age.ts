import { yearMs } from '../limits.ts';

/**
 * Returns whole years of 365.25 days; null before birth. Days are YYYY-MM-DD. A year completes on the birthday, or on
 * the day after when too few leap days lie between.
 */
export const ageOn = (birthDate: string, today: string): number | null =>
  today < birthDate ? null : Math.floor((Date.parse(today) - Date.parse(birthDate)) / yearMs);
