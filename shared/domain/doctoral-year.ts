import { yearMs } from '../limits.ts';

const yearsBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / yearMs;

/**
 * `current` counts from 1 and never exceeds `planned`, which is null without an end (D36). Null before the start or without one.
 * Days are YYYY-MM-DD.
 */
export const doctoralYear = (
  startDate: string | null,
  estimatedEndDate: string | null,
  today: string,
): { current: number; planned: number | null } | null => {
  if (startDate === null || today < startDate) return null;
  const current = Math.floor(yearsBetween(startDate, today)) + 1;
  if (estimatedEndDate === null) return { current, planned: null };
  const planned = Math.max(1, Math.ceil(yearsBetween(startDate, estimatedEndDate)));
  return { current: Math.min(current, planned), planned };
};
