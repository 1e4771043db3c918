const authorize = 'functions/lib/http/authorize.ts';
const portfolios = 'shared/contracts/portfolios.ts';
const users = 'shared/contracts/users.ts';

const refusals = 'tests/functions/rights-refusals.test.ts › POST /formations: universityId';
const ids = 'tests/functions/rights-ids.test.ts › PUT /portfolios/{id}/ratings';
const tokens = 'tests/functions/rights-tokens.test.ts › GET /users/{id}: a token';
/** A row of the table of rights: a call and its request. */
const row = (title: string): string => `tests/functions/rights.test.ts › ${title}`;
/** Selects a call whose address is a prefix of others. */
const only = (call: string): string => row(`${call} > everybody`);

/** Checks of rights. `npm run mutation -- policy` breaks the rules themselves. */
export const rightsMutations: readonly (readonly [file: string, find: string, replace: string, test: string])[] = [
  // Where rights are checked
  [authorize, 'if (can(actor, route.allow, scope)) continue;', 'continue;', only('GET /portfolios/{id}')],
  [authorize, 'if (route.by && !route.by.includes(actor.role)) throw refusal(actor);', '', only('POST /portfolios')],
  [authorize, 'if (!route.of && !can(actor, route.allow, null)) throw refusal(actor);', '', only('POST /universities')],
  [
    authorize,
    "throw isVisible(actor, scope) ? refusal(actor) : new AppError('not_found');",
    'throw refusal(actor);',
    only('GET /portfolios/{id}'),
  ],
  [authorize, ' && isId(given) ? ', ' ? ', refusals],
  [
    'functions/lib/http/answer.ts',
    'const params = parseParams',
    'await parseRequest(route, request);\n  const params = parseParams',
    row('PUT /portfolios/{id}: title'),
  ],
  [
    'functions/data/subjects.ts',
    'id === caller.id ? caller : findUser(id);',
    'id === caller.id ? caller : { ...(await findUser(id) ?? caller), universityId: caller.universityId };',
    only('GET /users/{id}'),
  ],
  [authorize, 'await checkRelation(isChild, route.children, request);', '', ids],
  [authorize, 'await checkRelation(isSibling, route.siblings, request);', '', 'tests/functions/kernel-calls.test.ts'],

  // Ended sessions and accounts
  [
    'functions/data/people/sessions.ts',
    'user && session && isLive(user, session, now) ? { user, session } : null',
    'user && session ? { user, session } : null',
    tokens,
  ],
  [
    'functions/lib/http/authenticate.ts',
    'mustChoosePassword && !isOpen',
    'false',
    'tests/functions/must-choose-password.test.ts',
  ],
  ['functions/lib/keys/verify-token.ts', '/jwks.json` });', '/jwks.json`, graceSeconds: 1e9 });', tokens],

  // Calls opened to others
  [
    users,
    "account erased',\n    allow: ['campusAdmin'],",
    "account erased',\n    allow: ['member'],",
    row('PUT /users/{id}/status: ACCEPTED, of a pending'),
  ],
  [
    portfolios,
    "what}`,\n    allow: ['self'],\n    of: { thing: 'params.id' },",
    "what}`,\n    allow: ['selfOrAdmin'],\n    of: { thing: 'params.id' },",
    row('PUT /portfolio-skills/{id}'),
  ],
  [
    portfolios,
    "by how well they fit it\",\n    allow: ['self'],",
    "by how well they fit it\",\n    allow: ['selfOrAdmin'],",
    row('GET /portfolios/{id}/generate-jobs'),
  ],
  [portfolios, "by: ['user'],", '', only('POST /portfolios')],
  [
    'shared/contracts/resources.ts',
    "const writes = ['self', 'campusAdmin']",
    "const writes = ['self', 'campus', 'campusAdmin']",
    row('PUT /resources/{id}: of the university'),
  ],
  [
    'shared/contracts/campus-list.ts',
    "campusWrites = ['campusAdmin']",
    "campusWrites = ['campus', 'campusAdmin']",
    row('PUT /formation-categories/{id}'),
  ],
  [
    'shared/contracts/catalogue-entries.ts',
    "(D69)`,\n    allow: ['super'],",
    "(D69)`,\n    allow: ['member'],",
    row('PUT /skills/{id}'),
  ],
  [
    users,
    "administrator of a university',\n    allow: ['campusAdmin'],",
    "administrator of a university',\n    allow: ['member'],",
    only('DELETE /users/{id}'),
  ],
];
