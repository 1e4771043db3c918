import { expect, test } from 'vitest';
import { comparedIds, weightySkills } from '#shared/matching/compared-jobs.ts';
import { part } from '#tests/support/job-parts.ts';

test.each([
  ['j1,j2', ['j1', 'j2']],
  ['j3,j1,j3,j2,j4', ['j3', 'j1', 'j2']],
  ['s1,../x,,j5', ['j5']],
  ['', []],
])('an address that names %j compares %j', (named, ids) => {
  expect(comparedIds(named)).toEqual(ids);
});

test('the gaps that count are those of the three skills that weigh most, on either side, and that the job asks for', () => {
  const parts = [
    part({ id: 'a1', kind: 'activity', contribution: 0.9 }),
    part({ id: 's1', contribution: 0.1 }),
    part({ id: 's2', contribution: -0.3 }),
    part({ id: 's3', contribution: 0.2 }),
    part({ id: 's4', contribution: 0.15 }),
    part({ id: 's5', contribution: 0.8, importance: 1.4 }),
    part({ id: 's6', contribution: -0.12, importance: 1.5 }),
  ];
  expect(weightySkills({ parts }).map(({ id }) => id)).toEqual(['s2', 's3', 's4']);
  expect(weightySkills({ parts: parts.slice(5) }).map(({ id }) => id)).toEqual(['s6']);
});
