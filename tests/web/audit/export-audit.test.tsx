import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AuditEntry } from '#shared/schemas/audit.ts';
import { Refusal, renderElement, textOf } from '#tests/support/rendered.tsx';
import { catchSavedFiles } from '#tests/support/saved-files.ts';
import { campus } from '#tests/support/web-samples.ts';
import { ExportAudit } from '#web/features/audit/export-audit.tsx';

const placeOf = (day: number): string => `2026-05-0${day}T09:05:00.000Z#a`;
const entryOf = (day: number): AuditEntry => ({
  ...{ id: placeOf(day), at: `2026-05-0${day}T22:05:00.000Z`, act: 'statusChanged', fields: ['status'] },
  details: { from: 'PENDING', to: 'REJECTED' },
  who: { id: 'upv_hugo', name: 'Hugo Besson' },
  what: { kind: 'person', id: 'upv_lea', name: 'Léa Marchand' },
  University: null,
});
type Page = { entries: AuditEntry[]; next?: string };
const pages: Record<string, Page> = {
  '': { entries: [entryOf(8)], next: placeOf(7) },
  [placeOf(7)]: { entries: [], next: placeOf(4) },
  [placeOf(4)]: { entries: [entryOf(3), entryOf(2)], next: placeOf(1) },
  [placeOf(1)]: { entries: [] },
};

test('all that answers the filters is saved, to its last page', async () => {
  const saved = catchSavedFiles();
  const { user, received } = await renderElement(
    <ExportAudit universityId="upv_university" query={{ kind: 'formations' }} isOfAll={false} />,
    {
      replies: {
        'universities.get': { ...campus, timeZone: 'Pacific/Noumea' },
        'audit.listOfUniversity': ({ query: { after = '' } }) => pages[after] ?? { entries: [] },
        'downloads.note': () => undefined,
      },
    },
  );
  const button = await screen.findByRole('button', { name: 'Exporter en CSV' });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  await user.click(button);
  await screen.findByText('3 actes exportés');
  expect(
    received.filter(({ name }) => name === 'audit.listOfUniversity').map(({ query }) => [query.kind, query.after]),
  ).toEqual([undefined, ...[7, 4, 1].map(placeOf)].map((after) => ['formations', after]));
  expect(received.at(-1)).toMatchObject({
    ...{ name: 'downloads.note', params: { universityId: 'upv_university' }, body: { list: 'audit', count: 3 } },
  });
  expect(saved.map(({ name }) => name)).toEqual(['journal.csv']);
  const [head, ...lines] = (await saved[0]?.text)?.replace('\uFEFF', '').split('\r\n').slice(0, -1) ?? [];
  expect(head?.split(';')).toEqual(['Date (Pacific/Noumea)', 'Qui', 'Quoi', '"À qui, à quoi"', 'Précisions']);
  const more = 'de « En attente » à « Accès refusé »';
  expect(lines.map((line) => line.split(';'))).toEqual(
    [9, 4, 3].map((day) => [`2026-05-0${day} 09:05:00`, 'Hugo Besson', 'a changé le statut', 'Léa Marchand', more]),
  );
});

test('the acts of all universities together are told by the usual zone', async () => {
  const saved = catchSavedFiles();
  const { user, received } = await renderElement(<ExportAudit universityId={null} query={{}} isOfAll />, {
    replies: { 'audit.listOfAll': { entries: [entryOf(8)] }, 'downloads.noteWholeAudit': () => undefined },
  });
  await user.click(await screen.findByRole('button', { name: 'Exporter en CSV' }));
  await screen.findByText('1 acte exporté');
  expect(received.at(-1)).toMatchObject({ name: 'downloads.noteWholeAudit', body: { count: 1 } });
  const [head, line] = (await saved[0]?.text)?.replace('\uFEFF', '').split('\r\n') ?? [];
  expect(head).toBe('Date (Europe/Paris);Qui;Quoi;"À qui, à quoi";Précisions;Université');
  // 22:05 UTC in May: already the next day in Paris.
  expect(line?.split(';')[0]).toBe('2026-05-09 00:05:00');
});

test('an export that fails half-way saves nothing, and says so', async () => {
  const saved = catchSavedFiles();
  const { user } = await renderElement(<ExportAudit universityId={null} query={{}} isOfAll />, {
    replies: {
      'audit.listOfAll': ({ query: { after } }) =>
        after
          ? new Refusal(409, { msg: 'Le journal a changé.', code: 'conflict' })
          : { entries: [entryOf(8)], next: placeOf(7) },
    },
  });
  const button = await screen.findByRole('button', { name: 'Exporter en CSV' });
  await user.click(button);
  expect(textOf(await screen.findByRole('alert'))).toBe('Le journal a changé.');
  expect(saved).toEqual([]);
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
});

test('a download that cannot be recorded is not made', async () => {
  const saved = catchSavedFiles();
  const { user } = await renderElement(<ExportAudit universityId={null} query={{}} isOfAll />, {
    replies: {
      'audit.listOfAll': { entries: [entryOf(8)] },
      'downloads.noteWholeAudit': new Refusal(409, { msg: 'Le journal est occupé.', code: 'conflict' }),
    },
  });
  const button = await screen.findByRole('button', { name: 'Exporter en CSV' });
  await user.click(button);
  expect(textOf(await screen.findByRole('alert'))).toBe('Le journal est occupé.');
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  expect(saved).toEqual([]);
});
