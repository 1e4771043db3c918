import { type LambdaEnvironment, lambdaEnvironment } from '#shared/env.ts';

let parsed: LambdaEnvironment | null = null;

/** The function's environment, parsed once; throws, naming the keys, when one is missing. */
export const env = (): LambdaEnvironment => {
  parsed ??= lambdaEnvironment.parse(process.env);
  return parsed;
};
