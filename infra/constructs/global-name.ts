import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';

/** The name of a thing that an account has in one list for all regions: two stages, or one in two regions, do not meet. */
export const globalName = (scope: Construct, part: string): string => {
  const { stackName, region } = Stack.of(scope);
  return `${stackName}-${region}-${part}`;
};
