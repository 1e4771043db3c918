import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { Template } from 'aws-cdk-lib/assertions';
import { expect, it } from 'vitest';
import { directoryStatements } from '#infra/directory-rights.ts';
import { functions } from '#infra/functions.ts';
import { withCells } from './cells.ts';
import { appOf, find, findOne, stageOf } from './templates.ts';

const source = readFileSync('infra/constructs/cell-route.js', 'utf8');
const apis = { b: 'b.execute-api.test', c: 'c.execute-api.test' };

type Asked = {
  authorization?: string | undefined;
  cookie?: string | undefined;
  /** The header `x-cell`. */
  cell?: string | undefined;
  /** What the store lists; null: it is down. */
  moved?: Record<string, string> | null;
};

/** The host that the call goes to; null: the main cell. Also which keys of the store were read. */
const routed = async ({ authorization, cookie, cell, moved = {} }: Asked) => {
  const updates: unknown[] = [];
  const read: string[] = [];
  const get = async (key: string): Promise<string> => {
    read.push(key);
    const found = moved?.[key];
    if (found === undefined) throw new Error('KeyNotFound');
    return found;
  };
  const cf = { kvs: () => ({ get }), updateRequestOrigin: (origin: unknown) => void updates.push(origin) };
  const request = {
    uri: '/api/v0/users',
    headers: {
      ...(authorization !== undefined && { authorization: { value: authorization } }),
      ...(cell !== undefined && { 'x-cell': { value: cell } }),
    },
    cookies: cookie === undefined ? {} : { '__Secure-renewal': { value: cookie } },
  };
  const event = { request };
  const answer = await runInNewContext(`${source}; handler(event)`, {
    event,
    cf,
    apis,
    mainCell: 'main',
    anotherCell: '*',
    Buffer,
  });
  expect(answer).toBe(request);
  expect(updates.length).toBeLessThan(2);
  return { to: (updates[0] as { domainName: string } | undefined)?.domainName ?? null, read };
};
const encoded = (payload: string): string => `Bearer aGVhZA.${Buffer.from(payload).toString('base64url')}.c2ln`;
const token = (claims: unknown): string => encoded(JSON.stringify(claims));

it.each<[string, Asked, string | null]>([
  ['a call without anything', {}, null],
  ['a token of another cell', { authorization: token({ cell: 'b' }) }, apis.b],
  ['a token of the main cell', { authorization: token({ cell: 'main' }) }, null],
  [
    'a token of the main cell beside a cookie of another',
    { authorization: token({ cell: 'main' }), cookie: 'c~x' },
    null,
  ],
  ['a token of a cell that is not there', { authorization: token({ cell: 'z' }) }, null],
  ['a token without a cell', { authorization: token({ sub: 'somebody' }) }, null],
  ['a token without a cell, beside a cookie', { authorization: token({ sub: 'somebody' }), cookie: 'c~u.s.x' }, apis.c],
  ['a cookie alone', { cookie: 'b~user.session.secret' }, apis.b],
  ['a cookie of a cell that is not there', { cookie: 'z~user.session.secret' }, null],
  ['a cookie of a release that names no cell', { cookie: 'user.session.secret' }, null],
  ['a university that has moved', { authorization: token({ cell: 'b', uni: 'u1' }), moved: { u1: 'c' } }, apis.c],
  ['a university that has moved back', { authorization: token({ cell: 'b', uni: 'u1' }), moved: { u1: 'main' } }, null],
  ['a university that has not moved', { authorization: token({ cell: 'b', uni: 'u1' }), moved: { u2: 'c' } }, apis.b],
  ['a university, while the store is down', { authorization: token({ cell: 'b', uni: 'u1' }), moved: null }, apis.b],
  [
    'a store that lists a cell that is gone',
    { authorization: token({ cell: 'b', uni: 'u1' }), moved: { u1: 'z' } },
    apis.b,
  ],
])('leads %s to its cell', async (_what, asked, host) => {
  expect((await routed(asked)).to).toBe(host);
});

