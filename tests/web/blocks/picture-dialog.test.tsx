import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
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
    tooLarge: 'L’image doit peser moins de 5 Mo',
  },
  en: {
    change: 'Change the picture',
    save: 'Save the picture',
    none: 'No image selected',
    format: 'Invalid image format',
    tooLarge: 'Image must be less than 5MB',
  },
} as const;

test.each(['fr', 'en'] as const)(
  'no picture, one of another kind and one too large are refused in their place and by a message (%s)',
  async (language) => {
    const { change, save, none, format, tooLarge } = words[language];
    const { page, received } = await openScreen('/user/profile', { who: candidate, language });
    // The zone takes what is dropped on it, of whatever kind.
    const user = userEvent.setup({ applyAccept: false });
    const said = () => textsOfAll(page.querySelectorAll('.Toastify__toast'));
    const refused = async (words: string) => {
      expect(describedBy(control('Image'))).toContain(words);
      await screen.findByText((text, element) => text === words && element?.closest('.Toastify__toast') !== null);
      expect(said().at(-1)).toContain(words);
    };
    await user.click(await screen.findByRole('button', { name: change }));
    await user.click(await screen.findByRole('button', { name: save }));
    await refused(none);
    await user.upload(control('Image'), picture('moi.webp', 'image/webp'));
    await refused(format);
    await user.upload(control('Image'), picture('moi.png', 'image/png', 5_242_881));
    await refused(tooLarge);
    await user.upload(control('Image'), picture('moi.png', 'image/png', 5_242_880));
    expect(screen.getByText('moi.png')).toBeDefined();
    expect(page.querySelectorAll('dialog .error')).toHaveLength(0);
    expect([...new Set(received.map(({ name }) => name))].sort()).toEqual(['universities.get', 'users.get']);
  },
);
