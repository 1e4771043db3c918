import { expect, test } from 'vitest';
import { searchIn } from '#shared/domain/search.ts';
import type { Status } from '#shared/lists.ts';
import type { User } from '#shared/schemas/user.ts';
import { memberOf } from '#tests/support/web-samples.ts';
import { isShown } from '#web/features/users/member-filters.ts';
import { nextStatus, presentStatuses, sortUsers } from '#web/features/users/user-order.ts';

const user = (firstName: string, lastName: string, status: Status, day: number): User => ({
  id: `${firstName}-${lastName}`,
  firstName,
  lastName,
  email: `${firstName}@univ.example`.toLowerCase(),
  role: 'user',
  status,
  UniversityId: 'u',
  avatarUrl: null,
  emailConfirmed: true,
  createdAt: `2026-01-${String(day).padStart(2, '0')}T00:00:00.000Z`,
});
const users = [
  user('Élodie', 'Zimmermann', 'ACCEPTED', 1),
  user('Aïcha', 'Imbert', 'PENDING', 2),
  user('Noé', 'Étienne', 'REJECTED', 3),
  user('Théo', 'Colin', 'ACCEPTED', 4),
];
/** The text that the table's search matches: name and address. */
const searchPeople = (people: readonly User[]) =>
  searchIn(people, ({ firstName, lastName, email }) => `${firstName} ${lastName} ${email}`);
const names = (found: readonly User[]) => found.map(({ firstName }) => firstName);

test('a search ignores accents, capitals, the order of names and doubled spaces', () => {
  const search = searchPeople(users);
  expect(names(search('elodie'))).toEqual(['Élodie']);
  expect(names(search('  ÉTIENNE   noe '))).toEqual(['Noé']);
  expect(names(search('aïcha@univ'))).toEqual(['Aïcha']);
  expect(names(search('zim elo'))).toEqual(['Élodie']);
  expect(search('zim noe')).toEqual([]);
  expect(search('')).toEqual(users);
});

test('the cycle goes through the statuses that occur: pending, rejected, accepted', () => {
  const present = presentStatuses(users);
  expect(present).toEqual(['PENDING', 'REJECTED', 'ACCEPTED']);
  expect(nextStatus(present, 'PENDING')).toBe('REJECTED');
  expect(nextStatus(present, 'ACCEPTED')).toBe('PENDING');
  const two = presentStatuses(users.filter(({ status }) => status !== 'REJECTED'));
  expect(two).toEqual(['PENDING', 'ACCEPTED']);
  expect(nextStatus(two, 'PENDING')).toBe('ACCEPTED');
  // The chosen status no longer occurs once its last user was decided on.
  expect(nextStatus(two, 'REJECTED')).toBe('PENDING');
  expect(nextStatus([], 'PENDING')).toBeUndefined();
});

test('the chosen status comes first, then the others in their order, each with the latest first', () => {
  expect(names(sortUsers(users, { by: 'status', first: 'ACCEPTED' }))).toEqual(['Théo', 'Élodie', 'Aïcha', 'Noé']);
  expect(names(sortUsers(users, { by: 'status', first: 'REJECTED' }))).toEqual(['Noé', 'Aïcha', 'Théo', 'Élodie']);
});

test('names sort as in a directory: by last name, accents aside', () => {
  expect(names(sortUsers(users, { by: 'name', direction: 'ascending' }))).toEqual(['Théo', 'Noé', 'Aïcha', 'Élodie']);
  expect(names(sortUsers(users, { by: 'name', direction: 'descending' }))).toEqual(['Élodie', 'Aïcha', 'Noé', 'Théo']);
});

test('whom a mail did not reach, and whose address takes none any more, are those of undelivered mails', () => {
  const since = '2026-01-05T08:00:00.000Z';
  const [one, other, ...rest] = users.map(memberOf);
  const people = [
    { ...(one ?? expect.unreachable()), mailFailed: { kind: 'accepted', since } },
    { ...(other ?? expect.unreachable()), mailTrouble: { kind: 'complaint' as const, at: since } },
    ...rest,
  ];
  expect(names(people.filter(isShown('undelivered', '2026-11-26')))).toEqual(['Élodie', 'Aïcha']);
});

test('all matching names among five thousand people are found', () => {
  const crowd = Array.from({ length: 5000 }, (_, index) => user(`Alix${index}`, `Nom${index % 97}`, 'ACCEPTED', 1));
  // Nom4 and Nom40 to Nom49, 52 users each.
  expect(sortUsers(searchPeople(crowd)('nom4'), { by: 'status', first: 'PENDING' })).toHaveLength(572);
});
