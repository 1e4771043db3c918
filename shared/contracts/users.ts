import * as z from 'zod/mini';
import { contract } from '../contract.ts';
import { user } from '../schemas/user.ts';

export const users = contract({
  get: {
    method: 'GET',
    path: '/users/{id}',
    summary: 'Read a person',
    allow: ['account', 'selfOrAdmin'],
    of: { user: 'params.id' },
    returns: user,
  },
  listOfUniversity: {
    method: 'GET',
    path: '/users/university/{universityId}',
    summary: 'List the members of a university, whatever their status',
    allow: ['campusAdmin'],
    of: { university: 'params.universityId' },
    returns: z.object({ rows: z.array(user) }),
  },
  setStatus: {
    method: 'PUT',
    path: '/users/{id}/status',
    summary: 'Accept or reject a person',
    allow: ['campusAdmin'],
    of: { user: 'params.id' },
    body: z.object({ status: z.enum(['ACCEPTED', 'REJECTED']) }),
    returns: user,
  },
});
