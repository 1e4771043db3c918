const year = 365.25 * 24 * 60 * 60 * 1000;
const yearsBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / year;

/**
 * The years of a doctorate by its days (YYYY-MM-DD): the one it is in, from 1 and not beyond the last one that was planned, and
 * how many were planned, if that is known (D36). Null before it begins, or when nobody knows when that was.
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
