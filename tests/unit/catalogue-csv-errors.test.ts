import { expect, test } from 'vitest';
import { readSet } from '#functions/catalogue/csv/read-set.ts';
import type { SetFiles } from '#functions/catalogue/csv/tables.ts';
import { writeSet } from '#functions/catalogue/csv/write-set.ts';
import { catalogue } from '#shared/i18n/en/catalogue.ts';
import { edited, smallSet } from '#tests/support/catalogue.ts';

/** A job’s empty figuresFrom: two cells before its subjects. */
const noLender = /,,,(?=[^,]*;)/;

test.each<[string, SetFiles, object]>([
  [
    'a file is missing',
    Object.fromEntries(Object.entries(smallSet).slice(1)),
    { file: 'skills.csv', code: 'missing_file' },
  ],
  ['a file is unknown', { ...smallSet, 'more.csv': '' }, { file: 'more.csv', code: 'unknown_file' }],
  ['a file is empty', { ...smallSet, 'jobs.csv': '\n' }, { file: 'jobs.csv', line: 1, code: 'empty_file' }],
  [
    'a quote does not close',
    edited('jobs.csv', 'j2,yes,', 'j2,yes,"'),
    { file: 'jobs.csv', line: 3, code: 'broken_quotes' },
  ],
  [
    'a quote stands in a cell',
    edited('skills.csv', 'Active listening', 'Active "listening"'),
    { file: 'skills.csv', line: 3, code: 'broken_quotes' },
  ],
  [
    'a column is unknown',
    edited('skills.csv', 'nameFR', 'nomFR'),
    { file: 'skills.csv', line: 1, column: 'nameFR', code: 'missing_column' },
  ],
  [
    'a column is there twice',
    edited('job-skills.csv', 's2 Active', 's1 Active'),
    { column: 's2', code: 'missing_column' },
  ],
  [
    'a row has too many cells',
    edited('values.csv', /\n(v1,.*)\n/, '\n$1,,more\n'),
    { file: 'values.csv', line: 2, code: 'extra_cells', maximum: 10 },
  ],
  [
    'a name is missing',
    edited('skills.csv', 'Active listening', ' '),
    { line: 3, column: 'name', code: 'missing_cell' },
  ],
  [
    'a name is too long',
    edited('skills.csv', 'Active listening', 'x'.repeat(201)),
    { line: 3, column: 'name', code: 'long_cell', maximum: 200 },
  ],
  [
    'an id has the wrong letter',
    edited('values.csv', '\nv24,', '\ns24,'),
    { file: 'values.csv', line: 3, column: 'id', code: 'wrong_id', letter: 'v' },
  ],
  [
    'an id is there twice',
    edited('values.csv', '\nv24,', '\nv1,'),
    { file: 'values.csv', line: 3, column: 'id', code: 'duplicate_id', id: 'v1' },
  ],
  [
    'a category does not exist',
    edited('values.csv', 'v1,yes,1', 'v1,yes,7'),
    { file: 'values.csv', line: 2, column: 'category', code: 'not_in_range', maximum: 6 },
  ],
  [
    'active is neither yes nor no',
    edited('jobs.csv', 'j1,yes', 'j1,oui'),
    { file: 'jobs.csv', line: 2, column: 'active', code: 'not_state' },
  ],
  [
    'a block does not exist',
    edited('rncps.csv', /,1\n$/, ',7\n'),
    { file: 'rncps.csv', line: 2, column: 'officialBlock', code: 'not_in_range' },
  ],
  [
    'a day does not exist',
    { ...smallSet, 'jobs.csv': (smallSet['jobs.csv'] ?? '').replace(/,\nj2,/, ',2026-02-30\nj2,') },
    { file: 'jobs.csv', line: 2, column: 'since', code: 'not_date' },
  ],
  [
    'a research domain does not exist',
    edited('jobs.csv', ',5 9 18,', ',5 28,'),
    { file: 'jobs.csv', line: 2, column: 'researchDomains', code: 'not_all_in_range', maximum: 27 },
  ],
  [
    'a lender is unknown',
    edited('jobs.csv', noLender, ',j9,,'),
    { file: 'jobs.csv', line: 2, column: 'figuresFrom', code: 'unknown_id', id: 'j9' },
  ],
  [
    'a kind of work does not exist',
    edited('jobs.csv', ',research engineering,', ',research sleeping,'),
    { file: 'jobs.csv', line: 2, column: 'coreKinds', code: 'unknown_word', word: 'sleeping' },
  ],
  [
    'a job asks for two things beyond a PhD',
    edited('jobs.csv', /(none|training|competition)?,,,(?=[^,]*;)/, 'training competition,,,'),
    { file: 'jobs.csv', line: 2, column: 'requirement', code: 'too_many_words', maximum: 1 },
  ],
  [
    'a definition is a description',
    edited('skills.csv', /,(?="Take in)/, `${'x'.repeat(91)},`),
    { file: 'skills.csv', line: 2, column: 'definitionFR', code: 'long_cell', maximum: 90 },
  ],
  [
    'a subject is a sentence',
    edited('jobs.csv', 'algorithm; ', `${'x'.repeat(61)}; `),
    { file: 'jobs.csv', line: 2, column: 'subjects', code: 'long_phrase', maximum: 60 },
  ],
  [
    'there is a subject too many',
    edited('jobs.csv', 'algorithm; ', Array.from({ length: 100 }, (_, i) => `x${i}; `).join('')),
    { file: 'jobs.csv', line: 2, column: 'subjects', code: 'too_many_words', maximum: 100 },
  ],
  [
    'a strength is no number',
    edited('job-skills.csv', ',3.44,', ',high,'),
    { file: 'job-skills.csv', line: 2, column: 's1', code: 'not_strength' },
  ],
  [
    'a strength lost its point',
    edited('job-skills.csv', ',3.44,', ',344,'),
    { file: 'job-skills.csv', line: 2, column: 's1', code: 'not_strength', maximum: 100 },
  ],
  [
    'a strength is negative',
    edited('job-skills.csv', ',3.44,', ',-1,'),
    { file: 'job-skills.csv', line: 2, column: 's1', code: 'not_strength' },
  ],
  [
    'a row of strengths is of nothing',
    edited('job-activities.csv', '\nj1 ', '\nj8 '),
    { file: 'job-activities.csv', line: 2, column: 'job', code: 'unknown_id', id: 'j8' },
  ],
  [
    'a row of strengths is missing',
    edited('activity-skills.csv', /\na18 .*\n/, '\n'),
    { file: 'activity-skills.csv', column: 'activity', code: 'missing_row', id: 'a18' },
  ],
  ...['0.4', '3.5', '1.25', '-1', 'good'].map((grade): [string, SetFiles, object] => [
    `a grade is ${grade}`,
    edited('case-jobs.csv', ',1.5,', `,${grade},`),
    { file: 'case-jobs.csv', line: 2, column: 'j2', code: 'not_grade', minimum: 0.5, maximum: 3 },
  ]),
  [
    'a case has two graded jobs',
    edited('case-jobs.csv', ',1.5,', ',,'),
    { file: 'case-jobs.csv', line: 2, column: 'case', code: 'few_grades', id: 'c1', minimum: 3 },
  ],
  [
    'a graded job is of no list',
    edited('case-jobs.csv', ',j2 ', ',j9 '),
    { file: 'case-jobs.csv', code: 'missing_column', column: 'j2' },
  ],
  [
    'a domain of a case does not exist',
    edited('cases.csv', '\nc1,yes,3,', '\nc1,yes,28,'),
    { file: 'cases.csv', line: 2, column: 'researchDomain', code: 'not_in_range', maximum: 27 },
  ],
  [
    'the cases are there without their grades',
    Object.fromEntries(Object.entries(smallSet).filter(([file]) => file !== 'case-jobs.csv')),
    { file: 'case-jobs.csv', code: 'missing_file' },
  ],
])('%s: the error says where', (_, files, expected) => {
  const { errors } = readSet(files);
  expect(errors[0]).toMatchObject(expected);
  expect(errors.filter(({ code }) => !(code in catalogue.cells))).toEqual([]);
});

test('the line is the file’s own, also after cells of several lines', () => {
  const files = edited('values.csv', /\nv1,yes,1,Creativity/, '\nv1,yes,1,"Crea\n\ntivity"');
  const broken = { ...files, 'values.csv': (files['values.csv'] ?? '').replace('v24,yes', 'v24,perhaps') };
  expect(readSet(broken).errors).toMatchObject([{ line: 5, column: 'active' }]);
});

/** Rows that are invalid in every cell that can be. */
const wrongRows = (count: number): string => Array.from({ length: count }, (_, i) => `x${i},maybe,9,,,,,\n`).join('');

test('the first two hundred errors are listed, with the number of the others', () => {
  const files = { ...smallSet, 'skills.csv': `${smallSet['skills.csv']}${wrongRows(100)}` };
  const { errors } = readSet(files);
  expect(errors).toHaveLength(201);
  expect(errors.slice(0, 5).map(({ line, column }) => [line, column])).toEqual([
    [6, 'id'],
    [6, 'active'],
    [6, 'name'],
    [6, 'nameFR'],
    [6, 'category'],
  ]);
  // At least five errors per row, plus each of the hundred missing in two tables.
  expect(errors.at(-1)).toMatchObject({ code: 'more_errors', count: expect.any(Number) });
  expect(Number(errors.at(-1)?.count)).toBeGreaterThanOrEqual(300);
});

test('quotations of a file in an error are cut', () => {
  const long = 'y'.repeat(5_000_000);
  for (const files of [
    edited('skills.csv', 'nameFR', long),
    edited('jobs.csv', noLender, `,${long},,`),
    { ...smallSet, [long]: '' },
  ]) {
    const { errors } = readSet(files);
    expect(errors).not.toEqual([]);
    expect(JSON.stringify(errors).length).toBeLessThan(2_000);
  }
});

test.each<[string, SetFiles, object]>([
  [
    'more rows than a list may have',
    edited('values.csv', /$/, Array.from({ length: 499 }, (_, i) => `v9${i},yes,1,A,A,,,\n`).join('')),
    { file: 'values.csv', code: 'too_many_rows', maximum: 500 },
  ],
  ['a million columns', edited('job-skills.csv', /\n/, `${',s9'.repeat(1_000_000)}\n`), { code: 'unknown_column' }],
  ['a million rows', edited('job-skills.csv', /$/, 'j1\n'.repeat(1_000_000)), { code: 'too_many_rows', maximum: 1000 }],
  ['a million blank lines', edited('values.csv', /$/, '\n'.repeat(1_000_000)), { code: 'too_many_rows', maximum: 500 }],
])('%s cost no more than saying so', (_, files, error) => {
  const { errors } = readSet(files);
  expect(errors).toEqual([expect.objectContaining(error)]);
});

test('a thousand blank lines are as good as none', () => {
  const { set, errors } = readSet(edited('job-skills.csv', /\n/, `\n${'\n'.repeat(1_000)}`));
  expect(errors).toEqual([]);
  expect(writeSet(set)).toEqual(smallSet);
});
