import { expect, test } from 'vitest';
import { mostStrengths, shareableOf, skillsToProve, usuallyShared } from '#shared/domain/shareable.ts';

const row = (id: string, value: number | null, importantFlag: boolean | null = null, proof: string | null = null) => ({
  id,
  value,
  importantFlag,
  proof,
});

test('shareable entries are rated 3 or more and not disliked, the best first, liked ones first among equals', () => {
  const rows = [
    row('s1', 3),
    row('s2', 5),
    row('s3', 5, false),
    row('s4', 5, true),
    row('s5', 2, true),
    row('s6', null),
    row('s7', 4),
  ];
  expect(shareableOf(rows).map(({ id }) => id)).toEqual(['s4', 's2', 's7', 's1']);
});

test('a strength with a sentence comes before better rated ones without; a sentence makes no strength of a low rating', () => {
  const said = 'Trois communes, 412 îlots.';
  const rows = [row('s1', 5, true), row('s2', 3, null, said), row('s3', 4, null, said), row('s4', 2, null, said)];
  expect(shareableOf(rows).map(({ id }) => id)).toEqual(['s3', 's2', 's1']);
});

test('six skills, three activities and three values are shown where nobody has chosen; the page to share holds six', () => {
  const rows = Array.from({ length: 10 }, (_, i) => row(`s${i}`, 4));
  const counts = (['skill', 'activity', 'value'] as const).map((kind) => usuallyShared(kind, rows).length);
  expect(counts).toEqual([6, 3, 3]);
  expect(mostStrengths).toBe(6);
});

test('the four strongest skills are asked for a sentence', () => {
  const rows = [row('s1', 4), row('s2', 5), row('s3', 5, false), row('s4', 4, true), row('s5', 3), row('s6', 4)];
  expect(skillsToProve(rows).map(({ id }) => id)).toEqual(['s2', 's4', 's1', 's6']);
});
