import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
import { PolicyDocument, type PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { type Alias, Architecture, Code, Function as LambdaFunction, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda';
import type { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { FunctionSettings } from '#infra/function-settings.ts';
import { allow } from './allow.ts';
import { StackLog } from './stack-log.ts';

export type ProductFunctionProps = {
  settings: Omit<FunctionSettings, 'variables'>;
  bundle: string;
  environment: Record<string, string>;
  statements: PolicyStatement[];
  logRetention: RetentionDays;
  /** Reserved concurrency; absent means what the account has left. */
  atOnce?: number;
  /** Environment values that are known only at deployment (parameters). */
  saidAtDeployment?: readonly string[];
};

/** Every caller invokes the published version by this alias. */
export const liveAlias = 'live';

const trace = allow(['xray:PutTraceSegments', 'xray:PutTelemetryRecords'], ['*']);

const explained = [
  ['AwsSolutions::AwsSolutions-IAM5[Resource::*]', 'X-Ray takes traces without naming a resource.'],
  ['Serverless::Serverless-LambdaStarPermissions', 'X-Ray takes traces without naming a resource.'],
  [
    'Serverless::Serverless-LambdaDLQ',
    'Nothing is handed over in an event: who calls waits for the reply, and what waits in the table stays there.',
  ],
] as const;

export class ProductFunction extends Construct {
  /** Metrics and logs carry its name; callers use `live`. */
  readonly function: LambdaFunction;
  readonly live: Alias;

  constructor(scope: Construct, id: string, props: ProductFunctionProps) {
    super(scope, id);
    const { settings } = props;
    const logGroup = new StackLog(this, 'Log', props.logRetention);
    // CDK's default role may write to every log group of the account.
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: {
        rights: new PolicyDocument({
          statements: [
            allow(['logs:CreateLogStream', 'logs:PutLogEvents'], [logGroup.logGroupArn]),
            trace,
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
      // Logged stacks name the bundle's file, by which `npm run source-lines` finds the map.
      handler: `${id}.handler`,
      memorySize: settings.memoryMB,
      timeout: Duration.seconds(settings.timeoutSeconds),
      environment: props.environment,
      // CDK may not change the role, whose rights are complete: tracing would add a second policy.
      role: role.withoutPolicyUpdates(),
      logGroup,
      tracing: Tracing.ACTIVE,
      reservedConcurrentExecutions: props.atOnce,
      currentVersionOptions: {
        // Former versions are kept for rollback. A version whose deployment failed is not: Lambda publishes nothing
        // equal to the last version, so the next try would fail.
        removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
        // Lambda publishes a version when the template changes, which a parameter's value does not; another description
        // does.
        description: props.saidAtDeployment?.join(' '),
      },
    });
    this.live = this.function.addAlias(liveAlias);
    Validations.of(this).acknowledge(...explained.map(([id, reason]) => ({ id, reason })));
  }
}
