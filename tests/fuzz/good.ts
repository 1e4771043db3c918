import fc from 'fast-check';

/** The subset of an OpenAPI schema that requests use. */
export type Schema = {
  type?: string;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Schema[];
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  format?: string;
  pattern?: string;
};

const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());

/** Words in many alphabets, and strings that careless code mistakes for something else. */
const words = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom('__proto__', 'constructor', 'null', 'true', '0', "l'étude « n° 3 »", '<b>x</b>', '{{name}}', '=1+1'),
);

const fitting = ({ minLength = 0, maxLength = 200 }: Schema) =>
  fc.oneof(
    { weight: 9, arbitrary: words },
    { weight: 1, arbitrary: fc.constantFrom('x'.repeat(maxLength), 'y'.repeat(Math.max(1, minLength))) },
  );

const ofPattern = (pattern: string): fc.Arbitrary<unknown> => {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'));
  } catch {
    // The pattern has a lookahead: it describes a web address.
    return fc.constantFrom('https://exemple.test/a?b=c#d', 'HTTP://exemple.test', 'exemple.test/é');
  }
};

const text = (schema: Schema): fc.Arbitrary<unknown> => {
  if (schema.format === 'date') return day.map((moment) => moment.slice(0, 10));
  if (schema.format === 'date-time') return day;
  if (schema.pattern) return ofPattern(schema.pattern);
  return fitting(schema);
};

const number = ({ type, minimum = 0, maximum = 100, multipleOf }: Schema): fc.Arbitrary<number> => {
  const step = multipleOf ?? (type === 'integer' ? 1 : 0.25);
  return fc
    .integer({ min: Math.ceil(minimum / step), max: Math.floor(Math.min(maximum, 1e6) / step) })
    .map((count) => count * step);
};

/** Generates values of that schema; the contract's schema has more rules, which the caller must check. */
export const good = (schema: Schema): fc.Arbitrary<unknown> => {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(good));
  switch (schema.type) {
    case 'string':
      return text(schema);
    case 'number':
    case 'integer':
      return number(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(good(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, 8),
      });
    case 'object':
      return fc.record(fieldsOf(schema), { requiredKeys: [] });
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
};

/** Generates each field of an object schema. */
export const fieldsOf = ({ properties = {} }: Schema): Record<string, fc.Arbitrary<unknown>> =>
  Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, good(field)]));

/** Strings that no careful client sends: prototype names, reserved words, empty and very long strings. */
export const nasty = [
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype', 'null', 'undefined', 'NaN', 'true', '-1'],
  ...['', ' ', '\0', '.', '..', '../..', '%2e%2e', '%', 'a b', 'é', '💥', '\u202e', 'USER#x', '{}', '[]', '$where'],
  ...['x'.repeat(81), 'x'.repeat(5001), 'x'.repeat(20_000)],
] as const;

/** Hostile values for bodies, where a value may have any type. */
export const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...nasty),
  fc.constantFrom<unknown>(null, true, false, 0, -1, 0.1, 6, 1e308, -1e308, 2 ** 53, [], {}, [[]], [null], ['']),
  fc.constantFrom<unknown>({ __proto__: null, toString: 1 }, { id: { $ne: null } }, { length: 1e9 }, [{ id: {} }]),
);
