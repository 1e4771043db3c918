import type { profile as fr } from '../fr/profile.ts';
import type { Like } from '../index.ts';

export const profile: Like<typeof fr> = {
  title: 'My profile',
  tabs: 'Parts of the profile',
  doctorate: 'PhD',
  diplomas: 'Diplomas',
};
