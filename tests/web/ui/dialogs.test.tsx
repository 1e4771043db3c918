import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderElement } from '#tests/support/rendered.tsx';
import { Button } from '#web/ui/button.tsx';
import { Confirm } from '#web/ui/confirm.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

const words = { title: 'Supprimer ?', text: 'C’est définitif.', keepLabel: 'Garder', confirmLabel: 'Supprimer' };

/** A dialog over a page, optionally with a confirmation over it. */
const Link = ({ onClose, isAsking = false }: { onClose: () => void; isAsking?: boolean }) => (
  <Dialog title="Un lien" closeLabel="Fermer" onClose={onClose} foot={<Button>Plus tard</Button>}>
    <p>Un lien du laboratoire.</p>
    <TextField label="Adresse" />
    {isAsking && <Confirm {...words} onKeep={() => undefined} onConfirm={() => undefined} />}
  </Dialog>
);

const place = (dialog: Element) =>
  vi.spyOn(dialog, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 200, 200));

test('a dialog opens with the focus in its first field, not on its cross', async () => {
  await renderElement(<Link onClose={() => undefined} />);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Adresse' }));
  screen.getByRole('dialog', { name: 'Un lien' });
});

test.each([
  ['on the left', 99, 200, 1],
  ['on the right', 301, 200, 1],
  ['above', 200, 99, 1],
  ['below', 200, 301, 1],
  ['inside', 100, 300, 0],
] as const)('a press %s of a dialog closes it: %i, %i', async (_where, clientX, clientY, times) => {
  const onClose = vi.fn();
  await renderElement(<Link onClose={onClose} />);
  const dialog = screen.getByRole('dialog');
  place(dialog);
  fireEvent.click(dialog, { clientX, clientY });
  expect(onClose).toHaveBeenCalledTimes(times);
  // Enter on a button fires a click at (0, 0).
  fireEvent.click(screen.getByRole('button', { name: 'Plus tard' }), { clientX: 0, clientY: 0 });
  expect(onClose).toHaveBeenCalledTimes(times);
});

test('Escape and the cross ask to close a dialog, which stays until it is told to', async () => {
  const onClose = vi.fn();
  const { user } = await renderElement(<Link onClose={onClose} />);
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Fermer' }));
  expect([onClose.mock.calls.length, dialog.open]).toEqual([2, true]);
  // Closing a file picker fires `cancel` on its input only.
  fireEvent(screen.getByRole('textbox'), new Event('cancel', { bubbles: true }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('events of a question do not reach the dialog below it', async () => {
  const onClose = vi.fn();
  const { user } = await renderElement(<Link onClose={onClose} isAsking />);
  place(screen.getByRole('dialog'));
  const question = screen.getByRole('alertdialog', { name: 'Supprimer ?', description: 'C’est définitif.' });
  fireEvent(question, new Event('cancel', { cancelable: true, bubbles: true }));
  await user.click(question);
  expect(onClose).not.toHaveBeenCalled();
});

const Opener = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ouvrir</Button>
      {isOpen && <Link onClose={() => setOpen(false)} />}
    </>
  );
};

test('a dialog and a question are closed as they leave the page: the browser gives the focus back to what opened them', async () => {
  const close = vi.spyOn(HTMLDialogElement.prototype, 'close');
  const { user } = await renderElement(<Opener />);
  await user.click(screen.getByRole('button', { name: 'Ouvrir' }));
  await user.click(screen.getByRole('button', { name: 'Fermer' }));
  expect(close).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a question is closed as it leaves the page', async () => {
  const close = vi.spyOn(HTMLDialogElement.prototype, 'close');
  let answer = () => {};
  const Asking = () => {
    const [isAsking, setAsking] = useState(true);
    answer = () => setAsking(false);
    return isAsking && <Confirm {...words} onKeep={answer} onConfirm={answer} />;
  };
  await renderElement(<Asking />);
  act(answer);
  expect(close).toHaveBeenCalledTimes(1);
});

test('while what was asked is under way, its button says so and does nothing a second time', async () => {
  const onConfirm = vi.fn();
  const { user } = await renderElement(<Confirm {...words} isBusy onKeep={() => undefined} onConfirm={onConfirm} />);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Supprimer' });
  await user.click(button);
  expect(onConfirm).not.toHaveBeenCalled();
  // The button stays focusable; a disabled one would lose the focus.
  expect(['aria-busy', 'aria-disabled'].map((name) => button.getAttribute(name))).toEqual(['true', 'true']);
  expect([button.disabled, document.activeElement === button]).toEqual([false, true]);
});
