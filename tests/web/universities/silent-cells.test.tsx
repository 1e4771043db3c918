import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AuditEntry } from '#shared/schemas/audit.ts';
import { openScreen, WithHeaders } from '#tests/support/rendered.tsx';
import { superAdministrator } from '#tests/support/web-samples.ts';

const silent = { 'x-silent-cells': 'b' };
const oneOf = (name: string, cell: string) => ({
  ...{ id: name, name, city: name, logoUrl: null, createdAt: '2024-09-02T08:00:00.000Z', cell },
});
const [angers, brest] = [oneOf('Angers', 'main'), oneOf('Brest', 'b')];
const whole = {
  'universities.list': { rows: [angers, brest] },
  'universities.listUsages': { rows: [] },
  'universities.listDeletions': [],
};
const partly = {
  'universities.list': new WithHeaders({ rows: [angers] }, silent),
  'universities.listUsages': new WithHeaders({ rows: [] }, silent),
  'universities.listDeletions': new WithHeaders([], silent),
};
const frenchNote = 'L’espace b ne répond pas : ses universités manquent ici.';

test.each([
  ['fr', frenchNote, 'Réessayer'],
  ['en', 'Space b isn’t responding, so its universities are missing here.', 'Try again'],
] as const)(
  'the list of universities names a silent cell until another try finds it, in %s',
  async (language, note, retry) => {
    const shown = await openScreen('/super-admin/universities', { who: superAdministrator, language, replies: partly });
    await screen.findByText(note);
    screen.getByRole('link', { name: 'Angers' });
    expect(screen.queryByRole('link', { name: 'Brest' })).toBeNull();
    shown.reply(whole);
    await shown.user.click(screen.getByRole('button', { name: retry }));
    await screen.findByRole('link', { name: 'Brest' });
    expect(screen.queryByText(note)).toBeNull();
  },
);

test('several silent cells are one sentence, which goes with equal replies too', async () => {
  const both = { 'x-silent-cells': 'b,c' };
  const shown = await openScreen('/super-admin/universities', {
    who: superAdministrator,
    replies: { ...whole, 'universities.list': new WithHeaders({ rows: [angers] }, both) },
  });
  const note = 'Les espaces b et c ne répondent pas : leurs universités manquent ici.';
  await screen.findByText(note);
  shown.reply({ 'universities.list': { rows: [angers] } });
  await shown.user.click(screen.getByRole('button', { name: 'Réessayer' }));
  await waitFor(() => expect(screen.queryByText(note)).toBeNull());
});

const act: AuditEntry = {
  id: '2026-05-01T10:00:00.000Z#abc',
  at: '2026-05-01T10:00:00.000Z',
  act: 'statusChanged',
  who: { id: 'boss', name: null, isSuper: true },
  what: { kind: 'person', id: 'p', name: 'Zoé Roux' },
  fields: [],
  University: { id: 'u', name: 'Angers' },
};

test('the journal of all universities names a silent cell, and a super administrator of another cell by the role', async () => {
  await openScreen('/super-admin/audit', {
    who: superAdministrator,
    replies: {
      'universities.list': { rows: [angers] },
      'audit.listOfAll': new WithHeaders({ entries: [act] }, silent),
    },
  });
  await screen.findByText(frenchNote);
  await screen.findAllByText('super-administration');
});

test('so does the home of super administrators', async () => {
  const counts = { universities: 1, universitiesWithoutAdministrator: 0, pendingUsers: 0, users: 3, failedTasks: 0 };
  await openScreen('/super-admin', {
    who: superAdministrator,
    replies: {
      'users.countsOfAll': new WithHeaders({ ...counts, waiting: [] }, silent),
      'catalogue.listFindings': { findings: [] },
      'audit.listOfAll': { entries: [] },
    },
  });
  await screen.findByText(frenchNote);
});
