import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';

/** A name for a resource whose names are global in an account; unique per stage and region. */
export const globalName = (scope: Construct, part: string): string => {
  const { stackName, region } = Stack.of(scope);
  return `${stackName}-${region}-${part}`;
};
