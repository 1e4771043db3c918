import * as z from 'zod/mini';
import { contract } from '../contract.ts';
import { publicUniversity, university } from '../schemas/university.ts';

export const universities = contract({
  list: {
    method: 'GET',
    path: '/universities',
    summary: 'List the universities one can register into',
    allow: ['public'],
    returns: z.object({ rows: z.array(publicUniversity) }),
  },
  get: {
    method: 'GET',
    path: '/universities/{id}',
    summary: "Read one's university",
    allow: ['account', 'super'],
    of: { university: 'params.id' },
    returns: university,
  },
});
