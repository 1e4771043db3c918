import { describe, expect, it } from 'vitest';
import { decide, parsePolicy } from '#scripts/platform/iam/policy.ts';

const table = 'arn:aws:dynamodb:eu-west-3:000000000000:table/T';
const index = `${table}/index/GSI1`;

const parse = (...Statement: object[]) => parsePolicy({ Version: '2012-10-17', Statement });

const decisionOf = (
  statements: object[],
  action = 'dynamodb:GetItem',
  resource = table,
  context: Record<string, string[]> = {},
) => decide(parse(...statements), { action, resource, context });

const allow = (Action: string | string[], Resource: string | string[] = table, rest = {}) => ({
  Effect: 'Allow',
  Action,
  Resource,
  ...rest,
});
const deny = (Action: string | string[], Resource: string | string[] = table, rest = {}) => ({
  ...allow(Action, Resource, rest),
  Effect: 'Deny',
});

// https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_evaluation-logic.html
describe('the decision', () => {
  it('nothing is allowed that no statement allows', () => {
    expect(decisionOf([])).toBe('notAllowed');
    expect(decisionOf([allow('dynamodb:PutItem')])).toBe('notAllowed');
    expect(decisionOf([allow('dynamodb:GetItem', index)])).toBe('notAllowed');
    expect(decisionOf([allow('dynamodb:GetItem')])).toBe('allowed');
  });

  it.each([
    ['after', [allow('dynamodb:*'), deny('dynamodb:GetItem')]],
    ['before', [deny('dynamodb:GetItem'), allow('dynamodb:*')]],
  ])('a Deny wins, also when it stands %s the Allow', (_, statements) => {
    expect(decisionOf(statements)).toBe('denied');
    expect(decisionOf(statements, 'dynamodb:PutItem')).toBe('allowed');
  });
});

// https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_elements_action.html and …_resource.html
describe('actions and resources', () => {
  it.each([
    ['dynamodb:GetItem', 'dynamodb:GetItem', true],
    ['dynamodb:getitem', 'dynamodb:GetItem', true],
    ['dynamodb:Get*', 'dynamodb:GetItem', true],
    ['dynamodb:Get????', 'dynamodb:GetItem', true],
    ['dynamodb:Get???', 'dynamodb:GetItem', false],
    ['*', 'dynamodb:GetItem', true],
    ['dynamodb:*Item', 'dynamodb:Query', false],
    ['ses:*', 'dynamodb:GetItem', false],
  ])('%s and %s: %s', (pattern, action, isMeant) => {
    expect(decisionOf([allow(pattern)], action)).toBe(isMeant ? 'allowed' : 'notAllowed');
  });

  it.each([
    [table, table, true],
    [table, index, false],
    [index, index, true],
    [`${table}/index/*`, index, true],
    [`${table}*`, index, true],
    [table, table.toLowerCase(), false],
    ['arn:aws:dynamodb:*:*:table/?', table, true],
    ['arn:aws:ses:eu-west-3:0:identity/a.example', 'arn:aws:ses:eu-west-3:0:identity/axexample', false],
    ['*', 'anything', true],
  ])('%s and %s: %s', (pattern, resource, isMeant) => {
    expect(decisionOf([allow('*', pattern)], 'dynamodb:Query', resource)).toBe(isMeant ? 'allowed' : 'notAllowed');
  });

  // https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_elements_notaction.html
  it('NotAction and NotResource mean all but those', () => {
    const butDelete = [{ Effect: 'Allow', NotAction: 'dynamodb:Delete*', Resource: '*' }];
    expect(decisionOf(butDelete, 'dynamodb:PutItem')).toBe('allowed');
    expect(decisionOf(butDelete, 'dynamodb:DeleteItem')).toBe('notAllowed');
    const butIndex = [{ Effect: 'Allow', Action: '*', NotResource: [index] }];
    expect(decisionOf(butIndex, 'dynamodb:Query', table)).toBe('allowed');
    expect(decisionOf(butIndex, 'dynamodb:Query', index)).toBe('notAllowed');
  });
});

