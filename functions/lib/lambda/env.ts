import { Failure } from '#functions/data/kernel/failure.ts';
import type { VariableName } from '#shared/env.ts';

/** Throws, naming the variable, when infra did not give it to this function. */
export const env = (name: VariableName): string => {
  const value = process.env[name];
  if (!value) throw new Failure(`The variable ${name} is missing in this function's environment`);
  return value;
};
