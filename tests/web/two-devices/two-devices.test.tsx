import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, textOf } from '#tests/support/rendered.tsx';
import { announceChange } from '#web/lib/calls/changes.ts';
import { createRecord, type DeviceScreen } from './device-record.ts';
import { deviceScreens } from './device-screens.ts';

/** Two devices change the same record while its form is open here (D90). */

const told = 'Ce champ a aussi été modifié ailleurs. Il contient votre version\u202f; voici l’autre\u00a0:';

const open = async ({ at, who, record, replies, opener, label, ...rest }: DeviceScreen) => {
  const kept = createRecord(record);
  const shown = await openScreen(at, { who, replies: replies(kept), now: '2026-03-15T12:00:00.000Z' });
  if (opener) await shown.user.click(await screen.findByRole('button', { name: opener }));
  const [field] = await screen.findAllByRole<HTMLInputElement>('textbox', { name: label });
  if (!field) throw new Error('there is no such field');
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  const save = async () => {
    const form = field.closest<HTMLElement>('form, [role="dialog"], dialog') ?? document.body;
    if (!rest.isSavedOnLeaving) return shown.user.click(within(form).getByRole('button', { name: 'Enregistrer' }));
    field.focus();
    await shown.user.tab();
  };
  const sent = () =>
    shown.received.flatMap(({ headers, body }) => {
      const basis = headers.get('if-match');
      return basis ? [{ basis, body }] : [];
    });
  const versions = () => document.querySelector<HTMLElement>('.versions');
  return { ...shown, kept, field, type, save, sent, versions };
};

const rows = Object.entries(deviceScreens);
/** The If-Match value after that many changes since the read. */
const basisOf = ({ record }: DeviceScreen, changes: number) => `"${record.revision + changes}"`;

test.each(rows)('%s: both versions are shown, and the other one is taken', async (_, row) => {
  const { kept, field, type, save, sent, versions, user } = await open(row);
  type(row.mine);
  kept.change({ [row.field]: row.theirs });
  await save();
  const choice = await waitFor(() => {
    const shown = versions();
    if (!shown) throw new Error('there is nothing to choose');
    return shown;
  });
  expect(textOf(choice)).toBe(`${told}${row.theirs}Garder la miennePrendre l’autre`);
  expect([field.value, sent().map(({ basis }) => basis)]).toEqual([row.mine, [basisOf(row, 0)]]);
  expect(kept.now()).toMatchObject({ [row.field]: row.theirs });

  await user.click(within(choice).getByRole('button', { name: 'Prendre l’autre' }));
  expect([field.value, versions(), document.activeElement]).toEqual([row.theirs, null, field]);
  await user.tab();
  expect(sent()).toHaveLength(1);
});

test.each(rows)('%s: one’s own version is kept over the other, once that was seen', async (_, row) => {
  const { kept, field, type, save, sent, versions, user } = await open(row);
  type(row.mine);
  kept.change({ [row.field]: row.theirs });
  await save();
  await user.click(await screen.findByRole('button', { name: 'Garder la mienne' }));
  expect([field.value, versions(), sent().length]).toEqual([row.mine, null, 1]);
  await save();
  await waitFor(() => expect(kept.now()).toMatchObject({ [row.field]: row.mine, revision: row.record.revision + 2 }));
  expect(sent().map(({ basis }) => basis)).toEqual([basisOf(row, 0), basisOf(row, 1)]);
});

test.each(rows)('%s: what was changed elsewhere of another field is kept, and nobody is asked', async (_, row) => {
  const { kept, type, save, sent, versions, text } = await open(row);
  type(row.mine);
  kept.change(row.other ?? {});
  await save();
  await waitFor(() => expect(kept.now()).toMatchObject({ ...row.other, [row.field]: row.mine }));
  expect(sent().map(({ basis }) => basis)).toEqual([basisOf(row, 0), basisOf(row, 1)]);
  await waitFor(() => expect(versions()).toBeNull());
  expect(text(document.body)).not.toContain('La fiche a changé.');
});

const groups: Record<string, string> = {
  '/user/phd': 'doctorates',
  '/user/career': 'doctorates',
  '/admin/university': 'universities',
};

test.each(rows.filter(([, { at }]) => at in groups))(
  '%s: a version that comes while one types is one of two before anything is sent',
  async (_, row) => {
    const { kept, type, save, sent, versions, text } = await open(row);
    type(row.mine);
    kept.change({ [row.field]: row.theirs });
    await announceChange(groups[row.at] ?? '');
    await waitFor(() => expect(versions()).not.toBeNull());
    expect(text(document.querySelector('.save-footer .state') ?? document.body)).toBe(
      '1 champ a deux versions\u00a0: choisissez l’une d’elles.',
    );
    await save();
    expect(sent()).toEqual([]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Garder la mienne' }));
  },
);
