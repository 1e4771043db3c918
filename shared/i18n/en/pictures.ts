import type { pictures as fr } from '../fr/pictures.ts';
import type { Like } from '../index.ts';

export const pictures: Like<typeof fr> = {
  label: 'Image',
  invitation: 'Choose an image, or drop it here',
  hint: 'PNG, JPG, GIF or SVG, 5 MB at most.',
  failed: 'Error uploading image',
};
