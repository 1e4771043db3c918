import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { activity, skill, strength, strengthInQuery, wholeJob } from '#shared/schemas/catalogue.ts';
import { setInput } from '#shared/schemas/catalogue-set.ts';
import * as portfolios from '#shared/schemas/portfolio.ts';
import { portfolioChanges } from '#shared/schemas/portfolio-record.ts';
import * as f from './fields.ts';

const maybeEmpty = (most: number): f.Field => ({
  kept: ['a'.repeat(most)],
  becomes: [...[undefined, null, '', '  '].map((nothing) => [nothing, ''] as const), [' a ', 'a']],
  refused: { too_long: ['a'.repeat(most + 1)], invalid_type: [1] },
});
const words = { name: 'N', nameFR: 'NF', definition: 'D', definitionFR: 'DF', description: 'X', descriptionFR: 'XF' };
const named = {
  ...{ name: f.line(200), nameFR: f.line(200), definition: maybeEmpty(90), definitionFR: maybeEmpty(90) },
  ...{ description: maybeEmpty(2000), descriptionFR: maybeEmpty(2000) },
};
const category = (last: number): f.Field => ({
  kept: [1, last],
  becomes: [
    ['1', 1],
    [`${last}`, last],
  ],
  refused: {
    ...{ required: [undefined], too_small: [0, '0'], too_big: [last + 1, `${last + 1}`, '11'] },
    invalid_type: [1.5, '', 'a', '1a', 'a1', '-1', '1.5'],
  },
});
/** Stored in the list's order, without duplicates. */
const someOf = (first: unknown, second: unknown, last: unknown): f.Field => ({
  kept: [[], [second]],
  becomes: [
    [undefined, []],
    [
      [last, second, last, first, second],
      [first, second, last],
    ],
  ],
  refused: { 'invalid_value 0': [['x']], 'invalid_value 1': [[first, 99]] },
});
const many = (count: number): string[] => Array.from({ length: count }, (_, n) => `j${n}`);
const subjects: f.Field = {
  kept: [['b', 'a'], ['a'.repeat(60)], many(100)],
  becomes: [
    [undefined, []],
    [
      ['b', ' a ', 'b'],
      ['b', 'a'],
    ],
  ],
  refused: {
    ...{ 'invalid_value 0': [['a;b'], [';a']], 'invalid_value 1': [['a', 'b;']], 'too_long 0': [['a'.repeat(61)]] },
    ...{ 'required 0': [[' ']], too_big: [many(101)] },
  },
};
const jobFields = {
  ...named,
  researchDomains: someOf(1, 2, 27),
  coreKinds: someOf('research', 'teaching', 'nature_environment'),
  regularKinds: someOf('research', 'lab_field', 'nature_environment'),
  employers: someOf('higher_education_research', 'company', 'own_account'),
  requirement: f.optional(f.oneOf('none', 'training', 'competition')),
  ...{
    family: maybeEmpty(200),
    familyFR: maybeEmpty(200),
    subjects,
    subjectsFR: subjects,
    active: f.otherwise(true, f.flag),
  },
};
const job = {
  ...{ ...words, researchDomains: [5], coreKinds: ['data'], regularKinds: ['care'], family: 'F', familyFR: 'FF' },
  ...{ employers: ['company'], requirement: 'training', subjects: ['a'], subjectsFR: ['b'], active: false },
};

