const policy = 'shared/policy.ts';
const authorize = 'functions/lib/authorize.ts';
const portfolios = 'shared/contracts/portfolios.ts';

const refusals = 'tests/functions/rights-refusals.test.ts';
const ids = 'tests/functions/rights-ids.test.ts';
const tokens = 'tests/functions/rights-tokens.test.ts';

/** Each rule weakened in turn, and calls opened to whom they are closed: what the table of rights must notice. */
export const rightsMutations: readonly (readonly [file: string, find: string, replace: string, test?: string])[] = [
  // Who somebody is
  [policy, "actor.status === 'ACCEPTED'", 'true'],
  [policy, "isAccepted(actor, null) && actor.role === 'super'", "actor.role === 'super'"],
  [policy, "isAccepted(actor, null) && actor.role === 'super'", 'isAccepted(actor, null)'],
  [policy, "isAccepted(actor, null) && actor.role === 'admin'", "actor.role === 'admin'"],
  [policy, "isAccepted(actor, null) && actor.role === 'admin'", 'isAccepted(actor, null)'],
  [policy, "scope.role !== 'super' && ", ''],
  [policy, ' && isMember(actor, universityOf(scope));', ';'],
  [policy, 'universityId !== null && universityId === actor.universityId', 'true'],
  [policy, " && 'owner' in scope && scope.owner.id === actor.id", " && 'owner' in scope"],
  [policy, ' && isMember(actor, scope.campus);', ';'],

  // The rules
  [policy, 'account: (actor, scope) => isOwner(actor, scope) || isOwnCampus(actor, scope)', 'account: () => true'],
  [policy, 'member: isAccepted', 'member: () => true'],
  [policy, 'self: (actor, scope) => isAccepted(actor, scope) && isOwner(actor, scope)', 'self: () => true'],
  [policy, 'self: (actor, scope) => isAccepted(actor, scope) && ', 'self: (actor, scope) => '],
  [policy, 'self: (actor, scope) => ', 'self: (actor, scope) => rules.selfOrAdmin(actor, scope) || '],
  [policy, 'self: (actor, scope) => ', 'self: (actor, scope) => isSuper(actor, scope) || '],
  [policy, '(isAccepted(actor, scope) && isOwner(actor, scope)) ||', 'true ||'],
  [policy, "(scope !== null && 'owner' in scope && isAdminOf(actor, scope))", "actor.role === 'admin'"],
  [policy, 'campus: (actor, scope) => isAccepted(actor, scope) && isOwnCampus(actor, scope)', 'campus: () => true'],
  [policy, "(isSuper(actor, scope) && !(scope !== null && 'owner' in scope)) ||", ''],
  [policy, " && !(scope !== null && 'owner' in scope)", ''],
  [policy, "(scope !== null && 'campus' in scope && isAdminOf(actor, scope))", 'isAccepted(actor, scope)'],
  [policy, 'super: isSuper,', 'super: () => true,'],
  [policy, '|| isMember(actor, universityOf(scope));', '|| true;'],
  [policy, ' || isMember(actor, universityOf(scope));', ';'],

  // Where they are asked
  [authorize, 'if (can(actor, route.allow, scope)) continue;', 'continue;'],
  [authorize, 'if (route.by && !route.by.includes(actor.role)) throw refusal(actor);', ''],
  [authorize, 'if (!route.of && !can(actor, route.allow, null)) throw refusal(actor);', ''],
  [authorize, "throw isVisible(actor, scope) ? refusal(actor) : new AppError('not_found');", 'throw refusal(actor);'],
  [authorize, ' && isId(given) ? ', ' ? ', refusals],
  [
    'functions/lib/answer.ts',
    'const params = parseParams',
    'await parseRequest(route, request);\n  const params = parseParams',
  ],
  [
    'functions/data/subjects.ts',
    'id === caller.id ? caller : findUser(id);',
    'id === caller.id ? caller : { ...(await findUser(id) ?? caller), universityId: caller.universityId };',
  ],
  [authorize, 'await checkRelation(isChild, route.children, request);', '', ids],
  [authorize, 'await checkRelation(isSibling, route.siblings, request);', '', 'tests/functions/kernel-calls.test.ts'],

  // Who is nobody any more
  ['functions/data/sessions.ts', 'user && session && isLive(user, session, now) ? user : null', 'user ?? null', tokens],
  ['functions/lib/token.ts', '/jwks.json` });', '/jwks.json`, graceSeconds: 1e9 });', tokens],

  // Calls opened
  [
    'shared/contracts/users.ts',
    "if it still holds',\n    allow: ['campusAdmin'],",
    "if it still holds',\n    allow: ['member'],",
  ],
  [
    portfolios,
    "what}`,\n    allow: ['self'],\n    of: { thing: 'params.id' },",
    "what}`,\n    allow: ['selfOrAdmin'],\n    of: { thing: 'params.id' },",
  ],
  [
    portfolios,
    "by how well they fit it\",\n    allow: ['self'],",
    "by how well they fit it\",\n    allow: ['selfOrAdmin'],",
  ],
  [portfolios, "by: ['user'],", ''],
  [
    'shared/contracts/resources.ts',
    "const writes = ['self', 'campusAdmin']",
    "const writes = ['self', 'campus', 'campusAdmin']",
  ],
  ['shared/contracts/campus-list.ts', "campusWrites = ['campusAdmin']", "campusWrites = ['campus', 'campusAdmin']"],
  ['shared/contracts/catalogue-entries.ts', "(D69)`,\n    allow: ['super'],", "(D69)`,\n    allow: ['member'],"],
  [
    'shared/contracts/users.ts',
    "administrator of a university',\n    allow: ['campusAdmin'],",
    "administrator of a university',\n    allow: ['member'],",
  ],
];
