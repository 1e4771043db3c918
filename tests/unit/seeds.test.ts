import { expect, test } from 'vitest';
import { starterCatalogue } from '#scripts/seeds/catalogue.ts';
import jobRows from '#scripts/seeds/jobs.json' with { type: 'json' };
import { prepare } from '#shared/domain/job-match-profile.ts';
import { categoryCounts } from '#shared/lists.ts';

const catalogue = starterCatalogue();
const kinds = [
  { kind: 'skill', entries: catalogue.skills, count: 46, prefix: 's' },
  { kind: 'activity', entries: catalogue.activities, count: 34, prefix: 'a' },
  { kind: 'value', entries: catalogue.values, count: 24, prefix: 'v' },
  { kind: 'rncp', entries: catalogue.rncps, count: 29, prefix: 'r' },
] as const;
const named = [...kinds.map(({ kind, entries }) => ({ kind, rows: entries })), { kind: 'job', rows: catalogue.jobs }];
const expectUnique = (texts: readonly string[]) => expect(texts.toSorted()).toEqual([...new Set(texts)].toSorted());

test.each(kinds)(
  '$kind: $count entries with their prefix, defined in both languages, every category filled',
  (kind) => {
    expect(kind.entries.map(({ id }) => id)).toEqual(kind.entries.map((_, i) => `${kind.prefix}${i + 1}`));
    expect(kind.entries).toHaveLength(kind.count);
    const categories = Array.from({ length: categoryCounts[kind.kind] }, (_, i) => i + 1);
    expect([...new Set(kind.entries.map(({ category }) => category))]).toEqual(categories);
    for (const { description, descriptionFR } of kind.entries) {
      expect(description).toMatch(/^[A-Z].+\.$/);
      expect(descriptionFR).toMatch(/^[A-ZÀÉÊ].+\.$/);
    }
  },
);

test('values and RNCP competencies have the sizes of their categories', () => {
  const sizes = (entries: readonly { category: number }[]) =>
    [...Map.groupBy(entries, ({ category }) => category).values()].map(({ length }) => length);
  expect(sizes(catalogue.values)).toEqual([5, 4, 3, 3, 4, 5]);
  expect(sizes(catalogue.rncps)).toEqual([6, 5, 5, 3, 5, 5]);
});

test('142 active jobs', () => {
  expect(catalogue.jobs.map(({ id }) => id)).toEqual(Array.from({ length: 142 }, (_, i) => `j${i + 1}`));
  expect(catalogue.jobs.every(({ active }) => active)).toBe(true);
});

test.each(named)('$kind: names are unique in both languages', ({ rows }) => {
  expectUnique(rows.map(({ name }) => name));
  expectUnique(rows.map(({ nameFR }) => nameFR));
});

test.each(named)('$kind: typography is real', ({ rows }) => {
  for (const { name, nameFR, description, descriptionFR } of rows) {
    for (const text of [name, nameFR, description, descriptionFR]) {
      expect(text).toBe(text.trim());
      expect(text).not.toMatch(/'|"|\.\.\.| {2}/);
    }
    for (const text of [nameFR, descriptionFR]) expect(text).not.toMatch(/ [;!?:%»]|« |[^\s][;!?»]/);
  }
});

test('every job has a strength for every skill and activity, its own or of a job that it names', () => {
  const ids = new Set(catalogue.jobs.map(({ id }) => id));
  const own = new Map(jobRows.map((row) => [row.id, row]));
  for (const { id, skills, activities } of catalogue.jobs) {
    expect(Object.keys(skills)).toEqual(catalogue.skills.map((skill) => skill.id));
    expect(Object.keys(activities)).toEqual(catalogue.activities.map((activity) => activity.id));
    const row = own.get(id);
    const lender = row?.figuresFrom ?? row?.stylesFrom;
    expect(lender === undefined ? row?.source : ids.has(lender)).toBeTruthy();
    expect(lender && (own.get(lender)?.figuresFrom ?? own.get(lender)?.stylesFrom)).toBeUndefined();
  }
});

test('every activity calls for a skill of the catalogue', () => {
  const skills = new Set(catalogue.skills.map(({ id }) => id));
  expect(Object.keys(catalogue.activitySkills)).toEqual(catalogue.activities.map(({ id }) => id));
  for (const strengths of Object.values(catalogue.activitySkills)) {
    expect(Object.keys(strengths).length).toBeGreaterThan(0);
    expect(Object.keys(strengths).every((id) => skills.has(id))).toBe(true);
  }
});

test('every skill is called for by some job and every job can be ranked', () => {
  const prepared = prepare({
    ...catalogue,
    activities: catalogue.activities.map(({ id }) => ({ id, skills: catalogue.activitySkills[id] ?? {} })),
  });
  expect(prepared.usedSkills).toHaveLength(catalogue.skills.length);
  expect(prepared.jobs.filter(({ skills, activities }) => skills.spread > 0 && activities.spread > 0)).toHaveLength(
    142,
  );
});
