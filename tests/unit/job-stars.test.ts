import { expect, test } from 'vitest';
import { definitionIn, localized } from '#shared/domain/localized.ts';
import { badgeLevel, jobStars } from '#shared/matching/badges.ts';

test.each([
  [1, 3],
  [4, 3],
  [5, 2],
  [8, 2],
  [9, 1],
  [142, 1],
])('rank %i has %i stars', (rank, stars) => {
  expect(jobStars(rank)).toBe(stars);
});

test.each([
  [null, 'unrated'],
  [0, 'weakness'],
  [2, 'weakness'],
  [2.5, 'warning'],
  [3, 'warning'],
  [3.5, 'strength'],
  [5, 'strength'],
] as const)('a rating of %s is a %s', (value, level) => {
  expect(badgeLevel(value)).toBe(level);
});

test('a catalogue row is named in the language asked for', () => {
  const row = { name: 'Writing', nameFR: 'Rédiger', description: 'To write', descriptionFR: 'Écrire' };
  expect(localized(row, 'fr')).toEqual({ name: 'Rédiger', description: 'Écrire' });
  expect(localized(row, 'en')).toEqual({ name: 'Writing', description: 'To write' });
  const defined = { definition: 'To put in words', definitionFR: 'Mettre en mots' };
  expect(definitionIn(defined, 'fr')).toBe('Mettre en mots');
  expect(definitionIn(defined, 'en')).toBe('To put in words');
});
