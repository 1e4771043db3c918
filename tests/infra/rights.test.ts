import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { wholeAudit } from '#functions/data/entities/call.ts';
import { markSeen } from '#functions/data/users.ts';
import type { FunctionName } from '#infra/functions.ts';
import { lastSeenAttributes, type Rights, statementsOf } from '#infra/rights.ts';
import { decide, parsePolicy, type Statement } from '#scripts/local/iam/policy.ts';
import { find, functionOf, names, stacks, templates } from './templates.ts';

/** References of the templates as plain text: the name of what they mean. */
const plain = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const {
    'Fn::Join': join,
    'Fn::GetStackOutput': imported,
    'Fn::GetAtt': attribute,
    Ref: reference,
  } = value as Record<string, unknown>;
  if (Array.isArray(join)) return (plain(join[1]) as string[]).join(join[0]);
  if (imported) {
    const { OutputName } = imported as { OutputName: string };
    return /FnGetAtt(\w+?)Arn/.exec(OutputName)?.[1] ?? OutputName;
  }
  if (Array.isArray(attribute)) return attribute[0];
  if (reference) return reference;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plain(item)]));
};

const roles = new Map(find(templates.api, 'AWS::IAM::Role'));

/** A function's one policy, its references as plain text. */
const documentOf = (name: FunctionName): unknown => {
  const role = roles.get(functionOf(name).properties.Role['Fn::GetAtt'][0])?.Properties;
  expect(role.ManagedPolicyArns).toBeUndefined();
  expect(role.Policies).toHaveLength(1);
  return plain(role.Policies[0].PolicyDocument);
};

const granting = { mailAddress: 'a@b.example', configurationArn: 'configuration', decoderArn: 'decoder' };

/** What a letter of the tables below stands for. */
const actions = {
  g: 'GetItem',
  b: 'BatchGetItem',
  q: 'Query',
  c: 'ConditionCheckItem',
  p: 'PutItem',
  u: 'UpdateItem',
  d: 'DeleteItem',
  w: 'BatchWriteItem',
};
const everything = Object.keys(actions).join('');
const reading = 'gbq';

/** The letters of what those statements allow on an item of that partition. */
const allowedOn = (statements: readonly Statement[], partition: string, resource = 'TableCD117FA1'): string =>
  Object.entries(actions)
    .filter(([, action]) => {
      const context = { 'dynamodb:LeadingKeys': [partition], 'dynamodb:Attributes': ['PK', 'SK', 'anything'] };
      return decide(statements, { action: `dynamodb:${action}`, resource, context }) === 'allowed';
    })
    .map(([letter]) => letter)
    .join('');

