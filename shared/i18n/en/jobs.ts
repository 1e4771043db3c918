import type { jobs as fr } from '../fr/jobs.ts';
import type { Like } from '../index.ts';

export const jobs: Like<typeof fr> = {
  title: '',
};
