import * as z from 'zod/mini';
import { contract } from '../contract.ts';
import { authenticator, factor, givenCode, recoveryCodes } from '../schemas/factor.ts';

export const factors = contract({
  get: {
    method: 'GET',
    path: '/auth/factor',
    summary: 'Read whether the caller’s sign-in asks for a second factor, and how many recovery codes are left',
    allow: ['account'],
    beforeFactor: true,
    of: { user: 'actor' },
    returns: factor,
  },
  begin: {
    method: 'POST',
    path: '/auth/factor',
    summary:
      'Make the key of an authenticator app, which a first code has to confirm within fifteen minutes; a factor that is on stays until then',
    allow: ['account'],
    beforeFactor: true,
    confirmed: true,
    of: { user: 'actor' },
    limits: ['passwordChanges'],
    returns: authenticator,
  },
  turnOn: {
    method: 'PUT',
    path: '/auth/factor',
    summary:
      'Turn the second factor on with a first code of the app, and read its recovery codes, once; every other session and trusted device of the caller ends',
    allow: ['account'],
    beforeFactor: true,
    of: { user: 'actor' },
    limits: ['passwordChanges'],
    refuses: ['link_expired', 'conflict'],
    body: z.object({ code: givenCode }),
    returns: recoveryCodes,
  },
  renewCodes: {
    method: 'POST',
    path: '/auth/factor/recovery-codes',
    summary: 'Replace the recovery codes of the caller’s second factor, and read the new ones, once',
    allow: ['account'],
    confirmed: true,
    of: { user: 'actor' },
    limits: ['passwordChanges'],
    refuses: ['not_found'],
    returns: recoveryCodes,
  },
  turnOff: {
    method: 'DELETE',
    path: '/auth/factor',
    summary: 'Turn the caller’s second factor off, unless their role requires one',
    allow: ['account'],
    confirmed: true,
    of: { user: 'actor' },
    refuses: ['not_found', 'factor_required'],
  },
  drop: {
    method: 'DELETE',
    path: '/users/{id}/factor',
    summary:
      'Turn off the second factor of somebody who has lost it: their sessions end, a mail tells them, and they set up another one where their role requires it',
    allow: ['campusAdmin'],
    confirmed: true,
    of: { member: 'params.id' },
    refuses: ['not_found'],
  },
});
