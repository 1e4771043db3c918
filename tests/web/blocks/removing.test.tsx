import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Refusal, renderElement } from '#tests/support/rendered.tsx';
import { RemoveDialog } from '#web/blocks/remove-dialog.tsx';
import { api } from '#web/lib/calls/api.ts';
import { followChanges } from '#web/lib/calls/changes.ts';

const open = async (answer: Refusal | (() => Promise<never>) | (() => undefined), leave?: () => unknown) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const [onClose, onRemoved, groups] = [vi.fn(), vi.fn(), [] as string[]];
  const unfollow = followChanges(async (key) => void groups.push(key.join('/')));
  const { user } = await renderElement(
    <RemoveDialog
      title="Supprimer cette formation ?"
      text="C’est définitif."
      call={api.formations.remove}
      input={{ params: { id: 'f1' } }}
      success="Formation supprimée"
      onClose={onClose}
      onRemoved={onRemoved}
      {...(leave && { leave: () => void leave() })}
    />,
    { replies: { 'formations.remove': answer as never } },
  );
  const button = screen.getByRole('button', { name: 'Supprimer' });
  await user.click(button);
  return { user, button, onClose, onRemoved, groups, unfollow };
};

test('a removal is announced, and its dialog closes before anything else takes the focus', async () => {
  const { onClose, onRemoved, groups, unfollow } = await open(() => undefined);
  await screen.findByText('Formation supprimée');
  expect([onClose, onRemoved].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  expect((onClose.mock.invocationCallOrder[0] ?? 9) < (onRemoved.mock.invocationCallOrder[0] ?? 0)).toBe(true);
  expect(groups[0]).toBe('formations');
  unfollow();
});

test('a screen about what is gone is left before anything is read again', async () => {
  const order: string[] = [];
  const unread = followChanges(async (key) => void order.push(`read ${key.join('/')}`));
  const { unfollow } = await open(
    () => undefined,
    () => order.push('left'),
  );
  await waitFor(() => expect(order.slice(0, 2)).toEqual(['left', 'read formations']));
  unread();
  unfollow();
});

test('a refusal closes the dialog and says why; nothing was removed', async () => {
  const { onClose, onRemoved, unfollow } = await open(new Refusal(409, { msg: 'Encore utilisée.', code: 'conflict' }));
  await screen.findByText('Encore utilisée.');
  expect([onClose, onRemoved].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  unfollow();
});

test('while it is under way the button is busy', async () => {
  const { button, unfollow } = await open(() => new Promise<never>(() => {}));
  expect(button.getAttribute('aria-busy')).toBe('true');
  unfollow();
});
