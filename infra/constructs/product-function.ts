import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
import {
  PolicyDocument,
  type PolicyStatement,
  Role,
  ServicePrincipal,
  PolicyStatement as Statement,
} from 'aws-cdk-lib/aws-iam';
import { type Alias, Architecture, Code, Function as LambdaFunction, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda';
import type { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { FunctionSettings } from '../functions.ts';
import { StackLog } from './stack-log.ts';

export type ProductFunctionProps = {
  settings: Omit<FunctionSettings, 'variables'>;
  /** The folder with the bundle, a file named like the function. */
  bundle: string;
  environment: Record<string, string>;
  statements: PolicyStatement[];
  logRetention: RetentionDays;
  /** How many run at once, kept free for it; absent: what the account has left. */
  atOnce?: number;
  /** What of its environment is only said when it is deployed: values of parameters. */
  saidAtDeployment?: readonly string[];
};

/** By which name every caller calls a function's published version. */
export const liveAlias = 'live';

/** What X-Ray is told goes to no resource that could be named. */
const trace = new Statement({ actions: ['xray:PutTraceSegments', 'xray:PutTelemetryRecords'], resources: ['*'] });

/** Findings about every function that say nothing of this product, each with its reason. */
const explained = [
  ['AwsSolutions::AwsSolutions-IAM5[Resource::*]', 'X-Ray takes traces without naming a resource.'],
  ['Serverless::Serverless-LambdaStarPermissions', 'X-Ray takes traces without naming a resource.'],
  [
    'Serverless::Serverless-LambdaDLQ',
    'Nothing is handed over in an event: who calls waits for the reply, and what waits in the table stays there.',
  ],
] as const;

/** One of the product's Lambdas, with a log that ends and a role of its own. */
export class ProductFunction extends Construct {
  /** What is deployed last, and what figures and logs are named by; nobody calls it. */
  readonly function: LambdaFunction;
  /** What is called: the version that has taken over. */
  readonly live: Alias;

  constructor(scope: Construct, id: string, props: ProductFunctionProps) {
    super(scope, id);
    const { settings } = props;
    const logGroup = new StackLog(this, 'Log', props.logRetention);
    // Not CDK's default role: its managed policy may write to every log group of the account.
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: {
        rights: new PolicyDocument({
          statements: [
            new Statement({
              actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
              resources: [logGroup.logGroupArn],
            }),
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
      // Logged stacks name the bundle's file: by its name `npm run source-lines` finds the map.
      handler: `${id}.handler`,
      memorySize: settings.memoryMB,
      timeout: Duration.seconds(settings.timeoutSeconds),
      environment: props.environment,
      // All that it may is said above: tracing would add a second policy.
      role: role.withoutPolicyUpdates(),
      logGroup,
      tracing: Tracing.ACTIVE,
      reservedConcurrentExecutions: props.atOnce,
      currentVersionOptions: {
        // The versions before are kept, to go back to. One whose deployment failed is not: Lambda publishes nothing that is the
        // same as the last version, so the next try would fail.
        removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
        // A version is made anew when the template says something else of its function, which a parameter's value does not; it
        // is made anew for another description, too.
        description: props.saidAtDeployment?.join(' '),
      },
    });
    this.live = this.function.addAlias(liveAlias);
    Validations.of(this).acknowledge(...explained.map(([id, reason]) => ({ id, reason })));
  }
}
