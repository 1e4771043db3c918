import { costOf, monthlyCostOf } from '#shared/domain/usage-cost.ts';
import { usageTotals } from '#shared/domain/usage-totals.ts';
import { dayMs } from '#shared/limits.ts';
import type { UsageOfDay } from '#shared/schemas/usage.ts';

export const figureNames = ['people', 'requests', 'bytes', 'cost'] as const;
export type FigureName = (typeof figureNames)[number];
export type Figures = Readonly<Record<FigureName, number | null>>;

/** Usage is counted by UTC day. */
export const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10);

/** Every day from the first to the last, oldest first; null where nothing was counted. `cost` is what a month of such days costs. */
export const curvesOf = (
  days: readonly UsageOfDay[],
  from: string,
  until: string,
): Readonly<Record<FigureName, (number | null)[]>> => {
  const byDay = new Map(days.map((one) => [one.day, one]));
  const length = (Date.parse(until) - Date.parse(from)) / dayMs + 1;
  const all = Array.from({ length }, (_, i) => byDay.get(dayBefore(from, -i)));
  return {
    people: all.map((day) => day?.people ?? null),
    requests: all.map((day) => day?.requests ?? null),
    bytes: all.map((day) => day?.bytes ?? null),
    cost: all.map((day) => (day ? monthlyCostOf(day, 1) : null)),
  };
};

/** Of days, latest first. The cost of days without people and files is left out. */
const figuresOf = (days: readonly UsageOfDay[]): Figures => {
  const { people, requests, bytes } = usageTotals(days);
  const costs = days.map((day) => costOf(day, 1)).filter((cost) => cost !== null);
  return { people, requests, bytes, cost: costs.length > 0 ? costs.reduce((sum, cost) => sum + cost, 0) : null };
};

/** A week begins on Monday. */
const weekOf = (day: string): string => dayBefore(day, (new Date(day).getUTCDay() + 6) % 7);

/** Latest first, as the days. */
export const weeksOf = (days: readonly UsageOfDay[]): { week: string; figures: Figures }[] =>
  [...Map.groupBy(days, ({ day }) => weekOf(day))].map(([week, ofWeek]) => ({ week, figures: figuresOf(ofWeek) }));
