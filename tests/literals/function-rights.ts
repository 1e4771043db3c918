import type { FunctionName } from '#infra/functions.ts';

/** What a letter of the tables stands for. */
export const actions = {
  g: 'GetItem',
  b: 'BatchGetItem',
  q: 'Query',
  c: 'ConditionCheckItem',
  p: 'PutItem',
  u: 'UpdateItem',
  d: 'DeleteItem',
  w: 'BatchWriteItem',
};
export const everything = 'gbqcpudw';
const reading = 'gbq';

/** A partition of each kind. */
export const partitions = [
  'USER#u',
  'UNIVERSITY#u',
  'CREDENTIAL#u',
  'RENEWAL#u',
  'LINK#u',
  'EMAIL#a',
  'SIGNING_KEYS',
  'THROTTLE#l#s',
  'USAGE#u',
  'ONCE#k',
  'OUTBOX#m',
  'AUDIT#u',
  'PUBLIC#u',
  'CATALOGUE#e',
  'CATALOGUE_EDITIONS',
  'TASK#t',
  'IMPORT#i',
];

const secret = { 'CREDENTIAL#u': '', 'RENEWAL#u': '', 'LINK#u': '', 'EMAIL#a': '' };
const own = {
  'USER#u': everything,
  'UNIVERSITY#u': everything,
  'THROTTLE#l#s': everything,
  'USAGE#u': everything,
  'ONCE#k': everything,
  'OUTBOX#m': everything,
  'TASK#t': everything,
  'IMPORT#i': everything,
  'AUDIT#u': 'p',
  'PUBLIC#u': everything,
  'CATALOGUE#e': everything,
  CATALOGUE_EDITIONS: everything,
};
/** Of a function that writes what is no secret. */
export const writes = { ...own, ...secret, SIGNING_KEYS: reading };
/** Of one that reads. */
export const reads = {
  'USER#u': reading,
  'UNIVERSITY#u': reading,
  ...secret,
  SIGNING_KEYS: reading,
  'THROTTLE#l#s': `${reading}u`,
  'USAGE#u': `${reading}u`,
  'ONCE#k': reading,
  'OUTBOX#m': reading,
  'TASK#t': reading,
  'IMPORT#i': reading,
  'AUDIT#u': '',
  'PUBLIC#u': reading,
  'CATALOGUE#e': reading,
  CATALOGUE_EDITIONS: reading,
};
const nothing = Object.fromEntries(partitions.map((partition) => [partition, '']));
const signs = Object.fromEntries(partitions.map((partition) => [partition, everything]));

/** What each function may do in each partition. */
export const tables: Record<FunctionName, Record<string, string>> = {
  auth: { ...signs, 'AUDIT#u': 'p' },
  users: writes,
  // Says with a person that they are mailed again, and nothing else of them: see below.
  resends: { ...reads, 'OUTBOX#m': everything, 'AUDIT#u': 'p' },
  universities: {
    ...reads,
    'UNIVERSITY#u': everything,
    'TASK#t': everything,
    'ONCE#k': everything,
    'AUDIT#u': 'p',
  },
  catalogue: {
    ...reads,
    'CATALOGUE#e': everything,
    CATALOGUE_EDITIONS: everything,
    'ONCE#k': everything,
    'AUDIT#u': 'p',
  },
  portfolios: writes,
  // Takes away what is public of somebody with the record that it was.
  profile: { ...reads, 'USER#u': everything, 'PUBLIC#u': everything, 'ONCE#k': everything, 'AUDIT#u': 'p' },
  cv: { ...reads, 'USER#u': everything, 'PUBLIC#u': everything, 'AUDIT#u': 'p' },
  // Reads nothing private: of a university, by the attributes named, see below.
  public: { ...nothing, 'PUBLIC#u': reading, 'CATALOGUE#e': reading, CATALOGUE_EDITIONS: reading },
  formations: { ...reads, 'UNIVERSITY#u': everything, 'ONCE#k': everything, 'AUDIT#u': 'p' },
  // Asks whose addresses are, many at once; what it writes of a list is made by another.
  imports: {
    ...reads,
    'TASK#t': everything,
    'IMPORT#i': everything,
    'ONCE#k': everything,
    'AUDIT#u': 'p',
    'EMAIL#a': 'b',
  },
  // Alone reads what was recorded, and changes nothing of it.
  audit: { ...reads, 'AUDIT#u': 'q' },
  exports: reads,
  files: {
    ...reads,
    'USER#u': everything,
    'PUBLIC#u': everything,
    'UNIVERSITY#u': everything,
    'ONCE#k': everything,
    'AUDIT#u': 'p',
  },
  decoder: nothing,
  // Puts a mailed link, unread; finds out whose an address is; no password, no session.
  mailer: { ...reads, 'OUTBOX#m': everything, 'LINK#u': 'p', 'EMAIL#a': 'g' },
  // Keeps what came back, and notes with a person that it did: see below.
  bounces: { ...reads, 'OUTBOX#m': everything },
  // Clears away what it may not read, or no more of than its key.
  tasks: {
    ...reads,
    'USER#u': everything,
    'UNIVERSITY#u': everything,
    'PUBLIC#u': everything,
    'OUTBOX#m': everything,
    'TASK#t': everything,
    'IMPORT#i': everything,
    'ONCE#k': everything,
    // Tells whoever asks for a copy of their data what was recorded of them.
    'AUDIT#u': 'qp',
    // Takes away the password of whoever is erased, without reading it.
    'CREDENTIAL#u': 'd',
    'RENEWAL#u': 'd',
    'LINK#u': 'd',
    // Gives one that is nobody's to somebody, and takes it from whoever is erased, without asking whose it is.
    'EMAIL#a': 'pd',
  },
  service: nothing,
};

const readSecret = 'secretsmanager:GetSecretValue';
/** What a function may do besides the table and its own log. */
export const others: Partial<Record<FunctionName, string[]>> = {
  auth: ['kms:GetPublicKey', 'kms:Sign', readSecret],
  users: [readSecret],
  universities: [readSecret],
  catalogue: [readSecret],
  portfolios: [readSecret],
  profile: [readSecret],
  cv: [readSecret],
  public: [readSecret],
  formations: [readSecret],
  imports: [readSecret],
  audit: [readSecret],
  exports: [readSecret],
  mailer: [readSecret, 'ses:SendEmail', 'ses:SendRawEmail'],
  bounces: [readSecret],
  resends: ['ses:DeleteSuppressedDestination', readSecret],
  tasks: ['lambda:InvokeFunction', 's3:DeleteObject', 's3:GetObject', 's3:ListBucket', 's3:PutObject', readSecret],
  files: ['lambda:InvokeFunction', 's3:DeleteObject', 's3:GetObject', 's3:ListBucket', 's3:PutObject', readSecret],
  decoder: ['s3:GetObject', 's3:PutObject'],
};

/** The secrets that each function may read, in the words of the template: those that its variables name. */
const serving = ['Origin', 'PseudonymKey'];
export const secretsOf: Partial<Record<FunctionName, string[]>> = {
  auth: ['DeviceKey', ...serving],
  users: serving,
  resends: serving,
  universities: serving,
  catalogue: serving,
  portfolios: serving,
  profile: serving,
  cv: serving,
  public: serving,
  formations: serving,
  imports: serving,
  audit: serving,
  exports: serving,
  files: serving,
  mailer: ['PseudonymKey'],
  bounces: ['PseudonymKey'],
  tasks: ['PseudonymKey'],
};
