import type { layout as fr } from '../fr/layout.ts';
import type { Like } from '../index.ts';

export const layout: Like<typeof fr> = {
  title: '',
};
