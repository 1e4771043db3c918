import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderElement } from '#tests/support/rendered.tsx';
import { notifyError, notifyInfo, notifySuccess } from '#web/lib/calls/notify.ts';

const show = async (say: (text: string) => void) => {
  const shown = await renderElement(<p>Page</p>);
  say('Lien copié');
  const box = (await screen.findByText('Lien copié')).closest<HTMLElement>('.Toastify__toast');
  if (!box) throw new Error('a message stands in a box');
  return { ...shown, box, bar: () => box.querySelector<HTMLElement>('.Toastify__progress-bar--animated') };
};

test('a message stands at the bottom right, in a place with a name, for five seconds that a bar counts', async () => {
  const { page, box, bar } = await show(notifySuccess);
  expect(page.querySelector('.Toastify__toast-container')?.classList).toContain(
    'Toastify__toast-container--bottom-right',
  );
  expect(page.querySelector('[aria-label^="Messages"]')?.contains(box)).toBe(true);
  expect(bar()?.style.animationDuration).toBe('5000ms');
});

test('the time of a message stands still while one points at it', async () => {
  const { box, bar } = await show(notifySuccess);
  fireEvent.mouseLeave(box);
  expect(bar()?.style.animationPlayState).toBe('running');
  fireEvent.mouseEnter(box);
  expect(bar()?.style.animationPlayState).toBe('paused');
});

test.each(['message', 'cross'] as const)('a press on its %s dismisses a message', async (part) => {
  const { user, box } = await show(notifySuccess);
  // happy-dom runs no transitions: a closed message stays in the tree, without the status role.
  expect(box.getAttribute('role')).toBe('status');
  await user.click(part === 'message' ? box : screen.getByRole('button', { name: 'Fermer le message' }));
  await waitFor(() => expect(box.getAttribute('role')).toBeNull());
});

test.each([
  ['success', notifySuccess, '#i-circle-check'],
  ['info', notifyInfo, '#i-info'],
  ['error', notifyError, '#i-circle-alert'],
] as const)('a message of %s has its icon', async (_kind, say, icon) => {
  const { box } = await show(say);
  expect(box.querySelector('.Toastify__toast-icon use')?.getAttribute('href')).toBe(icon);
});

test('a message that stays has no time, and goes when it is closed', async () => {
  const { user, box, bar } = await show((text) => notifyError(text, { stays: true }));
  expect(bar()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Fermer le message' }));
  await waitFor(() => expect(box.getAttribute('role')).toBeNull());
});