const upTo = (most: number, known: readonly string[], unknown: string): f.Field => ({
  kept: [[], known.slice(0, most), known.slice(0, 2).toReversed()],
  refused: {
    too_big: [known.slice(0, most + 1)],
    invalid_value: [[known[0], known[0]]],
    'invalid_value 1': [[known[0], unknown]],
  },
});
const assessment = {
  title: 'T',
  researchDomain: '5',
  otherDomains: ['1'],
  wishes: ['data'],
  keptJobs: ['j1'],
  hiddenJobs: ['j2'],
  comparedJobs: ['j3'],
};
const assessmentFields = {
  ...{
    title: f.line(120),
    researchDomain: f.optional(f.researchDomain),
    otherDomains: upTo(2, ['1', '27', '3'], '28'),
  },
  wishes: upTo(5, ['research', 'teaching', 'lab_field', 'engineering', 'data', 'care'], 'sleep'),
  ...{ keptJobs: upTo(50, many(51), 'x1'), hiddenJobs: upTo(50, many(51), 'x1') },
  comparedJobs: upTo(50, many(51), 'x1'),
};
const rate = { kept: [0, 1, 5, null], refused: { too_small: [-1], too_big: [6], invalid_type: [2.5, '3'] } };
const value = f.changed(rate);
const importantFlag = f.changed({ kept: [true, false, null], refused: { invalid_type: ['true'] } });
const answer = { id: 'a1', value: 5, importantFlag: false };
const answers = f.otherwise([], {
  kept: [[], Array.from({ length: 100 }, () => answer)],
  refused: {
    ...{ too_big: [Array.from({ length: 101 }, () => answer)], 'too_big 0.value': [[{ ...answer, value: 6 }]] },
    ...{
      'required 0.id': [[{ ...answer, id: null }]],
      'required 0.importantFlag': [[{ ...answer, importantFlag: undefined }]],
    },
  },
});
const tried = { jobId: 'j1', answers: [{ id: 's1', value: null, importantFlag: null }] };
const set = { files: { 'jobs.csv': 'id' }, isDryRun: false, version: 'v' };
const files = { kept: [{}], refused: { 'invalid_type a': [{ a: 1 }] } };

describe.each<[string, z.ZodMiniType, Record<string, unknown>, f.Fields]>([
  ['a skill', skill.added, { ...words, category: 3 }, { ...named, category: category(3) }],
  ['a skill as changed', skill.changes, { ...words, category: 3 }, { name: f.changed(f.line(200)) }],
  ['an activity', activity.added, { ...words, category: 2 }, { ...named, category: category(2) }],
  ['a job', wholeJob.added, job, jobFields],
  ['a job as changed', wholeJob.changes, job, { active: f.changed(f.flag), subjects: f.changed(subjects) }],
  [
    'a job as answered',
    wholeJob.record,
    { id: 'j1', ...job, revision: 3 },
    { id: f.catalogueId, active: f.flag, revision: f.revision },
  ],
  ['an assessment as changed', portfolioChanges, assessment, f.allChanged(assessmentFields)],
  ['a rating', portfolios.ratingInput, { value: 3, importantFlag: true }, { value, importantFlag }],
  ['a rating without likes', portfolios.plainRatingInput, { value: 3 }, { value }],
  ['tried answers', portfolios.triedAnswers, tried, { jobId: f.catalogueId, answers }],
  ['a catalogue to import', setInput, set, { files, isDryRun: f.flag, version: { kept: [null, undefined] } }],
])('%s', (_, schema, good, fields) => f.testFields(schema, good, fields));

test('a strength is 0 to 100, in hundredths', () => {
  const typed = [0, 100, 0.005, 33.333, -0.01, 100.01];
  const kept = [0, 100, 0.01, 33.33, [['', 'too_small']], [['', 'too_big']]];
  expect(typed.map((one) => f.read(strength, one))).toEqual(kept);
});
test('a strength in an address is written with up to two decimals', () => {
  const typed = ['0', '7', '99', '100', '5.2', '10.25'];
  expect(typed.map((one) => f.read(strengthInQuery, one))).toEqual([0, 7, 99, 100, 5.2, 10.25]);
});
test.each(['', '101', '1000', '5.', '5.255', '.5', '-1', '5,2', 'a5', '5a', 'a'])(
  '%s is no strength in an address',
  (typed) => {
    expect(f.read(strengthInQuery, typed)).toEqual([['', 'invalid_value']]);
  },
);
