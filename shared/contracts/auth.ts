import * as z from 'zod/mini';
import { contract } from '../contract.ts';
import { givenCode } from '../schemas/factor.ts';
import { email, id, shortText } from '../schemas/fields.ts';
import { mailedLink } from '../schemas/mailed-link.ts';
import { givenPassword, newPassword } from '../schemas/password.ts';
import { challenge, openSession, session } from '../schemas/user.ts';
import { ownAccount } from './own-account.ts';

/** Bounded against abuse, otherwise as typed. */
const givenEmail = z.string().check(z.trim(), z.minLength(1), z.maxLength(254));
/** Needs no password rules, as it is only compared with the new password. */
const repeated = z.string().check(z.maxLength(1000));

export const auth = contract({
  login: {
    method: 'POST',
    path: '/auth/login',
    summary:
      'Sign in with e-mail and password. A challenge instead of a session asks for the second step; with `mustChoosePassword` the session only opens the choice of another password, with `mustSetUpFactor` the set-up of a second factor',
    allow: ['public'],
    livesBy: { address: 'body.email' },
    refuses: ['bad_credentials'],
    limits: ['signIns'],
    body: z.object({ email: givenEmail, password: givenPassword }),
    returns: z.union([session, challenge]),
  },
  secondStep: {
    method: 'POST',
    path: '/auth/second-step',
    summary:
      'Sign in with the challenge of the first step and a code of the authenticator app, or a recovery code, each of which works once; a trusted device skips this step for thirty days',
    allow: ['public'],
    livesBy: { address: 'body.email' },
    refuses: ['challenge_expired'],
    limits: ['signIns'],
    body: z.object({
      email: givenEmail,
      challenge: z.string().check(z.maxLength(100)),
      code: givenCode,
      trustDevice: z.boolean(),
    }),
    returns: session,
  },
  confirmIdentity: {
    method: 'POST',
    path: '/auth/confirm-identity',
    summary:
      'Confirm with the password, or with a code where there is a second factor, that it is the caller who acts: for ten minutes, in this session, the calls pass that ask for it',
    allow: ['account'],
    beforeFactor: true,
    of: { user: 'actor' },
    body: z.union([z.object({ password: givenPassword }), z.object({ code: givenCode })]),
  },
  register: {
    method: 'POST',
    path: '/auth/register',
    summary: 'Register with a university; the account is pending until one of its administrators accepts it',
    allow: ['public'],
    livesBy: { owned: 'body.email', university: 'body.universityId' },
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
    livesBy: { address: 'body.email' },
    limits: ['requestedLinks'],
    body: z.object({ email }),
  },
  checkLink: {
    method: 'POST',
    path: '/auth/check-link',
    summary:
      'Check whether a mailed link to choose a password is still valid, without using it, and read the minimum length of its owner’s password',
    allow: ['public'],
    livesBy: { person: 'body.userId' },
    refuses: ['link_expired'],
    body: mailedLink,
    returns: z.object({ shortestPassword: z.int() }),
  },
  updatePassword: {
    method: 'POST',
    path: '/auth/update-password',
    summary: 'Choose a new password with the token of a mailed link, which works once',
    allow: ['public'],
    livesBy: { person: 'body.userId' },
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
    livesBy: { person: 'body.userId' },
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
    confirmed: true,
    of: { user: 'actor' },
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/auth/sessions',
    summary: 'End every other session and every mailed link of the caller',
    allow: ['account'],
    confirmed: true,
    of: { user: 'actor' },
    refuses: ['conflict'],
  },
  ...ownAccount,
  renew: {
    method: 'POST',
    path: '/auth/renew',
    summary: 'Renew the token by the renewal cookie, which is replaced; for the named person only, if one is named',
    allow: ['public'],
    livesBy: 'session',
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
    livesBy: 'session',
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
