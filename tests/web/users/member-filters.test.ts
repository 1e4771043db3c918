import { expect, test } from 'vitest';
import type { Member } from '#shared/schemas/user.ts';
import { candidate, memberOf } from '#tests/support/web-samples.ts';
import { chosenCount, countsOf, filtersFrom, isListed } from '#web/features/users/member-filters.ts';
import { sinceDay } from '#web/features/users/since-day.ts';

const today = '2026-11-26';
const member = (lastName: string, facts: Partial<Member>): Member => ({ ...memberOf(candidate), lastName, ...facts });
const people = [
  member('Alix', { doctoralSchool: 'Chimie', doctorateStart: '2025-10-01', estimatedEndDate: '2028-09-30' }),
  member('Bell', { doctoralSchool: 'Chimie', doctorateStart: '2026-10-01', researchDomain: '4' }),
  member('Cros', { doctoralSchool: 'Droit', estimatedEndDate: '2027-05-01', hasDoctorate: true }),
  member('Dell', { hasAssessment: true }),
];
const filters = (query: string) => filtersFrom(new URLSearchParams(query));
const found = (query: string) => people.filter(isListed(filters(query), today)).map(({ lastName }) => lastName);

test.each([
  ['', ['Alix', 'Bell', 'Cros', 'Dell'], 0],
  ['school=Chimie', ['Alix', 'Bell'], 1],
  ['school=Chimie&year=2', ['Alix'], 2],
  ['domain=4', ['Bell'], 1],
  ['end=2027', ['Cros'], 1],
  ['show=noAssessment&school=Chimie', ['Alix', 'Bell'], 2],
  ['show=noDoctorate', ['Alix', 'Bell', 'Dell'], 1],
  ['show=endsSoon', ['Cros'], 1],
  ['show=nonsense', ['Alix', 'Bell', 'Cros', 'Dell'], 0],
  ['school=Nulle', [], 1],
])('the address %j lists those that every filter fits', (query, names, count) => {
  expect(found(query)).toEqual(names);
  expect(chosenCount(filters(query))).toBe(count);
});

test('each value is counted beside the other filters; a chosen one stays with none', () => {
  const counts = (query: string, facet: 'school' | 'year') => [...countsOf(people, filters(query), facet, today)];
  expect(counts('', 'school')).toEqual([
    ['Chimie', 2],
    ['Droit', 1],
  ]);
  expect(counts('year=2&school=Droit', 'school')).toEqual([
    ['Droit', 0],
    ['Chimie', 1],
  ]);
  expect(counts('school=Chimie', 'year')).toEqual([
    ['2', 1],
    ['1', 1],
  ]);
});

test.each([
  ['fr', '2026-11-23T08:00:00.000Z', 'Aujourd’hui, 23 novembre'],
  ['fr', '2026-11-22T20:00:00.000Z', 'Hier, 22 novembre'],
  ['fr', '2026-11-20T08:00:00.000Z', 'Il y a 3 jours, 20 novembre'],
  ['fr', '2026-11-01T08:00:00.000Z', 'Il y a 22 jours, 1er novembre'],
  ['fr', '2026-10-20T08:00:00.000Z', '20 octobre'],
  ['fr', '2025-12-31T08:00:00.000Z', '31 décembre 2025'],
  ['en', '2026-11-22T20:00:00.000Z', 'Yesterday, November 22'],
  ['en', '2026-11-20T08:00:00.000Z', '3 days ago, November 20'],
] as const)('in %s, a request of %s has waited since: %s', (language, time, words) => {
  expect(sinceDay(time, language, new Date('2026-11-23T10:00:00.000Z'))).toBe(words);
});
