import { expect, test } from 'vitest';
import { missingSkills, movableAnswers, movingAnswer, triedWith, unratedSkills } from '#shared/matching/job-gaps.ts';
import type { ImportantSkill, JobPart } from '#shared/schemas/portfolio.ts';
import { part } from '#tests/support/job-parts.ts';

const skill = (SkillId: string, value: number | null, importance: number): ImportantSkill => ({
  SkillId,
  value,
  importance,
  contribution: 0,
});
const of = (parts: JobPart[], important: ImportantSkill[] = [], distinctive: ImportantSkill[] = []) => ({
  parts,
  mostImportantSkills: important,
  distinctiveSkills: distinctive,
});

test('a skill is missing where the job asks clearly more than one has, never at 2 for 2', () => {
  const parts = [
    part({ id: 's1', value: 2, importance: 2, contribution: -0.3 }),
    part({ id: 's2', value: 3, importance: 3.7 }),
    part({ id: 's3', value: 3, importance: 3.8 }),
    part({ id: 's4', value: 0, importance: 2.4 }),
    part({ id: 's5', value: 1, importance: 4.5 }),
    part({ kind: 'activity', id: 'a1', value: 0, importance: 5 }),
  ];
  expect(missingSkills(of(parts)).map(({ id }) => id)).toEqual(['s5', 's3']);
});

test('of missing skills the three widest gaps are named, widest first, whatever the job asks most', () => {
  const parts = [
    part({ id: 's1', value: 3, importance: 5 }),
    part({ id: 's2', value: 0, importance: 4 }),
    part({ id: 's3', value: 1, importance: 4.5 }),
    part({ id: 's4', value: 0, importance: 3 }),
  ];
  expect(missingSkills(of(parts)).map(({ id }) => id)).toEqual(['s2', 's3', 's4']);
});

test('an unrated skill is marked wherever the explanation names it', () => {
  const explanation = of(
    [part({ id: 's1', value: null, importance: 3 })],
    [skill('s2', null, 5), skill('s3', 1, 5)],
    [skill('s4', null, 2), skill('s5', null, 2.5)],
  );
  expect(unratedSkills(explanation).map(({ id }) => id)).toEqual(['s2', 's1']);
  expect(missingSkills(explanation).map(({ id }) => id)).toEqual(['s3']);
});

test('ten answers can be moved: first what might be worked on, then what weighs most; wishes and thesis cannot', () => {
  const others = Array.from({ length: 12 }, (_, i) => part({ id: `s${i + 10}`, contribution: 0.1 }));
  const parts = [
    part({ kind: 'wish', id: 'data', contribution: 0.5 }),
    part({ kind: 'thesis', id: null, contribution: 0.4 }),
    part({ kind: 'activity', id: 'a1', value: 4, importantFlag: true, contribution: 0.3 }),
    ...others,
    part({ id: 's2', value: 1, importance: 4, importantFlag: false }),
  ];
  const movable = movableAnswers(of(parts));
  expect(movable).toHaveLength(10);
  expect(movable.slice(0, 3)).toEqual([
    { kind: 'skill', id: 's2', value: 1, importantFlag: false },
    { kind: 'activity', id: 'a1', value: 4, importantFlag: true },
    { kind: 'skill', id: 's10', value: 3, importantFlag: null },
  ]);
});

test('an answer that is moved again is tried once, and no more where one’s own is', () => {
  const own = { id: 's1', value: 2, importantFlag: null };
  const other = { id: 's2', value: 5, importantFlag: true };
  const tried = triedWith([other], { ...own, value: 3 }, own);
  expect(tried).toEqual([other, { ...own, value: 3 }]);
  expect(triedWith(tried, { ...own, value: 4 }, own)).toEqual([other, { ...own, value: 4 }]);
  expect(triedWith(tried, { ...own, importantFlag: true }, own)).toEqual([other, { ...own, importantFlag: true }]);
  expect(triedWith(tried, own, own)).toEqual([other]);
});

test('the answer that would move a job is the widest gap in what it asks more than others, tried at what it asks', () => {
  const usual = part({ id: 's1', value: 0, importance: 3.5, usualImportance: 3.6 });
  const more = part({ id: 's2', value: 2, importance: 3.4, usualImportance: 3, importantFlag: false });
  const least = part({ id: 's3', value: 3, importance: 4, usualImportance: 2 });
  expect(movingAnswer(of([usual, least, more]))).toEqual({
    own: { kind: 'skill', id: 's2', value: 2, importantFlag: false },
    tried: { id: 's2', value: 4, importantFlag: false },
  });
  expect(movingAnswer(of([usual]))?.tried).toEqual({ id: 's1', value: 4, importantFlag: null });
  expect(movingAnswer(of([part({ id: 's1', value: 4, importance: 4 })]))).toBeUndefined();
});
