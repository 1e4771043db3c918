import * as z from 'zod/mini';
import { contract } from '../contract.ts';
import { email, id, shortText } from '../schemas/fields.ts';
import { givenPassword, newPassword } from '../schemas/password.ts';
import { session } from '../schemas/user.ts';

export const auth = contract({
  login: {
    method: 'POST',
    path: '/auth/login',
    summary: 'Sign in with e-mail and password',
    allow: ['public'],
    body: z.object({ email: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)), password: givenPassword }),
    returns: session,
  },
  register: {
    method: 'POST',
    path: '/auth/register',
    summary: 'Ask to join a university; the account is pending until one of its administrators accepts it',
    allow: ['public'],
    body: z.object({ firstName: shortText, lastName: shortText, email, password: newPassword, universityId: id }),
    returns: session,
    status: 201,
  },
  resetPassword: {
    method: 'POST',
    path: '/auth/reset-password',
    summary: 'Have a link to choose a new password mailed; answers alike whether the address is known or not',
    allow: ['public'],
    body: z.object({ email }),
  },
  updatePassword: {
    method: 'POST',
    path: '/auth/update-password',
    summary: 'Choose a new password with the token of a mailed link, which works once',
    allow: ['public'],
    body: z.object({
      email,
      password: newPassword,
      confirmPassword: z.string(),
      universityName: z.optional(z.nullable(z.string())),
      userId: id,
      token: z.string().check(z.minLength(1), z.maxLength(200)),
    }),
  },
  renew: {
    method: 'POST',
    path: '/auth/renew',
    summary: 'Get a fresh token by the renewal cookie',
    allow: ['public'],
    returns: session,
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    summary: 'End the renewal cookie of this browser',
    allow: ['public'],
  },
  logoutEverywhere: {
    method: 'POST',
    path: '/auth/logout-everywhere',
    summary:
      'End every session of the caller, this one too: no token, renewal cookie or mailed link of theirs works any more',
    allow: ['account'],
    of: { user: 'actor' },
  },
});
