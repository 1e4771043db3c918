import type { mails as fr } from '../fr/mails.ts';
import type { Like } from '../index.ts';

export const mails: Like<typeof fr> = {
  title: '',
};
