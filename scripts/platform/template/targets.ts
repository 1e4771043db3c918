import * as z from 'zod/mini';
import type { LambdaFunction } from './functions.ts';
import type { FindResources } from './resources.ts';

const alias = z.strictObject({ FunctionName: z.string(), FunctionVersion: z.string(), Name: z.string() });

const invokeConfig = z.strictObject({
  FunctionName: z.string(),
  Qualifier: z.string(),
  MaximumRetryAttempts: z.optional(z.number()),
  MaximumEventAgeInSeconds: z.optional(z.number()),
});

/**
 * An alias runs the same code as its function here, but has its own resource policy:
 * https://docs.aws.amazon.com/lambda/latest/dg/versioning-aliases-permissions.html
 */
export type Target = {
  lambda: LambdaFunction;
  arn: string;
  /** `function:alias` for an alias. */
  name: string;
  asynchronous: { mostRetries: number; oldestMs: number };
};

export type FindTarget = (named: string) => Target | undefined;

/** https://docs.aws.amazon.com/lambda/latest/dg/invocation-async-error-handling.html */
const asynchronousOf = (config?: z.output<typeof invokeConfig>): Target['asynchronous'] => ({
  mostRetries: config?.MaximumRetryAttempts ?? 2,
  oldestMs: (config?.MaximumEventAgeInSeconds ?? 6 * 60 * 60) * 1000,
});

/** Throws, naming the alias, if it has more than one version. */
export const findTargets = (find: FindResources, functions: readonly LambdaFunction[]): FindTarget => {
  const configs = find('AWS::Lambda::EventInvokeConfig', invokeConfig).map(({ properties }) => properties);
  const aliases = find('AWS::Lambda::Alias', alias);
  const targets = functions.flatMap((lambda) => {
    const settled = (qualifier: string) =>
      asynchronousOf(
        configs.find(({ FunctionName, Qualifier }) => FunctionName === lambda.name && Qualifier === qualifier),
      );
    const own = aliases.filter(({ properties }) => properties.FunctionName === lambda.name);
    return [
      { lambda, arn: lambda.arn, name: lambda.name, asynchronous: settled('$LATEST') },
      ...own.map(({ arn, properties: { Name } }) => {
        return { lambda, arn, name: `${lambda.name}:${Name}`, asynchronous: settled(Name) };
      }),
    ];
  });
  return (named) => targets.find(({ name, arn }) => [name, arn].includes(named));
};
