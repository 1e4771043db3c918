import { expect, test } from 'vitest';
import { starterCatalogue } from '#scripts/demo/content/catalogue.ts';
import { lintSet } from '#shared/domain/catalogue-lint.ts';
import type { CatalogueSet, SetJob } from '#shared/domain/catalogue-set.ts';

const starter = starterCatalogue();
/** Twelve jobs suffice for these findings and are fast. */
const few: CatalogueSet = { ...starter, jobs: starter.jobs.slice(0, 12) };
const found = (set: CatalogueSet, code: string) =>
  lintSet(set).flatMap((finding) => (finding.code === code ? [finding.ids] : []));
const changed = (change: (job: SetJob, i: number) => Partial<SetJob>): CatalogueSet => ({
  ...few,
  jobs: few.jobs.map((job, i) => ({ ...job, ...change(job, i) })),
});

test('the starter catalogue has no finding but the borrowed figures that it names', () => {
  const findings = lintSet(starter);
  expect(findings.filter(({ code }) => code !== 'borrowed')).toEqual([]);
  const borrowers = starter.jobs.filter(({ figuresFrom }) => figuresFrom !== null).map(({ id }) => id);
  const named = findings.flatMap(({ ids }) => ids);
  expect(borrowers.filter((id) => !named.includes(id))).toEqual([]);
});

test('jobs whose skills differ by a factor only are found', () => {
  const [like] = few.jobs;
  const half = Object.fromEntries(Object.entries(like?.skills ?? {}).map(([id, strength]) => [id, strength / 2]));
  expect(
    found(
      changed(({ id }) => (id === 'j2' ? { skills: half } : {})),
      'proportional',
    ),
  ).toEqual([['j1', 'j2']]);
});

test('a skill of the same strength everywhere is found', () => {
  expect(
    found(
      changed(({ skills }) => ({ skills: { ...skills, s7: 3 } })),
      'constant_skill',
    ),
  ).toEqual([['s7']]);
});

test('a job that nobody is ever shown is found: the ninth of nine alike', () => {
  const [first] = few.jobs;
  const { skills = {}, activities = {} } = first ?? {};
  expect(
    found(
      changed((_, i) => (i < 9 ? { skills, activities } : {})),
      'never_suggested',
    ),
  ).toEqual([['j9']]);
  // Inactive jobs are not checked.
  expect(
    found(
      changed((_, i) => (i < 9 ? { skills, activities, active: i !== 8 } : {})),
      'never_suggested',
    ),
  ).toEqual([]);
});

test('research domains to which fewer than twelve jobs are open are found', () => {
  expect(
    found(
      changed((_, i) => ({ researchDomains: i === 0 ? [12, 13] : [] })),
      'thin_domain',
    ),
  ).toEqual([Array.from({ length: 27 }, (_, i) => String(i + 1)).filter((id) => id !== '12' && id !== '13')]);
  expect(
    found(
      changed(() => ({ researchDomains: [] })),
      'thin_domain',
    ),
  ).toEqual([]);
});

test.each<Partial<SetJob>>([
  { coreKinds: [] },
  { employers: [] },
  { requirement: null },
  { subjects: [] },
  { subjectsFR: [] },
])('a job with nothing in a column that every job needs is found: %o', (nothing) => {
  expect(
    found(
      changed(({ id }) => (id === 'j7' ? nothing : {})),
      'untagged',
    ),
  ).toEqual([['j7']]);
});

test('a job without a family is not found: it stands for itself', () => {
  expect(
    found(
      changed(() => ({ family: '', familyFR: '' })),
      'untagged',
    ),
  ).toEqual([]);
});

test('a family with one name in one language and two in the other is found', () => {
  const named = (names: Partial<SetJob>) =>
    changed(({ id }) => ({ family: 'A', familyFR: 'B', ...(id === 'j7' ? names : {}) }));
  const all = few.jobs.map(({ id }) => id);
  expect(found(named({ family: 'C' }), 'split_family')).toEqual([all]);
  expect(found(named({ familyFR: 'C' }), 'split_family')).toEqual([all]);
  expect(found(named({ family: 'C', familyFR: 'D' }), 'split_family')).toEqual([]);
});

test.each(['definition', 'definitionFR', 'description', 'descriptionFR'])(
  'a %s that is missing is found, unless the entry is retired',
  (column) => {
    const without = (active: boolean) => changed(({ id }) => (id === 'j7' ? { [column]: ' ', active } : {}));
    expect(found(without(true), 'untranslated')).toEqual([['j7']]);
    expect(found(without(false), 'untranslated')).toEqual([]);
  },
);

test('a case of which fewer than three graded jobs are still offered is found', () => {
  const [one] = starter.cases;
  const cases = one ? [{ ...one, grades: { j1: 3, j2: 1, j3: 0.5 } }] : [];
  expect(found({ ...few, cases }, 'thin_case')).toEqual([]);
  const jobs = few.jobs.map((job) => (job.id === 'j3' ? { ...job, active: false } : job));
  expect(found({ ...few, jobs, cases }, 'thin_case')).toEqual([['c1']]);
  expect(found({ ...few, jobs, cases: cases.map((row) => ({ ...row, active: false })) }, 'thin_case')).toEqual([]);
});
