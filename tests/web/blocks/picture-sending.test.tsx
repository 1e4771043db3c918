import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Refusal, renderElement, textsOfAll } from '#tests/support/rendered.tsx';
import { campus } from '#tests/support/web-samples.ts';
import { PictureDialog } from '#web/blocks/picture-dialog.tsx';
import { api } from '#web/lib/api.ts';
import { control, submit } from '../auth/forms.ts';

let sent = 0;
/** Takes whatever it is sent. */
class Bucket {
  status = 204;
  upload = {};
  onload = () => {};
  open() {}
  send() {
    sent += 1;
    this.onload();
  }
}
beforeEach(() => {
  sent = 0;
  vi.stubGlobal('XMLHttpRequest', Bucket);
});

const form = { url: 'https://bucket.example', fields: {}, key: 'k1' };
const open = async (upload: unknown) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const [onDone, onClose] = [vi.fn(), vi.fn()];
  const shown = await renderElement(
    <PictureDialog
      title="Logo"
      preview={(url) => <i>{url}</i>}
      previewText="Tel qu’on le verra"
      submitLabel="Envoyer"
      success="Image envoyée"
      id={campus.id}
      calls={{ form: api.universities.logoForm, upload: api.universities.uploadLogo }}
      onDone={onDone}
      onClose={onClose}
    />,
    { replies: { 'universities.logoForm': form, 'universities.uploadLogo': upload as never } },
  );
  await shown.user.upload(control('Image'), new File(['x'], 'logo.png', { type: 'image/png' }));
  return { ...shown, onDone, onClose, ends: () => [onDone, onClose].map(({ mock }) => mock.calls.length) };
};

test('a picture is sent once however often one presses, then taken, said, and its dialog closed', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof campus>();
  const { user, received, ends } = await open(() => promise);
  await user.click(submit());
  await waitFor(() =>
    expect(received.map(({ name }) => name)).toEqual(['universities.logoForm', 'universities.uploadLogo']),
  );
  expect([submit().getAttribute('aria-busy'), ends()]).toEqual(['true', [0, 0]]);
  act(() => submit().closest('form')?.requestSubmit());
  await act(async () => resolve(campus));
  await screen.findByText('Image envoyée');
  expect([ends(), sent, received[1]?.body]).toEqual([[1, 1], 1, { key: 'k1' }]);
});

test.each([
  ['its field', [{ field: 'key', msg: 'Ce n’est pas une image.' }], 'Ce n’est pas une image.'],
  ['the whole', [], 'Trop grande.'],
] as const)(
  'a picture that is refused, for %s, is said to have failed, and in its place why',
  async (_what, details, why) => {
    const { user, ends } = await open(
      new Refusal(422, { msg: 'Trop grande.', code: 'invalid', details: [...details] }),
    );
    await user.click(submit());
    await waitFor(() => expect(textsOfAll(document.querySelectorAll('dialog .error'))).toEqual([why]));
    await waitFor(() =>
      expect(textsOfAll(screen.queryAllByRole('alert'))).toEqual(['L’image n’a pas pu être envoyée']),
    );
    expect([ends(), submit().getAttribute('aria-busy')]).toEqual([[0, 0], null]);
  },
);
