import { EntityFormatter } from 'dynamodb-toolbox/entity/actions/format';
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { readSet } from '#functions/catalogue/csv/read-set.ts';
import { columnsOf } from '#functions/catalogue/csv/tables.ts';
import { writeSet } from '#functions/catalogue/csv/write-set.ts';
import { setOf } from '#functions/data/catalogue/rows.ts';
import { Cases, CatalogueEntries, Jobs } from '#functions/data/entities/catalogue.ts';
import { changedFields } from '#shared/domain/catalogue-changes.ts';
import { type CatalogueList, catalogueLists, letterOf } from '#shared/domain/catalogue-limits.ts';
import { type CatalogueSet, eachList, type SetRow } from '#shared/domain/catalogue-set.ts';
import { job } from '#shared/schemas/catalogue.ts';
import { catalogueEntry } from '#shared/schemas/catalogue-entry.ts';
import { type Field, number, shapesOf } from '#shared/schemas/catalogue-fields.ts';
import { catalogueFields, laterLists } from '#shared/schemas/catalogue-lists.ts';
import { calculatedJob } from '#shared/schemas/portfolio.ts';
import { smallSet } from '#tests/support/catalogue.ts';

/** The columns of the files, written by hand. */
const texts = 'name nameFR definition definitionFR description descriptionFR source';
const tags = 'researchDomains coreKinds regularKinds family familyFR employers requirement figuresFrom stylesFrom';
const columns: Record<CatalogueList, string> = {
  skills: `id active category ${texts}`,
  activities: `id active category ${texts}`,
  values: `id active category ${texts}`,
  rncps: `id active category ${texts} officialBlock`,
  jobs: `id active ${texts} ${tags} subjects subjectsFR since`,
  cases: 'id active researchDomain wishes thesisTitle graders gradedOn',
};

/** The names under which a change is audited, written by hand. */
const state = ['active', 'retired'];
const ofRated = ['name', 'nameFR', 'definition', 'definitionFR', 'description', 'descriptionFR', 'source', 'category'];
const auditNames: Record<CatalogueList, readonly string[]> = {
  skills: [...state, ...ofRated, 'skills'],
  activities: [...state, ...ofRated, 'skills'],
  values: [...state, ...ofRated, 'skills'],
  rncps: [...state, ...ofRated, 'officialBlock', 'skills'],
  jobs: [
    ...[...state, 'name', 'nameFR', 'definition', 'definitionFR', 'description', 'descriptionFR', 'source'],
    ...['researchDomains', 'coreKinds', 'regularKinds', 'family', 'familyFR', 'employers', 'requirement'],
    ...['figuresFrom', 'stylesFrom', 'subjects', 'subjectsFR', 'since', 'skills', 'activities'],
  ],
  cases: [...state, 'researchDomain', 'wishes', 'thesisTitle', 'graders', 'gradedOn', 'grades'],
};

/** Texts as cells keep them: a carriage return becomes a line feed. */
const cellText = (maximum: number, minimum = 0) =>
  fc
    .string({ minLength: minimum, maxLength: maximum, unit: 'binary' })
    .map((text) => text.replaceAll('\r', ' '))
    .filter((text) => minimum === 0 || text.trim() !== '');

/** A value of the field that is not its empty one. */
const filled = (field: Field, letter: string): fc.Arbitrary<unknown> => {
  if (field.kind === 'text') return cellText(field.maximum, 1);
  if (field.kind === 'number') return fc.integer({ min: field.minimum, max: field.maximum });
  if (field.kind === 'words') return fc.subarray([...field.of], { minLength: 1 });
  if (field.kind === 'numbers') return fc.subarray([...field.of], { minLength: 1 });
  if (field.kind === 'choice') return fc.constantFrom(...field.of);
  if (field.kind === 'date') return fc.constantFrom('2024-02-29', '2026-11-20');
  if (field.kind === 'reference') return fc.constant(`${letter}1`);
  const phrase = cellText(field.length, 1).map((text) => text.replaceAll(';', ',').trim());
  return fc.uniqueArray(phrase, { minLength: 1, maxLength: Math.min(field.count, 5) });
};

