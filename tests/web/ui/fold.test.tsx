import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderElement, resize } from '#tests/support/rendered.tsx';
import { Fold } from '#web/ui/fold.tsx';

test('a fold is closed on a telephone until it is pressed, open on a wide screen, and follows a change of width', async () => {
  await resize(400);
  const { user } = await renderElement(<Fold summary="Filtres">Employeurs</Fold>);
  const summary = await screen.findByText('Filtres');
  const isOpen = () => summary.closest('details')?.open;
  expect(isOpen()).toBe(false);
  await resize(1280);
  expect(isOpen()).toBe(true);
  // The browser fires `toggle` without a click.
  fireEvent(summary.closest('details') as HTMLElement, new Event('toggle'));
  await resize(400);
  expect(isOpen()).toBe(false);
  await user.click(summary);
  expect(isOpen()).toBe(true);
});
