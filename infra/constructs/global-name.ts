import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';

/** Unique per stage and region; used where names are global in an account. */
export const globalName = (scope: Construct, part: string): string => {
  const { stackName, region } = Stack.of(scope);
  return `${stackName}-${region}-${part}`;
};
