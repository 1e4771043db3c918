import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderElement } from '#tests/support/rendered.tsx';
import { Confirm } from '#web/ui/confirm.tsx';

test('a press beside a question keeps, as Escape and its button do; one inside it does nothing', async () => {
  const [onKeep, onConfirm] = [vi.fn(), vi.fn()];
  const labels = { keepLabel: 'Garder', confirmLabel: 'Supprimer' };
  const question = (
    <Confirm title="Supprimer ce lien ?" text="C’est définitif." {...labels} {...{ onKeep, onConfirm }} />
  );
  const { user } = await renderElement(question);
  const dialog = await screen.findByRole('alertdialog', { name: 'Supprimer ce lien ?' });
  await user.click(screen.getByText('C’est définitif.'));
  expect(onKeep).toHaveBeenCalledTimes(0);
  await user.click(dialog);
  expect(onKeep).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Garder' }));
  expect(onKeep).toHaveBeenCalledTimes(2);
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
  expect(onKeep).toHaveBeenCalledTimes(3);
  expect(onConfirm).not.toHaveBeenCalled();
});
