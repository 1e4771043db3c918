import { expect, test } from 'vitest';
import { isCountedAlike, userCounts } from '#functions/data/people/user-counts.ts';

/** A user's role, status and email state, and the university's counters that the user adds one to (D59). */
test.each([
  ['user', 'PENDING', 'confirmed', 0, ['pendingUsers']],
  ['user', 'PENDING', 'unconfirmed', 0, ['pendingUsers', 'unconfirmedUsers']],
  ['user', 'ACCEPTED', 'confirmed', 0, ['acceptedUsers', 'usersWithoutPortfolio']],
  ['user', 'ACCEPTED', 'confirmed', 1, ['acceptedUsers']],
  ['user', 'ACCEPTED', 'unconfirmed', 2, ['acceptedUsers', 'unconfirmedUsers']],
  // A rejected user causes no pending task.
  ['user', 'REJECTED', 'unconfirmed', 0, ['rejectedUsers']],
  ['user', 'REJECTED', 'confirmed', 0, ['rejectedUsers']],
  // Only candidates have assessments.
  ['admin', 'ACCEPTED', 'unconfirmed', 0, ['acceptedUsers', 'unconfirmedUsers']],
  ['admin', 'ACCEPTED', 'confirmed', 0, ['acceptedUsers']],
  ['admin', 'PENDING', 'confirmed', 0, ['pendingUsers']],
] as const)('a %s who is %s, %s, with %s assessments counts as %j', (role, status, address, portfolios, names) => {
  const person = { universityId: 'u1', role, status, emailConfirmed: address === 'confirmed', portfolios };
  expect(userCounts(person)).toEqual(Object.fromEntries(names.map((name) => [name, 1])));
});

/** A user being erased counts as a member until the end, but no longer as a pending request. */
test.each([
  ['PENDING', []],
  ['ACCEPTED', ['acceptedUsers', 'unconfirmedUsers', 'usersWithoutPortfolio']],
  ['REJECTED', ['rejectedUsers']],
] as const)('somebody %s who is leaving counts as %j', (status, names) => {
  const person = {
    universityId: 'u1',
    role: 'user',
    status,
    portfolios: 0,
    leavesAt: '2026-12-03T14:03:00.000Z',
  } as const;
  expect(userCounts(person)).toEqual(Object.fromEntries(names.map((name) => [name, 1])));
});

/** A concurrent change of these fields forces a fresh read, so that no counter drifts. */
test.each([
  ['universityId', 'u2'],
  ['role', 'admin'],
  ['status', 'PENDING'],
  ['emailConfirmed', false],
  ['portfolios', 1],
  ['leavesAt', '2026-12-03T14:03:00.000Z'],
])('a person whose %s has changed is not counted as before', (name, value) => {
  const person = { id: 'p1', universityId: 'u1', role: 'user', status: 'ACCEPTED', emailConfirmed: true } as const;
  expect(isCountedAlike(person, { ...person })).toBe(true);
  expect(isCountedAlike(person, { ...person, [name]: value })).toBe(false);
});
