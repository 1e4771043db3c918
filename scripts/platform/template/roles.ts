import * as z from 'zod/mini';
import type { Role } from '#scripts/platform/iam/access.ts';
import { parsePolicy, type Statement } from '#scripts/platform/iam/policy.ts';
import type { LambdaFunction } from './functions.ts';
import type { FindResources } from './resources.ts';

const lambda = z.object({ Role: z.optional(z.string()) });
const role = z.object({
  Policies: z._default(z.array(z.object({ PolicyDocument: z.unknown() })), []),
  ManagedPolicyArns: z._default(z.array(z.string()), []),
  PermissionsBoundary: z.optional(z.unknown()),
});
const attached = z.object({ PolicyDocument: z.unknown(), Roles: z._default(z.array(z.string()), []) });

const parse = (where: string, document: unknown): Statement[] => {
  try {
    return parsePolicy(document);
  } catch (error) {
    throw new Error(`${where}: ${error instanceof Error ? error.message : error}`);
  }
};

/**
 * Includes inline and attached policies. Throws, naming the resource, on what cannot be evaluated here: AWS-managed
 * policies, boundaries, unknown policy elements.
 */
export const findRoles = (find: FindResources, functions: readonly LambdaFunction[]): Role[] => {
  const roles = find('AWS::IAM::Role', role);
  const policies = ['AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy'].flatMap((type) => find(type, attached));
  const roleArns = new Map(find('AWS::Lambda::Function', lambda).map(({ arn, properties }) => [arn, properties.Role]));

  return functions.flatMap(({ arn, label, name: functionName }) => {
    const found = roles.find((candidate) => candidate.arn === roleArns.get(arn));
    if (!found) return [];
    const { name, stack, id, properties } = found;
    const where = `${stack.name}/${id}`;
    if (properties.PermissionsBoundary !== undefined) throw new Error(`${where}: permissions boundaries are not known`);
    const foreign = properties.ManagedPolicyArns.find((policy) => !policies.some((own) => own.arn === policy));
    if (foreign) throw new Error(`${where}: what ${foreign} allows is not known`);
    const isOf = (policy: (typeof policies)[number]): boolean =>
      policy.properties.Roles.includes(name) || properties.ManagedPolicyArns.includes(policy.arn);
    const statements = [
      ...properties.Policies.flatMap(({ PolicyDocument }) => parse(where, PolicyDocument)),
      ...policies.filter(isOf).flatMap((policy) => {
        return parse(`${policy.stack.name}/${policy.id}`, policy.properties.PolicyDocument);
      }),
    ];
    return [{ label, functionName, name, statements }];
  });
};
