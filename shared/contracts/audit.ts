import { contract } from '../contract.ts';
import { auditPage, auditQuery } from '../schemas/audit.ts';

export const audit = contract({
  listOfUniversity: {
    method: 'GET',
    path: '/audit/university/{universityId}',
    summary:
      'List the acts of the last 400 days on a university’s members and shared things, the latest first: actor, time, act and target',
    allow: ['campusAdmin'],
    of: { university: 'params.universityId' },
    query: auditQuery,
    returns: auditPage,
  },
  listOfAll: {
    method: 'GET',
    path: '/audit',
    summary: 'List the acts of the last 400 days in all universities and on the catalogue, the latest first',
    allow: ['super'],
    ofEveryCell: true,
    query: auditQuery,
    returns: auditPage,
  },
});
