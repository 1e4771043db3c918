import { expect, test } from 'vitest';
import {
  byCategory,
  countAnswered,
  findPage,
  inOrder,
  nextUnanswered,
  stateOf,
  withAnswer,
  withSaved,
} from '#web/features/portfolios/rating/rated-row.ts';
import type { RatedRow } from '#web/lib/calls/use-rated-rows.ts';

const at = '2026-11-21T09:00:00.000Z';
const entry = {
  id: 's1',
  name: 'Teaching',
  nameFR: 'Enseigner',
  definition: '',
  definitionFR: '',
  description: '',
  descriptionFR: '',
  category: 1,
  active: true,
};
const row = (over: Partial<RatedRow> = {}): RatedRow => ({
  id: 'p.s1',
  kind: 'skill',
  entry,
  category: 1,
  value: null,
  touchedAt: null,
  importantFlag: null,
  ...over,
});

test('0 is an answer, null is one when given on purpose', () => {
  expect(stateOf(row({ value: 0, touchedAt: at }))).toBe('rated');
  expect(stateOf(row({ touchedAt: at }))).toBe('na');
  expect(stateOf(row())).toBe('unrated');
  expect(countAnswered([row(), row({ value: 0, touchedAt: at }), row({ touchedAt: at })])).toBe(2);
});

test('an answer changes what it names only; liking alone answers nothing', () => {
  expect(withAnswer(row(), undefined, at)).toEqual(row());
  expect(withAnswer(row(), { importantFlag: true }, at)).toEqual(row({ importantFlag: true }));
  expect(withAnswer(row({ importantFlag: false }), { value: 3 }, at)).toEqual(
    row({ importantFlag: false, value: 3, touchedAt: at }),
  );
  expect(stateOf(withAnswer(row({ value: 3, touchedAt: at }), { value: null }, at))).toBe('na');
  expect(withAnswer(row({ importantFlag: true }), { importantFlag: null }, at).importantFlag).toBeNull();
});

test('rows in a save’s reply replace those rows and no others', () => {
  const rows = [row(), row({ id: 'p.s2' })];
  const saved = { id: 'p.s2', value: 4, touchedAt: at, importantFlag: true };
  expect(withSaved(rows, [saved])).toEqual([rows[0], row(saved)]);
});

test('categories come in their order, those without rows are left out', () => {
  const third = row({ id: 'p.s3', category: 3 });
  expect(byCategory([third, row()], 3)).toEqual([
    { category: 1, rows: [row()] },
    { category: 3, rows: [third] },
  ]);
});

test('an address names a category by its number, whatever its place; anything else names none', () => {
  const pages = [{ category: 1 }, { category: 3 }];
  expect(['1', '3'].map((name) => findPage(pages, name))).toEqual([0, 1]);
  expect([null, '', '0', '2', '3.0', 'x'].filter((name) => findPage(pages, name) !== undefined)).toEqual([]);
});

test('the next row without an answer is looked for from a place on, through categories and kinds, and round the end', () => {
  const of = (id: string, kind: RatedRow['kind'], category: number, touchedAt: string | null = null) =>
    row({ id, kind, category, touchedAt });
  const ordered = inOrder({
    activity: [of('2', 'activity', 2), of('1', 'activity', 1, at)],
    skill: [of('3', 'skill', 1, at)],
    value: [],
    rncp: [of('4', 'rncp', 6)],
  });
  expect(ordered.map(({ id }) => id)).toEqual(['1', '2', '3', '4']);
  expect([0, 1, 2, 3, 4].map((start) => nextUnanswered(ordered, start)?.id)).toEqual(['2', '2', '4', '4', '2']);
  expect(nextUnanswered([row({ touchedAt: at })], 0)).toBeUndefined();
});
