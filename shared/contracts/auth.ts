import * as z from 'zod/mini';
import { contract } from '../contract.ts';
import { archive } from '../schemas/archive.ts';
import { email, id, shortText, time } from '../schemas/fields.ts';
import { givenPassword, newPassword } from '../schemas/password.ts';
import { challenge, openSession, session, user } from '../schemas/user.ts';

const token = z.string().check(z.minLength(1), z.maxLength(200));
/** Needs no password rules, as it is only compared with the new password. */
const repeated = z.string().check(z.maxLength(1000));
const mailedLink = z.object({ userId: id, token });

export const auth = contract({
  login: {
    method: 'POST',
    path: '/auth/login',
    summary:
      'Sign in with e-mail and password; a challenge instead of a session means that a second step is due, `mustChoosePassword` that the session opens nothing before another password is chosen',
    allow: ['public'],
    refuses: ['bad_credentials'],
    limits: ['signIns'],
    body: z.object({ email: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)), password: givenPassword }),
    returns: z.union([session, challenge]),
  },
  register: {
    method: 'POST',
    path: '/auth/register',
    summary: 'Ask to join a university; the account is pending until one of its administrators accepts it',
    allow: ['public'],
    refuses: ['email_taken'],
    limits: ['registrations', 'registrationsOfUniversity'],
    body: z.object({ firstName: shortText, lastName: shortText, email, password: newPassword, universityId: id }),
    returns: session,
    status: 201,
  },
  resetPassword: {
    method: 'POST',
    path: '/auth/reset-password',
    summary: 'Have a link to choose a new password mailed; answers alike whether the address is known or not',
    allow: ['public'],
    limits: ['requestedLinks'],
    body: z.object({ email }),
  },
  checkLink: {
    method: 'POST',
    path: '/auth/check-link',
    summary:
      'Learn whether a mailed link to choose a password still works, without using it up, and how many characters its owner chooses at least',
    allow: ['public'],
    refuses: ['link_expired'],
    body: mailedLink,
    returns: z.object({ shortestPassword: z.int() }),
  },
  updatePassword: {
    method: 'POST',
    path: '/auth/update-password',
    summary: 'Choose a new password with the token of a mailed link, which works once',
    allow: ['public'],
    refuses: ['link_expired'],
    body: z.extend(mailedLink, {
      email,
      password: newPassword,
      confirmPassword: repeated,
      universityName: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
    }),
  },
  confirmEmail: {
    method: 'POST',
    path: '/auth/confirm-email',
    summary:
      'Show with the token of a mailed link that one reads the address it went to; a changed address is used from then on',
    allow: ['public'],
    refuses: ['link_expired', 'email_taken'],
    stale: ['users'],
    body: mailedLink,
  },
  requestConfirmation: {
    method: 'POST',
    path: '/auth/request-confirmation',
    summary: 'Have the link that confirms one’s address mailed again',
    allow: ['account'],
    of: { user: 'actor' },
    limits: ['requestedLinks'],
  },
  changeEmail: {
    method: 'POST',
    path: '/auth/change-email',
    summary:
      'Have a link mailed to another address of one’s own, which is used once the link was opened; needs the password, but not while pending',
    allow: ['account'],
    refuses: ['email_taken'],
    of: { user: 'actor' },
    limits: ['requestedLinks'],
    body: z.object({ email, password: z.optional(givenPassword) }),
  },
  changePassword: {
    method: 'POST',
    path: '/auth/change-password',
    summary:
      'Choose another password with the one that one has; every other session and every mailed link of the caller ends, and this session opens everything',
    allow: ['account'],
    beforeOwnPassword: true,
    of: { user: 'actor' },
    limits: ['passwordChanges'],
    refuses: ['conflict'],
    body: z.object({ oldPassword: givenPassword, password: newPassword, confirmPassword: repeated }),
  },
  listSessions: {
    method: 'GET',
    path: '/auth/sessions',
    summary: 'List on which devices the caller is signed in, the latest used first',
    allow: ['account'],
    of: { user: 'actor' },
    returns: z.array(openSession),
  },
  endSession: {
    method: 'DELETE',
    path: '/auth/sessions/{id}',
    summary: 'End one of the caller’s sessions',
    allow: ['account'],
    of: { user: 'actor' },
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/auth/sessions',
    summary: 'End every session of the caller but this one, and every mailed link of theirs',
    allow: ['account'],
    of: { user: 'actor' },
    refuses: ['conflict'],
  },
  requestArchive: {
    method: 'POST',
    path: '/auth/archive',
    summary:
      'Have a copy of everything that is held of oneself made, with one’s password: a mail tells when it can be fetched, for a day; asked again meanwhile, it is the same one',
    allow: ['account'],
    of: { user: 'actor' },
    limits: ['passwordChanges'],
    body: z.object({ password: givenPassword }),
    returns: archive,
  },
  getArchive: {
    method: 'GET',
    path: '/auth/archive',
    summary: 'Learn how the copy of one’s data stands, and how many files it has',
    allow: ['account'],
    of: { user: 'actor' },
    returns: archive,
  },
  archiveFile: {
    method: 'GET',
    path: '/auth/archive/{id}',
    summary: 'Go to a file of the copy of one’s data, the first being 1, by a link of five minutes',
    allow: ['account'],
    of: { user: 'actor' },
    answers: 'redirect',
    refuses: ['not_found'],
  },
  eraseAccount: {
    method: 'POST',
    path: '/auth/erase-account',
    summary:
      'Have one’s own account erased in a week, with one’s password: at once every session ends and nothing of it is public any more; until then signing in opens nothing but the way to take it back',
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
    summary: 'Take back that one’s account is to be erased; all is as it was, but for the sessions',
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
    summary:
      'Keep an account that one has not used for almost a year, with the token of a mailed link, which works once',
    allow: ['public'],
    refuses: ['link_expired'],
    body: mailedLink,
  },
  renew: {
    method: 'POST',
    path: '/auth/renew',
    summary: 'Get a fresh token by the renewal cookie, which is replaced; of that person, if one is named',
    allow: ['public'],
    ownSiteOnly: true,
    refuses: ['unauthorized'],
    body: z.object({ userId: z.optional(id) }),
    returns: session,
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    summary: 'End the session of the token and of the renewal cookie',
    allow: ['public'],
    signIn: 'optional',
    beforeOwnPassword: true,
    ownSiteOnly: true,
  },
  logoutEverywhere: {
    method: 'POST',
    path: '/auth/logout-everywhere',
    summary:
      'End every session of the caller, this one too: no token, renewal cookie or mailed link of theirs works any more',
    allow: ['account'],
    beforeOwnPassword: true,
    of: { user: 'actor' },
  },
});