const partitions = [
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
const tableOf = (statements: readonly Statement[]) =>
  Object.fromEntries(partitions.map((partition) => [partition, allowedOn(statements, partition)]));

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
const writes = { ...own, ...secret, SIGNING_KEYS: reading };
const reads = {
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

const tables: Record<FunctionName, Record<string, string>> = {
  auth: { ...signs, 'AUDIT#u': 'p' },
  users: writes,
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
    'AUDIT#u': 'p',
    'RENEWAL#u': 'd',
    'LINK#u': 'd',
    // Gives one that is nobody's to somebody, without asking whose it is.
    'EMAIL#a': 'p',
  },
  service: nothing,
};

it('gives every function a role of its own', () => {
  expect(new Set(names.map((name) => functionOf(name).properties.Role['Fn::GetAtt'][0])).size).toBe(names.length);
  expect(find(templates.api, 'AWS::IAM::Policy')).toEqual([]);
});

it.each(names)('lets %s do in each partition exactly what it does', (name) => {
  expect(tableOf(parsePolicy(documentOf(name)))).toEqual(tables[name]);
});

/** What a function may do besides the table and its own log. */
const others: Partial<Record<FunctionName, string[]>> = {
  auth: ['kms:GetPublicKey', 'kms:Sign'],
  mailer: ['ses:SendEmail', 'ses:SendRawEmail'],
  tasks: ['s3:DeleteObject', 's3:ListBucket', 's3:PutObject'],
  files: ['lambda:InvokeFunction', 's3:DeleteObject', 's3:GetObject', 's3:ListBucket', 's3:PutObject'],
  decoder: ['s3:GetObject', 's3:PutObject'],
};

it.each(names)('allows %s no other service, and no kind of actions or resources', (name) => {
  const { Statement: statements } = documentOf(name) as {
    Statement: { Effect: string; Action: string | string[]; Resource: string | string[] }[];
  };
  const [trace, ...allowed] = [
    ...statements.filter(({ Resource }) => Resource === '*'),
    ...statements.filter(({ Effect, Resource }) => Effect === 'Allow' && Resource !== '*'),
  ];
  // Where X-Ray keeps traces has no name.
  expect(trace).toEqual({
    Effect: 'Allow',
    Action: ['xray:PutTelemetryRecords', 'xray:PutTraceSegments'],
    Resource: '*',
  });
  const named = allowed.flatMap(({ Action }) => Action).filter((action) => !action.startsWith('dynamodb:'));
  expect([...new Set(named)].sort()).toEqual(
    [...(others[name] ?? []), 'logs:CreateLogStream', 'logs:PutLogEvents'].sort(),
  );
  const resources = new Set(allowed.flatMap(({ Resource }) => Resource));
  const known =
    /^(TableCD117FA1(\/index\/GSI1|Stream)?|arn:aws:ses:.*PublishOutputRefMailIdentity\w+|.*:identity\/tester@thesee\.test|.*:configuration-set\/MailsConfiguration\w+|\w+Log[0-9A-F]{8}|(Other)?SigningKey[0-9A-F]{8}|Erasures[0-9A-F]{8}\/users\/\*|Files8E6940B8(\/(incoming|documents|files\/img)\/\*)?|decoderFunctionAliaslive\w+)$/;
  expect([...resources].filter((resource) => !known.test(resource))).toEqual([]);
  expect(
    JSON.stringify(allowed.map(({ Action, Resource }) => [Action, Resource])).replaceAll(
      /\/(users|incoming|documents|files\/img)\/\*/g,
      '',
    ),
  ).not.toContain('*');
});

it.each(names)('lets %s read all that was recorded, by the index, only where it tells of it', (name) => {
  const statements = parsePolicy(documentOf(name));
  expect(allowedOn(statements, wholeAudit, 'TableCD117FA1/index/GSI1')).toBe(name === 'audit' ? 'q' : '');
});

it('lets what hears of mails note that with a person, and change nothing else of them', () => {
  const statements = parsePolicy(documentOf('bounces'));
  const change = (...attributes: string[]) =>
    decide(statements, {
      action: 'dynamodb:UpdateItem',
      resource: 'TableCD117FA1',
      context: {
        'dynamodb:LeadingKeys': ['USER#u'],
        'dynamodb:Attributes': ['PK', 'SK', '_et', 'id', 'email', 'mailTrustedAt', ...attributes],
      },
    });
  expect(change('mailTrouble')).toBe('allowed');
  for (const other of ['status', 'role', 'emailConfirmed', 'sessionEpoch']) {
    expect(change('mailTrouble', other)).toBe('notAllowed');
  }
});

it('refuses a request that names a secret partition among others', () => {
  const statements = parsePolicy(documentOf('users'));
  const ask = (...keys: string[]) =>
    decide(statements, {
      action: 'dynamodb:BatchGetItem',
      resource: 'TableCD117FA1',
      context: { 'dynamodb:LeadingKeys': keys },
    });
  expect(ask('USER#a', 'USER#b')).toBe('allowed');
  expect(ask('USER#a', 'CREDENTIAL#b')).toBe('denied');
});

it('lets the public read of a university its name and logo, when it names them, and nothing else', () => {
  const statements = parsePolicy(documentOf('public'));
  const read = (select: string, ...attributes: string[]) =>
    decide(statements, {
      action: 'dynamodb:GetItem',
      resource: 'TableCD117FA1',
      context: {
        'dynamodb:LeadingKeys': ['UNIVERSITY#u'],
        'dynamodb:Attributes': ['PK', 'SK', '_et', ...attributes],
        'dynamodb:Select': [select],
      },
    });
  expect(read('SPECIFIC_ATTRIBUTES', 'name', 'logoUrl')).toBe('allowed');
  expect(read('SPECIFIC_ATTRIBUTES', 'name', 'address')).toBe('notAllowed');
  expect(read('ALL_ATTRIBUTES')).toBe('notAllowed');
});

describe('rights that a function may be given', () => {
  const granted = (rights: Rights) => {
    const Statement = stacks.storage.resolve(
      statementsOf(rights, stacks.storage, granting).map((statement) => statement.toStatementJson()),
    );
    return tableOf(parsePolicy(plain({ Version: '2012-10-17', Statement })));
  };

  it('mints links without reading them, and asks whose an address is', () => {
    expect(granted({ table: { write: ['OUTBOX#*'] }, secrets: 'mint' })).toEqual({
      ...reads,
      'OUTBOX#m': everything,
      'LINK#u': 'p',
      'EMAIL#a': 'g',
    });
  });

  it('deletes what renews sessions, and links, and reads no more of them than their keys', () => {
    expect(granted({ table: 'write', secrets: 'delete' })).toEqual({ ...writes, 'RENEWAL#u': 'd', 'LINK#u': 'd' });
    const statements = parsePolicy(documentOf('tasks'));
    const query = (partition: string, Select: string, ...attributes: string[]) =>
      decide(statements, {
        action: 'dynamodb:Query',
        resource: 'TableCD117FA1',
        context: {
          'dynamodb:LeadingKeys': [partition],
          'dynamodb:Attributes': attributes,
          'dynamodb:Select': [Select],
        },
      });
    expect(query('LINK#u', 'SPECIFIC_ATTRIBUTES', 'PK', 'SK')).toBe('allowed');
    expect(query('RENEWAL#u', 'SPECIFIC_ATTRIBUTES', 'PK', 'SK', 'seed')).toBe('denied');
    expect(query('RENEWAL#u', 'ALL_ATTRIBUTES', 'PK')).toBe('denied');
    expect(query('CREDENTIAL#u', 'SPECIFIC_ATTRIBUTES', 'PK', 'SK')).toBe('denied');
    expect(query('USER#u', 'ALL_ATTRIBUTES', 'PK')).toBe('allowed');
  });
});

describe('rights on files', () => {
  const granted = (files: Rights['files']): Statement[] => {
    const statements = statementsOf({ files }, stacks.storage, granting);
    const Statement = stacks.storage.resolve(statements.map((statement) => statement.toStatementJson()));
    return parsePolicy(plain({ Version: '2012-10-17', Statement }));
  };
  const may = (files: Rights['files'], action: string, resource: string): boolean =>
    decide(granted(files), { action: `s3:${action}`, resource, context: {} }) === 'allowed';
  const bucket = 'Files8E6940B8';

  it('end where a place ends, and name what may be done there', () => {
    const files = { incoming: ['read'], pictures: ['write', 'remove'] } as const;
    expect(may(files, 'GetObject', `${bucket}/incoming/x`)).toBe(true);
    expect(may(files, 'PutObject', `${bucket}/files/img/x.webp`)).toBe(true);
    expect(may(files, 'DeleteObject', `${bucket}/files/img/x.webp`)).toBe(true);
    expect(may(files, 'PutObject', `${bucket}/incoming/x`)).toBe(false);
    expect(may(files, 'GetObject', `${bucket}/files/img/x.webp`)).toBe(false);
    expect(may(files, 'GetObject', `${bucket}/documents/x`)).toBe(false);
    expect(may(files, 'ListBucket', bucket)).toBe(false);
  });

  it('let the names be seen only where that is said', () => {
    expect(may({ list: true }, 'ListBucket', bucket)).toBe(true);
    expect(may({ list: true }, 'GetObject', `${bucket}/documents/x`)).toBe(false);
  });
});

afterEach(() => vi.restoreAllMocks());

it('lets a function that only reads note when its caller was seen, and nothing else of a person', async () => {
  vi.stubEnv('TABLE_NAME', 'table');
  const send = vi.spyOn(DynamoDBDocumentClient.prototype, 'send').mockImplementation(async () => ({}));
  await markSeen({ id: 'id' }, new Date());
  const input = send.mock.calls[0]?.[0].input as { Key: object; ExpressionAttributeNames: Record<string, string> };
  const touched = [...Object.keys(input.Key), ...Object.values(input.ExpressionAttributeNames)];
  expect([...new Set(touched)].sort()).toEqual([...lastSeenAttributes].sort());

  const statements = parsePolicy(documentOf('exports'));
  const update = (partition: string, ...attributes: string[]) =>
    decide(statements, {
      action: 'dynamodb:UpdateItem',
      resource: 'TableCD117FA1',
      context: { 'dynamodb:LeadingKeys': [partition], 'dynamodb:Attributes': attributes },
    });
  expect(update('USER#u', ...touched)).toBe('allowed');
  expect(update('USER#u', ...touched, 'role')).toBe('notAllowed');
  expect(update('USER#u')).toBe('notAllowed');
  expect(update('UNIVERSITY#u', ...touched)).toBe('notAllowed');
});
