import { contract } from '../contract.ts';
import { doctorateChanges, shownDoctorate } from '../schemas/doctorate.ts';

export const doctorates = contract({
  get: {
    method: 'GET',
    path: '/doctorates/user/{userId}',
    summary: "Read a person's doctorate; administrators get no appreciation, goals or career plan (D35)",
    allow: ['selfOrAdmin'],
    of: { user: 'params.userId' },
    versioned: true,
    returns: shownDoctorate,
  },
  update: {
    method: 'PUT',
    path: '/doctorates/user/{userId}',
    summary: 'Change the caller’s doctorate; absent fields stay (D69)',
    allow: ['self'],
    of: { user: 'params.userId' },
    versioned: true,
    refuses: ['conflict'],
    body: doctorateChanges,
    returns: shownDoctorate,
  },
});
