import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { wholeAudit } from '#functions/data/kernel/entities.ts';
import { markSeen } from '#functions/data/people/users.ts';
import type { Rights } from '#infra/function-settings.ts';
import { statementsOf } from '#infra/rights.ts';
import { lastSeenAttributes } from '#infra/table-rights.ts';
import { decide, parsePolicy, type Statement } from '#scripts/platform/index.ts';
import { everything, others, reads, secretsOf, tables, writes } from '../literals/function-rights.ts';
import { allowedOn, documentOf, plain, policyOf, tableOf } from './policies.ts';
import { find, functionOf, names, stacks, templates } from './templates.ts';

const { files, erasures, signingKeys, mailIdentity } = stacks.shared;
const resources = { table: stacks.storage.table, files, erasures, signingKeys, mailIdentity };
const granting = {
  mailAddress: 'a@b.example',
  configurationArn: 'configuration',
  decoderArn: 'decoder',
  printerArn: 'printer',
};

it('gives every function a role of its own', () => {
  expect(new Set(names.map((name) => functionOf(name).properties.Role['Fn::GetAtt'][0])).size).toBe(names.length);
  expect(find(templates.api, 'AWS::IAM::Policy')).toEqual([]);
});

it.each(names)('lets %s do in each partition exactly what it does', (name) => {
  expect(tableOf(policyOf(name))).toEqual(tables[name]);
});

it.each(names)('allows %s no other service, and no kind of actions or resources', (name) => {
  const { Statement: statements } = documentOf(name) as {
    Statement: { Effect: string; Action: string | string[]; Resource: string | string[] }[];
  };
  const nameless = statements.filter(({ Resource }) => Resource === '*');
  const allowed = statements.filter(({ Effect, Resource }) => Effect === 'Allow' && Resource !== '*');
  // X-Ray's traces and SES's suppression list have no ARN.
  const list = name === 'resends' ? ['ses:DeleteSuppressedDestination'] : [];
  const traces = ['xray:PutTelemetryRecords', 'xray:PutTraceSegments'];
  expect(nameless).toEqual([{ Effect: 'Allow', Action: [...list, ...traces], Resource: '*' }]);
  const named = [...allowed.flatMap(({ Action }) => Action), ...list].filter(
    (action) => !action.startsWith('dynamodb:'),
  );
  expect([...new Set(named)].sort()).toEqual(
    [...(others[name] ?? []), 'logs:CreateLogStream', 'logs:PutLogEvents'].sort(),
  );
  const resources = new Set(allowed.flatMap(({ Resource }) => Resource));
  const known =
    /^(TableCD117FA1(\/index\/GSI1|Stream)?|arn:aws:ses:.*PublishOutputRefMailIdentity\w+|.*:identity\/tester@thesee\.test|.*:configuration-set\/MailsConfiguration\w+|\w+Log[0-9A-F]{8}|(Other)?SigningKey[0-9A-F]{8}|PublishOutputRefSecrets(Origin|PseudonymKey|DeviceKey)\w+|Erasures[0-9A-F]{8}\/users\/\*|Files8E6940B8(\/(incoming|documents|archives|files\/img)\/\*)?|(decoder|exports)FunctionAliaslive\w+)$/;
  expect([...resources].filter((resource) => !known.test(resource))).toEqual([]);
  expect(
    JSON.stringify(allowed.map(({ Action, Resource }) => [Action, Resource])).replaceAll(
      /\/(users|incoming|documents|archives|files\/img)\/\*/g,
      '',
    ),
  ).not.toContain('*');
});

it.each(names)('lets %s read the secrets that its variables name, and no other one', (name) => {
  const { Statement: statements } = documentOf(name) as {
    Statement: { Action: string; Resource: string | string[] }[];
  };
  const readable = statements
    .filter(({ Action }) => JSON.stringify(Action).includes('secretsmanager:'))
    .flatMap(({ Resource }) => Resource);
  const secretNames = readable.map((arn) => /Secrets(Origin|PseudonymKey|DeviceKey)/.exec(arn)?.[1]);
  expect(secretNames.sort()).toEqual(secretsOf[name] ?? []);
});

it.each(names)('lets %s read all that was recorded, by the index, only where it tells of it', (name) => {
  const statements = policyOf(name);
  expect(allowedOn(statements, wholeAudit, 'TableCD117FA1/index/GSI1')).toBe(name === 'audit' ? 'q' : '');
});

it.each(['bounces', 'resends'] as const)(
  'lets %s note with a person whether they are mailed, and change nothing else of them',
  (name) => {
    const statements = policyOf(name);
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
  },
);

it('refuses a request that names a secret partition among others', () => {
  const statements = policyOf('users');
  const ask = (...keys: string[]) =>
    decide(statements, {
      action: 'dynamodb:BatchGetItem',
      resource: 'TableCD117FA1',
      context: { 'dynamodb:LeadingKeys': keys },
    });
  expect(ask('USER#a', 'USER#b')).toBe('allowed');
  expect(ask('USER#a', 'CREDENTIAL#b')).toBe('denied');
});

it('lets the public read of a university its name, logo and share, when it names them, and nothing else', () => {
  const statements = policyOf('public');
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
  expect(read('SPECIFIC_ATTRIBUTES', 'name', 'logoUrl', 'share')).toBe('allowed');
  expect(read('SPECIFIC_ATTRIBUTES', 'name', 'address')).toBe('notAllowed');
  expect(read('ALL_ATTRIBUTES')).toBe('notAllowed');
});

describe('rights that a function may be given', () => {
  const granted = (rights: Rights) => {
    const Statement = stacks.storage.resolve(
      statementsOf(rights, resources, granting).map((statement) => statement.toStatementJson()),
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

  it('deletes passwords unread, what renews sessions, and links, and reads no more of these than their keys', () => {
    const deleted = { 'CREDENTIAL#u': 'd', 'RENEWAL#u': 'd', 'LINK#u': 'd' };
    expect(granted({ table: 'write', secrets: 'delete' })).toEqual({ ...writes, ...deleted });
    const statements = policyOf('tasks');
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
    const statements = statementsOf({ files }, resources, granting);
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

  const statements = policyOf('exports');
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
