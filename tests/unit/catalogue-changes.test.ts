import { expect, test } from 'vitest';
import { changesBetween, mergeSets } from '#shared/domain/catalogue-changes.ts';
import { type CatalogueSet, emptySet, type SetCase, type SetEntry } from '#shared/domain/catalogue-set.ts';

const skill = (id: string, change: Partial<SetEntry> = {}): SetEntry => ({
  id,
  category: 1,
  active: true,
  retired: false,
  name: `Skill ${id}`,
  nameFR: `Compétence ${id}`,
  definition: '',
  definitionFR: '',
  description: '',
  descriptionFR: '',
  source: '',
  officialBlock: null,
  skills: {},
  ...change,
});
const setOf = (...skills: SetEntry[]): CatalogueSet => ({ ...emptySet, skills });
const told = (before: CatalogueSet, after: CatalogueSet) =>
  changesBetween(before, after).map(({ id, what, fields }) => [id, what, [...fields].sort()]);

test('an import tells what it adds, changes and retires, by the columns that differ', () => {
  const before = setOf(skill('s1'), skill('s2'), skill('s3'));
  const incoming = setOf(skill('s1'), skill('s2', { name: 'Listening', category: 2 }), skill('s4'));
  expect(told(before, mergeSets(before, incoming))).toEqual([
    ['s2', 'changed', ['category', 'name']],
    ['s4', 'added', []],
    ['s3', 'retired', ['active', 'retired']],
  ]);
});

test('a retired entry that comes back is a change; one that stays retired is not listed again', () => {
  const gone = { active: false, retired: true };
  const before = setOf(skill('s1', gone), skill('s2', gone));
  expect(told(before, mergeSets(before, setOf(skill('s1'))))).toEqual([['s1', 'changed', ['active', 'retired']]]);
});

const person = (change: Partial<SetCase> = {}): SetCase => ({
  id: 'c1',
  active: true,
  retired: false,
  researchDomain: 12,
  wishes: ['teaching'],
  thesisTitle: 'Halles et marchés',
  graders: 1,
  gradedOn: '2026-11-10',
  grades: { j1: 3, j2: 1, j3: 0.5 },
  ...change,
});

test('a case is told by its thesis title; grades of jobs that the files lack stay', () => {
  const before = { ...emptySet, cases: [person()] };
  const incoming = { ...emptySet, cases: [person({ grades: {}, wishes: [] })] };
  const merged = mergeSets(before, incoming);
  expect(merged.cases[0]?.grades).toEqual({ j1: 3, j2: 1, j3: 0.5 });
  expect(changesBetween(before, merged)).toEqual([
    { list: 'cases', id: 'c1', name: 'Halles et marchés', what: 'changed', fields: ['wishes'] },
  ]);
  expect(mergeSets(before, emptySet).cases).toEqual([person({ active: false, retired: true })]);
});
