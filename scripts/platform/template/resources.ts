import type * as z from 'zod/mini';
import type { Resource, StackTemplate } from './assembly.ts';
import { attributeOf, physicalName } from './names.ts';
import type { Resolve } from './resolve.ts';

export type Deployed<T> = { id: string; name: string; arn: string; stack: StackTemplate; properties: T };

/** Searches all stacks, in template order, dependencies first. */
export type FindResources = <T extends z.ZodMiniType>(type: string, shape: T) => Deployed<z.output<T>>[];

const dependenciesOf = ({ DependsOn = [] }: Resource): string[] => [DependsOn].flat();

const describeIssues = (error: z.core.$ZodError): string => {
  const issues = error.issues.map((issue) => {
    const path = issue.path.join('.');
    if (issue.code === 'unrecognized_keys')
      return `${[path, issue.keys.join(', ')].filter(Boolean).join('.')} is not known`;
    return `${path}: ${issue.message}`;
  });
  return issues.join('; ');
};

/** Throws, naming the resource, on unexpected properties. */
export const createFinder =
  (stacks: readonly StackTemplate[], resolve: Resolve): FindResources =>
  (type, shape) =>
    stacks.flatMap((stack) =>
      Object.entries(stack.Resources)
        .filter(([, resource]) => resource.Type === type)
        .sort(([a, first], [b, second]) => {
          return Number(dependenciesOf(first).includes(b)) - Number(dependenciesOf(second).includes(a));
        })
        .map(([id, resource]) => {
          const properties = shape.safeParse(resolve(resource.Properties, stack));
          if (!properties.success)
            throw new Error(
              `The local runner cannot run ${stack.name}/${id} (${type}): ${describeIssues(properties.error)}`,
            );
          const name = physicalName(stack, id);
          return { id, name, arn: attributeOf(stack, id, 'Arn'), stack, properties: properties.data };
        }),
    );
