import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderElement, textOf } from '#tests/support/rendered.tsx';
import { describedBy } from '#tests/web/auth/forms.ts';
import { FailureNote } from '#web/blocks/submit-form.tsx';
import { ApiError } from '#web/lib/calls/api-error.ts';
import { notifyFailure } from '#web/lib/calls/failures.ts';

const failure = new ApiError(500, 'internal', { msg: 'Panne.', requestId: '9f3a1c20be44' });
const stubClipboard = (writeText: (text: string) => Promise<void>) =>
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as Clipboard);

const words = {
  fr: {
    note: 'Réessayez. Si l’échec se répète, transmettez cette référence à votre université ou à l’équipe de Thésée\u00a0: elle permet de retrouver ce qui s’est passé.Référence\u00a0: 9f3a1c20beCopier',
    line: 'Référence\u00a0: 9f3a1c20be',
    button: 'Copier la référence',
    copied: 'Copiée',
    selected: 'Sélectionnée\u00a0: copiez-la avec votre clavier ou un appui long.',
  },
  en: {
    note: 'Try again. If it fails again, give this reference to your university or to the Thésée team so they can find out what happened.Reference: 9f3a1c20beCopy',
    line: 'Reference: 9f3a1c20be',
    button: 'Copy the reference',
    copied: 'Copied',
    selected: 'Selected: copy it with your keyboard or a long press.',
  },
};

test.each(['fr', 'en'] as const)(
  'the place of a failure says what can be done and its reference, not the sentence of the message (%s)',
  async (language) => {
    const { page } = await renderElement(<FailureNote error={failure} />, { language });
    const button = await screen.findByRole('button', { name: words[language].button });
    expect(describedBy(button)).toEqual([words[language].line]);
    expect(textOf(page.querySelector('.note') ?? page)).toBe(words[language].note);
  },
);

test.each(['fr', 'en'] as const)('a reference is copied by keyboard, which is told (%s)', async (language) => {
  const { user } = await renderElement(<FailureNote error={failure} />, { language });
  const copied = vi.fn(async () => {});
  await screen.findByRole('button', { name: words[language].button });
  stubClipboard(copied);
  const told = screen.getByRole('status');
  expect(textOf(told)).toBe('');
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: words[language].button }));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(textOf(told)).toBe(words[language].copied));
  expect(copied.mock.calls).toEqual([['9f3a1c20be']]);
});

test.each(['fr', 'en'] as const)(
  'a reference that may not be copied is selected, which is told (%s)',
  async (language) => {
    const { user } = await renderElement(<FailureNote error={failure} />, { language });
    const button = await screen.findByRole('button', { name: words[language].button });
    stubClipboard(() => Promise.reject(new DOMException('', 'NotAllowedError')));
    await user.click(button);
    await waitFor(() => expect(textOf(screen.getByRole('status'))).toBe(words[language].selected));
    expect(String(getSelection())).toBe('9f3a1c20be');
  },
);

test('a message has the reference of its failure under the sentence, and stays while that is copied', async () => {
  const { user } = await renderElement(<p>Page</p>);
  const copied = vi.fn(async () => {});
  notifyFailure(failure);
  const alert = await screen.findByRole('alert');
  expect(textOf(alert)).toBe('Panne.Référence\u00a0: 9f3a1c20beCopier');
  stubClipboard(copied);
  await user.click(screen.getByRole('button', { name: 'Copier la référence' }));
  await waitFor(() => expect(textOf(alert)).toBe('Panne.Référence\u00a0: 9f3a1c20beCopierCopiée'));
  expect([copied.mock.calls, alert.getAttribute('role')]).toEqual([[['9f3a1c20be']], 'alert']);
});

test('a message of a failure without a reference is its sentence', async () => {
  await renderElement(<p>Page</p>);
  notifyFailure(new ApiError(409, 'conflict', { msg: 'Déjà pris.', requestId: '9f3a1c20be44' }));
  expect(textOf(await screen.findByRole('alert'))).toBe('Déjà pris.');
});
