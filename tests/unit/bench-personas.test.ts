import { expect, test } from 'vitest';
import { personas, personasOf } from '#scripts/tools/bench/personas.ts';

test('140 people, each with the jobs that an adviser graded, from 0.5 to 3 in halves', () => {
  expect(personas.map(({ id }) => id)).toEqual(Array.from({ length: 140 }, (_, i) => `c${i + 1}`));
  expect(personasOf('cases')).toHaveLength(84);
  const grades = personas.flatMap(({ expected }) => Object.values(expected));
  expect(grades).toHaveLength(3214);
  expect([...new Set(grades)].sort()).toEqual([0.5, 1, 1.5, 2, 2.5, 3]);
});

test('the six later jobs are graded only by those who came after them', () => {
  const later = ['j143', 'j144', 'j145', 'j146', 'j147', 'j148'];
  const knowing = personas.filter(({ expected }) => later.some((id) => id in expected));
  expect(knowing.length).toBeGreaterThan(0);
  for (const { gradedOn } of knowing) expect(gradedOn > '2026-11-20').toBe(true);
  expect(personas.filter(({ gradedOn }) => gradedOn > '2026-11-20')).toHaveLength(48);
});
