import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { secretsOf } from '../literals/function-rights.ts';
import { withCells } from './cells.ts';
import { plain } from './policies.ts';
import { appOf, find, ids, names, type Resource } from './templates.ts';

const { cells, stacks } = appOf(withCells(3));
const everyId = cells.map(({ cell }) => cell.id);

type Statement = {
  Effect: string;
  Action: string | string[];
  Resource?: string | string[];
  Principal?: unknown;
  Condition?: unknown;
};
const list = (value: string | string[] = []): string[] => [value].flat();

const reads = ['BatchGetItem', 'GetItem'];
const writes = ['BatchGetItem', 'DeleteItem', 'GetItem', 'PutItem', 'UpdateItem'];
const keepsFiles = ['DeleteObject', 'GetObject', 'ListBucket', 'PutObject'];
/** Rights on what all cells share, besides secrets: who may do what, by the resource's logical id. */
const rights: Record<string, Record<string, string[]>> = {
  [ids.files]: {
    files: ['DeleteObject', 'GetObject', 'GetObjectTagging', 'ListBucket', 'PutObject'],
    tasks: keepsFiles,
    decoder: ['GetObject', 'PutObject'],
    catalogue: ['GetObject', 'ListBucket'],
  },
  [ids.erasures]: { tasks: ['PutObject'] },
  [ids.signingKey]: { auth: ['GetPublicKey', 'Sign'], account: ['GetPublicKey', 'Sign'] },
  [ids.otherSigningKey]: { auth: ['GetPublicKey', 'Sign'], account: ['GetPublicKey', 'Sign'] },
  MailIdentity4365A1C5: { mailer: ['SendRawEmail'] },
  DirectoryTableD64E6930: {
    auth: writes,
    account: writes,
    users: writes,
    universities: writes,
    tasks: writes,
    resends: reads,
    catalogue: reads,
    portfolios: reads,
    profile: reads,
    cv: reads,
    public: reads,
    formations: reads,
    imports: reads,
    audit: reads,
    exports: reads,
    files: reads,
  },
};
/** The main cell's function publishes what those of the others read. */
const rightsIn = (id: string): typeof rights =>
  id === 'main'
    ? { ...rights, [ids.files]: { ...rights[ids.files], catalogue: ['GetObject', 'ListBucket', 'PutObject'] } }
    : rights;
const secretIds = { Origin: ids.originSecret, PseudonymKey: ids.pseudonymKey, DeviceKey: ids.deviceKey };
const expectedIn = (cell: string) =>
  Object.fromEntries(
    names.map((name) => [
      name,
      Object.fromEntries([
        ...Object.entries(rightsIn(cell)).flatMap(([id, { [name]: actions }]) => (actions ? [[id, actions]] : [])),
        ...Object.entries(secretIds).flatMap(([secret, id]) =>
          secretsOf[name]?.includes(secret) ? [[id, ['GetSecretValue']]] : [],
        ),
      ]),
    ]),
  );

const shared = Object.keys(Template.fromStack(stacks.shared).toJSON().Resources);
/** The shared resource in an ARN of `plain`, which leaves references by logical id or by the name of an output. */
const sharedIn = (arn: string): string[] => shared.filter((id) => arn.split(/[/:]/).some((part) => part.includes(id)));

const granted = (statements: readonly Statement[]): Record<string, string[]> => {
  const found: Record<string, string[]> = {};
  for (const { Effect, Action, Resource } of statements) {
    if (Effect !== 'Allow') continue;
    const actions = list(Action).map((action) => action.replace(/^\w+:/, ''));
    for (const id of list(Resource).flatMap(sharedIn)) {
      found[id] = [...new Set([...(found[id] ?? []), ...actions])].sort();
    }
  }
  return found;
};

it.each(everyId)(
  'gives each function of %s its rights on what cells share, and no more: the main one alone publishes the catalogue',
  (id) => {
    const { api } = cells.find(({ cell }) => cell.id === id) ?? expect.unreachable(id);
    const roles = find(Template.fromStack(api), 'AWS::IAM::Role');
    const given = names.map((name) => {
      const [[, role] = expect.unreachable(name)] = roles.filter(([role]) => role.startsWith(`${name}Role`));
      const { Statement: statements } = plain(role.Properties.Policies[0].PolicyDocument) as { Statement: Statement[] };
      return [name, granted(statements)];
    });
    expect(Object.fromEntries(given)).toEqual(expectedIn(id));
  },
);

describe('policies of what cells share', () => {
  const ownAccount = { AWS: 'arn:aws:iam::AWS::AccountId:root' };
  const withoutTls = {
    Effect: 'Deny',
    Principal: { AWS: '*' },
    Condition: { Bool: { 'aws:SecureTransport': 'false' } },
  };
  const onlyOwnAccount = [{ Effect: 'Allow', Principal: ownAccount }];
  /** Whom each resource's policy names, and on which condition. */
  const policies: Record<string, object[]> = {
    [ids.erasures]: [withoutTls],
    [ids.signingKey]: onlyOwnAccount,
    [ids.otherSigningKey]: onlyOwnAccount,
    // The key of the directory's table: who reaches the table reaches it through DynamoDB, in the own account.
    DirectoryKey48588CEE: [
      ...onlyOwnAccount,
      {
        Effect: 'Allow',
        Principal: { AWS: '*' },
        Condition: {
          StringEquals: {
            'kms:CallerAccount': 'AWS::AccountId',
            'kms:ViaService': 'dynamodb.eu-west-3.amazonaws.com',
          },
        },
      },
      { Effect: 'Allow', Principal: { Service: 'dynamodb.amazonaws.com' } },
    ],
    [ids.files]: [
      withoutTls,
      {
        Effect: 'Allow',
        Principal: { Service: 'cloudfront.amazonaws.com' },
        Condition: {
          StringEquals: { 'aws:SourceArn': 'arn:aws:cloudfront::AWS::AccountId:distribution/Distribution830FAC52' },
        },
      },
    ],
  };
  const statementsIn = (policy: unknown) =>
    (plain(policy) as { Statement: Statement[] }).Statement.map(({ Effect, Principal, Condition }) => ({
      Effect,
      Principal,
      ...(Condition !== undefined && { Condition }),
    }));
  /** The policy of a bucket may lie in another stack than the bucket. */
  const found = [stacks.shared, stacks.web].flatMap((stack) =>
    Object.entries(Template.fromStack(stack).toJSON().Resources as Record<string, Resource>),
  );

  it('name nobody of another account', () => {
    const keys = found.filter(([, { Type }]) => Type === 'AWS::KMS::Key');
    const buckets = found.filter(([, { Type }]) => Type === 'AWS::S3::BucketPolicy');
    const read = [
      ...keys.map(([id, { Properties }]) => [id, statementsIn(Properties.KeyPolicy)]),
      ...buckets.flatMap(([, { Properties }]) =>
        sharedIn(String(plain(Properties.Bucket))).map((id) => [id, statementsIn(Properties.PolicyDocument)]),
      ),
    ];
    expect(Object.fromEntries(read)).toEqual(policies);
  });

  it('are these alone: secrets, directory and sender have none', () => {
    const text = JSON.stringify(found);
    expect(text).toContain('"Type":"AWS::SecretsManager::Secret"');
    expect(text).not.toMatch(/ResourcePolicy/);
  });
});
