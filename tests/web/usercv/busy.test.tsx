import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { Refusal, renderElement } from '#tests/support/rendered.tsx';
import { Cv } from '#web/screens/public/cv.tsx';

const busy = new Refusal(429, {
  msg: 'Thésée est très demandé en ce moment. Réessayez dans quelques secondes.',
  code: 'too_many',
});

test('a public CV whose university is over its limit says to wait, and how to try again, not that it is gone', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const routes = (
    <Routes>
      <Route path="/public/cv/:id" element={<Cv />} />
    </Routes>
  );
  const { text } = await renderElement(routes, { at: '/public/cv/upv_lea', replies: { 'usercv.getPublic': busy } });
  await screen.findByRole('button', { name: 'Réessayer' });
  expect(text()).toContain('Attendez un peu, puis réessayez.');
  expect(text()).not.toContain('CV introuvable');
  expect(screen.queryByRole('button', { name: 'Copier la référence' })).toBeNull();
});
