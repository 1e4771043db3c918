import type { Language } from '#shared/lists.ts';

const monthsAhead = 3;

/** For example "février 2027". */
export const stepMonth = (today: string, language: Language): string => {
  const day = new Date(`${today.slice(0, 7)}-01T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() + monthsAhead);
  return day.toLocaleDateString(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
};

/** Keeps letters and digits, because people change bullets, apostrophes, spaces and case of lines that they did not reword. */
const wordsOf = (line: string): string =>
  line
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const isStep = (step: string) => {
  const words = wordsOf(step);
  return (line: string) => wordsOf(line) === words;
};

export const hasStep = (plan: string, step: string): boolean => plan.split('\n').some(isStep(step));

/** Does not change a plan that already has the line. */
export const withStep = (plan: string, step: string): string => {
  if (hasStep(plan, step)) return plan;
  return plan.trim() === '' ? step : `${plan.trimEnd()}\n${step}`;
};

/** Does not remove a step that its author has reworded. */
export const withoutStep = (plan: string, step: string): string => {
  const lines = plan.split('\n');
  const at = lines.findLastIndex(isStep(step));
  return at < 0 ? plan : lines.toSpliced(at, 1).join('\n');
};
