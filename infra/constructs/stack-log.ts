import { RemovalPolicy } from 'aws-cdk-lib';
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';

/** A log that outlives its stack, but not a rolled-back first deployment, of which each try would leave one. */
export class StackLog extends LogGroup {
  constructor(scope: Construct, id: string, retention: RetentionDays) {
    super(scope, id, { retention, removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE });
  }
}
