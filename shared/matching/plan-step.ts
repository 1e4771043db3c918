import type { Language } from '#shared/lists.ts';

/** How far ahead a step of a career plan is put, until one says another date. */
const monthsAhead = 3;

/** The month by which a step might be taken: "février 2027". */
export const stepMonth = (today: string, language: Language): string => {
  const day = new Date(`${today.slice(0, 7)}-01T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() + monthsAhead);
  return day.toLocaleDateString(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
};

const isStep = (step: string) => (line: string) => line.trim() === step;

/** Adds a step on a line of its own, at the end of the plan, unless a line says it already. */
export const withStep = (plan: string, step: string): string => {
  if (plan.split('\n').some(isStep(step))) return plan;
  return plan.trim() === '' ? step : `${plan.trimEnd()}\n${step}`;
};

/** Takes the line of a step out of the plan; a line that its author has reworded stays. */
export const withoutStep = (plan: string, step: string): string => {
  const lines = plan.split('\n');
  const at = lines.findLastIndex(isStep(step));
  return at < 0 ? plan : lines.toSpliced(at, 1).join('\n');
};
