import { expect, test } from 'vitest';
import type { GuidedRow, GuidedRows } from '#shared/domain/guided-order.ts';
import { beginWalk, goBack, goForward, postpone, type Walk } from '#web/features/portfolios/guided/guided-walk.ts';

const row = (id: string, touchedAt: string | null = null): GuidedRow => ({
  id,
  category: 1,
  value: touchedAt === null ? null : 3,
  touchedAt,
  importantFlag: null,
});
const rowsOf = (...skill: GuidedRow[]): GuidedRows => ({ activity: [], skill, value: [], rncp: [] });
const here = (walk: Walk) => walk.visited[walk.index];
const at = (minute: number) => `2026-11-23T08:0${minute}:00.000Z`;

test('it begins at the first question without an answer, with the answers behind it as they were given', () => {
  const rows = rowsOf(row('s1', at(2)), row('s2', at(1)), row('s3'), row('s4'));
  const walk = beginWalk(rows);
  expect(here(walk)).toBe('s3');
  expect(here(goBack(walk))).toBe('s1');
  expect(here(goBack(goBack(walk)))).toBe('s2');
  expect(here(goBack(goBack(goBack(walk))))).toBe('s2');
});

test('going forward again after going back repeats the same questions', () => {
  const walk = beginWalk(rowsOf(row('s1'), row('s2'), row('s3')));
  const second = goForward(walk, rowsOf(row('s1', at(1)), row('s2'), row('s3')));
  expect(here(second)).toBe('s2');
  const again = goForward(goBack(second), rowsOf(row('s1', at(2)), row('s2'), row('s3')));
  expect(again).toEqual(second);
});

test('postponed questions come last, and a single postponed one is the end', () => {
  const rows = rowsOf(row('s1'), row('s2'));
  const second = postpone(beginWalk(rows), rows);
  expect(here(second)).toBe('s2');
  const left = rowsOf(row('s1'), row('s2', at(1)));
  const first = goForward(second, left);
  expect(here(first)).toBe('s1');
  const end = postpone(first, left);
  expect(here(end)).toBeUndefined();
  expect(here(goBack(end))).toBe('s1');
  expect(here(goForward(end, left))).toBe('s1');
});

test('nothing is asked when everything is answered', () => {
  const walk = beginWalk(rowsOf(row('s1', at(1))));
  expect(here(walk)).toBeUndefined();
  expect(here(goBack(walk))).toBe('s1');
});
