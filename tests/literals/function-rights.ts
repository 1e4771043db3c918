import type { FunctionName } from '#infra/functions.ts';

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

/** An example key of each partition. */
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
/** Rights of a function that writes everything but secrets. */
export const writes = { ...own, ...secret, SIGNING_KEYS: reading };
/** Rights of a function that only reads. */
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

export const tables: Record<FunctionName, Record<string, string>> = {
  auth: { ...signs, 'AUDIT#u': 'p' },
  account: { ...signs, 'AUDIT#u': 'p' },
  users: writes,
  // Marks the user as mailed again, and no other attribute; see below.
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
  // Deletes a record's public copy together with the record.
  profile: { ...reads, 'USER#u': everything, 'PUBLIC#u': everything, 'ONCE#k': everything, 'AUDIT#u': 'p' },
  cv: { ...reads, 'USER#u': everything, 'PUBLIC#u': everything, 'AUDIT#u': 'p' },
  // No private data; of a university, only the attributes below.
  public: { ...nothing, 'PUBLIC#u': reading, 'CATALOGUE#e': reading, CATALOGUE_EDITIONS: reading },
  formations: { ...reads, 'UNIVERSITY#u': everything, 'ONCE#k': everything, 'AUDIT#u': 'p' },
  // Looks up many addresses at once. The tasks function writes the imported records.
  imports: {
    ...reads,
    'TASK#t': everything,
    'IMPORT#i': everything,
    'ONCE#k': everything,
    'AUDIT#u': 'p',
    'EMAIL#a': 'b',
  },
  // The only reader of the audit log; it cannot change it.
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
  // Writes links but cannot read them; looks up an address's owner; no passwords or sessions.
  mailer: { ...reads, 'OUTBOX#m': everything, 'LINK#u': 'p', 'EMAIL#a': 'g' },
  // Stores bounces and marks the user; see below.
  bounces: { ...reads, 'OUTBOX#m': everything },
  // Deletes items that it may not read, or of which it may read the keys only.
  tasks: {
    ...reads,
    'USER#u': everything,
    'UNIVERSITY#u': everything,
    'PUBLIC#u': everything,
    'OUTBOX#m': everything,
    'TASK#t': everything,
    'IMPORT#i': everything,
    'ONCE#k': everything,
    // Reads audit entries for the export of a user's data.
    'AUDIT#u': 'qp',
    // Deletes an erased user's password, but cannot read it.
    'CREDENTIAL#u': 'd',
    'RENEWAL#u': 'd',
    'LINK#u': 'd',
    // Creates an address record if none exists and deletes an erased user's; may not read its owner.
    'EMAIL#a': 'pd',
  },
  service: nothing,
};

const readSecret = 'secretsmanager:GetSecretValue';
/** Rights besides the table and the function's own log group. */
export const others: Partial<Record<FunctionName, string[]>> = {
  auth: ['kms:GetPublicKey', 'kms:Sign', readSecret],
  account: ['kms:GetPublicKey', 'kms:Sign', readSecret],
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
  mailer: [readSecret, 'ses:SendRawEmail'],
  bounces: [readSecret],
  resends: ['ses:DeleteSuppressedDestination', readSecret],
  tasks: ['lambda:InvokeFunction', 's3:DeleteObject', 's3:GetObject', 's3:ListBucket', 's3:PutObject', readSecret],
  files: [
    'lambda:InvokeFunction',
    's3:DeleteObject',
    's3:GetObject',
    's3:GetObjectTagging',
    's3:ListBucket',
    's3:PutObject',
    readSecret,
  ],
  decoder: ['s3:GetObject', 's3:PutObject'],
};

/** Secrets that each function may read, by the template's names: those that its environment names. */
const serving = ['Origin', 'PseudonymKey'];
export const secretsOf: Partial<Record<FunctionName, string[]>> = {
  auth: ['DeviceKey', ...serving],
  account: ['DeviceKey', ...serving],
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
