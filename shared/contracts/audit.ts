import { contract } from '../contract.ts';
import { auditPage, auditQuery } from '../schemas/audit.ts';

export const audit = contract({
  listOfUniversity: {
    method: 'GET',
    path: '/audit/university/{universityId}',
    summary:
      'List what was done to the members of a university and to what it shares in the last 400 days, the latest first: who, when, what, to whom',
    allow: ['campusAdmin'],
    of: { university: 'params.universityId' },
    query: auditQuery,
    returns: auditPage,
  },
  listOfAll: {
    method: 'GET',
    path: '/audit',
    summary: 'List what was done in all universities and to the catalogue in the last 400 days, the latest first',
    allow: ['super'],
    query: auditQuery,
    returns: auditPage,
  },
});
