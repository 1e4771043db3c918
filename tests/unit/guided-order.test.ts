import { expect, test } from 'vitest';
import {
  type GuidedRow,
  type GuidedRows,
  guidedOrder,
  guidedStage,
  matchStanding,
  minutesFor,
} from '#shared/domain/guided-order.ts';
import { findRefusal } from '#shared/matching/refusal.ts';
import type { MatchCatalogue } from '#shared/matching/types.ts';

const unrated = { value: null, touchedAt: null, importantFlag: null };
const times = (kind: string, category: number, count: number): GuidedRow[] =>
  Array.from({ length: count }, (_, i) => ({ id: `${kind}${category}.${i + 1}`, category, ...unrated }));

/** Has as many rows as the starter catalogue, whose order mixes the categories. */
const none: GuidedRows = {
  activity: [...times('a', 2, 17), ...times('a', 1, 17)],
  skill: [...times('s', 3, 20), ...times('s', 1, 10), ...times('s', 2, 16)],
  value: times('v', 1, 24),
  rncp: times('r', 1, 29),
};

/** Sets the answer of one row: a value, or null for N/A. */
const answered = (rows: GuidedRows, id: string, value: number | null): GuidedRows => {
  const over = (all: readonly GuidedRow[]) =>
    all.map((row) => (row.id === id ? { ...row, value, touchedAt: '2026-11-23T08:00:00.000Z' } : row));
  return { activity: over(rows.activity), skill: over(rows.skill), value: over(rows.value), rncp: over(rows.rncp) };
};
/** Answers the next `count` questions and returns the ids asked. */
const answer = (rows: GuidedRows, count: number, rating: (index: number) => number | null) => {
  let now = rows;
  const asked: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const [next] = guidedOrder(now);
    if (!next) break;
    asked.push(next.id);
    now = answered(now, next.id, rating(index));
  }
  return { now, asked };
};
const varied = (index: number) => [4, 2, 5, 3, 1][index % 5] ?? 0;

test('28 of 46 skills lead to first jobs, of each category its share: 6, 10 and 12', () => {
  expect(guidedStage(none)).toEqual({ goal: 'jobs', total: 28, left: 28 });
  const { now, asked } = answer(none, 28, varied);
  const perCategory = Object.groupBy(asked, (id) => id.slice(0, 2));
  expect(perCategory.s1?.length).toBe(6);
  expect(perCategory.s2?.length).toBe(10);
  expect(perCategory.s3?.length).toBe(12);
  // Grouped by category, each in the catalogue's order.
  expect(asked.slice(0, 7)).toEqual(['s1.1', 's1.2', 's1.3', 's1.4', 's1.5', 's1.6', 's2.1']);
  expect(matchStanding(answer(none, 27, varied).now)).toBe('short');
  expect(matchStanding(now)).toBe('ready');
});

test('an answer changes nothing in what is still to come', () => {
  const before = guidedOrder(none).map(({ id }) => id);
  const { asked } = answer(none, 133, varied);
  expect(asked).toEqual(before);
  expect(new Set(asked).size).toBe(133);
});

test('after the first jobs come the other skills, then activities, values and the RNCP', () => {
  const { asked } = answer(none, 133, varied);
  const kinds = asked.map((id) => id.charAt(0)).join('');
  expect(kinds).toBe('s'.repeat(46) + 'a'.repeat(34) + 'v'.repeat(24) + 'r'.repeat(29));
  const goals = [28, 46, 80, 104, 133].map((count) => guidedStage(answer(none, count, varied).now));
  expect(goals).toEqual([
    { goal: 'skill', total: 46, left: 18 },
    { goal: 'activity', total: 34, left: 34 },
    { goal: 'value', total: 24, left: 24 },
    { goal: 'rncp', total: 29, left: 29 },
    null,
  ]);
});

test('N/A is an answer, but 19 skills need a rating, one of them in each category', () => {
  // Ten answers N/A: of 28 answers 18 are ratings.
  const { now } = answer(none, 28, (index) => (index < 10 ? null : varied(index)));
  expect(guidedStage(now)).toMatchObject({ goal: 'jobs', left: 1 });
  // The first category has only N/A, so its further rows come first.
  const onlyNot = answer(none, 6, () => null).now;
  expect(guidedOrder(onlyNot)[0]?.id).toBe('s1.7');
  const rest = answer(onlyNot, 22, varied).now;
  expect(matchStanding(rest)).toBe('ready');
  expect(rest.skill.some(({ id, value }) => id === 's1.7' && value !== null)).toBe(true);
});

test('a postponed question comes last, with another skill in its place', () => {
  const order = guidedOrder(none, ['s1.2', 's1.1']).map(({ id }) => id);
  expect(order.slice(0, 2)).toEqual(['s1.3', 's1.4']);
  expect(order.slice(0, 28).filter((id) => id.startsWith('s1'))).toHaveLength(6);
  expect(order.slice(-2)).toEqual(['s1.2', 's1.1']);
  expect(order).toHaveLength(133);
});

test('ratings that are all alike rank nothing, until something is liked or an activity differs', () => {
  const { now } = answer(none, 28, () => 3);
  expect(matchStanding(now)).toBe('flat');
  const [first, ...others] = now.skill;
  expect(first).toBeDefined();
  if (first) expect(matchStanding({ ...now, skill: [{ ...first, importantFlag: false }, ...others] })).toBe('ready');
  expect(matchStanding(answered(answered(now, 'a1.1', 1), 'a1.2', 2))).toBe('ready');
});

test('it says that jobs can be suggested exactly when the method does not refuse', () => {
  const catalogue: MatchCatalogue = {
    skills: none.skill.map(({ id, category }) => ({ id, category })),
    activities: none.activity.map(({ id }) => ({ id, skills: {} })),
    jobs: [{ id: 'j1', active: true, skills: Object.fromEntries(none.skill.map(({ id }) => [id, 1])), activities: {} }],
  };
  const refused = (rows: GuidedRows) => {
    const given = [...rows.skill, ...rows.activity].filter(({ touchedAt }) => touchedAt !== null);
    return findRefusal(catalogue, Object.fromEntries(given.map((row) => [row.id, row])));
  };
  for (const rating of [varied, () => 3, (index: number) => (index % 3 === 0 ? varied(index) : null)]) {
    for (const count of [0, 6, 16, 27, 28, 35, 46]) {
      const { now } = answer(none, count, rating);
      expect([count, matchStanding(now) === 'ready']).toEqual([count, refused(now) === null]);
    }
  }
});

test('28 answers take seven minutes, all of them about half an hour', () => {
  expect([0, 1, 4, 5, 28, 133].map(minutesFor)).toEqual([0, 1, 1, 2, 7, 34]);
});
