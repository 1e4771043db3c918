import { describe, expect, it } from 'vitest';
import { parseFilter } from '#scripts/platform/events/filter.ts';

// https://docs.aws.amazon.com/lambda/latest/dg/invocation-eventfiltering.html#filtering-syntax
const record = {
  eventName: 'INSERT',
  dynamodb: {
    Keys: { PK: { S: 'OUTBOX#1' }, SK: { S: 'MAIL' } },
    NewImage: { name: { S: '' }, price: { N: '100' }, none: null, tags: { SS: ['a', 'b'] }, size: 100 },
  },
};
const matches = (...patterns: unknown[]): boolean =>
  parseFilter(
    patterns.map((pattern) => JSON.stringify(pattern)),
    'Stack/Mapping',
  )(record);
const key = (rule: unknown) => ({ dynamodb: { Keys: { PK: { S: [rule] } } } });
const image = (name: string, rule: unknown) => ({ dynamodb: { NewImage: { [name]: rule } } });

describe('a filter', () => {
  it.each([
    ['equals', key('OUTBOX#1'), key('OUTBOX#2')],
    ['begins with', key({ prefix: 'OUTBOX#' }), key({ prefix: 'USER#' })],
    ['ends with', key({ suffix: '#1' }), key({ suffix: '#2' })],
    ['equals, in whatever case', key({ 'equals-ignore-case': 'outbox#1' }), key({ 'equals-ignore-case': 'outbox' })],
    ['is not', key({ 'anything-but': ['USER#1'] }), key({ 'anything-but': ['OUTBOX#1', 'USER#1'] })],
    ['is empty', image('name', { S: [''] }), key('')],
    ['is null', image('none', [null]), image('size', [null])],
    ['exists', image('name', { S: [{ exists: true }] }), image('missing', { S: [{ exists: true }] })],
    ['does not exist', image('missing', { S: [{ exists: false }] }), image('name', { S: [{ exists: false }] })],
    ['is a number', image('size', [{ numeric: ['=', 100] }]), image('size', [{ numeric: ['=', 101] }])],
    ['lies between', image('size', [{ numeric: ['>', 10, '<=', 100] }]), image('size', [{ numeric: ['>', 100] }])],
    ['is one of', { eventName: ['MODIFY', 'INSERT'] }, { eventName: ['MODIFY', 'REMOVE'] }],
    ['holds one', image('tags', { SS: ['b'] }), image('tags', { SS: ['c'] })],
  ])('%s', (_, wanted, unwanted) => {
    expect([matches(wanted), matches(unwanted)]).toEqual([true, false]);
  });

  it('wants every field of a pattern, and one pattern of several', () => {
    const both = { eventName: ['INSERT'], ...key({ prefix: 'USER#' }) };
    expect(matches(both)).toBe(false);
    expect(matches(both, key('OUTBOX#1'))).toBe(true);
    expect(matches({ $or: [{ eventName: ['REMOVE'] }, key('OUTBOX#1')] })).toBe(true);
    expect(matches({ $or: [{ eventName: ['REMOVE'] }, key('USER#1')] })).toBe(false);
  });

  it('without a pattern wants everything', () => {
    expect(matches()).toBe(true);
  });

  it('compares numbers and their text as different things, as the document does', () => {
    expect(matches(image('price', { N: [100] }))).toBe(false);
  });

  it.each([[key({ wildcard: '*' })], [key({ prefix: 1 })], [image('size', [{ numeric: ['~', 1] }])], ['no pattern']])(
    'that the local runner does not understand is refused, with where it stands: %o',
    (pattern) => {
      expect(() => matches(pattern)).toThrow(/^The local runner cannot read the filter of Stack\/Mapping: /);
    },
  );
});
