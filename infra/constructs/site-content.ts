import { Duration, Stack, Validations } from 'aws-cdk-lib';
import type { RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, type BucketDeploymentProps, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct, type IConstruct } from 'constructs';
import { StackLog } from './stack-log.ts';

export type SiteContentProps = {
  bucket: IBucket;
  directory: string;
  logRetention: RetentionDays;
  /** The service worker serves a reload without a connection. */
  hasWorker: boolean;
};

/** Holds a file that makes the service worker remove itself. */
const workerRemoval = `${import.meta.dirname}/../worker-removal`;

const findingsIn = (region: string): string[] => [
  'AwsSolutions::AwsSolutions-L1',
  'AwsSolutions::AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
  ...['Abort', 'DeleteObject', 'GetBucket', 'GetObject', 'List'].map(
    (action) => `AwsSolutions::AwsSolutions-IAM5[Action::s3:${action}*]`,
  ),
  'AwsSolutions::AwsSolutions-IAM5[Resource::<SiteE53D7754.Arn>/*]',
  `AwsSolutions::AwsSolutions-IAM5[Resource::arn:aws:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-${region}/*]`,
  'Serverless::Serverless-LambdaDLQ',
  'Serverless::Serverless-LambdaLatestVersion',
  'Serverless::Serverless-LambdaTracing',
];

const acknowledgeDeployer = (deployer: IConstruct): void =>
  Validations.of(deployer).acknowledge(
    ...findingsIn(Stack.of(deployer).region).map((id) => ({
      id,
      reason: 'CDK’s own function: runs during a deployment only, between the bucket of assets and that of the site.',
    })),
  );

/** Puts the built site into its bucket: hashed assets to be kept for a year, the page itself to be asked for each time. */
export class SiteContent extends Construct {
  constructor(scope: Construct, id: string, { bucket, directory, logRetention, hasWorker }: SiteContentProps) {
    super(scope, id);
    const shared = {
      sources: [Source.asset(directory)],
      destinationBucket: bucket,
      logGroup: new StackLog(this, 'Log', logRetention),
    } satisfies BucketDeploymentProps;
    const assets = new BucketDeployment(this, 'Assets', {
      ...shared,
      exclude: ['*'],
      include: ['assets/*'],
      cacheControl: [CacheControl.setPublic(), CacheControl.maxAge(Duration.days(365)), CacheControl.immutable()],
      // A page opened before a deployment still loads the screens of its own release.
      prune: false,
    });
    const pages = new BucketDeployment(this, 'Pages', {
      ...shared,
      // On a name clash the later source wins.
      sources: [...shared.sources, ...(hasWorker ? [] : [Source.asset(workerRemoval)])],
      exclude: ['assets/*'],
      cacheControl: [CacheControl.noCache()],
    });
    acknowledgeDeployer(assets.handlerRole.node.scope ?? assets);
    // Page and worker name the assets, which must exist first.
    pages.node.addDependency(assets);
  }
}
