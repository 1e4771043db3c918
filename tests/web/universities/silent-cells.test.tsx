import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AuditEntry } from '#shared/schemas/audit.ts';
import { openScreen, Refusal, textOf, WithHeaders } from '#tests/support/rendered.tsx';
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
const frenchNote =
  'La cellule b ne répond pas.Tout ou partie de ce qui y est hébergé manque ici, et les membres concernés n’ont peut-être plus accès au service. Rien n’est supprimé. Réessayez dans une minute\u202f; si cela dure, prévenez l’équipe technique.';
const englishNote =
  'Cell b isn’t responding.Some or all of what is hosted there is missing here, and members there may be unable to use the service. Nothing has been deleted. Try again in a minute. If it lasts, tell the technical team.';
const title = /^(La cellule|Les cellules|Cell) .*(ne répond pas|ne répondent pas|isn’t responding)\.$/;
const noteText = async () => {
  const said = (await screen.findByText(title)).closest('[role="status"]') ?? expect.unreachable();
  return textOf(said).replace(/(Réessayer|Try again)$/, '');
};
const isGone = () => waitFor(() => expect(screen.queryByText(title)).toBeNull());

test.each([
  ['fr', frenchNote, 'Réessayer', 'La cellule b répond de nouveau\u00a0: plus rien ne manque ici.'],
  ['en', englishNote, 'Try again', 'Cell b is responding again, and nothing is missing here.'],
] as const)(
  'the list of universities says what a silent cell means, and that it is back when another try finds it, in %s',
  async (language, note, retry, end) => {
    const shown = await openScreen('/super-admin/universities', { who: superAdministrator, language, replies: partly });
    expect(await noteText()).toBe(note);
    screen.getByRole('link', { name: 'Angers' });
    expect(screen.queryByRole('link', { name: 'Brest' })).toBeNull();
    // How many there are is not known.
    expect(textOf(screen.getByRole('heading', { level: 1 }))).toMatch(/^(Universités|Universities)$/);
    shown.reply(whole);
    await shown.user.click(screen.getByRole('button', { name: retry }));
    await screen.findByRole('link', { name: 'Brest' });
    await waitFor(() => expect(document.activeElement?.textContent).toBe(end));
    expect(document.activeElement?.getAttribute('role')).toBe('status');
    await isGone();
  },
);

test('several silent cells are one sentence, which goes with equal replies too', async () => {
  const both = { 'x-silent-cells': 'b,c' };
  const shown = await openScreen('/super-admin/universities', {
    who: superAdministrator,
    replies: { ...whole, 'universities.list': new WithHeaders({ rows: [angers] }, both) },
  });
  expect(await noteText()).toMatch(
    /^Les cellules b et c ne répondent pas\.Tout ou partie de ce qui y est hébergé manque ici, /,
  );
  shown.reply({ 'universities.list': { rows: [angers] } });
  await shown.user.click(screen.getByRole('button', { name: 'Réessayer' }));
  await isGone();
});

test('another try that finds no answer at all leaves the list as it is, and the note above it', async () => {
  const shown = await openScreen('/super-admin/universities', { who: superAdministrator, replies: partly });
  await noteText();
  const down = new Refusal(503, { msg: 'Un instant', code: 'unavailable' });
  shown.reply({ 'universities.list': down, 'universities.listUsages': down, 'universities.listDeletions': down });
  const retry = screen.getByRole('button', { name: 'Réessayer' });
  await shown.user.click(retry);
  await waitFor(() =>
    expect(shown.received.filter(({ name }) => name === 'universities.list').length).toBeGreaterThan(1),
  );
  await waitFor(() => expect(retry.getAttribute('aria-busy')).toBeNull());
  expect(await noteText()).toBe(frenchNote);
  screen.getByRole('link', { name: 'Angers' });
});

const none = { universities: 1, universitiesWithoutAdministrator: 0, pendingUsers: 0, users: 3, failedTasks: 0 };
const silentCounts = new WithHeaders({ ...none, waiting: [] }, silent);

test.each([
  ['pending', 'Aucune demande n’attend'],
  ['withoutAdministrator', 'Chaque université a son administration'],
])('what waits in a silent cell is not said to be nothing: %s', async (show, untrue) => {
  const shown = await openScreen(`/super-admin/universities?show=${show}`, {
    who: superAdministrator,
    replies: { ...whole, 'users.countsOfAll': silentCounts },
  });
  expect(await noteText()).toBe(frenchNote);
  await screen.findByRole('heading', { name: 'Rien dans les autres cellules' });
  expect(screen.queryByText(untrue)).toBeNull();
  // The list itself is whole.
  await shown.user.click(screen.getByRole('button', { name: 'Montrer toutes les universités' }));
  await screen.findByRole('link', { name: 'Brest' });
  await isGone();
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

const journal = (entries: AuditEntry[]) => ({
  'universities.list': { rows: [angers] },
  'audit.listOfAll': new WithHeaders({ entries }, silent),
});

test('the journal of all universities names a silent cell, and a super administrator of another cell by the role', async () => {
  await openScreen('/super-admin/audit', { who: superAdministrator, replies: journal([act]) });
  expect(await noteText()).toBe(frenchNote);
  await screen.findAllByText('super-administration');
});

test.each(['', '?kind=roles'])(
  'a journal without acts of the other cells says no more than that: %s',
  async (filter) => {
    await openScreen(`/super-admin/audit${filter}`, { who: superAdministrator, replies: journal([]) });
    expect(await noteText()).toBe(frenchNote);
    await screen.findByRole('heading', { name: 'Rien dans les autres cellules' });
  },
);

const home = { 'catalogue.listFindings': { findings: [] }, 'audit.listOfAll': { entries: [] } };

test.each([
  ['fr', 'Dans les autres cellules, rien ne vous attend aujourd’hui.', 'Rien ne vous attend aujourd’hui.'],
  ['en', 'In the other cells, nothing needs your attention today.', 'Nothing needs your attention today.'],
] as const)(
  'the home of super administrators says so, and that nothing waits elsewhere, in %s',
  async (language, none, whole) => {
    const shown = await openScreen('/super-admin', {
      ...{ who: superAdministrator, language },
      replies: { ...home, 'users.countsOfAll': silentCounts },
    });
    expect(await noteText()).toBe(language === 'fr' ? frenchNote : englishNote);
    screen.getByText(none);
    shown.reply({ 'users.countsOfAll': { ...silentCounts.reply } });
    await shown.user.click(screen.getByRole('button', { name: /Réessayer|Try again/ }));
    await screen.findByText(whole);
  },
);

test('it says so of the latest acts, too', async () => {
  await openScreen('/super-admin', {
    who: superAdministrator,
    replies: { ...home, ...journal([act]), 'users.countsOfAll': silentCounts.reply },
  });
  expect(await noteText()).toBe(frenchNote);
  await screen.findAllByText('super-administration');
});
