import { type Matcher, toMatcher } from './pattern.ts';

/** A key without values counts as absent. */
export type RequestContext = Readonly<Record<string, readonly string[]>>;

export type Condition = (context: RequestContext) => boolean;

const keys: Record<string, 'one' | 'several'> = {
  'dynamodb:Attributes': 'several',
  'dynamodb:EnclosingOperation': 'one',
  'dynamodb:LeadingKeys': 'several',
  'dynamodb:ReturnConsumedCapacity': 'one',
  'dynamodb:ReturnValues': 'one',
  'dynamodb:Select': 'one',
  'kms:MessageType': 'one',
  'kms:RequestAlias': 'one',
  'kms:ResourceAliases': 'several',
  'kms:SigningAlgorithm': 'one',
  'ses:FromAddress': 'one',
  'ses:Recipients': 'several',
};

/** The name of a tag is part of the key. */
const kindOf = (key: string): 'one' | 'several' | undefined =>
  keys[key] ?? (key.startsWith('s3:ExistingObjectTag/') ? 'one' : undefined);

const equals = (value: string): Matcher => {
  // Called only because it throws on a policy variable.
  toMatcher(value);
  return (text) => text === value;
};

const comparisons: Record<string, { toMatch: (value: string) => Matcher; isNegated: boolean }> = {
  StringEquals: { toMatch: equals, isNegated: false },
  StringNotEquals: { toMatch: equals, isNegated: true },
  StringLike: { toMatch: (value) => toMatcher(value), isNegated: false },
  StringNotLike: { toMatch: (value) => toMatcher(value), isNegated: true },
};

const isAbsent = (wanted: string): boolean => {
  if (wanted !== 'true' && wanted !== 'false') throw new Error(`Null is true or false, not “${wanted}”`);
  return wanted === 'true';
};

/**
 * Throws on unknown operators and keys, and on a multi-valued key without ForAllValues or ForAnyValue, for which IAM
 * defines no result.
 */
export const toCondition = (operator: string, key: string, wanted: readonly string[]): Condition => {
  const kind = kindOf(key);
  if (!kind) throw new Error(`the condition key ${key} is not known here`);
  if (operator === 'Null') {
    const expected = wanted.map(isAbsent);
    return (context) => expected.includes((context[key] ?? []).length === 0);
  }
  const [, set, name = '', ifExists] = /^(?:(ForAllValues|ForAnyValue):)?(\w+?)(IfExists)?$/.exec(operator) ?? [];
  const comparison = comparisons[name];
  if (!comparison) throw new Error(`the condition operator ${operator} is not known here`);
  if (kind === 'several' && !set) throw new Error(`${operator} on ${key} needs ForAllValues or ForAnyValue`);

  const matchers = wanted.map(comparison.toMatch);
  // One of the policy's values must match; under a negated operator, none may.
  const holds = (value: string) => matchers.some((matches) => matches(value)) !== comparison.isNegated;
  return (context) => {
    const values = context[key] ?? [];
    if (set === 'ForAllValues') return values.every(holds);
    if (values.length === 0) return Boolean(ifExists) || (!set && comparison.isNegated);
    return values.some(holds);
  };
};
