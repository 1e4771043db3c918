import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterEach, expect, it, vi } from 'vitest';
import { markSeen } from '#functions/data/users.ts';
import { lastSeenAttributes } from '#infra/rights.ts';
import type { Group } from '#shared/contracts/index.ts';
import { find, functionOf, groups, templates } from './templates.ts';

type Statement = { Effect: string; Action: string | string[]; Resource: unknown; Condition?: unknown };

const roles = new Map(find(templates.api, 'AWS::IAM::Role'));

const statementsOf = (group: Group): Statement[] => {
  const role = roles.get(functionOf(group).properties.Role['Fn::GetAtt'][0])?.Properties;
  expect(role.ManagedPolicyArns).toBeUndefined();
  expect(role.Policies).toHaveLength(1);
  return role.Policies[0].PolicyDocument.Statement;
};

const read = ['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:Query'];
const write = ['BatchWriteItem', 'ConditionCheckItem', 'DeleteItem', 'PutItem', 'UpdateItem'].map(
  (a) => `dynamodb:${a}`,
);
const noteLastSeen = ['dynamodb:UpdateItem'];
const verify = ['kms:GetPublicKey'];
const mail = ['ses:SendEmail', 'ses:SendRawEmail'];

const rights: Record<Group, string[]> = {
  auth: [...read, ...write, ...verify, 'kms:Sign', ...mail],
  users: [...read, ...write, ...verify, ...mail],
  universities: [...read, ...noteLastSeen, ...verify],
  catalogue: [...read, ...write, ...verify],
  portfolios: [...read, ...write, ...verify],
  exports: [...read, ...noteLastSeen, ...verify],
  service: [],
};

it('gives every function a role of its own', () => {
  expect(new Set(groups.map((group) => functionOf(group).properties.Role['Fn::GetAtt'][0])).size).toBe(groups.length);
  expect(find(templates.api, 'AWS::IAM::Policy')).toEqual([]);
});

it.each(groups)('allows %s exactly what it does', (group) => {
  const statements = statementsOf(group);
  const actions = statements.flatMap(({ Action }) => Action);
  expect(actions.sort()).toEqual([...rights[group], 'logs:CreateLogStream', 'logs:PutLogEvents'].sort());
  // No action and no resource of a kind: the product's table and its one index, its key, its mail domain, its own log.
  expect(JSON.stringify(statements.map(({ Action, Resource }) => [Action, Resource]))).not.toContain('*');
});

it.each(groups.filter((group) => !rights[group].includes('dynamodb:PutItem') && rights[group].length > 0))(
  'lets %s write nothing but when the caller was seen',
  (group) => {
    expect(statementsOf(group).find(({ Action }) => Action === 'dynamodb:UpdateItem')?.Condition).toEqual({
      'ForAllValues:StringEquals': { 'dynamodb:Attributes': lastSeenAttributes },
      Null: { 'dynamodb:Attributes': 'false' },
    });
  },
);

afterEach(() => vi.restoreAllMocks());

it('covers every attribute that noting a caller touches', async () => {
  vi.stubEnv('TABLE_NAME', 'table');
  const send = vi.spyOn(DynamoDBDocumentClient.prototype, 'send').mockImplementation(async () => ({}));
  await markSeen({ id: 'id' }, new Date());
  const input = send.mock.calls[0]?.[0].input as { Key: object; ExpressionAttributeNames: Record<string, string> };
  const touched = [...Object.keys(input.Key), ...Object.values(input.ExpressionAttributeNames)];
  expect([...new Set(touched)].sort()).toEqual([...lastSeenAttributes].sort());
});
