import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderElement } from '#tests/support/rendered.tsx';
import { Rating } from '#web/ui/fields/rating.tsx';

test('a finger that turns out to scroll rates nothing; one that is lifted where it was set down does', async () => {
  const rated: number[] = [];
  await renderElement(
    <Rating label="Écoute" value={null} word="À noter" text="à noter" onRate={(value) => rated.push(value)} />,
  );
  const scale = screen.getByRole('slider', { name: 'Écoute' });
  fireEvent.pointerDown(scale, { clientX: 40 });
  window.dispatchEvent(new PointerEvent('pointercancel', { clientX: 40 }));
  window.dispatchEvent(new PointerEvent('pointerup', { clientX: 40 }));
  expect(rated).toEqual([]);
  fireEvent.pointerDown(scale, { clientX: 40 });
  window.dispatchEvent(new PointerEvent('pointerup', { clientX: 40 }));
  expect(rated).toHaveLength(1);
});
