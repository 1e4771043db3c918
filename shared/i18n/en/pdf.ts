import type { pdf as fr } from '../fr/pdf.ts';
import type { Like } from '../index.ts';

export const pdf: Like<typeof fr> = {
  title: '',
};
