/**
 * Every alarm of production, by hand: what it watches, and when it goes off (`≥` or `<` the threshold, in so many periods of so
 * many seconds; `silence` when no figure at all sets it off, too).
 */
const functionNames = [
  'auth',
  'users',
  'resends',
  'universities',
  'catalogue',
  'portfolios',
  'profile',
  'cv',
  'public',
  'formations',
  'imports',
  'audit',
  'exports',
  'files',
  'decoder',
  'mailer',
  'bounces',
  'tasks',
  'service',
] as const;

export const alarms: readonly string[] = [
  ...functionNames.map((name) => `${name}-fails: AWS/Lambda Errors of function ${name}, Sum ≥ 1, 1 x 300 s`),
  'mailer-stands-still: AWS/Lambda Invocations of function mailer, Sum < 1, 2 x 300 s, silence',
  'tasks-stands-still: AWS/Lambda Invocations of function tasks, Sum < 1, 2 x 300 s, silence',
  'api-errors: AWS/ApiGateway 5xx of api, Sum ≥ 5, 1 x 300 s',
  'api-slow: AWS/ApiGateway Latency of api, p99 ≥ 5000, 3 x 300 s',
  'functions-throttled: AWS/Lambda Throttles of all, Sum ≥ 1, 1 x 300 s',
  'functions-at-once: AWS/Lambda ConcurrentExecutions of all, Maximum ≥ 800, 1 x 300 s',
  'table-reads-throttled: AWS/DynamoDB ReadThrottleEvents of table, Sum ≥ 10, 1 x 300 s',
  'table-writes-throttled: AWS/DynamoDB WriteThrottleEvents of table, Sum ≥ 10, 1 x 300 s',
  'sign-ins-refused: Thesee RefusedSignIns of function auth, Sum ≥ 200, 1 x 300 s',
  'mails-bounce: AWS/SES Reputation.BounceRate of all, Average ≥ 0.05, 1 x 3600 s',
  'mails-unwanted: AWS/SES Reputation.ComplaintRate of all, Average ≥ 0.001, 1 x 3600 s',
  'mails-returned: Thesee MailsReturned of function bounces, Sum ≥ 20, 1 x 300 s',
  'mails-refused: Thesee MailsRefused of function mailer, Sum ≥ 1, 1 x 300 s',
  'mails-parked: Thesee MailsParked of function mailer, Sum ≥ 1, 1 x 300 s',
  'tasks-parked: Thesee TasksParked of function tasks, Sum ≥ 1, 1 x 300 s',
  'canary-fails: AWS/Lambda Errors of function canary, Sum ≥ 1, 2 x 300 s',
  'canary-silent: AWS/Lambda Invocations of function canary, Sum < 1, 3 x 300 s, silence',
  'copy-missing: AWS/Backup NumberOfBackupJobsCompleted of vault, Sum < 1, 7 x 86400 s, silence',
  'copy-fails: AWS/Backup NumberOfBackupJobsFailed of vault, Sum ≥ 1, 1 x 86400 s',
  'certificate-ends: AWS/CertificateManager DaysToExpiry of certificate, Minimum < 30, 1 x 86400 s',
];
