import { Duration, Validations } from 'aws-cdk-lib';
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, type BucketDeploymentProps, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct, type IConstruct } from 'constructs';

export type SiteContentProps = { bucket: IBucket; directory: string; logRetention: RetentionDays };

const deployerFindings = [
  'L1',
  'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
  'IAM5[Action::s3:Abort*]',
  'IAM5[Action::s3:DeleteObject*]',
  'IAM5[Action::s3:GetBucket*]',
  'IAM5[Action::s3:GetObject*]',
  'IAM5[Action::s3:List*]',
  'IAM5[Resource::<SiteE53D7754.Arn>/*]',
  'IAM5[Resource::arn:aws:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-eu-west-3/*]',
];

const acknowledgeDeployer = (deployer: IConstruct): void =>
  Validations.of(deployer).acknowledge(
    ...deployerFindings.map((finding) => ({
      id: `AwsSolutions::AwsSolutions-${finding}`,
      reason: 'CDK’s own function: runs during a deployment only, between the bucket of assets and that of the site.',
    })),
  );

/** Puts the built site into its bucket: hashed assets to be kept for a year, the page itself to be asked for each time. */
export class SiteContent extends Construct {
  constructor(scope: Construct, id: string, { bucket, directory, logRetention }: SiteContentProps) {
    super(scope, id);
    const shared = {
      sources: [Source.asset(directory)],
      destinationBucket: bucket,
      logGroup: new LogGroup(this, 'Log', { retention: logRetention }),
    } satisfies BucketDeploymentProps;
    const assets = new BucketDeployment(this, 'Assets', {
      ...shared,
      exclude: ['*'],
      include: ['assets/*'],
      cacheControl: [CacheControl.setPublic(), CacheControl.maxAge(Duration.days(365)), CacheControl.immutable()],
      // A page that was opened before a deployment still loads the screens of its own version.
      prune: false,
    });
    const pages = new BucketDeployment(this, 'Pages', {
      ...shared,
      exclude: ['assets/*'],
      cacheControl: [CacheControl.noCache()],
    });
    acknowledgeDeployer(assets.handlerRole.node.scope ?? assets);
    // The page names the assets: they come first.
    pages.node.addDependency(assets);
  }
}
