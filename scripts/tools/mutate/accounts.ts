const sessions = 'tests/functions/auth-sessions.test.ts';
const renewal = 'tests/functions/auth-renewal.test.ts';
const passwords = 'tests/functions/auth-passwords.test.ts';
const addresses = 'tests/functions/auth-addresses.test.ts';
const logins = 'tests/functions/throttle-logins.test.ts';
const attacks = 'tests/functions/attacks.test.ts';
const keys = 'tests/functions/auth-keys.test.ts';
const transport = 'tests/web/session-transport.test.ts';

/** Sessions, links and accounts. */
export const accountMutations: readonly (readonly [file: string, find: string, replace: string, test: string])[] = [
  ['functions/data/people/sessions.ts', 'session.epoch === user.sessionEpoch && ', '', sessions],
  ['functions/data/kernel/read-together.ts', 'Object.keys(UnprocessedKeys).length > 0', 'false', sessions],
  ['functions/auth/sessions.ts', '[own, ...named]', 'named', sessions],
  ['functions/lib/keys/session-cookie.ts', 'HttpOnly; ', '', sessions],
  ['functions/data/people/sessions.ts', "attr: 'currentHash', eq: currentHash", "attr: 'seed', exists: true", renewal],
  ['functions/lib/keys/renewal-secret.ts', "return 'past'", "return 'previous'", renewal],
  ['functions/auth/renew.ts', 'body.userId && key.userId !== body.userId', 'false', renewal],
  ['functions/lib/http/request-headers.ts', 'cookies.filter((cookie)', 'cookies.slice(0, 1).filter((cookie)', renewal],
  ['web/lib/calls/session-transport.ts', 'meanwhile?.userId !== held.userId', 'false', transport],
  ['web/lib/calls/session-transport.ts', 'if (second.status === 401) end(', 'if (false) end(', transport],
  ['functions/lib/keys/verify-token.ts', 'now.getTime() - reading.at < rereadMs', 'false', keys],
  ['functions/mailer/mailed-link.ts', 'resetPassword: 60,', 'resetPassword: 90,', passwords],
  ['functions/data/people/accounts.ts', 'sessionEpoch: sessionEpoch + 1', 'sessionEpoch', passwords],
  ['functions/data/people/links.ts', "purpose === 'password' && link.email !== user.email", 'false', addresses],
  [
    'functions/lib/limits/throttle.ts',
    'const perAccount: Window = { most: 100,',
    'const perAccount: Window = { most: 101,',
    logins,
  ],
  ['functions/lib/keys/device-cookie.ts', 'emailKey(email)', "''", logins],
  ['shared/contracts/auth.ts', "    limits: ['signIns'],\n", '', attacks],
  ['functions/lib/http/serve.ts', 'requireEdge(event), ', '', attacks],
];
