import { expect, test } from 'vitest';
import { answersOf, matchRecordOf } from '#shared/matching/input.ts';

const assessment = {
  answers: new Map([
    ['s1', { value: 3 }],
    ['s2', { value: null }],
  ]),
  flags: new Map([
    ['s1', true],
    ['a1', false],
  ]),
};

test('an answer has its value and whether it is liked, were it one of them alone; what is tried takes its place', () => {
  const s1 = { value: 3, importantFlag: true };
  const a1 = { value: undefined, importantFlag: false };
  expect(answersOf(assessment)).toEqual({ s1, s2: { value: null, importantFlag: null }, a1 });
  const tried = [
    { id: 's2', value: 4, importantFlag: false },
    { id: 's3', value: null, importantFlag: null },
  ];
  expect(answersOf(assessment, tried)).toEqual({
    ...{ s1, a1 },
    s2: { value: 4, importantFlag: false },
    s3: { value: null, importantFlag: null },
  });
});

test('beside the answers count domain, wishes, title and description of the thesis, and jobs kept and set aside', () => {
  const record = {
    ...assessment,
    researchDomain: '12',
    wishes: ['care' as const],
    keptJobs: ['j2'],
    hiddenJobs: ['j3'],
  };
  const thesis = { thesisTitle: 'Îles', briefDescription: 'Trois îlots.' };
  expect(matchRecordOf(record, thesis)).toEqual({
    ...{ domains: [12], wishes: ['care'], thesis: ['Îles', 'Trois îlots.'] },
    ...{ kept: ['j2'], aside: ['j3'] },
  });
  expect(matchRecordOf(record, { thesisTitle: null, briefDescription: 'Trois îlots.' }).thesis).toEqual([
    'Trois îlots.',
  ]);
});
