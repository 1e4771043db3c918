import * as z from 'zod/mini';
import { contract } from '../contract.ts';
import { archive } from '../schemas/archive.ts';
import { time } from '../schemas/fields.ts';
import { mailedLink } from '../schemas/mailed-link.ts';
import { givenPassword } from '../schemas/password.ts';
import { user } from '../schemas/user.ts';

/** Part of the group `auth`: the copy of one’s data, and the end of one’s account. */
export const ownAccount = contract({
  requestArchive: {
    method: 'POST',
    path: '/auth/archive',
    summary:
      'Request a copy of all data about the caller, with the password: a mail says when it can be fetched, for a day. A repeated request answers the same copy',
    allow: ['account'],
    of: { user: 'actor' },
    limits: ['passwordChanges'],
    body: z.object({ password: givenPassword }),
    returns: archive,
  },
  getArchive: {
    method: 'GET',
    path: '/auth/archive',
    summary: 'Read the state of the copy of the caller’s data and the number of its files',
    allow: ['account'],
    of: { user: 'actor' },
    returns: archive,
  },
  archiveFile: {
    method: 'GET',
    path: '/auth/archive/{id}',
    summary: 'Redirect to a file of the copy of the caller’s data, numbered from 1, by a link valid for five minutes',
    allow: ['account'],
    of: { user: 'actor' },
    answers: 'redirect',
    refuses: ['not_found'],
  },
  eraseAccount: {
    method: 'POST',
    path: '/auth/erase-account',
    summary:
      'Request the erasure of the caller’s account in a week, with the password: every session ends and everything public is withdrawn at once; until then signing in only opens the cancellation',
    allow: ['account'],
    of: { user: 'actor' },
    limits: ['passwordChanges'],
    refuses: ['conflict', 'last_admin', 'last_super'],
    stale: ['users', 'usercv'],
    body: z.object({ password: givenPassword }),
    returns: z.object({ leavesAt: time }),
  },
  keepAccount: {
    method: 'POST',
    path: '/auth/keep-account',
    summary: 'Cancel the erasure of the caller’s account; everything but the sessions is restored',
    allow: ['account'],
    whileLeaving: true,
    beforeOwnPassword: true,
    of: { user: 'actor' },
    refuses: ['conflict'],
    stale: ['users', 'usercv'],
    returns: user,
  },
  stay: {
    method: 'POST',
    path: '/auth/stay',
    summary: 'Keep an account unused for almost a year, with the token of a mailed link, which works once',
    allow: ['public'],
    livesBy: { person: 'body.userId' },
    refuses: ['link_expired'],
    body: mailedLink,
  },
});
