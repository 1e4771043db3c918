import type { campusContact as fr } from '../fr/campusContact.ts';
import type { Like } from '../index.ts';

export const campusContact: Like<typeof fr> = {
  email: 'Write to your university:',
  names: 'Turn to your university’s administrators: {{names}}.',
  none: 'Turn to your university’s administrators.',
};
