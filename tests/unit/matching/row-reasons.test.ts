import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listReasons, rowReasons } from '#shared/matching/row-reasons.ts';
import type { JobPart } from '#shared/schemas/portfolio.ts';
import { part } from '#tests/support/job-parts.ts';

const thesis = part({ kind: 'thesis', id: null, contribution: 0.9, words: ['volcan'] });
const wish = part({ kind: 'wish', id: 'data', contribution: 0.4 });
const skill = part({ id: 's1', contribution: 0.1 });
const alike = part({ kind: 'case', id: null, contribution: 0.3 });
const own = part({ kind: 'domain', id: 'open', contribution: 0.5 });
const names = (parts: readonly JobPart[]) => parts.map(({ kind, id }) => (id ? `${kind} ${id}` : kind));
const told = (...rows: JobPart[][]) =>
  rowReasons(rows.map((closer) => ({ reasons: { closer, away: [] } }))).map(({ closer }) => names(closer));

test('three reasons for and two against, the weightiest first, and nothing negligible', () => {
  const against = [0.5, 0.4, 0.3].map((by, i) => part({ kind: 'activity', id: `a${i}`, contribution: -by }));
  const { closer, away } = listReasons([thesis, ...against, wish, skill, part({ id: 's2', contribution: 0.05 })]);
  expect(names(closer)).toEqual(['thesis', 'wish data', 'skill s1']);
  expect(names(away)).toEqual(['activity a0', 'activity a1']);
  expect(listReasons([part({ contribution: 0.009 }), part({ contribution: -0.009 })])).toEqual({
    closer: [],
    away: [],
  });
});

test('the candidate’s own domain comes after what tells jobs apart; another one is a reason against like any', () => {
  expect(names(listReasons([thesis, own, alike, skill]).closer)).toEqual(['thesis', 'case', 'skill s1']);
  expect(names(listReasons([own, skill]).closer)).toEqual(['skill s1', 'domain open']);
  const outside = part({ kind: 'domain', id: 'outside', contribution: -0.6 });
  expect(names(listReasons([outside, part({ id: 's9', contribution: -0.2 })]).away)).toEqual([
    'domain outside',
    'skill s9',
  ]);
});

test('that nobody alike was advised a job is no reason against it', () => {
  expect(listReasons([part({ kind: 'case', id: null, contribution: -0.4 })]).away).toEqual([]);
});

test('a row begins with another sentence than the one above, where there is one', () => {
  expect(told([thesis, wish], [thesis, wish, skill], [thesis, wish])).toEqual([
    ['thesis', 'wish data'],
    ['wish data', 'thesis', 'skill s1'],
    ['thesis', 'wish data'],
  ]);
  expect(told([thesis], [thesis], [], [thesis])).toEqual([['thesis'], ['thesis'], [], ['thesis']]);
});

test('theses with other words are said in one sentence, wishes of other kinds in two', () => {
  const other = { ...thesis, words: ['lave'] };
  const care = { ...wish, id: 'care' };
  expect(told([thesis], [other, skill])).toEqual([['thesis'], ['skill s1', 'thesis']]);
  expect(told([wish], [care, skill])).toEqual([['wish data'], ['wish care', 'skill s1']]);
});

test('whatever the list, no reason is lost, and neighbours differ unless they have a single reason', () => {
  const reasons = fc.uniqueArray(fc.constantFrom(thesis, wish, skill, alike, own), { maxLength: 3 });
  fc.assert(
    fc.property(fc.array(reasons, { maxLength: 12 }), (rows) => {
      const shown = told(...rows);
      shown.forEach((row, i) => {
        expect(row.toSorted()).toEqual(names(rows[i] ?? []).toSorted());
        if (i > 0 && row.length > 1) expect(row[0]).not.toBe(shown[i - 1]?.[0]);
      });
    }),
  );
});
