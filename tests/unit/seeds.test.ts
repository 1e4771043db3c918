import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { expect, test } from 'vitest';
import { columnFields, fileOfList } from '#functions/catalogue/csv/tables.ts';
import { writeSet } from '#functions/catalogue/csv/write-set.ts';
import { starterCatalogue, starterFiles } from '#scripts/demo/content/catalogue.ts';
import { catalogueLists } from '#shared/domain/catalogue-limits.ts';
import { categoryCounts } from '#shared/lists.ts';
import { prepareCatalogue } from '#shared/matching/prepare-catalogue.ts';

const catalogue = starterCatalogue();
const rated = [
  { list: 'skills', kind: 'skill', count: 46, prefix: 's' },
  { list: 'activities', kind: 'activity', count: 34, prefix: 'a' },
  { list: 'values', kind: 'value', count: 24, prefix: 'v' },
  { list: 'rncps', kind: 'rncp', count: 29, prefix: 'r' },
] as const;

/** Without the columns that a later release added and that no row fills: the starter catalogue may lack them. */
const withoutEmptyColumns = (file: string, text: string): string => {
  const list = catalogueLists.find((name) => file === fileOfList(name));
  const later = list ? columnFields(list).flatMap(([name, { since }]) => (since === undefined ? [] : [name])) : [];
  if (later.length === 0) return text;
  const table: string[][] = parse(text);
  const isKept = (_: string, column: number): boolean =>
    !later.includes(table[0]?.[column] ?? '') || table.slice(1).some((row) => row[column] !== '');
  return stringify(
    table.map((row) => row.filter(isKept)),
    { record_delimiter: '\n' },
  );
};

test('the starter catalogue stands in the repository as an export would write it', () => {
  const written = Object.entries(writeSet(catalogue));
  expect(Object.fromEntries(written.map(([file, text]) => [file, withoutEmptyColumns(file, text)]))).toEqual(
    starterFiles(),
  );
});

test.each(rated)(
  '$kind: $count entries with their prefix, defined in both languages, every category filled',
  ({ list, kind, count, prefix }) => {
    const entries = catalogue[list];
    expect(entries.map(({ id }) => id)).toEqual(Array.from({ length: count }, (_, i) => `${prefix}${i + 1}`));
    const categories = Array.from({ length: categoryCounts[kind] }, (_, i) => i + 1);
    expect([...new Set(entries.map(({ category }) => category))]).toEqual(categories);
    for (const { name, nameFR, description, descriptionFR } of entries) {
      expect([name, nameFR, description, descriptionFR]).not.toContain('');
    }
  },
);

test('values and RNCP competencies have the sizes of their categories', () => {
  const sizes = (entries: readonly { category: number }[]) =>
    [...Map.groupBy(entries, ({ category }) => category).values()].map(({ length }) => length);
  expect(sizes(catalogue.values)).toEqual([5, 4, 3, 3, 4, 5]);
  expect(sizes(catalogue.rncps)).toEqual([6, 5, 5, 3, 5, 5]);
});

test('148 jobs, and nothing that is not active', () => {
  expect(catalogue.jobs.map(({ id }) => id)).toEqual(Array.from({ length: 148 }, (_, i) => `j${i + 1}`));
  expect(catalogueLists.flatMap((list) => catalogue[list].filter(({ active }) => !active))).toEqual([]);
});

test('the 23 university lecturers are the only family: other jobs are a choice of their own', () => {
  const families = catalogue.jobs.filter(({ family, familyFR }) => family !== '' || familyFR !== '');
  const lecturers = catalogue.jobs.filter(({ name }) => name.startsWith('University lecturer in '));
  expect(families.map(({ id }) => id)).toEqual(lecturers.map(({ id }) => id));
  expect(lecturers).toHaveLength(23);
  expect(new Set(families.map(({ family }) => family))).toEqual(new Set(['University teaching and research']));
  expect(new Set(families.map(({ familyFR }) => familyFR)).size).toBe(1);
});

test('requirements beyond a PhD: lecturers and curators win a competition, psychologists and lawyers train, engineers enter', () => {
  const of = (name: string) => catalogue.jobs.filter((job) => job.name.includes(name)).map((job) => job.requirement);
  expect(of('University lecturer in')).toEqual(Array.from({ length: 23 }, () => 'competition'));
  expect(['curator', 'Secondary school', 'Archivist', 'Historian'].flatMap(of)).toEqual(
    Array.from({ length: 4 }, () => 'competition'),
  );
  expect(['sychologist', 'Lawyer', 'Architect', 'Pharmacist', 'Actuary', 'Patent'].flatMap(of)).toEqual(
    Array.from({ length: 8 }, () => 'training'),
  );
  expect(['Software', 'Data scientist', 'Mechanical', 'Postdoctoral'].flatMap(of)).toEqual(
    Array.from({ length: 4 }, () => 'none'),
  );
});

test('every figure has its source, or the neighbour from which it was taken', () => {
  const byId = new Map(catalogue.jobs.map((job) => [job.id, job]));
  for (const { figuresFrom, stylesFrom, source } of catalogue.jobs) {
    const lender = figuresFrom ?? stylesFrom;
    expect(lender === null ? source : byId.has(lender)).toBeTruthy();
    // A lender's figures are its own, never borrowed in turn.
    expect(byId.get(lender ?? '')?.figuresFrom ?? null).toBeNull();
  }
  for (const { source } of rated.flatMap(({ list }) => catalogue[list])) expect(source).not.toBe('');
});

test('borrowed figures are those of the neighbour', () => {
  const byId = new Map(catalogue.jobs.map((job) => [job.id, job]));
  for (const job of catalogue.jobs.filter(({ figuresFrom }) => figuresFrom !== null)) {
    const lender = byId.get(job.figuresFrom ?? '');
    expect([job.skills, job.activities]).toEqual([lender?.skills, lender?.activities]);
  }
});

test('figures between those of two neighbours are their mean, to the nearest hundredth', () => {
  const neighbours = new Map(
    catalogue.jobs.flatMap(({ id, source }) => {
      const [, one, other] = /^Mean of (j\d+) and (j\d+): /.exec(source) ?? [];
      return one && other ? [[id, [one, other]] as const] : [];
    }),
  );
  expect([...neighbours.keys()]).toEqual(['j143', 'j144', 'j145', 'j146', 'j147', 'j148']);
  const figuresOf = (id: string): Record<string, number> => {
    const job = catalogue.jobs.find((one) => one.id === id);
    return { ...job?.skills, ...job?.activities };
  };
  const rateable = [...catalogue.skills, ...catalogue.activities].map(({ id }) => id);
  for (const [id, pair] of neighbours) {
    for (const rated of rateable) {
      const [one = 0, other = 0] = pair.map((neighbour) => figuresOf(neighbour)[rated] ?? 0);
      expect(Math.abs((figuresOf(id)[rated] ?? 0) - (one + other) / 2)).toBeLessThan(0.0051);
    }
  }
});

test('every activity calls for a skill, every skill is called for by some job, every job can be ranked', () => {
  for (const { skills } of catalogue.activities) expect(Object.keys(skills).length).toBeGreaterThan(0);
  const prepared = prepareCatalogue(catalogue);
  expect(prepared.usedSkills).toHaveLength(catalogue.skills.length);
  const rankable = prepared.jobs.filter(({ skills, activities }) => skills.spread > 0 && activities.spread > 0);
  expect(rankable).toHaveLength(148);
});
