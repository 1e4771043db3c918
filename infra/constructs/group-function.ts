import { Duration } from 'aws-cdk-lib';
import {
  PolicyDocument,
  type PolicyStatement,
  Role,
  ServicePrincipal,
  PolicyStatement as Statement,
} from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { LambdaEnvironment } from '#shared/env.ts';
import type { GroupSettings } from '../groups.ts';

export type GroupFunctionProps = {
  settings: GroupSettings;
  /** The folder with the bundled `index.js`. */
  bundle: string;
  environment: LambdaEnvironment;
  statements: PolicyStatement[];
  logRetention: RetentionDays;
};

/** The Lambda of a resource group, with a log that ends and a role of its own. */
export class GroupFunction extends Construct {
  readonly function: LambdaFunction;

  constructor(scope: Construct, id: string, props: GroupFunctionProps) {
    super(scope, id);
    const { settings } = props;
    const logGroup = new LogGroup(this, 'Log', { retention: props.logRetention });
    // Not CDK's default role: its managed policy may write to every log group of the account.
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: {
        group: new PolicyDocument({
          statements: [
            new Statement({
              actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
              resources: [logGroup.logGroupArn],
            }),
            ...props.statements,
          ],
        }),
      },
    });
    this.function = new LambdaFunction(this, 'Function', {
      description: settings.errorImpact,
      runtime: Runtime.NODEJS_24_X,
      architecture: settings.architecture === 'arm64' ? Architecture.ARM_64 : Architecture.X86_64,
      code: Code.fromAsset(props.bundle),
      handler: 'index.handler',
      memorySize: settings.memoryMB,
      timeout: Duration.seconds(settings.timeoutSeconds),
      environment: { ...props.environment, NODE_OPTIONS: '--enable-source-maps' },
      role,
      logGroup,
    });
  }
}
