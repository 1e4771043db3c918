import type { Language } from '#shared/lists.ts';

const dayMs = 24 * 60 * 60 * 1000;
const yearDays = 365.25;

/** `day` is YYYY-MM-DD. Returns "demain", "in 20 days", "dans 6 mois", "in 3 years". */
export const untilDay = (day: string, today: string, language: Language): string => {
  const distance = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const days = Math.round((Date.parse(day) - Date.parse(today)) / dayMs);
  const months = Math.round((12 * days) / yearDays);
  if (days < 60) return distance.format(days, 'day');
  return months < 24 ? distance.format(months, 'month') : distance.format(Math.floor(days / yearDays), 'year');
};
