import * as z from 'zod/mini';
import { contract } from '../contract.ts';

/** Number of lines. */
const count = z.int().check(z.minimum(0), z.maximum(1_000_000));

/** The site makes these files of what it has read; the audit log says that it did. */
export const downloads = contract({
  note: {
    method: 'POST',
    path: '/downloads/university/{universityId}',
    summary:
      'Record in the audit log that the caller downloads a list of a university’s members or acts, before it is made',
    allow: ['campusAdmin'],
    confirmed: true,
    of: { university: 'params.universityId' },
    body: z.object({ list: z.enum(['members', 'audit']), count }),
  },
  noteWholeAudit: {
    method: 'POST',
    path: '/downloads/audit',
    summary: 'Record in the audit log that the caller downloads acts of all universities, before the file is made',
    allow: ['super'],
    confirmed: true,
    body: z.object({ count }),
  },
});
