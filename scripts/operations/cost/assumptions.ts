/** Everything that is assumed, not counted. `npm run cost` prints it; what a university knows better is changed here. */

/** How often a candidate makes a call, on average of all who are registered, in a month; administrators’ calls are shared out. */
export const callsOfCandidate: Readonly<Record<string, number>> = {
  'POST /auth/login': 2,
  'POST /auth/renew': 6,
  'POST /auth/logout': 1,
  'POST /auth/register': 0.03,
  'POST /auth/confirm-email': 0.03,
  'POST /auth/reset-password': 0.1,
  'POST /auth/update-password': 0.1,
  'GET /users/{id}': 24,
  'PUT /users/{id}': 0.5,
  'GET /users/university/{universityId}': 0.05,
  'GET /users/university/{universityId}/counts': 0.1,
  'PUT /users/{id}/status': 0.03,
  'PUT /users/{id}/upload-avatar': 0.05,
  'GET /universities': 0.1,
  'GET /universities/{id}': 10,
  'GET /skills': 4,
  'GET /activities': 4,
  'GET /values': 3,
  'GET /rncps': 3,
  'GET /jobs': 3,
  'POST /portfolios': 0.1,
  'GET /portfolios/user/{userId}': 5,
  'GET /portfolios/{id}': 5,
  'PUT /portfolios/{id}': 1,
  'GET /portfolio-skills/portfolio/{portfolioId}': 4,
  'GET /portfolio-activities/portfolio/{portfolioId}': 4,
  'GET /portfolio-values/portfolio/{portfolioId}': 3,
  'GET /portfolio-rncps/portfolio/{portfolioId}': 3,
  'PUT /portfolios/{id}/ratings': 12,
  'GET /portfolios/{id}/generate-jobs': 5,
  'GET /portfolios/{id}/generate-pdf': 1,
  'GET /diplomas/user/{userId}': 2,
  'POST /diplomas': 0.2,
  'GET /experiences/user/{userId}': 2,
  'POST /experiences': 0.2,
  'GET /publications/user/{userId}': 2,
  'POST /publications': 0.2,
  'GET /doctorates/user/{userId}': 3,
  'PUT /doctorates/user/{userId}': 2,
  'GET /formations': 2,
  'GET /usercv/user/{id}': 2,
  'PUT /usercv/user/{id}': 2,
  'GET /usercv/user/{id}/page': 2,
  'GET /usercv/user/{id}/public': 2,
  'GET /resources/user/{userId}': 2,
  'GET /resources/university/{universityId}': 1,
  'POST /resources': 0.2,
  'GET /resources/{id}/file': 1,
  'GET /audit/university/{universityId}': 0.02,
};

/** How long a function runs for a call, in milliseconds: so much, and so much for each round trip. */
export const duration = { perCall: 8, perTrip: 6 };
/** What a call takes besides: a password that is hashed, a browser that prints, a picture that is decoded (waiting for it). */
export const longer: Readonly<Record<string, number>> = {
  'POST /auth/login': 60,
  'POST /auth/register': 60,
  'POST /auth/update-password': 60,
  'GET /portfolios/{id}/generate-jobs': 20,
  'GET /portfolios/{id}/generate-pdf': 1500,
  'PUT /users/{id}/upload-avatar': 800,
};
/** The share of calls for which a function must start first, and how long that takes, in milliseconds. */
export const start = { share: 0.03, ms: 700 };

/** Calls that sign a token. */
export const signing: readonly string[] = ['POST /auth/login', 'POST /auth/register', 'POST /auth/renew'];

/** What else a candidate brings about in a month, or keeps. */
export const perCandidate = {
  mails: 0.5,
  /** KB of the table, index and all. */
  tableKB: 40,
  /** MB of pictures and documents, old versions included. */
  filesMB: 2,
  filePuts: 0.3,
  fileGets: 6,
  /** Requests of the site’s own files, and MB that come of all requests. */
  siteRequests: 40,
  trafficMB: 12,
};

/** A line of log of the function, one of the gateway, three of Lambda itself: KB a call; kept so many months. */
export const logs = { perCallKB: 1.4, months: 6 };
/** The share of calls of which X-Ray keeps a trace. */
export const traced = 0.05;

/** The parts of a stage that cost without candidates, once all that its settings can turn on is on. */
export type StageExtras = {
  alarms: number;
  metrics: number;
  dashboards: number;
  firewallRules: number;
  /** The canary signs in and opens an assessment every so many minutes; 0: there is none. */
  canaryMinutes: number;
  /** For how many weeks a copy of the table is kept, one a week; 0: there are none. */
  copiedWeeks: number;
};
export const stages = {
  dev: { alarms: 36, metrics: 5, dashboards: 1, firewallRules: 0, canaryMinutes: 0, copiedWeeks: 0 },
  staging: { alarms: 37, metrics: 5, dashboards: 1, firewallRules: 0, canaryMinutes: 0, copiedWeeks: 0 },
  production: { alarms: 57, metrics: 5, dashboards: 1, firewallRules: 4, canaryMinutes: 5, copiedWeeks: 12 },
} as const satisfies Record<string, StageExtras>;
/** The calls of one visit of the canary. */
export const canaryCalls: readonly string[] = [
  'POST /auth/login',
  'GET /portfolios/{id}',
  'GET /portfolio-skills/portfolio/{portfolioId}',
  'POST /auth/logout',
];

/** Keys and secrets that every stage keeps: two keys that sign tokens, the table’s, three generated secrets; copies have one more key, a canary one more secret. */
export const kept = { keys: 3, secrets: 3 };
/**
 * Reads of secrets by a function: so many when it starts (of the origin, of pseudonyms, of devices: all three at most), and the
 * origin’s again after so many minutes. The canary reads its account at each visit.
 */
export const secretReads = { perStart: 3, againMinutes: 5 };
/** How long DynamoDB works with the table’s key for a function before it asks for it again, in minutes. */
export const keyMinutes = 5;
/** A look of a function that the clock calls: milliseconds, and read units. */
export const look = { ms: 40, reads: 1 };
export const minutesOfMonth = (365 * 24 * 60) / 12;
