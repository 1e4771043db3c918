import { expect, it } from 'vitest';
import { createAccess } from '#scripts/platform/iam/access.ts';
import { loadStack } from '#scripts/platform/template/stack.ts';
import { type Assembly, propertiesOf, writeAssembly } from './fixtures/assembly.ts';

const table = { Type: 'AWS::DynamoDB::Table', Properties: { KeySchema: [], AttributeDefinitions: [] } };
const tableArn = { 'Fn::GetAtt': ['Table', 'Arn'] };
const document = (Action: string, rest = {}) => ({
  Version: '2012-10-17',
  Statement: [{ Effect: 'Allow', Action, Resource: tableArn, ...rest }],
});

const withRole =
  (role: object, resources: Record<string, { Type: string; Properties: Record<string, unknown> }> = {}) =>
  (assembly: Assembly) => {
    Object.assign(assembly.web.Resources, {
      Role: { Type: 'AWS::IAM::Role', Properties: role },
      Table: table,
      ...resources,
    });
    propertiesOf(assembly, 'LambdaFunction01234567').Role = { 'Fn::GetAtt': ['Role', 'Arn'] };
  };

const allowed = (change: (assembly: Assembly) => void, actions: string[]): string[] => {
  const { roles } = loadStack(writeAssembly(change), {});
  const access = createAccess(roles);
  const resource = 'arn:aws:dynamodb:eu-west-3:000000000000:table/Web-Table';
  return actions.filter(
    (action) => access.refusal({ name: 'Lambda' }, { action: `dynamodb:${action}`, resource, context: {} }) === null,
  );
};

const actions = ['GetItem', 'PutItem', 'Query'];
const attachedTo = (Roles: unknown[]) => ({ PolicyDocument: document('dynamodb:PutItem'), Roles });

// https://docs.aws.amazon.com/IAM/latest/UserGuide/access_policies_managed-vs-inline.html
it('a role holds the policies inside it and those attached to it, and no other’s', () => {
  const inside = { Policies: [{ PolicyName: 'inside', PolicyDocument: document('dynamodb:GetItem') }] };
  const policy = (Roles: unknown[], Type = 'AWS::IAM::Policy') => ({ Extra: { Type, Properties: attachedTo(Roles) } });
  expect(allowed(withRole({}), actions)).toEqual([]);
  expect(allowed(withRole(inside), actions)).toEqual(['GetItem']);
  expect(allowed(withRole(inside, policy([{ Ref: 'Role' }])), actions)).toEqual(['GetItem', 'PutItem']);
  expect(allowed(withRole(inside, policy(['another'])), actions)).toEqual(['GetItem']);
  const managed = policy([], 'AWS::IAM::ManagedPolicy');
  expect(allowed(withRole({ ManagedPolicyArns: [{ Ref: 'Extra' }] }, managed), actions)).toEqual(['PutItem']);
});

it('a function without a role may nothing', () => {
  expect(allowed(() => undefined, actions)).toEqual([]);
});

it.each([
  [
    'a managed policy of AWS',
    { ManagedPolicyArns: ['arn:aws:iam::aws:policy/AdministratorAccess'] },
    'AdministratorAccess',
  ],
  ['a boundary', { PermissionsBoundary: 'arn:aws:iam::aws:policy/x' }, 'boundaries'],
  [
    'a condition that is not known here',
    { Policies: [{ PolicyDocument: document('*', { Condition: { Bool: { 'aws:SecureTransport': 'true' } } }) }] },
    'aws:SecureTransport',
  ],
])('cannot be deployed here: a role with %s', (_, role, named) => {
  const load = () => loadStack(writeAssembly(withRole(role)), {});
  expect(load).toThrow('Web/Role');
  expect(load).toThrow(named);
});

// https://docs.aws.amazon.com/service-authorization/latest/reference/list_amazondynamodb.html#amazondynamodb-resources-for-iam-policies
it('resources have the ARNs that they would have', () => {
  const change = (assembly: Assembly) => {
    const Variables = {
      TABLE: tableArn,
      STREAM: { 'Fn::GetAtt': ['Table', 'StreamArn'] },
      ROLE: { 'Fn::GetAtt': ['Role', 'Arn'] },
      SITE: { 'Fn::GetAtt': ['Site', 'Arn'] },
      LAMBDA: { 'Fn::GetAtt': ['LambdaFunction01234567', 'Arn'] },
    };
    propertiesOf(assembly, 'LambdaFunction01234567').Environment = { Variables };
    withRole({})(assembly);
  };
  expect(loadStack(writeAssembly(change), {}).functions[0]?.environment).toEqual({
    TABLE: 'arn:aws:dynamodb:eu-west-3:000000000000:table/Web-Table',
    STREAM: 'arn:aws:dynamodb:eu-west-3:000000000000:table/Web-Table/stream/local',
    ROLE: 'arn:aws:iam::000000000000:role/Web-Role',
    SITE: 'arn:aws:s3:::web-site',
    LAMBDA: 'arn:aws:lambda:eu-west-3:000000000000:function:Web-LambdaFunction01234567',
  });
});