const valuesOf = (list: CatalogueList): fc.Arbitrary<Record<string, unknown>> => {
  const fields = Object.entries<Field>(catalogueFields[list]);
  return fc.record(
    Object.fromEntries(
      fields.map(([name, field]) => {
        if (field.hasColumn === false) return [name, fc.constant(field.empty)];
        const value = filled(field, letterOf[list]);
        return [name, field.empty === undefined ? value : fc.oneof(value, value, fc.constant(field.empty))];
      }),
    ),
  );
};

const figuresOf = (list: CatalogueList, of: (letter: string) => Record<string, number>): object => {
  if (list === 'cases') return { grades: of('j') };
  return { skills: of('s'), ...(list === 'jobs' && { activities: of('a') }) };
};
const none = () => ({});
/** Cases need three graded jobs. */
const graded = { j1: 3, j2: 0.5, j3: 1.5 };

const rowOf = (list: CatalogueList, n: number, values: object): SetRow => {
  const figures = list === 'cases' ? { grades: graded } : figuresOf(list, none);
  return { id: `${letterOf[list]}${n}`, active: true, retired: false, ...values, ...figures } as SetRow;
};

const order = (row: SetRow): number => ('category' in row ? row.category * 10 : 0) + Number(row.id.slice(1));

const anySet: fc.Arbitrary<CatalogueSet> = fc
  .record(
    Object.fromEntries(catalogueLists.map((list) => [list, fc.tuple(valuesOf(list), valuesOf(list), valuesOf(list))])),
  )
  .map((values) => eachList((list) => (values[list] ?? []).map((row, i) => rowOf(list, i + 1, row))))
  .map((set) => eachList((list) => set[list].toSorted((a, b) => order(a) - order(b))));

afterEach(() => {
  vi.unstubAllEnvs();
  vi.doUnmock('#shared/schemas/catalogue-lists.ts');
  vi.resetModules();
});

test.each(catalogueLists)('the columns of %s and their order', (list) => {
  expect(columnsOf(list).join(' ')).toBe(columns[list]);
  expect((writeSet(readSet(smallSet).set)[`${list}.csv`] ?? '').split('\n')[0]).toBe(
    columns[list].replaceAll(' ', ','),
  );
});

test('every field of every list survives export then import', () => {
  fc.assert(
    fc.property(anySet, (set) => {
      expect(readSet(writeSet(set))).toEqual({ set, errors: [] });
    }),
    { numRuns: 40 },
  );
});

test('every field of every list is stored and read back', () => {
  vi.stubEnv('TABLE_NAME', 'table');
  const stored = (list: CatalogueList, row: SetRow): SetRow => {
    const given: object = Object.fromEntries(Object.entries({ ...row, edition: 'e1' }).filter(([, v]) => v !== null));
    // The union of the entities has no common signature.
    const entity = (list === 'jobs' ? Jobs : list === 'cases' ? Cases : CatalogueEntries) as typeof CatalogueEntries;
    const item =
      entity
        .build(PutTransaction)
        .item(given as never)
        .params().Put?.Item ?? {};
    const { edition: _, ...read } = entity.build(EntityFormatter).format(item);
    return read as unknown as SetRow;
  };
  fc.assert(
    fc.property(anySet, (set) => {
      const rows = catalogueLists.flatMap((list) => set[list].map((row) => stored(list, row)));
      expect(setOf(rows)).toEqual(set);
    }),
    { numRuns: 20 },
  );
});

