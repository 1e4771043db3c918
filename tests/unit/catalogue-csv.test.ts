import { expect, test } from 'vitest';
import { readSet } from '#functions/catalogue/csv/read-set.ts';
import type { SetFiles } from '#functions/catalogue/csv/tables.ts';
import { writeSet } from '#functions/catalogue/csv/write-set.ts';
import { edited, smallSet } from '#tests/support/catalogue.ts';

const every = (change: (text: string) => string): SetFiles =>
  Object.fromEntries(Object.entries(smallSet).map(([file, text]) => [file, change(text)]));
const { set: original } = readSet(smallSet);

const withSkill = (change: Partial<(typeof original.skills)[number]>) => ({
  ...original,
  skills: original.skills.map((skill, i) => (i === 0 ? { ...skill, ...change } : skill)),
});

test.each([
  ['a formula', '=HYPERLINK("http://example.test")', `"'=HYPERLINK(""http://example.test"")"`],
  ['a text that begins with a minus', '-1 and more', "'-1 and more"],
  ['a formula after a line feed', '\n=1+1', `"'\n=1+1"`],
  ['a formula after a tab', '\t=1+1', "'\t=1+1"],
  ['a formula in full-width signs', '＝1＋1', "'＝1＋1"],
  ['an apostrophe before a formula', "'=1+1", "''=1+1"],
  ['an apostrophe', "'tis", "'tis"],
  ['quotes, commas and line breaks', 'Say "no", twice;\nor not', '"Say ""no"", twice;\nor not"'],
  ['spaces at the ends', '  so  ', '  so  '],
])('%s goes out as no formula, and comes in unchanged', (_, text, cell) => {
  const set = withSkill({ description: text });
  const files = writeSet(set);
  expect(files['skills.csv']).toContain(`,${cell},`);
  expect(readSet(files)).toEqual({ set, errors: [] });
});

test('a job’s tags are exported as words and phrases, and imported unchanged', () => {
  const tags = {
    researchDomains: [5, 9],
    coreKinds: ['research', 'lab_field'],
    regularKinds: [],
    family: 'Researchers',
    familyFR: 'Chercheuses et chercheurs',
    employers: ['higher_education_research', 'own_account'],
    requirement: 'competition',
    figuresFrom: null,
    stylesFrom: 'j2',
    subjects: ['graph theory', 'automata'],
    subjectsFR: ['théorie des graphes'],
    since: '2026-11-20',
  } as const;
  const set = { ...original, jobs: original.jobs.map((job) => (job.id === 'j1' ? { ...job, ...tags } : job)) };
  const files = writeSet(set);
  const cells = [
    '5 9,research lab_field,,Researchers,Chercheuses et chercheurs',
    'higher_education_research own_account,competition,,j2,graph theory; automata,théorie des graphes,2026-11-20\n',
  ];
  expect(files['jobs.csv']).toContain(`,${cells.join(',')}`);
  expect(readSet(files)).toEqual({ set, errors: [] });
});

test.each([
  ['a mark at the start and Windows line ends', every((text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`)],
  ['blank lines and cells', every((text) => `${text.replace('\n', ',,\n')}\n,,,\n\n`)],
  ['research domains in another order and twice', edited('jobs.csv', ',5 9 18,', ', 18  5 9 5,')],
  [
    'kinds of work in another order and twice',
    edited('jobs.csv', ',research engineering,', ',engineering  research research,'),
  ],
  ['subjects without spaces between them, and one twice', edited('jobs.csv', 'algorithm; ', 'algorithm;algorithm ;')],
  ['rows in another order', edited('skills.csv', /(s1,.*\n)(s2,.*\n)/, '$2$1')],
  ['decimal commas', edited('job-skills.csv', ',3.44,', ',"3,44",')],
  ['no names behind the ids', edited('job-skills.csv', / Computer science researcher/, '')],
  ['wrong names behind the ids', edited('job-skills.csv', 's1 Reading comprehension', 's1 Something else')],
])('%s is read as if it were not so', (_, files) => {
  const { set, errors } = readSet(files);
  expect(errors).toEqual([]);
  expect(writeSet(set)).toEqual(smallSet);
});

test('semicolons between the cells, as spreadsheets of some countries write them', () => {
  const files = edited(
    'values.csv',
    /[\s\S]+/,
    'id;active;category;name;nameFR;definition;definitionFR;description;descriptionFR;source\nv1;yes;1;A, b;C;;;D, e;F;\n',
  );
  const { set, errors } = readSet(files);
  expect(errors).toEqual([]);
  expect(set.values).toMatchObject([{ id: 'v1', name: 'A, b', description: 'D, e', source: '' }]);
});

test('a case goes out as domain, wishes, title and graders, and its grades as a row of the table', () => {
  expect(smallSet['cases.csv']).toBe(
    'id,active,researchDomain,wishes,thesisTitle,graders,gradedOn\n' +
      'c1,yes,3,research teaching,Rôle de la kinésine-5 dans l’orientation du fuseau mitotique des cellules ' +
      'épithéliales en culture,1,2026-11-10\n',
  );
  expect(smallSet['case-jobs.csv']).toBe(
    'case,j1 Computer science researcher,j2 Mathematician,j120 Secondary school teacher\nc1,0.5,1.5,3\n',
  );
});

test('a set of the release before, which had no cases and no days, is read as one without', () => {
  const { 'cases.csv': _, 'case-jobs.csv': __, ...earlier } = smallSet;
  const withoutDay = (text: string) => text.replace('subjectsFR,since\n', 'subjectsFR\n').replace(/,\n/g, '\n');
  const { set, errors } = readSet({ ...earlier, 'jobs.csv': withoutDay(smallSet['jobs.csv'] ?? '') });
  expect(errors).toEqual([]);
  expect(set).toEqual({ ...original, cases: [] });
});

test('a retired case may have lost its graded jobs', () => {
  const retired = edited('cases.csv', '\nc1,yes,', '\nc1,retired,');
  expect(
    readSet({ ...retired, 'case-jobs.csv': (smallSet['case-jobs.csv'] ?? '').replace('0.5,1.5,3', ',,3') }).errors,
  ).toEqual([]);
});
