import { PolicyStatement } from 'aws-cdk-lib/aws-iam';

type Conditions = Readonly<Record<string, unknown>>;

/** Statement for a role's policy, which names no principal. */
export const allow = (actions: string[], resources: string[], conditions?: Conditions): PolicyStatement =>
  new PolicyStatement({ actions, resources, conditions });

export const tableActions = (...names: string[]): string[] => names.map((name) => `dynamodb:${name}`);
