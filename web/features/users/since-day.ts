import { dayIn } from '#shared/domain/day-in.ts';
import { dayMs } from '#shared/limits.ts';
import type { Language } from '#shared/lists.ts';
import { locales } from '#web/lib/words/format.ts';

const mostRelativeDays = 30;

/** Formats "Hier, 22 novembre", "3 days ago, November 20"; without the first part after 30 days, with a past year. */
export const sinceDay = (time: string, language: Language, now: Date = new Date()): string => {
  const [day, today] = [dayIn(time), dayIn(now)];
  const year = day.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric';
  const date = new Intl.DateTimeFormat(locales[language], { day: 'numeric', month: 'long', year })
    .format(new Date(time))
    .replace(/^1 /, '1er ');
  const days = Math.round((Date.parse(day) - Date.parse(today)) / dayMs);
  if (days < -mostRelativeDays) return date;
  const ago = new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' }).format(days, 'day');
  return `${ago.slice(0, 1).toUpperCase()}${ago.slice(1)}, ${date}`;
};
