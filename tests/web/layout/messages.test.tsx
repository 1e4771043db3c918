import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderElement, textOf } from '#tests/support/rendered.tsx';
import { notifyError, notifyInfo, notifySuccess, withdrawMessage } from '#web/lib/calls/notify.ts';
import { followPresses } from '#web/ui/keep-clear.ts';

const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));

test('a failure is said once as long as it stands there, and once more while the one before slides out', async () => {
  await renderElement(<p />);
  notifyError('Trop de tentatives.');
  notifyError('Trop de tentatives.');
  expect(textOf(await screen.findByRole('alert'))).toBe('Trop de tentatives.');

  // happy-dom runs no transitions: a closed message stays in the tree, without the alert role.
  withdrawMessage('Trop de tentatives.');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  notifyError('Trop de tentatives.');
  expect(textOf(await screen.findByRole('alert'))).toBe('Trop de tentatives.');
});

test('messages that move the page wait until no button is pressed, in order', async () => {
  const { afterPress, stop } = followPresses();
  const done: number[] = [];
  const send = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }));
  afterPress(() => done.push(1));
  expect(done).toEqual([1]);

  for (const end of ['pointerup', 'pointercancel']) {
    send('pointerdown');
    afterPress(() => done.push(2));
    afterPress(() => done.push(3));
    send(end);
    expect(done).toEqual([1]);
    send('pointerdown');
    await frame();
    expect(done).toEqual([1]);
    send(end);
    await frame();
    expect(done.splice(1)).toEqual([2, 3]);
  }
  stop();
});

test.each([
  ['success', notifySuccess, 'status'],
  ['info', notifyInfo, 'status'],
  ['error', notifyError, 'alert'],
] as const)(
  'a message of %s has its colour, and is read out at once only if something failed',
  async (kind, notify, role) => {
    await renderElement(<p>Page</p>);
    await screen.findByText('Page');
    notify(`Message ${kind}`);
    const message = await screen.findByText(`Message ${kind}`);
    expect(message.closest('[role]')?.getAttribute('role')).toBe(role);
    expect([...(message.closest('.Toastify__toast')?.classList ?? [])]).toContain(`Toastify__toast--${kind}`);
  },
);
