import { expect, test } from 'vitest';
import { mergePages } from '#functions/audit/every-cell.ts';
import type { AuditEntry } from '#shared/schemas/audit.ts';

const place = (minute: number) => `2026-11-27T10:${String(minute).padStart(2, '0')}:00.000Z#x`;
const pageOf = (minutes: number[], next?: number) => ({
  entries: minutes.map((minute) => ({ id: place(minute) }) as AuditEntry),
  next: next === undefined ? undefined : place(next),
});
const merged = (...pages: ReturnType<typeof pageOf>[]) => {
  const { entries, next } = mergePages(pages);
  return [entries.map(({ id }) => Number(id.slice(14, 16))), next && Number(next.slice(14, 16))];
};

test('the pages of all cells are one, the latest first', () => {
  expect(merged(pageOf([9, 5]), pageOf([8, 7]))).toEqual([[9, 8, 7, 5], undefined]);
});

test('it ends where the first of them ends: what lies before is left for the next page', () => {
  expect(merged(pageOf([9, 5], 5), pageOf([8, 7, 3, 1]))).toEqual([[9, 8, 7, 5], 5]);
  expect(merged(pageOf([9, 5], 5), pageOf([8, 6], 6))).toEqual([[9, 8, 6], 6]);
});

test('a page without matches still says how far it was read', () => {
  expect(merged(pageOf([], 4), pageOf([8, 2]))).toEqual([[8], 4]);
});

test('an entry that two cells have while its university moves is shown once', () => {
  expect(merged(pageOf([9, 5]), pageOf([5]))).toEqual([[9, 5], undefined]);
});
