import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, tableOf } from '#tests/support/rendered.tsx';
import { campus, superAdministrator } from '#tests/support/web-samples.ts';

const at = `/super-admin/universities/${campus.id}?activeTab=2`;

const none = { requests: null, people: null, bytes: null, jobs: 0, mails: 0, pdfs: 0, uploads: 0 };
const days = [
  { ...none, day: '2026-05-01', jobs: 12, mails: 3, pdfs: 4, uploads: 5 },
  { ...none, day: '2026-04-30', jobs: 1, pdfs: 7, uploads: 2 },
  // Thirty-one days ago.
  { ...none, day: '2026-04-01', jobs: 99 },
];

test.each([
  [
    'fr',
    ['1er mai 2026', '30 avril 2026'],
    ['Jour', 'Métiers suggérés', 'Messages envoyés', 'PDF', 'Fichiers déposés'],
  ],
  ['en', ['May 1, 2026', 'April 30, 2026'], ['Day', 'Suggested jobs', 'Emails sent', 'PDFs', 'Files uploaded']],
] as const)(
  'usage is asked for of ninety days, today included, and costly work shown by day for thirty, in %s',
  async (language, named, heads) => {
    const { received } = await openScreen(at, {
      who: superAdministrator,
      language,
      now: '2026-05-01T10:00:00.000Z',
      replies: { 'universities.getUsage': { share: 2, days } },
    });
    await screen.findByRole('row', { name: /30/ });
    expect(
      received.filter(({ name }) => name === 'universities.getUsage').map(({ params, query }) => [params.id, query]),
    ).toEqual([['upv_university', { from: '2026-02-01', until: '2026-05-01' }]]);
    const [head, ...rows] = tableOf(screen.getByRole('table'));
    expect(head).toEqual(heads);
    expect(rows.map(([day]) => day)).toEqual(named);
    expect(rows.map((cells) => cells.slice(1))).toEqual([
      ['12', '3', '4', '5'],
      ['1', '0', '7', '2'],
    ]);
  },
);

test('a share from 1 to 100 is given, and what it is said under it', async () => {
  const { user, received } = await openScreen(at, {
    who: superAdministrator,
    replies: { 'universities.getUsage': { share: 2, days: [] }, 'universities.setShare': { share: 4 } },
  });
  expect(await screen.findByText('Ni métiers suggérés, ni messages, ni PDF, ni dépôts')).toBeTruthy();
  const share = screen.getByRole<HTMLInputElement>('spinbutton', { name: /^Nombre de parts \(1 à 100\)/ });
  expect(share.value).toBe('2');
  await user.clear(share);
  await user.type(share, '101');
  await user.tab();
  expect(screen.getByText('La valeur maximale est 100.')).toBeTruthy();
  await user.clear(share);
  await user.type(share, '4');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText('Part modifiée')).toBeTruthy();
  await waitFor(() =>
    expect(received.filter(({ name }) => name === 'universities.setShare')).toMatchObject([
      { params: { id: 'upv_university' }, body: { share: 4 } },
    ]),
  );
});
