import type { portfolios as fr } from '../fr/portfolios.ts';
import type { Like } from '../index.ts';

export const portfolios: Like<typeof fr> = {
  title: '',
};