it.each([
  ['of 8 KB', token({ cell: 'b', more: 'x'.repeat(6000) })],
  ['that is no JSON', encoded('{"cell":"b"')],
  ['that is no text', encoded('\u0000\uffff')],
  ['of the name of the prototype', encoded('{"__proto__":{"cell":"b"}}')],
  ['whose cell is the prototype', token({ cell: '__proto__' })],
  ['whose cell is a method', token({ cell: 'toString' })],
  ['whose cell is a list', token({ cell: ['b'] })],
  ['whose cell is an object', token({ cell: { toString: 'b' } })],
  ['whose cell is a number', token({ cell: 1 })],
  ['whose cell is nothing', token({ cell: null })],
  ['that is null', token(null)],
  ['that is a text', token('b')],
  ['that is a list', token(['b'])],
  ['without a signature', `Bearer aGVhZA.${Buffer.from('{"cell":"b"}').toString('base64url')}`],
  ['of four parts', `${token({ cell: 'b' })}.eA`],
  ['of another scheme', token({ cell: 'b' }).replace('Bearer', 'Basic')],
  ['that is empty', ''],
])('leads a hostile token %s to the main cell, which refuses it', async (_what, authorization) => {
  expect((await routed({ authorization })).to).toBeNull();
});

it.each([['a'.repeat(81)], ['../x'], [''], [7]])('asks the store for no university “%s”', async (university) => {
  const { to, read } = await routed({ authorization: token({ cell: 'b', uni: university }) });
  expect([to, read]).toEqual([apis.b, []]);
});

it.each<[string, Asked, string | null]>([
  ['before the store', { authorization: token({ uni: 'u1' }), moved: { u1: 'b' }, cell: 'c' }, apis.c],
  ['before the claim', { authorization: token({ cell: 'b' }), cell: 'c' }, apis.c],
  ['before the cookie', { cookie: 'b~user.session.secret', cell: 'c' }, apis.c],
  ['for the main cell', { authorization: token({ cell: 'b', uni: 'u1' }), moved: { u1: 'b' }, cell: 'main' }, null],
])('follows the cell that the client asks for %s, and reads no store', async (_what, asked, host) => {
  expect(await routed(asked)).toEqual({ to: host, read: [] });
});

it('leads a call that the main cell has not answered to another one, whatever it names', async () => {
  expect(await routed({ cell: '*' })).toEqual({ to: apis.b, read: [] });
});

it.each(['z', '', '__proto__', 'toString', 'b, c'])(
  'passes over “%s” as a cell that the client asks for',
  async (cell) => {
    const asked = { authorization: token({ cell: 'b', uni: 'u1' }), moved: { u1: 'c' }, cell };
    expect(await routed(asked)).toEqual({ to: apis.c, read: ['u1'] });
  },
);

const webOf = (count: number) => Template.fromStack(appOf(withCells(count)).stacks.web);
const apiBehaviorIn = (template: Template) =>
  findOne(template, 'AWS::CloudFront::Distribution').Properties.DistributionConfig.CacheBehaviors[0];

it('is the function of /api/*, with the hosts of the other cells’ APIs and a store', () => {
  const web = webOf(3);
  const [route] = find(web, 'AWS::CloudFront::Function').filter(([id]) => id.startsWith('Cells'));
  const { FunctionCode, FunctionConfig } = route?.[1].Properties ?? {};
  const behavior = apiBehaviorIn(web);
  expect(behavior.PathPattern).toBe('/api/*');
  const { Properties } = find(web, 'AWS::CloudFront::ResponseHeadersPolicy').find(
    ([name]) => name === behavior.ResponseHeadersPolicyId.Ref,
  )?.[1] ?? { Properties: {} };
  expect(Properties.ResponseHeadersPolicyConfig.CustomHeadersConfig.Items).toContainEqual({
    Header: 'x-cell',
    Value: '*',
    Override: false,
  });
  expect(behavior.FunctionAssociations).toEqual([
    { EventType: 'viewer-request', FunctionARN: { 'Fn::GetAtt': [route?.[0], 'FunctionARN'] } },
  ]);
  expect(FunctionConfig.KeyValueStoreAssociations).toHaveLength(1);
  const [store] = find(web, 'AWS::CloudFront::KeyValueStore').map(([id]) => id);
  // The mover finds it by this.
  expect(web.toJSON().Outputs.MovedStore.Value).toEqual({ 'Fn::GetAtt': [store, 'Arn'] });
  const code: string = FunctionCode['Fn::Join'][1]
    .map((part: unknown) => (typeof part === 'string' ? part : 'API'))
    .join('');
  expect(code.split('\n').slice(0, 2)).toEqual(['import cf from "cloudfront";', "const mainCell = 'main';"]);
  expect(code).toMatch(
    /^const apis = \{"b":"API\.execute-api\.eu-west-3\.API","c":"API\.execute-api\.eu-west-3\.API"\};$/m,
  );
  const read = JSON.stringify(FunctionCode).match(/"StackName":"[\w-]+"/g);
  expect(read).toEqual(['"StackName":"thesee-production-b-api"', '"StackName":"thesee-production-c-api"']);
  // https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html
  expect(code.length + 20 * 80).toBeLessThan(10_000);
});

