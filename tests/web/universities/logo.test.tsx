import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { stubDecoding } from '#tests/support/decoding.ts';
import { renderElement } from '#tests/support/rendered.tsx';
import { administrator, campus } from '#tests/support/web-samples.ts';
import { UniversityLogo } from '#web/features/universities/university-details.tsx';
import { control } from '../auth/forms.ts';

test.each([
  [null, null],
  ['/files/img/ancien.webp', '/files/img/ancien.webp'],
])('the picture that is chosen is shown before it is saved (the logo was %s)', async (logoUrl, before) => {
  stubDecoding();
  const { user } = await renderElement(<UniversityLogo university={{ ...campus, logoUrl }} />, { who: administrator });
  await user.click(screen.getByRole('button', { name: 'Changer le logo' }));
  const dialog = await screen.findByRole('dialog');
  const shown = () => dialog.querySelector('img')?.getAttribute('src') ?? null;
  expect(shown()).toBe(before);
  await user.upload(control('Image'), new File(['x'], 'nouveau.png', { type: 'image/png' }));
  await waitFor(() => expect(shown()).toMatch(/^blob:/));
});
