import { RemovalPolicy } from 'aws-cdk-lib';
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';

/** The log outlives its stack, except a first deployment that is rolled back: each try would leave one. */
export class StackLog extends LogGroup {
  constructor(scope: Construct, id: string, retention: RetentionDays) {
    super(scope, id, { retention, removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE });
  }
}
