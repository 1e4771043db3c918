import type { menu as fr } from '../fr/menu.ts';
import type { Like } from '../index.ts';

export const menu: Like<typeof fr> = {
  portfolios: { label: 'Assessments', hint: 'Rate your activities, skills and values' },
  jobs: { label: 'Suggested jobs', hint: 'See which jobs match your profile' },
  users: { label: 'Users', hint: 'Accept requests and find your members' },
};
