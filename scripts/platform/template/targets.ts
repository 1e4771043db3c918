import * as z from 'zod/mini';
import type { LambdaFunction } from './functions.ts';
import type { FindResources } from './resources.ts';

const alias = z.strictObject({ FunctionName: z.string(), FunctionVersion: z.string(), Name: z.string() });

/** How often, and for how long, Lambda tries again what was invoked without waiting for it. */
const invokeConfig = z.strictObject({
  FunctionName: z.string(),
  Qualifier: z.string(),
  MaximumRetryAttempts: z.optional(z.number()),
  MaximumEventAgeInSeconds: z.optional(z.number()),
});

/**
 * What can be invoked: a function as it is, or by an alias of its version, which a laptop runs just so. Each has a policy of its
 * own that says who may: https://docs.aws.amazon.com/lambda/latest/dg/versioning-aliases-permissions.html
 */
export type Target = {
  lambda: LambdaFunction;
  arn: string;
  /** The function's name, with the alias's behind it. */
  name: string;
  /** What is done about an event that nobody waits for when it fails. */
  asynchronous: { mostRetries: number; oldestMs: number };
};

/** What is invoked by that name or ARN, if anything. */
export type FindTarget = (named: string) => Target | undefined;

/** https://docs.aws.amazon.com/lambda/latest/dg/invocation-async-error-handling.html */
const asynchronousOf = (config?: z.output<typeof invokeConfig>): Target['asynchronous'] => ({
  mostRetries: config?.MaximumRetryAttempts ?? 2,
  oldestMs: (config?.MaximumEventAgeInSeconds ?? 6 * 60 * 60) * 1000,
});

/** All that the template lets be invoked. Throws, naming it, on an alias that is more than a name for its function. */
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
