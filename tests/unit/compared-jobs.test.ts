import { expect, test } from 'vitest';
import { comparedIds, comparedSkills } from '#shared/matching/compared-jobs.ts';
import type { JobPart } from '#shared/schemas/portfolio.ts';

test.each([
  ['j1,j2', ['j1', 'j2']],
  ['j3,j1,j3,j2,j4', ['j3', 'j1', 'j2']],
  ['s1,../x,,j5', ['j5']],
  ['', []],
])('an address that names %j compares %j', (named, ids) => {
  expect(comparedIds(named)).toEqual(ids);
});

test('the five skills that weigh most in all the jobs together are compared', () => {
  const part = (id: string, contribution: number, kind: JobPart['kind'] = 'skill'): JobPart => ({
    ...{ kind, id, contribution, value: 3, importantFlag: null, importance: 3, usualImportance: 3, words: [] },
  });
  const one = {
    parts: [part('s1', 0.3), part('s2', -0.2), part('s3', 0.1), part('s4', 0.05), part('a1', 0.9, 'activity')],
  };
  const other = { parts: [part('s5', 0.35), part('s3', 0.21), part('s6', 0.01), part('s2', -0.2), part('s4', 0.1)] };
  expect(comparedSkills([one, other])).toEqual(['s2', 's5', 's3', 's1', 's4']);
  const hardly = { ...part('s9', 0.9), importance: 1.4 };
  expect(comparedSkills([{ parts: [hardly, part('s1', 0.1)] }, { parts: [hardly] }])).toEqual(['s1']);
});
