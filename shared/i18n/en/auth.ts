import type { auth as fr } from '../fr/auth.ts';
import type { Like } from '../index.ts';

export const auth: Like<typeof fr> = {
  title: '',
};
