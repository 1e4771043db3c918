// https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-scheduled-rule-pattern.html

const minute = 60_000;
const day = 24 * 60 * minute;
const units: Record<string, number> = { minute, hour: 60 * minute, day };

/** Milliseconds since 1970; infinity if there is no next time. */
export type Schedule = (after: number) => number;

/** Counts from the rule's creation. */
const rate = (expression: string): Schedule | null => {
  const [, count, unit = ''] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? [];
  const period = Number(count) * (units[unit] ?? 0);
  return period > 0 ? (after) => after + period : null;
};

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const weekdays = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];

type Field = { from: number; to: number; names?: string[]; of: (time: Date) => number; isOfDay: boolean };
const fields: Field[] = [
  { from: 0, to: 59, of: (time) => time.getUTCMinutes(), isOfDay: false },
  { from: 0, to: 23, of: (time) => time.getUTCHours(), isOfDay: false },
  { from: 1, to: 31, of: (time) => time.getUTCDate(), isOfDay: true },
  { from: 1, to: 12, names: months, of: (time) => time.getUTCMonth() + 1, isOfDay: true },
  { from: 1, to: 7, names: weekdays, of: (time) => time.getUTCDay() + 1, isOfDay: true },
  { from: 1970, to: 2199, of: (time) => time.getUTCFullYear(), isOfDay: true },
];

/** Parses a part such as `5`, `MON-FRI`, `0/15` or `*`; null if it is malformed. */
const valuesOf = (part: string, { from, to, names = [] }: Field): number[] | null => {
  const numbered = names.reduce((text, name, index) => text.replaceAll(name, String(index + from)), part.toUpperCase());
  const match = /^(?:[*?]|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/.exec(numbered);
  if (!match) return null;
  const [, first = String(from), last, step] = match;
  const end = last ?? (match[1] && !step ? first : String(to));
  const values: number[] = [];
  for (let value = Number(first); value <= Number(end); value += Number(step ?? 1)) values.push(value);
  return values;
};

const cron = (expression: string): Schedule | null => {
  const [, inside = ''] = /^cron\((.+)\)$/.exec(expression) ?? [];
  const parts = inside.split(/\s+/);
  const wanted = fields.map((field, index) => (parts[index] ?? '').split(',').map((part) => valuesOf(part, field)));
  if (parts.length !== fields.length || wanted.flat().includes(null)) return null;
  const isMet = (time: Date, ofDay: boolean): boolean =>
    fields.every(({ of, isOfDay }, index) => isOfDay !== ofDay || wanted[index]?.flat().includes(of(time)));

  return (after) => {
    const limit = after + 5 * 366 * day;
    let time = Math.floor(after / minute) * minute + minute;
    while (time < limit) {
      const date = new Date(time);
      if (!isMet(date, true)) time = Math.floor(time / day) * day + day;
      else if (isMet(date, false)) return time;
      else time += minute;
    }
    return Number.POSITIVE_INFINITY;
  };
};

/** Times are UTC. Throws on a malformed expression and on L, W and #, which are not supported. */
export const parseSchedule = (expression: string): Schedule => {
  const schedule = rate(expression) ?? cron(expression);
  if (!schedule) throw new Error(`The local runner does not know the schedule ${expression}`);
  return schedule;
};
