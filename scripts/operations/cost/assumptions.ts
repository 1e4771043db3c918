/**
 * Assumed rather than measured, and printed by `npm run cost`. Change the values here for a university with better
 * figures.
 */

/** Monthly average per registered candidate; administrators' calls are spread over candidates. */
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

/** Milliseconds. */
export const duration = { perCall: 8, perTrip: 6 };
/** Additional milliseconds of slow calls: hashing a password, printing, decoding a picture. */
export const longer: Readonly<Record<string, number>> = {
  'POST /auth/login': 60,
  'POST /auth/register': 60,
  'POST /auth/update-password': 60,
  'GET /portfolios/{id}/generate-jobs': 20,
  'GET /portfolios/{id}/generate-pdf': 1500,
  'PUT /users/{id}/upload-avatar': 800,
};
/** Share of calls that meet a cold start, and its milliseconds. */
export const start = { share: 0.03, ms: 700 };

export const signing: readonly string[] = ['POST /auth/login', 'POST /auth/register', 'POST /auth/renew'];

export const perCandidate = {
  mails: 0.5,
  /** KB, including the index. */
  tableKB: 40,
  /** MB, including old versions. */
  filesMB: 2,
  filePuts: 0.3,
  fileGets: 6,
  siteRequests: 40,
  trafficMB: 12,
};

/** KB of log per call (one line of the function, one of the gateway, three of Lambda), and months of retention. */
export const logs = { perCallKB: 1.4, months: 6 };
export const traced = 0.05;

export type StageExtras = {
  alarms: number;
  /** Of these, a further cell has as many of its own. */
  cellAlarms: number;
  metrics: number;
  dashboards: number;
  firewallRules: number;
  /** 0: no canary. */
  canaryMinutes: number;
  /** Weeks of retention per weekly copy; 0: no copies. */
  copiedWeeks: number;
};
export const stages = {
  dev: { alarms: 37, cellAlarms: 37, metrics: 5, dashboards: 1, firewallRules: 0, canaryMinutes: 0, copiedWeeks: 0 },
  staging: {
    alarms: 38,
    cellAlarms: 37,
    metrics: 5,
    dashboards: 1,
    firewallRules: 0,
    canaryMinutes: 0,
    copiedWeeks: 0,
  },
  production: {
    alarms: 59,
    cellAlarms: 56,
    metrics: 5,
    dashboards: 1,
    firewallRules: 4,
    canaryMinutes: 5,
    copiedWeeks: 12,
  },
} as const satisfies Record<string, StageExtras>;
export const canaryCalls: readonly string[] = [
  'POST /auth/login',
  'GET /portfolios/{id}',
  'GET /portfolio-skills/portfolio/{portfolioId}',
  'POST /auth/logout',
];

/** Two signing keys, the table's key, and three generated secrets; copies add one key, a canary one secret. */
export const kept = { keys: 3, secrets: 3 };
/** A further cell has a key for its table; copies add another. */
export const keptByCell = { keys: 1, secrets: 0 };
/** What a stage of several cells has once: the key of the directory's table. */
export const keptByDirectory = { keys: 1 };
/**
 * Calls that name no cell begin in the main one. They read the directory, by address or person, then university, then
 * cell, and those about people of other cells are made once more there.
 */
export const calledWithoutCell: readonly string[] = [
  'POST /auth/login',
  'POST /auth/register',
  'POST /auth/confirm-email',
  'POST /auth/reset-password',
  'GET /usercv/user/{id}/page',
  'GET /usercv/user/{id}/public',
];
export const directoryReads = 3;
/**
 * Number of reads of secrets: at a function's start (three at most), then of the origin's secret again after these
 * minutes. The canary reads its account at each visit.
 */
export const secretReads = { perStart: 3, againMinutes: 5 };
/** DynamoDB reuses the table's key for this long in a function. */
export const keyMinutes = 5;
/** A scheduled invocation that finds nothing to do. */
export const look = { ms: 40, reads: 1 };
export const minutesOfMonth = (365 * 24 * 60) / 12;
