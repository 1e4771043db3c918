import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ApiError } from '#web/lib/calls/api-error.ts';

// The reference component loads after a failure, so its own load may fail, too.
const line = '#web/blocks/reference-line.tsx';
beforeEach(() => {
  vi.resetModules();
  vi.doMock(line, () => {
    throw new Error('Failed to fetch dynamically imported module');
  });
});
afterEach(() => {
  cleanup();
  vi.doUnmock(line);
  vi.resetModules();
});

test('a place shows the bare reference while the code is on its way, and when it does not come', async () => {
  const { Reference, withReference } = await import('#web/blocks/reference.tsx');
  const { container } = render(<Reference error={{ reference: '9f3a1c20be' } as ApiError} isExplained />);
  expect(container.textContent).toBe('9f3a1c20be');
  await act(async () => {
    await expect(withReference('Panne.', '9f3a1c20be')).rejects.toThrow();
    await new Promise(setImmediate);
  });
  expect(container.textContent).toBe('9f3a1c20be');
});

test('a message says its sentence when the code of its reference does not come', async () => {
  const { notifyError, setMessageHost: showMessagesBy } = await import('#web/lib/calls/notify.ts');
  const { withReference } = await import('#web/blocks/reference.tsx');
  const error = vi.fn();
  showMessagesBy({ toasts: { error } as never, withReference });
  notifyError('Panne.', { reference: '9f3a1c20be' });
  await vi.waitFor(
    () => expect(error.mock.calls).toEqual([['Panne.', expect.objectContaining({ role: 'alert' })]]),
    30_000,
  );
});
