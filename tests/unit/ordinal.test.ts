import { expect, test } from 'vitest';
import { ordinalSuffix, rankOrdinal } from '#shared/domain/ordinal.ts';

test('a year is 1re and 2e in French', () => {
  expect([1, 2, 3, 11, 21].map((year) => `${year}${ordinalSuffix(year, 'fr')}`)).toEqual([
    '1re',
    '2e',
    '3e',
    '11e',
    '21e',
  ]);
});

test('a year is 1st, 2nd, 3rd, 4th and 11th in English', () => {
  expect([1, 2, 3, 4, 11, 12, 21].map((year) => `${year}${ordinalSuffix(year, 'en')}`)).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '12th',
    '21st',
  ]);
});

test('a rank is 1er and 2e in French, 1st and 2nd in English', () => {
  expect([1, 2, 21].map((rank) => rankOrdinal(rank, 'fr'))).toEqual(['1er', '2e', '21e']);
  expect([1, 2, 21].map((rank) => rankOrdinal(rank, 'en'))).toEqual(['1st', '2nd', '21st']);
});
