import type { landing as fr } from '../fr/landing.ts';
import type { Like } from '../index.ts';

export const landing: Like<typeof fr> = {
  title: '',
};
