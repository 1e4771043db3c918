import { expect, test } from 'vitest';
import { letterOf, mostEntries } from '#shared/domain/catalogue-limits.ts';
import { compareEntries } from '#shared/domain/catalogue-set.ts';

test('a catalogue is ordered by category, then by the number in the id, then by its letters', () => {
  const entries = ['s10', 's9', 's2', 'S2', 's02'].map((id) => ({ id, category: 2 }));
  const others = [
    { id: 's99', category: 1 },
    { id: 's100', category: 3 },
  ];
  const expected = ['s99', 's2', 'S2', 's9', 's10', 's100'];
  const ordered = [...others, ...entries].filter(({ id }) => id !== 's02').sort(compareEntries);
  expect(ordered.map(({ id }) => id)).toEqual(expected);
  expect(ordered.toReversed().sort(compareEntries)).toEqual(ordered);
  const jobs = [{ id: 'j10' }, { id: 'j9' }];
  expect(jobs.sort(compareEntries).map(({ id }) => id)).toEqual(['j9', 'j10']);
  expect([{ id: 's2' }, { id: 's02' }].sort(compareEntries)).toEqual([{ id: 's02' }, { id: 's2' }]);
  expect([{ id: 's02' }, { id: 's2' }].sort(compareEntries)).toEqual([{ id: 's02' }, { id: 's2' }]);
});

test('each list has its letter, and the most rows that it may hold', () => {
  expect(letterOf).toEqual({ skills: 's', activities: 'a', values: 'v', rncps: 'r', jobs: 'j', cases: 'c' });
  expect(mostEntries).toEqual({ skills: 500, activities: 500, values: 500, rncps: 500, jobs: 1000, cases: 500 });
});
