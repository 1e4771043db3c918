import type { users as fr } from '../fr/users.ts';
import type { Like } from '../index.ts';

export const users: Like<typeof fr> = {
  title: '',
};
