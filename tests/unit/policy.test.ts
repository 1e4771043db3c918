import { expect, test } from 'vitest';
import { type Actor, can, isVisible, mayManage, type Rule, rules } from '#shared/policy.ts';

const person = (
  role: Actor['role'],
  status: Actor['status'] = 'ACCEPTED',
  id = 'me',
  universityId: string | null = 'A',
) => ({
  id,
  role,
  status,
  universityId,
});
const mine = { userId: 'me', universityId: 'A' };
const theirs = { userId: 'other', universityId: 'A' };
const abroad = { userId: 'far', universityId: 'B' };
const campus = { universityId: 'A' };

test.each<[Rule, Actor, object, boolean]>([
  ['public', person('user', 'REJECTED'), {}, true],
  ['account', person('user', 'PENDING'), mine, true],
  ['account', person('user', 'PENDING'), campus, true],
  ['account', person('user'), theirs, false],
  ['account', person('super', 'ACCEPTED', 'me', null), { universityId: null }, false],
  ['member', person('user'), {}, true],
  ['member', person('user', 'PENDING'), {}, false],
  ['self', person('user'), mine, true],
  ['self', person('user', 'REJECTED'), mine, false],
  ['self', person('admin'), theirs, false],
  ['self', person('super'), theirs, false],
  ['selfOrAdmin', person('admin'), theirs, true],
  ['selfOrAdmin', person('admin'), abroad, false],
  ['selfOrAdmin', person('admin', 'REJECTED'), theirs, false],
  ['selfOrAdmin', person('user'), theirs, false],
  ['campus', person('user'), campus, true],
  ['campus', person('user'), abroad, false],
  ['campusAdmin', person('user'), campus, false],
  ['campusAdmin', person('super', 'ACCEPTED', 'me', null), abroad, true],
  ['super', person('admin'), {}, false],
  ['super', person('super', 'PENDING'), {}, false],
])('%s: %o on %o is %s', (rule, actor, scope, expected) => {
  expect(can(actor, [rule], scope)).toBe(expected);
});

test('without a rule nobody passes, and one of several is enough', () => {
  expect(can(person('super'), [], {})).toBe(false);
  expect(can(person('user', 'PENDING'), ['super', 'account'], mine)).toBe(true);
  expect(Object.keys(rules)).toHaveLength(8);
});

test('what belongs to another university does not exist', () => {
  expect(isVisible(person('admin'), abroad)).toBe(false);
  expect(isVisible(person('user'), theirs)).toBe(true);
});

test('nobody but a super administrator touches one', () => {
  expect(mayManage(person('admin'), { role: 'super' })).toBe(false);
  expect(mayManage(person('super'), { role: 'super' })).toBe(true);
});
