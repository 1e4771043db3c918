import type { Language } from '../lists.ts';

/** How far ahead a step of a career plan is put, until one says another date. */
const monthsAhead = 3;

/** The month by which a step might be taken: "février 2027". */
export const stepMonth = (today: string, language: Language): string => {
  const day = new Date(`${today.slice(0, 7)}-01T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() + monthsAhead);
  return day.toLocaleDateString(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
};

/** A plan with one more step on a line of its own. */
export const withStep = (plan: string, step: string): string =>
  plan.trim() === '' ? step : `${plan.trimEnd()}\n${step}`;
