import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderElement } from '#tests/support/rendered.tsx';
import { notifyError, notifyInfo, notifySuccess } from '#web/lib/notify.ts';

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
