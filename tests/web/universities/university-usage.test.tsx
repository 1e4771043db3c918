import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderElement, tableOf } from '#tests/support/rendered.tsx';
import { UniversityUsage } from '#web/features/universities/university-usage.tsx';

const days = [
  { day: '2026-05-01', jobs: 12, mails: 3, pdfs: 4, uploads: 5 },
  { day: '2026-04-30', jobs: 1, mails: 0, pdfs: 7, uploads: 2 },
];

test.each([
  ['fr', ['1er mai 2026', '30 avril 2026']],
  ['en', ['May 1, 2026', 'April 30, 2026']],
] as const)('usage is asked for of thirty days, today included, and shown by day, in %s', async (language, named) => {
  const { received } = await renderElement(<UniversityUsage universityId="u1" />, {
    language,
    now: '2026-05-01T10:00:00.000Z',
    replies: { 'universities.getUsage': { share: 2, days } },
  });
  await screen.findByRole('row', { name: /30/ });
  expect(received.map(({ name, params, query }) => [name, params.id, query])).toEqual([
    ['universities.getUsage', 'u1', { from: '2026-04-02', until: '2026-05-01' }],
  ]);
  const [, ...rows] = tableOf(screen.getByRole('table'));
  expect(rows.map(([day]) => day)).toEqual(named);
  expect(rows.map((cells) => cells.slice(1).toSorted())).toEqual([
    ['12', '3', '4', '5'],
    ['0', '1', '2', '7'],
  ]);
});
