import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Drawn, stubDecoding } from '#tests/support/decoding.ts';
import { Refusal, renderElement, textsOfAll } from '#tests/support/rendered.tsx';
import { workedId } from '#tests/support/replies.ts';
import { campus } from '#tests/support/web-samples.ts';
import { PictureDialog } from '#web/blocks/picture-dialog.tsx';
import { api } from '#web/lib/calls/api.ts';
import { control, submit } from '../auth/forms.ts';

let bucketStatus = 204;
let sent = 0;
let drawn: Drawn[] = [];
/** A bucket that accepts every upload. */
class Bucket {
  status = bucketStatus;
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
  bucketStatus = 204;
  vi.stubGlobal('XMLHttpRequest', Bucket);
  drawn = stubDecoding({ width: 4096, height: 1024 });
});

const form = { url: 'https://bucket.example', fields: {}, key: 'k1' };
const open = async (upload: unknown, shape: 'whole' | 'square' = 'whole') => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const [onDone, onClose] = [vi.fn(), vi.fn()];
  const shown = await renderElement(
    <PictureDialog
      title="Logo"
      shape={shape}
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
  await screen.findByText('logo.png');
  await user.click(submit());
  await waitFor(() =>
    expect(received.map(({ name }) => name)).toEqual(['universities.logoForm', 'universities.uploadLogo']),
  );
  expect([submit().getAttribute('aria-busy'), ends()]).toEqual(['true', [0, 0]]);
  act(() => submit().closest('form')?.requestSubmit());
  await act(async () => resolve(campus));
  await screen.findByText('Image envoyée');
  expect([ends(), sent, received[1]?.body]).toEqual([[1, 1], 1, { key: 'k1' }]);
  // The whole picture at the server's maximum size, as a PNG of five bytes.
  expect(drawn).toEqual([{ cut: [0, 0, 4096, 1024], size: [1024, 256] }]);
  expect(received[0]?.body).toEqual({ type: 'image/png', size: 5 });
});

test('a framed picture is sent as its square alone', async () => {
  const { user, received, ends } = await open(() => campus, 'square');
  fireEvent.change(await screen.findByLabelText('De gauche à droite'), { target: { value: '100' } });
  await user.click(submit());
  await waitFor(() => expect(ends()).toEqual([1, 1]));
  // The right end at the server's maximum size.
  expect(drawn).toEqual([{ cut: [3072, 0, 1024, 1024], size: [512, 512] }]);
  expect(received[0]?.body).toEqual({ type: 'image/png', size: 5 });
});

test('a picture for which this device has not enough memory is said to be too large, and nothing is sent', async () => {
  const { user, received, ends } = await open(() => campus);
  await screen.findByText('logo.png');
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) => give(null));
  await user.click(submit());
  await waitFor(() =>
    expect(textsOfAll(document.querySelectorAll('dialog .error'))).toEqual([
      'Cette image est trop grande pour être réduite ici\u00a0: 50\u00a0Mo et 100\u00a0millions de pixels au plus.',
    ]),
  );
  expect([ends(), received.length, submit().getAttribute('aria-busy')]).toEqual([[0, 0], 0, null]);
});

test('saving before the picture is read sends it once it is, and nothing when it is no picture', async () => {
  for (const is of [true, false]) {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    stubDecoding(undefined, () => promise);
    const { user, received, ends } = await open(() => campus);
    await user.click(submit());
    expect([submit().getAttribute('aria-busy'), received.length]).toEqual(['true', 0]);
    await act(async () => resolve(is));
    if (is) await waitFor(() => expect([ends(), received.length]).toEqual([[1, 1], 2]));
    else await waitFor(() => expect([submit().getAttribute('aria-busy'), received.length]).toEqual([null, 0]));
    cleanup();
  }
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

test.each([
  ['taken in', 204, 'JKJaXmPLvH'],
  ['put into the bucket, by the call that gave the form', 403, workedId.slice(0, 10)],
] as const)('a picture that could not be %s has a reference', async (_, status, reference) => {
  bucketStatus = status;
  const crashed = new Refusal(500, '{"message":"Internal Server Error"}', { 'apigw-requestid': 'JKJaXmPLvHcESHA=' });
  const { user } = await open(crashed);
  await screen.findByText('logo.png');
  await user.click(submit());
  const dialog = screen.getByRole('dialog');
  await screen.findByRole('button', { name: 'Copier la référence' });
  expect(dialog.textContent).toContain(`Référence\u00a0: ${reference}Copier`);
  // Another picture starts a new upload.
  await user.upload(control('Image'), new File(['x'], 'other.png', { type: 'image/png' }));
  await waitFor(() => expect(dialog.textContent).not.toContain('Référence'));
});

test('while a picture is tried again, the reference of the try before is gone', async () => {
  const again = Promise.withResolvers<Refusal>();
  const crashed = new Refusal(500, '{"message":"Error"}', { 'apigw-requestid': 'JKJaXmPLvHcESHA=' });
  const replies = [crashed, again.promise];
  const { user } = await open(() => replies.shift());
  await screen.findByText('logo.png');
  await user.click(submit());
  await screen.findByRole('button', { name: 'Copier la référence' });
  await user.click(submit());
  await waitFor(() => expect(submit().getAttribute('aria-busy')).toBe('true'));
  expect(screen.getByRole('dialog').textContent).not.toContain('Référence');
  await act(async () => again.resolve(crashed));
  await screen.findByRole('button', { name: 'Copier la référence' });
});
