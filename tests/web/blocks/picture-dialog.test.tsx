import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { stubDecoding } from '#tests/support/decoding.ts';
import { openScreen, textsOfAll } from '#tests/support/rendered.tsx';
import { candidate } from '#tests/support/web-samples.ts';
import { control, describedBy } from '../auth/forms.ts';

const picture = (name: string, type: string, size = 10) =>
  Object.defineProperty(new File(['x'], name, { type }), 'size', { value: size });

const words = {
  fr: {
    change: 'Changer la photo',
    save: 'Enregistrer la photo',
    none: 'Aucune image choisie',
    format: 'Format d’image non pris en charge',
    unreadable:
      'Format d’image non pris en charge. Ce fichier n’est pas une image que votre navigateur sait lire. Essayez-en un autre, en JPG ou en PNG.',
    tooLarge: 'L’image doit peser moins de 5 Mo',
    beyond:
      'Cette image est trop grande pour être réduite ici\u00a0: 50\u00a0Mo et 100\u00a0millions de pixels au plus.',
  },
  en: {
    change: 'Change the picture',
    save: 'Save the picture',
    none: 'No image selected',
    format: 'Invalid image format',
    unreadable: 'Invalid image format. Your browser can’t read this file as an image. Try another one, in JPG or PNG.',
    tooLarge: 'Image must be less than 5MB',
    beyond: 'This image is too large to resize here: 50\u00a0MB and 100\u00a0million pixels at most.',
  },
} as const;

const open = async (language: 'fr' | 'en' = 'fr') => {
  const shown = await openScreen('/user/profile', { who: candidate, language });
  // Dropped files bypass the input's `accept`.
  const user = userEvent.setup({ applyAccept: false });
  await user.click(await screen.findByRole('button', { name: words[language].change }));
  await screen.findByRole('dialog');
  return { ...shown, user, choose: (file: File) => user.upload(control('Image'), file) };
};

test.each(['fr', 'en'] as const)(
  'no picture, what is none and one too large are refused in their place and by a message (%s)',
  async (language) => {
    let isPicture = false;
    let isWhole = true;
    let size = { width: 400, height: 300 };
    stubDecoding(
      {
        get width() {
          return size.width;
        },
        get height() {
          return size.height;
        },
      },
      () => isPicture,
      () => isWhole,
    );
    const [made, revoked] = [vi.spyOn(URL, 'createObjectURL'), vi.spyOn(URL, 'revokeObjectURL')];
    const { page, received, user, choose } = await open(language);
    const said = () => textsOfAll(page.querySelectorAll('.Toastify__toast'));
    const { save, none, format, unreadable, tooLarge, beyond } = words[language];
    const refused = async (place: string, message?: string) => {
      await waitFor(() => expect(describedBy(control('Image'))).toContain(place));
      if (message) await waitFor(() => expect(said().at(-1)).toBe(message));
      // The preview does not open, so the previous picture stays.
      expect(page.querySelectorAll('dialog img, dialog fieldset')).toHaveLength(0);
    };
    await user.click(await screen.findByRole('button', { name: save }));
    await refused(none, none);
    await choose(picture('notes.png', 'image/png'));
    await refused(unreadable, format);
    isPicture = true;
    await choose(picture('dessin.svg', 'image/svg+xml', 5_242_881));
    await refused(tooLarge, tooLarge);
    isWhole = false;
    await choose(picture('coupee.jpg', 'image/jpeg'));
    await refused(unreadable);
    isWhole = true;
    await choose(picture('moi.jpg', 'image/jpeg', 50_000_001));
    await refused(beyond);
    size = { width: 10_001, height: 10_000 };
    await choose(picture('moi.jpg', 'image/jpeg'));
    await refused(beyond);
    size = { width: 10_000, height: 10_000 };
    await choose(picture('moi.webp', 'image/webp', 50_000_000));
    await screen.findByText('moi.webp');
    expect(page.querySelectorAll('dialog .error')).toHaveLength(0);
    // Object URLs of refused files are revoked.
    expect(revoked.mock.calls.flat()).toEqual(made.mock.results.slice(0, -1).map(({ value }) => value));
    // Two by the seal in the menu, none of a picture.
    const calls = ['doctorates.get', 'portfolios.listOfUser', 'universities.get', 'users.get'];
    expect([...new Set(received.map(({ name }) => name))].sort()).toEqual(calls);
  },
);