// https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_elements_condition_operators.html and
// https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_condition-logic-multiple-context-keys-or-values.html
describe('conditions', () => {
  const isMet = (Condition: object, context: Record<string, string[]>) =>
    decisionOf([allow('*', '*', { Condition })], 'dynamodb:GetItem', table, context) === 'allowed';
  const from = (...values: string[]) => ({ 'ses:FromAddress': values });

  it.each([
    ['StringEquals', 'a@b.c', 'a@b.c', true],
    ['StringEquals', 'a@*', 'a@b.c', false],
    ['StringEquals', 'A@b.c', 'a@b.c', false],
    ['StringLike', '*@b.c', 'a@b.c', true],
    ['StringLike', '*@b.c', 'a@b.d', false],
    ['StringNotEquals', 'a@b.c', 'a@b.c', false],
    ['StringNotEquals', 'a@b.c', 'b@b.c', true],
    ['StringNotLike', '*@b.c', 'a@b.c', false],
    ['StringNotLike', '*@b.c', 'a@b.d', true],
  ])('%s %s of %s: %s', (operator, wanted, value, expected) => {
    expect(isMet({ [operator]: from(wanted) }, from(value))).toBe(expected);
  });

  it('one of several values is enough; with a negated operator none may match', () => {
    expect(isMet({ StringEquals: from('a', 'b') }, from('b'))).toBe(true);
    expect(isMet({ StringNotEquals: from('a', 'b') }, from('b'))).toBe(false);
  });

  it('all operators and all keys must hold', () => {
    const both = { StringEquals: { 'ses:FromAddress': 'a', 'dynamodb:Select': 'COUNT' } };
    expect(isMet(both, { ...from('a'), 'dynamodb:Select': ['COUNT'] })).toBe(true);
    expect(isMet(both, { ...from('a'), 'dynamodb:Select': ['ALL_ATTRIBUTES'] })).toBe(false);
    const two = { StringEquals: from('a'), Null: { 'dynamodb:Select': 'true' } };
    expect(isMet(two, from('a'))).toBe(true);
    expect(isMet(two, { ...from('a'), 'dynamodb:Select': ['COUNT'] })).toBe(false);
  });

  it.each([
    ['StringEquals', false],
    ['StringLike', false],
    ['StringNotEquals', true],
    ['StringNotLike', true],
    ['StringEqualsIfExists', true],
    ['ForAllValues:StringEquals', true],
    ['ForAnyValue:StringEquals', false],
    ['ForAnyValue:StringNotEquals', false],
  ])('%s of a key that is absent: %s', (operator, expected) => {
    expect(isMet({ [operator]: from('a') }, {})).toBe(expected);
  });

  it('Null asks whether a key is absent', () => {
    expect(isMet({ Null: from('true') }, {})).toBe(true);
    expect(isMet({ Null: from('true') }, from('a'))).toBe(false);
    expect(isMet({ Null: from('false') }, {})).toBe(false);
    expect(isMet({ Null: from('false') }, from('a'))).toBe(true);
  });

  // https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_condition-single-vs-multi-valued-context-keys.html
  describe('on keys with several values', () => {
    const keys = (...values: string[]) => ({ 'dynamodb:LeadingKeys': values });

    it.each([
      ['ForAllValues:StringLike', ['USER#*'], ['USER#1', 'USER#2'], true],
      ['ForAllValues:StringLike', ['USER#*'], ['USER#1', 'LINK#2'], false],
      ['ForAnyValue:StringLike', ['LINK#*', 'RENEWAL#*'], ['USER#1', 'LINK#2'], true],
      ['ForAnyValue:StringLike', ['LINK#*', 'RENEWAL#*'], ['USER#1', 'EMAIL#2'], false],
      ['ForAllValues:StringNotLike', ['LINK#*'], ['USER#1', 'EMAIL#2'], true],
      ['ForAllValues:StringNotLike', ['LINK#*'], ['USER#1', 'LINK#2'], false],
      ['ForAnyValue:StringNotLike', ['LINK#*'], ['USER#1', 'LINK#2'], true],
      ['ForAnyValue:StringNotLike', ['LINK#*'], ['LINK#1', 'LINK#2'], false],
    ])('%s %s of %s: %s', (operator, wanted, values, expected) => {
      expect(isMet({ [operator]: keys(...wanted) }, keys(...values))).toBe(expected);
    });

    it('“all of them” holds for none, which Null closes', () => {
      const condition = { 'ForAllValues:StringEquals': { 'dynamodb:Attributes': ['PK'] } };
      expect(isMet(condition, {})).toBe(true);
      expect(isMet({ ...condition, Null: { 'dynamodb:Attributes': 'false' } }, {})).toBe(false);
    });
  });
});

describe('a policy element that the evaluator does not know cannot be deployed', () => {
  it.each([
    ['an operator', allow('*', '*', { Condition: { DateLessThan: { 'ses:FromAddress': 'a' } } }), 'DateLessThan'],
    ['a key', allow('*', '*', { Condition: { StringEquals: { 'aws:SourceIp': 'a' } } }), 'aws:SourceIp'],
    ['a policy variable', allow(`*`, `arn:\${aws:username}`), 'policy variable'],
    ['… in a condition', allow('*', '*', { Condition: { StringEquals: { 'ses:FromAddress': `\${a}` } } }), 'variable'],
    [
      'several values without a set operator',
      allow('*', '*', { Condition: { StringLike: { 'dynamodb:LeadingKeys': 'a' } } }),
      'ForAnyValue',
    ],
    ['another Null', allow('*', '*', { Condition: { Null: { 'ses:FromAddress': 'no' } } }), 'Null'],
    ['a principal', { ...allow('*'), Principal: '*' }, 'Principal'],
    ['both Action and NotAction', { ...allow('*'), NotAction: 'a:b' }, 'either Action or NotAction'],
    ['no resource', { Effect: 'Allow', Action: '*' }, 'either Resource or NotResource'],
    ['an action without a service', allow('GetItem'), 'Action'],
    ['another effect', { ...allow('*'), Effect: 'Maybe' }, 'Effect'],
  ])('%s', (_, statement, named) => {
    expect(() => parse(statement)).toThrow(named);
  });

  // https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_elements_version.html
  it('a policy of the older language', () => {
    expect(() => parsePolicy({ Version: '2008-10-17', Statement: [] })).toThrow('Version');
  });
});
