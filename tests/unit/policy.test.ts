import { expect, test } from 'vitest';
import { type Actor, can, isVisible, type Rule, rules, type Scope } from '#shared/policy.ts';

const person = (
  role: Actor['role'],
  status: Actor['status'] = 'ACCEPTED',
  id = 'me',
  universityId: string | null = 'A',
) => ({ id, role, status, universityId });

const mine: Scope = { owner: { id: 'me', universityId: 'A' } };
const theirs: Scope = { owner: { id: 'other', universityId: 'A' } };
const abroad: Scope = { owner: { id: 'far', universityId: 'B' } };
const ownCampus: Scope = { campus: 'A' };
const otherCampus: Scope = { campus: 'B' };
const everybodys = null;

test.each<[Rule, Actor, Scope | null, boolean]>([
  ['public', person('user', 'REJECTED'), everybodys, true],
  ['account', person('user', 'PENDING'), mine, true],
  ['account', person('user', 'PENDING'), ownCampus, true],
  ['account', person('user'), theirs, false],
  ['account', person('user'), otherCampus, false],
  ['account', person('super', 'ACCEPTED', 'me', null), { campus: null }, false],
  ['account', person('user'), everybodys, false],
  ['member', person('user'), everybodys, true],
  ['member', person('user', 'PENDING'), everybodys, false],
  ['self', person('user'), mine, true],
  ['self', person('user', 'REJECTED'), mine, false],
  ['self', person('admin'), theirs, false],
  ['self', person('super'), theirs, false],
  ['self', person('user'), ownCampus, false],
  ['self', person('user'), everybodys, false],
  ['selfOrAdmin', person('user'), mine, true],
  ['selfOrAdmin', person('admin'), theirs, true],
  ['selfOrAdmin', person('admin'), abroad, false],
  ['selfOrAdmin', person('admin', 'REJECTED'), theirs, false],
  ['selfOrAdmin', person('user'), theirs, false],
  ['selfOrAdmin', person('user'), ownCampus, false],
  ['selfOrAdmin', person('admin'), ownCampus, false],
  ['selfOrAdmin', person('admin'), everybodys, false],
  ['selfOrAdmin', person('super', 'ACCEPTED', 'me', null), abroad, true],
  ['campus', person('user'), ownCampus, true],
  ['campus', person('user'), otherCampus, false],
  ['campus', person('user'), theirs, false],
  ['campus', person('user'), everybodys, false],
  ['campusAdmin', person('admin'), ownCampus, true],
  ['campusAdmin', person('user'), ownCampus, false],
  ['campusAdmin', person('admin'), otherCampus, false],
  ['campusAdmin', person('super', 'ACCEPTED', 'me', null), otherCampus, true],
  ['campusAdmin', person('super', 'ACCEPTED', 'me', null), everybodys, true],
  ['campusAdmin', person('super', 'ACCEPTED', 'me', null), abroad, false],
  ['campusAdmin', person('admin'), everybodys, false],
  ['super', person('admin'), everybodys, false],
  ['super', person('super', 'PENDING'), everybodys, false],
])('%s: %o on %o is %s', (rule, actor, scope, expected) => {
  expect(can(actor, [rule], scope)).toBe(expected);
});

test('the right to change a university’s shared data does not reach its members’ own (A3)', () => {
  const sharedOrOwn: Rule[] = ['self', 'campusAdmin'];
  expect(can(person('admin'), sharedOrOwn, theirs)).toBe(false);
  expect(can(person('admin'), sharedOrOwn, ownCampus)).toBe(true);
  expect(can(person('user'), sharedOrOwn, mine)).toBe(true);
});

test('without a rule nobody passes, and one of several is enough', () => {
  expect(can(person('super'), [], everybodys)).toBe(false);
  expect(can(person('user', 'PENDING'), ['super', 'account'], mine)).toBe(true);
  expect(Object.keys(rules)).toHaveLength(8);
});

test('another university’s data does not exist', () => {
  expect(isVisible(person('admin'), abroad)).toBe(false);
  expect(isVisible(person('admin'), otherCampus)).toBe(false);
  expect(isVisible(person('user'), theirs)).toBe(true);
  // Two missing universities are not the same university.
  expect(isVisible(person('user', 'ACCEPTED', 'me', null), { campus: null })).toBe(false);
});

test('a super administrator sees all, and people without a university see what is theirs', () => {
  expect(isVisible(person('super', 'ACCEPTED', 'me', null), abroad)).toBe(true);
  expect(isVisible(person('super', 'PENDING', 'me', null), abroad)).toBe(false);
  expect(isVisible(person('user', 'PENDING', 'me', null), { owner: { id: 'me', universityId: null } })).toBe(true);
});

test('nobody but a super administrator touches one', () => {
  const superOfCampus: Scope = { campus: 'A', role: 'super' };
  expect(can(person('admin'), ['campusAdmin'], superOfCampus)).toBe(false);
  expect(can(person('admin'), ['selfOrAdmin'], { ...theirs, role: 'super' })).toBe(false);
  expect(can(person('admin'), ['campusAdmin'], { campus: 'A', role: 'admin' })).toBe(true);
  expect(can(person('super', 'ACCEPTED', 'me', null), ['campusAdmin'], superOfCampus)).toBe(true);
});
