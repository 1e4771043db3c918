import { expect, test } from 'vitest';
import { keptGaps } from '#shared/matching/kept-gaps.ts';
import type { ImportantSkill } from '#shared/schemas/portfolio.ts';

type Asked = readonly [SkillId: string, value: number | null, importance: number];
const skills = (asked: readonly Asked[]): ImportantSkill[] =>
  asked.map(([SkillId, value, importance]) => ({ SkillId, value, importance, contribution: 0 }));
const job = (id: string, important: readonly Asked[], distinctive: readonly Asked[] = []) => ({
  Job: { id },
  mostImportantSkills: skills(important),
  distinctiveSkills: skills(distinctive),
});

test('kept jobs ask for a skill more than it was rated: the widest gap first, with the jobs as they were kept', () => {
  const jobs = [
    job('j1', [
      ['s1', 2, 4],
      ['s2', 4, 4.4],
    ]),
    job('j2', [['s1', 2, 4.6]], [['s3', 0, 3]]),
    job('j3', [['s4', 0, 5]]),
  ];
  expect(keptGaps(jobs, ['j2', 'j1'])).toEqual([
    { skillId: 's3', value: 0, importance: 3, jobIds: ['j2'] },
    { skillId: 's1', value: 2, importance: 4.6, jobIds: ['j2', 'j1'] },
  ]);
});

test('a skill without a rating, little asked for, or asked for by less than a point more is no gap', () => {
  const jobs = [
    job('j1', [
      ['s1', null, 5],
      ['s2', 0, 2.4],
      ['s3', 4, 4.7],
      ['s4', 3, 3.8],
    ]),
  ];
  expect(keptGaps(jobs, ['j1']).map(({ skillId }) => skillId)).toEqual(['s4']);
});

test('of gaps as wide, the one of more jobs comes first, then by id; six at most', () => {
  const wide = (ids: string): Asked[] => ids.split(' ').map((id) => [id, 1, 4]);
  const jobs = [job('j1', wide('s1 s2 s3 s4'), wide('s5 s6 s7')), job('j2', wide('s7 s5'))];
  expect(keptGaps(jobs, ['j1', 'j2']).map(({ skillId }) => skillId)).toEqual(['s5', 's7', 's1', 's2', 's3', 's4']);
});

test('a skill that a job names twice counts once; a kept job that is not suggested has no gaps', () => {
  const jobs = [job('j1', [['s1', 1, 4]], [['s1', 1, 4]])];
  expect(keptGaps(jobs, ['j9', 'j1'])).toEqual([{ skillId: 's1', value: 1, importance: 4, jobIds: ['j1'] }]);
  expect(keptGaps(jobs, [])).toEqual([]);
});