test.each(catalogueLists)('a change of every field of %s is audited under its name', (list) => {
  const figures = figuresOf(list, (letter) => ({ [`${letter}9`]: 1 }));
  const fields = Object.entries<Field>(catalogueFields[list]).filter(([, { hasColumn }]) => hasColumn !== false);
  const values = fields.map(([name, field]) => [name, fc.sample(filled(field, 'j'), { numRuns: 1, seed: 7 })[0]]);
  const before = rowOf(list, 1, Object.fromEntries(fields.map(([name, { empty }]) => [name, empty ?? null])));
  const after = { ...before, ...Object.fromEntries(values), active: false, retired: true, ...figures } as SetRow;
  expect(changedFields(before, after).sort()).toEqual([...auditNames[list]].sort());
  for (const name of auditNames[list])
    expect(changedFields(before, { ...before, [name]: Reflect.get(after, name) })).toEqual([name]);
});

test('lists and suggestions show these fields', () => {
  const described = ['name', 'nameFR', 'definition', 'definitionFR', 'description', 'descriptionFR'];
  expect(Object.keys(catalogueEntry.shape)).toEqual(['id', ...described, 'category', 'active']);
  expect(Object.keys(job.shape).sort()).toEqual(['id', ...described, 'requirement', 'active'].sort());
  const suggested = ['family', 'familyFR', 'employers', 'requirement'];
  expect(Object.keys(calculatedJob.shape.Job.shape).sort()).toEqual(
    ['id', ...described, 'active', ...suggested].sort(),
  );
  for (const list of ['skills', 'activities', 'values', 'rncps'] as const) {
    const fields = Object.entries<Field>(catalogueFields[list]);
    const listed = fields.flatMap(([name, { shown }]) => (shown === 'list' ? [name] : []));
    expect(['id', ...listed, 'active']).toEqual(Object.keys(catalogueEntry.shape));
  }
});

test('a reply of a release that did not have a field yet reads as if it were empty', () => {
  const fields = { lately: number(0, 100, { shown: 'suggestion', since: '0.2.0' }) };
  const reply = z.object(shapesOf(fields, 'answer', ['suggestion']));
  expect(z.parse(reply, {})).toEqual({ lately: null });
  expect(z.parse(reply, { lately: 5 })).toEqual({ lately: 5 });
});

test('a column that a later release added may be missing from a file, and is then empty', async () => {
  const lately = { ...catalogueFields.jobs, lately: number(0, 100, { shown: 'suggestion', since: '0.2.0' }) };
  vi.resetModules();
  vi.doMock('#shared/schemas/catalogue-lists.ts', () => ({
    laterLists,
    catalogueFields: { ...catalogueFields, jobs: lately },
  }));
  const later = {
    ...(await import('#functions/catalogue/csv/read-set.ts')),
    ...(await import('#functions/catalogue/csv/write-set.ts')),
    ...(await import('#functions/data/catalogue/rows.ts')),
  };
  const { set, errors } = later.readSet(smallSet);
  expect(errors).toEqual([]);
  const shares = (jobs: readonly object[]) => jobs.map((row) => Reflect.get(row, 'lately'));
  expect(shares(set.jobs)).toEqual([null, null, null]);
  expect(shares(later.setOf(readSet(smallSet).set.jobs).jobs)).toEqual([null, null, null]);

  const filledIn = { ...set, jobs: set.jobs.map((row, i) => ({ ...row, lately: i * 50 })) };
  const files = later.writeSet(filledIn);
  expect(files['jobs.csv']?.split('\n')[0]).toBe(`${columns.jobs.replaceAll(' ', ',')},lately`);
  expect(later.readSet(files)).toEqual({ set: filledIn, errors: [] });
  const wrong = { ...files, 'jobs.csv': (files['jobs.csv'] ?? '').replace(/,50\n/, ',101\n') };
  expect(later.readSet(wrong).errors).toMatchObject([
    { column: 'lately', code: 'not_in_range', minimum: 0, maximum: 100 },
  ]);
  const without = { ...smallSet, 'jobs.csv': (smallSet['jobs.csv'] ?? '').replace('requirement', 'requirements') };
  expect(later.readSet(without).errors).toMatchObject([{ code: 'missing_column' }, { code: 'unknown_column' }]);
});
