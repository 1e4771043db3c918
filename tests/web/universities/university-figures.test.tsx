import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { UsageOfDay } from '#shared/schemas/usage.ts';
import { openScreen, tableOf } from '#tests/support/rendered.tsx';
import { campus, superAdministrator } from '#tests/support/web-samples.ts';
import { curvePath } from '#web/blocks/curve.tsx';

const at = `/super-admin/universities/${campus.id}?activeTab=2`;
const none = { requests: null, people: null, bytes: null, jobs: 0, mails: 0, pdfs: 0, uploads: 0 };
const days: UsageOfDay[] = [
  { ...none, day: '2026-05-01', people: 1200, bytes: 5_000_000 },
  { ...none, day: '2026-04-30', requests: 2000, people: 1199, bytes: 4_000_000, mails: 1000 },
  { ...none, day: '2026-04-27', requests: 500, people: 1210, bytes: 3_000_000 },
  // A Sunday; then one before the thirty days.
  { ...none, day: '2026-04-26', requests: 300, people: 1100, bytes: 2_000_000 },
  { ...none, day: '2026-03-01', requests: 7000, people: 900, bytes: 1_000_000 },
];
const open = (language: 'fr' | 'en', shown: UsageOfDay[] = days) =>
  openScreen(at, {
    who: superAdministrator,
    language,
    now: '2026-05-01T10:00:00.000Z',
    replies: { 'universities.getUsage': { share: 1, days: shown } },
  });
const noDays = [{ ...none, day: '2026-05-01', jobs: 2 }];
const plain = (text: string | null | undefined): string => (text ?? '').replace(/\s/g, ' ');

// A month: 2 800 requests in thirty days are 2 839 a month, 0.018; 1 000 mails 0.101; 1 200 people 1.32; 5 MB nothing. 1.44 in all.
test.each([
  [
    'fr',
    ['Membres', '1 200', 'Requêtes en trente jours', '2 800', 'Fichiers', '5 Mo', 'Coût par mois', '1,44 $'],
    'Membres, du 1er mars 2026 au 1er mai 2026 : 900 d’abord, 1 200 à la fin, 1 210 au plus',
    'Requêtes par jour, du 1er mars 2026 au 30 avril 2026 : 7 000 d’abord, 2 000 à la fin, 7 000 au plus',
  ],
  [
    'en',
    ['Members', '1,200', 'Requests in thirty days', '2,800', 'Files', '5 MB', 'Cost a month', '$1.44'],
    'Members, from March 1, 2026 to May 1, 2026: 900 at first, 1,200 at the end, 1,210 at most',
    'Requests a day, from March 1, 2026 to April 30, 2026: 7,000 at first, 2,000 at the end, 7,000 at most',
  ],
] as const)('four figures, each with its curve in words, in %s', async (language, figures, people, requests) => {
  const { page } = await open(language);
  const curves = await screen.findAllByRole('img', { name: /2026/ });
  const [first, second] = curves.map((curve) => plain(curve.getAttribute('aria-label')));
  expect(curves).toHaveLength(4);
  expect([first, second]).toEqual([people, requests]);
  const shown = [...page.querySelectorAll('.usage-figure')].flatMap((figure) =>
    [...figure.querySelectorAll('h3, .usage-number')].map(({ textContent }) => plain(textContent)),
  );
  expect(shown).toEqual(figures);
});

test.each([
  [
    'fr',
    'Les mêmes chiffres par semaine',
    ['Semaine du', 'Membres', 'Requêtes', 'Fichiers', 'Coût'],
    ['27 avril 2026', '1 200', '2 500', '5 Mo', '0,25 $'],
    ['20 avril 2026', '1 100', '300', '2 Mo', '0,04 $'],
  ],
  [
    'en',
    'The same figures by week',
    ['Week of', 'Members', 'Requests', 'Files', 'Cost'],
    ['April 27, 2026', '1,200', '2,500', '5 MB', '$0.25'],
    ['April 20, 2026', '1,100', '300', '2 MB', '$0.04'],
  ],
] as const)(
  'the same by week from Monday, the latest first, behind an opener, in %s',
  async (language, named, head, ...rows) => {
    await open(language);
    const opener = (await screen.findByText(named, { selector: 'summary span' })).closest('details');
    expect(opener?.open).toBe(false);
    const table = within(opener ?? expect.unreachable()).getByRole('table', { hidden: true });
    const [heads, ...weeks] = tableOf(table).map((cells) => cells.map(plain));
    expect(heads).toEqual(head);
    // 27 April to 3 May: 2 500 requests 0.016, 1 000 mails 0.1, three nights of 1 200 people 0.13. The week before: 300 requests, one night.
    expect(weeks.slice(0, 2)).toEqual(rows);
    expect(weeks).toHaveLength(3);
  },
);

test('what is left out is said below the figures, and the highest value of each curve', async () => {
  const { page } = await open('fr');
  expect(await screen.findByText(/Les requêtes des membres sont comptées à peu près/)).toBeTruthy();
  const highest = [...page.querySelectorAll('.usage-figure > .small.num')].map(({ textContent }) => plain(textContent));
  expect(highest.slice(0, 3)).toEqual(['Au plus 1 210', 'Au plus 7 000 par jour', 'Au plus 5 Mo']);
});

test.each([
  ['fr', /^Chaque courbe va du 1er février 2026 au 1er mai 2026\. /],
  ['en', /^Each curve runs from February 1, 2026 to May 1, 2026\. /],
] as const)('which ninety days the curves show is said below them, in %s', async (language, period) => {
  const { page } = await open(language);
  await screen.findAllByRole('img', { name: /2026/ });
  expect([...page.querySelectorAll('.usage p')].map(({ textContent }) => plain(textContent))).toContainEqual(
    expect.stringMatching(period),
  );
});

test('without figures yet the screen says when they come', async () => {
  await open('fr', noDays);
  expect(await screen.findByText('Les premiers chiffres arrivent demain')).toBeTruthy();
  expect(screen.queryAllByRole('img', { name: /2026/ })).toEqual([]);
});

test('a curve begins anew after a gap, a day between two gaps is a dot, and the scale begins at zero', () => {
  // Five places 73.5 apart in 300 by 56 with a margin of 3; the highest value is at 3, half of it at 28.
  expect(curvePath([10, 5, null, 10, null])).toBe('M3.0 3.0h0L76.5 28.0M223.5 3.0h0');
  // Dollars may be cents.
  expect(curvePath([0.04, 0.02])).toBe('M3.0 3.0h0L297.0 28.0');
  expect(curvePath([0])).toBe('M3.0 53.0h0');
});
