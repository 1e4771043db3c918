import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { openScreen, Refusal, renderElement } from '#tests/support/rendered.tsx';
import { administrator } from '#tests/support/web-samples.ts';
import { fill, submit } from '#tests/web/auth/forms.ts';
import { WrongCells } from '#web/features/catalogue/wrong-cells.tsx';
import { ApiError } from '#web/lib/calls/api-error.ts';
import { Cv } from '#web/screens/public/cv.tsx';

/** The gateway's own reply after a function crashed: its request id is only in a header. */
const crashed = new Refusal(500, '{"message":"Internal Server Error"}', { 'apigw-requestid': 'JKJaXmPLvHcESHA=' });
const line = 'Référence\u00a0: JKJaXmPLvHCopier';

test('a form outside the areas has the reference of its failure', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { user } = await openScreen('/login', { replies: { 'auth.login': crashed } });
  fill({ 'Adresse e-mail': 'lea@example.org', 'Mot de passe': 'demo-Passw0rd!' });
  await user.click(submit());
  await within(screen.getByRole('main')).findByRole('button', { name: 'Copier la référence' });
  const form = document.querySelector('main form') ?? expect.unreachable();
  expect(form.textContent).toContain(line);
  // The toast says it instead.
  expect(form.textContent).not.toContain('momentanément indisponible');
});

test('a public CV that cannot be read has the reference of its failure', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const routes = (
    <Routes>
      <Route path="/public/cv/:id" element={<Cv />} />
    </Routes>
  );
  const { text } = await renderElement(routes, { at: '/public/cv/upv_lea', replies: { 'usercv.getPublic': crashed } });
  await screen.findByRole('button', { name: 'Copier la référence' });
  expect(text()).toContain(line);
});

test('a screen that cannot be read has the reference of its failure', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await openScreen('/admin/audit', { who: administrator, replies: { 'audit.listOfUniversity': crashed } });
  const main = screen.getByRole('main');
  await within(main).findByRole('button', { name: 'Copier la référence' });
  expect(main.textContent).toContain(line);
});

test('a catalogue that could not be taken in has the reference of its failure', async () => {
  const { text } = await renderElement(
    <WrongCells error={new ApiError(500, 'internal', { msg: 'Panne.', requestId: '9f3a1c20be44' })} />,
  );
  await screen.findByRole('button', { name: 'Copier la référence' });
  expect(text()).not.toContain('Panne.');
  expect(text()).toContain('Référence\u00a0: 9f3a1c20beCopier');
});
