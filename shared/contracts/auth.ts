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
      'Sign in with e-mail and password. A challenge instead of a session asks for a second step; with `mustChoosePassword` the session only opens the choice of another password',
    allow: ['public'],
    refuses: ['bad_credentials'],
    limits: ['signIns'],
    body: z.object({ email: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)), password: givenPassword }),
    returns: z.union([session, challenge]),
  },
  register: {
    method: 'POST',
    path: '/auth/register',
    summary: 'Register with a university; the account is pending until one of its administrators accepts it',
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
    summary: 'Request a mailed link to choose a new password; the answer is the same for unknown addresses',
    allow: ['public'],
    limits: ['requestedLinks'],
    body: z.object({ email }),
  },
  checkLink: {
    method: 'POST',
    path: '/auth/check-link',
    summary:
      'Check whether a mailed link to choose a password is still valid, without using it, and read the minimum length of its owner’s password',
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
    summary: 'Confirm an address with the token of a mailed link; a changed address is used from then on',
    allow: ['public'],
    refuses: ['link_expired', 'email_taken'],
    stale: ['users'],
    body: mailedLink,
  },
  requestConfirmation: {
    method: 'POST',
    path: '/auth/request-confirmation',
    summary: 'Request the link that confirms the caller’s address again',
    allow: ['account'],
    of: { user: 'actor' },
    limits: ['requestedLinks'],
  },
  changeEmail: {
    method: 'POST',
    path: '/auth/change-email',
    summary:
      'Request a link by mail to another address, which is used once the link was opened; needs the password, except while pending',
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
      'Change the password with the current one; every other session and every mailed link of the caller ends, and this session opens everything',
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
    summary: 'List the devices on which the caller is signed in, the latest used first',
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
    summary: 'End every other session and every mailed link of the caller',
    allow: ['account'],
    of: { user: 'actor' },
    refuses: ['conflict'],
  },
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
    refuses: ['link_expired'],
    body: mailedLink,
  },
  renew: {
    method: 'POST',
    path: '/auth/renew',
    summary: 'Renew the token by the renewal cookie, which is replaced; for the named person only, if one is named',
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
      'End every session of the caller, including this one: no token, renewal cookie or mailed link of theirs works any more',
    allow: ['account'],
    beforeOwnPassword: true,
    of: { user: 'actor' },
  },
});
