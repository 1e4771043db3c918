import { expect } from 'vitest';
import type { FunctionName } from '#infra/functions.ts';
import { decide, parsePolicy, type Statement } from '#scripts/platform/index.ts';
import { actions, partitions } from '../literals/function-rights.ts';
import { find, functionOf, templates } from './templates.ts';

/** Replaces references in a template by the name of their target. */
export const plain = (value: unknown): unknown => {
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

/** The single policy document of a function's role, with references resolved. */
export const documentOf = (name: FunctionName): unknown => {
  const role = roles.get(functionOf(name).properties.Role['Fn::GetAtt'][0])?.Properties;
  expect(role.ManagedPolicyArns).toBeUndefined();
  expect(role.Policies).toHaveLength(1);
  return plain(role.Policies[0].PolicyDocument);
};

export const policyOf = (name: FunctionName) => parsePolicy(documentOf(name));

/** Letters of the actions that the statements allow on an item of that partition. */
export const allowedOn = (statements: readonly Statement[], partition: string, resource = 'TableCD117FA1'): string =>
  Object.entries(actions)
    .filter(([, action]) => {
      const context = { 'dynamodb:LeadingKeys': [partition], 'dynamodb:Attributes': ['PK', 'SK', 'anything'] };
      return decide(statements, { action: `dynamodb:${action}`, resource, context }) === 'allowed';
    })
    .map(([letter]) => letter)
    .join('');

export const tableOf = (statements: readonly Statement[]) =>
  Object.fromEntries(partitions.map((partition) => [partition, allowedOn(statements, partition)]));
