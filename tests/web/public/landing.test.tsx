import { resolve } from 'node:path';
import { screen } from '@testing-library/react';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openScreen } from '#tests/support/rendered.tsx';

const shapeOf = (element: Element) => ['width', 'height'].map((name) => Number(element.getAttribute(name)));
const fileOf = async (address: string | null) => {
  const { width, height } = await sharp(resolve(`.${address?.replace(/\?.*/, '')}`)).metadata();
  return [width, height];
};

test.each(['fr', 'en'] as const)(
  'each picture of the product has a wide form and one for phones, in the language and both themes, of its true size (%s)',
  async (language) => {
    await openScreen('/', { language });
    await screen.findAllByRole('img');
    const pictures = [...document.querySelectorAll('.product-picture picture')];
    const told: string[] = [];
    for (const picture of pictures) {
      const [source, img] = [picture.querySelector('source'), picture.querySelector('img')];
      if (!source || !img) throw new Error('a picture has two forms');
      const [phone, wide] = [source.getAttribute('srcset'), img.getAttribute('src')];
      expect(await fileOf(phone)).toEqual(shapeOf(source));
      expect(await fileOf(wide)).toEqual(shapeOf(img));
      expect(img.alt).not.toBe('');
      told.push(
        `${picture.className} ${[phone, wide].map((path) => path?.replace(/^.*pictures\/|\.webp.*$/g, '')).join(' ')}`,
      );
    }
    expect(told).toEqual(
      ['assessment-skills', 'jobs', 'admin-users'].flatMap((name) =>
        ['light', 'dark'].map(
          (theme) => `on-${theme} ${name}-phone-${language}-${theme} ${name}-wide-${language}-${theme}`,
        ),
      ),
    );
  },
);

test.each([
  ['fr', 'Vos premiers métiers en dix minutes', 'une demi-heure'],
  ['en', 'Your first jobs in ten minutes', 'half an hour'],
] as const)('the first jobs take ten minutes, the whole half an hour (%s)', async (language, first, whole) => {
  await openScreen('/', { language });
  const title = await screen.findByRole('heading', { name: first });
  expect(title.nextElementSibling?.textContent).toContain(whole);
});
