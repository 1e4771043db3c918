import * as z from 'zod/mini';

// https://docs.aws.amazon.com/lambda/latest/dg/invocation-eventfiltering.html#filtering-syntax

export type Filter = (event: unknown) => boolean;

/** `value` is undefined when the field is absent. */
type Rule = (value: unknown) => boolean;

const ofText =
  (holds: (value: string, wanted: string) => boolean) =>
  (wanted: unknown): Rule => {
    const text = z.string().parse(wanted);
    return (value) => typeof value === 'string' && holds(value, text);
  };

const comparisons: Record<string, (value: number, limit: number) => boolean> = {
  '=': (value, limit) => value === limit,
  '<': (value, limit) => value < limit,
  '<=': (value, limit) => value <= limit,
  '>': (value, limit) => value > limit,
  '>=': (value, limit) => value >= limit,
};
const bound = z.tuple([z.enum(['=', '<', '<=', '>', '>=']), z.number()]);

const rules: Record<string, (wanted: unknown) => Rule> = {
  prefix: ofText((value, start) => value.startsWith(start)),
  suffix: ofText((value, end) => value.endsWith(end)),
  'equals-ignore-case': ofText((value, other) => value.toLowerCase() === other.toLowerCase()),
  'anything-but': (wanted) => {
    const unwanted = z.array(z.union([z.string(), z.number()])).parse([wanted].flat());
    return (value) => (typeof value === 'string' || typeof value === 'number') && !unwanted.includes(value);
  },
  numeric: (wanted) => {
    const parts = z.array(z.unknown()).parse(wanted);
    const bounds = parts.flatMap((_, i) => (i % 2 === 0 ? [bound.parse(parts.slice(i, i + 2))] : []));
    return (value) =>
      typeof value === 'number' && bounds.every(([name, limit]) => comparisons[name]?.(value, limit) ?? false);
  },
  exists: (wanted) => {
    const isWanted = z.boolean().parse(wanted);
    return (value) => (value !== undefined) === isWanted;
  },
};

const toRule = (rule: unknown): Rule => {
  if (rule === null || typeof rule !== 'object') return (value) => value === rule;
  const [[name = '', wanted] = [], ...others] = Object.entries(rule);
  const make = rules[name];
  if (!make || others.length > 0) throw new Error(`the rule ${JSON.stringify(rule)} is not known`);
  return make(wanted);
};

const pattern = z.record(z.string(), z.unknown());

const fieldOf = (event: unknown, name: string): unknown =>
  typeof event === 'object' && event !== null ? Object.entries(event).find(([key]) => key === name)?.[1] : undefined;

/** Every field of a pattern must match, each by any of its rules. */
const toFilter = (value: unknown): Filter => {
  const fields = Object.entries(pattern.parse(value)).map(([name, wanted]): Filter => {
    if (name === '$or') {
      const filters = z.array(z.unknown()).parse(wanted).map(toFilter);
      return (event) => filters.some((matches) => matches(event));
    }
    if (!Array.isArray(wanted)) {
      const matches = toFilter(wanted);
      return (event) => matches(fieldOf(event, name));
    }
    const alternatives = wanted.map(toRule);
    return (event) => {
      const found = fieldOf(event, name);
      const values = Array.isArray(found) ? found : [found];
      return alternatives.some((holds) => values.some(holds));
    };
  });
  return (event) => fields.every((matches) => matches(event));
};

/** Matches any of the patterns, or every event without patterns. Throws, naming `where`, on unsupported syntax. */
export const parseFilter = (patterns: readonly string[], where: string): Filter => {
  try {
    const filters = patterns.map((text) => toFilter(JSON.parse(text)));
    return (event) => filters.length === 0 || filters.some((matches) => matches(event));
  } catch (error) {
    const reason = error instanceof z.core.$ZodError ? z.prettifyError(error) : error;
    throw new Error(`The local runner cannot read the filter of ${where}: ${reason}`);
  }
};