const sliders = (): unknown[] =>
  screen
    .getAllByRole<HTMLInputElement>('slider')
    .map((slider) => [slider.labels?.[0]?.textContent, slider.getAttribute('aria-valuetext'), slider.disabled]);

test('a picture is framed by sliders, and by + and − from each of them', async () => {
  stubDecoding({ width: 4000, height: 3000 });
  const { choose, user } = await open();
  await choose(picture('moi.jpg', 'image/jpeg'));
  await screen.findByRole('group', { name: 'Cadrage' });
  // The picture is as high as the frame, so it cannot move vertically.
  expect(sliders()).toEqual([
    ['De gauche à droite', '50\u00a0%', false],
    ['De bas en haut', '50\u00a0%', true],
    ['Agrandissement', '×\u00a01', false],
  ]);
  const across = screen.getByLabelText('De gauche à droite');
  fireEvent.change(across, { target: { value: '100' } });
  across.focus();
  await user.keyboard('+++++-');
  fireEvent.change(screen.getByLabelText('De bas en haut'), { target: { value: '75' } });
  expect(sliders()).toEqual([
    ['De gauche à droite', '100\u00a0%', false],
    ['De bas en haut', '75\u00a0%', false],
    ['Agrandissement', '×\u00a01,8', false],
  ]);
  // Upper quarter, right end: 4000 × 3000 pixels over a square of 1667.
  const shown = document.querySelector<HTMLImageElement>('.frame img')?.style;
  expect([shown?.width, shown?.left, shown?.top].map((place) => Math.round(Number.parseFloat(place ?? '')))).toEqual([
    240, -140, -20,
  ]);
  // Another picture starts centred.
  await choose(picture('autre.jpg', 'image/jpeg'));
  await screen.findByText('autre.jpg');
  expect(sliders().at(0)).toEqual(['De gauche à droite', '50\u00a0%', false]);
});

test('the picture that was chosen last is shown however late another one is read, and none is kept in memory', async () => {
  const late = Promise.withResolvers<boolean>();
  const decoding = [late.promise, true];
  stubDecoding(undefined, () => decoding.shift() ?? true);
  const [made, revoked] = [vi.spyOn(URL, 'createObjectURL'), vi.spyOn(URL, 'revokeObjectURL')];
  const { page, user, choose } = await open();
  await choose(picture('un.jpg', 'image/jpeg'));
  await choose(picture('deux.jpg', 'image/jpeg'));
  await screen.findByText('deux.jpg');
  late.resolve(true);
  const [first, second] = made.mock.results.map(({ value }) => value);
  await waitFor(() => expect(revoked.mock.calls).toEqual([[first]]));
  expect(page.querySelector('.frame img')?.getAttribute('src')).toBe(second);
  await user.click(screen.getByRole('button', { name: 'Annuler' }));
  await waitFor(() => expect(revoked.mock.calls).toEqual([[first], [second]]));
});

test('a drawing is sent as it is, and framed by nobody', async () => {
  const drawn = stubDecoding();
  const { choose } = await open();
  await choose(picture('dessin.svg', 'image/svg+xml', 5_242_880));
  await screen.findByText('dessin.svg');
  expect(screen.queryByRole('group', { name: 'Cadrage' })).toBeNull();
  await waitFor(() => expect(document.querySelector('dialog .avatar img')?.getAttribute('src')).toMatch(/^blob:/));
  expect(drawn).toEqual([]);
});
