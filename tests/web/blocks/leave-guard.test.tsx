import { screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { renderElement } from '#tests/support/rendered.tsx';
import { LeaveGuard } from '#web/blocks/leave-guard.tsx';
import { registerUnsaved } from '#web/lib/forms/unsaved.ts';

test('the question before leaving is gone with the press that answers it, and asked again the next time', async () => {
  const { user } = await renderElement(
    <>
      <LeaveGuard />
      <Link to="/ailleurs">Ailleurs</Link>
    </>,
  );
  const forget = registerUnsaved({ isOnScreen: true, settle: async () => null });
  // Behaves like a browser: React renders updates from events at once, others when idle.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  for (const _ of [1, 2]) {
    screen.getByRole('link', { name: 'Ailleurs' }).click();
    const keep = await screen.findByRole('button', { name: 'Poursuivre' });
    keep.click();
    await Promise.resolve();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  }
  expect(window.location.pathname).toBe('/');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await user.click(screen.getByRole('link', { name: 'Ailleurs' }));
  await user.click(await screen.findByRole('button', { name: 'Abandonner' }));
  expect(window.location.pathname).toBe('/ailleurs');
  forget();
});