it('is not there with one cell, nor is a store or a directory: no call costs more', () => {
  const { shared, web } = appOf(stageOf('production')).stacks;
  const template = Template.fromStack(web);
  expect(apiBehaviorIn(template)).not.toHaveProperty('FunctionAssociations');
  expect(find(template, 'AWS::CloudFront::KeyValueStore')).toEqual([]);
  expect(find(Template.fromStack(shared), 'AWS::DynamoDB::GlobalTable')).toEqual([]);
});

it('comes with a directory of its own key, protected as a cell’s table', () => {
  const shared = Template.fromStack(appOf(withCells(3)).stacks.shared);
  const directory = findOne(shared, 'AWS::DynamoDB::GlobalTable');
  expect(directory).toMatchObject({ DeletionPolicy: 'RetainExceptOnCreate', UpdateReplacePolicy: 'Retain' });
  expect(directory.Properties).toMatchObject({
    BillingMode: 'PAY_PER_REQUEST',
    KeySchema: [{ AttributeName: 'PK', KeyType: 'HASH' }],
    SSESpecification: { SSEEnabled: true, SSEType: 'KMS' },
    Replicas: [
      {
        DeletionProtectionEnabled: true,
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
        SSESpecification: { KMSMasterKeyId: { 'Fn::GetAtt': [expect.stringMatching(/^DirectoryKey/), 'Arn'] } },
      },
    ],
  });
  expect(Object.keys(shared.toJSON().Outputs)).toContain('DirectoryTable');
  const kinds = ['AWS::DynamoDB::GlobalTable', 'AWS::S3::Bucket'];
  expect(kinds.flatMap((kind) => find(shared, kind).map(([id]) => id))).toEqual([
    'DirectoryTableD64E6930',
    'Files8E6940B8',
    'ErasuresA1C9C257',
  ]);
});

it('alone sees the cell that a client asks for, and lets nobody outside say that a call has come by a hop', () => {
  const policies = find(webOf(3), 'AWS::CloudFront::OriginRequestPolicy');
  const passed = policies.flatMap(
    ([, { Properties }]) => Properties.OriginRequestPolicyConfig.HeadersConfig.Headers as string[],
  );
  expect(passed).toContain('Accept-Language');
  for (const name of ['x-cell', 'x-hop', 'x-caller'])
    expect(passed.map((header) => header.toLowerCase())).not.toContain(name);
});

const readers = ['CELL#*', 'PERSON#*', 'UNIVERSITY#*'];
const writers = ['ADDRESS#*', 'PERSON#*', 'UNIVERSITY#*'];

it.each([
  ['public', readers, []],
  ['resends', readers, []],
  ['imports', ['ADDRESS#*', ...readers], []],
  ['auth', ['ADDRESS#*', 'CELL#*', 'FILLED#*', 'PERSON#*', 'UNIVERSITY#*'], writers],
  ['tasks', ['ADDRESS#*', 'CELL#*', 'FILLED#*', 'PERSON#*', 'UNIVERSITY#*'], writers],
] as const)(
  'lets %s use of the directory what its calls need, and no function where cells and moves are',
  (name, read, write) => {
    const statements = directoryStatements(functions[name], { tableArn: 'directory' }).map((one) =>
      one.toStatementJson(),
    );
    const keysOf = (action: string): string[] =>
      statements
        .filter(({ Action }) => Action.includes(action))
        .flatMap(({ Condition }) => Condition['ForAllValues:StringLike']['dynamodb:LeadingKeys'] as string[])
        .toSorted();
    expect(keysOf('dynamodb:GetItem')).toEqual(read);
    for (const action of ['PutItem', 'UpdateItem', 'DeleteItem']) expect(keysOf(`dynamodb:${action}`)).toEqual(write);
  },
);
