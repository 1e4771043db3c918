import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Status } from '#shared/lists.ts';
import type { Member } from '#shared/schemas/user.ts';
import { openScreen, Refusal, textOf } from '#tests/support/rendered.tsx';
import type { Received, Replies } from '#tests/support/replies.ts';
import { administrator, candidate, memberOf } from '#tests/support/web-samples.ts';
// Loaded on demand, and awaited by no element.
import '#web/features/users/decide-footer.tsx';

const member = (lastName: string): Member => ({
  ...memberOf(candidate),
  ...{ id: lastName, lastName, email: `${lastName}@example.org`, status: 'PENDING' },
});
const decided = ({ params: { id = '' }, body }: Received): Member => ({
  ...member(id),
  status: (body as { status: Status }).status,
});
const open = async (members: readonly Member[], replies: Replies = {}) => {
  const shown = await openScreen('/admin/users?show=pending', {
    who: administrator,
    replies: { 'users.listOfUniversity': { rows: [...members] }, ...replies },
  });
  await screen.findAllByRole('row', { name: /Léa/ });
  const sent = () => shown.received.filter(({ name }) => name === 'users.setStatus').map(({ params }) => params.id);
  return Object.assign(shown, { sent });
};
const foot = () => textOf(document.querySelector('.pick-foot [role="status"]') ?? document.createElement('p'));
const press = (name: string) => screen.getByRole('button', { name });
const pickAll = () => within(screen.getAllByRole('columnheader')[0] as HTMLElement).getByRole('checkbox');

test('all that are shown are picked at once, also where some are already, and none where all are', async () => {
  const { user } = await open(['Alix', 'Bell', 'Cros'].map(member));
  await user.click(within(screen.getByRole('row', { name: /Bell/ })).getByRole('checkbox'));
  expect(press('Accepter')).toBeDefined();
  await user.click(pickAll());
  expect(press('Accepter les 3')).toBeDefined();
  await user.click(pickAll());
  expect(document.querySelector('.pick-foot button')).toBeNull();
});

test('while several are decided the foot, which takes the focus, counts those that are', async () => {
  const waiting: (() => void)[] = [];
  const { user } = await open(['Alix', 'Bell', 'Cros'].map(member), {
    'users.setStatus': (call: Received) =>
      new Promise<Member>((resolve) => waiting.push(() => resolve(decided(call)))) as never,
  });
  await user.click(pickAll());
  await user.click(press('Accepter les 3'));
  expect(foot()).toBe('Enregistrement\u00a0: 0 sur 3');
  expect(document.activeElement).toBe(document.querySelector('.pick-foot [role="status"]'));
  waiting[0]?.();
  await waitFor(() => expect(foot()).toBe('Enregistrement\u00a0: 1 sur 3'));
  for (const go of waiting.slice(1)) go();
  await waitFor(() => expect(foot()).toBe('3 demandes acceptées'));
});

test('failed decisions, and those alone, are retried by one press', async () => {
  const isRefused = ({ params: { id } }: Received) => id === 'Bell' || id === 'Dell';
  const refused = new Refusal(404, { msg: 'Non.', code: 'not_found' });
  const { user, sent, reply } = await open(['Alix', 'Bell', 'Cros', 'Dell'].map(member), {
    'users.setStatus': (call) => (isRefused(call) ? refused : decided(call)),
  });
  await user.click(pickAll());
  await user.click(press('Accepter les 4'));
  await screen.findByRole('button', { name: 'Réessayer' });
  expect(textOf(await screen.findByRole('alert'))).toBe('Non.');
  reply({ 'users.setStatus': decided });
  await user.click(press('Réessayer'));
  await waitFor(() => expect(foot()).toBe('4 demandes acceptées'));
  expect(sent().slice(4).toSorted()).toEqual(['Bell', 'Dell']);
});

test('after a deletion the focus is at how many members there are', async () => {
  const { user, reply } = await open([member('Alix'), member('Bell')], { 'users.remove': () => undefined });
  await user.click(press('Supprimer Léa Alix'));
  reply({ 'users.listOfUniversity': { rows: [member('Bell')] } });
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Supprimer' }));
  await screen.findByText('Compte supprimé');
  expect(textOf(document.activeElement as Element)).toMatch(/^1 résultat/);
});
