import { shareNames } from '../limits.ts';
import type { UsageOfDay } from '../schemas/usage.ts';

type Totals = Omit<UsageOfDay, 'day'>;
type Counted = 'requests' | 'people' | 'bytes';

export const noUsage: Totals = { requests: null, people: null, bytes: null, jobs: 0, mails: 0, pdfs: 0, uploads: 0 };

/** Days come latest first. Null when no day was counted. */
const latest = (days: readonly UsageOfDay[], name: Counted): number | null =>
  days.find((day) => day[name] !== null)?.[name] ?? null;

/** Sums what was used; people and bytes are those of the last night that counted them. */
export const usageTotals = (days: readonly UsageOfDay[]): Totals => {
  const sum = (name: Exclude<keyof Totals, Counted>) => days.reduce((all, day) => all + day[name], 0);
  const requests = days.flatMap((day) => day.requests ?? []);
  return {
    requests: requests.length > 0 ? requests.reduce((all, one) => all + one, 0) : null,
    people: latest(days, 'people'),
    bytes: latest(days, 'bytes'),
    ...(Object.fromEntries(shareNames.map((name) => [name, sum(name)])) as Record<(typeof shareNames)[number], number>),
  };
};
