import { Stack, Validations } from 'aws-cdk-lib';
import { Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as Target } from 'aws-cdk-lib/aws-events-targets';
import { CfnMalwareProtectionPlan } from 'aws-cdk-lib/aws-guardduty';
import { PolicyDocument, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Alias } from 'aws-cdk-lib/aws-lambda';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { filePlaces } from '#shared/files.ts';
import { allow } from './allow.ts';

const guardDuty = 'malware-protection-plan.guardduty.amazonaws.com';

/**
 * GuardDuty scans every new document and writes the result as a tag. Uploads that nobody has accepted are not scanned,
 * and pictures are decoded and encoded anew.
 * https://docs.aws.amazon.com/guardduty/latest/ug/malware-protection-s3-iam-policy-prerequisite.html
 */
export class UploadScans extends Construct {
  constructor(scope: Construct, id: string, files: IBucket) {
    super(scope, id);
    const rule = Stack.of(this).formatArn({
      service: 'events',
      resource: 'rule',
      resourceName: 'DO-NOT-DELETE-AmazonGuardDutyMalwareProtectionS3*',
    });
    // GuardDuty puts it once, to find out whether the role suffices.
    const validation = files.arnForObjects('malware-protection-resource-validation-object');
    const scanned = [files.arnForObjects(`${filePlaces.documents}*`), validation];
    const role = new Role(this, 'Role', {
      description: 'Lets GuardDuty scan uploaded documents and tag them with the result',
      assumedBy: new ServicePrincipal(guardDuty),
      inlinePolicies: {
        scans: new PolicyDocument({
          statements: [
            allow(['events:PutRule', 'events:DeleteRule', 'events:PutTargets', 'events:RemoveTargets'], [rule], {
              StringLike: { 'events:ManagedBy': guardDuty },
            }),
            allow(['events:DescribeRule', 'events:ListTargetsByRule'], [rule]),
            allow(['s3:PutBucketNotification', 's3:GetBucketNotification', 's3:ListBucket'], [files.bucketArn]),
            allow(['s3:PutObject'], [validation]),
            allow(
              [
                's3:GetObject',
                's3:GetObjectVersion',
                's3:PutObjectTagging',
                's3:GetObjectTagging',
                's3:PutObjectVersionTagging',
                's3:GetObjectVersionTagging',
              ],
              scanned,
            ),
          ],
        }),
      },
    });
    Validations.of(role).acknowledge(
      {
        id: `AwsSolutions::AwsSolutions-IAM5[Resource::arn:aws:events:${Stack.of(this).region}:<AWS::AccountId>:rule/DO-NOT-DELETE-AmazonGuardDutyMalwareProtectionS3*]`,
        reason: 'GuardDuty chooses the name of the rule by which it hears of new files, after this beginning.',
      },
      {
        id: `AwsSolutions::AwsSolutions-IAM5[Resource::<Files8E6940B8.Arn>/${filePlaces.documents}*]`,
        reason: 'Documents cannot be named one by one: each new one is scanned.',
      },
    );
    new CfnMalwareProtectionPlan(this, 'Plan', {
      role: role.roleArn,
      protectedResource: {
        s3Bucket: { bucketName: files.bucketName, objectPrefixes: [filePlaces.documents] },
      },
      actions: { tagging: { status: 'ENABLED' } },
    });
  }
}

/**
 * Invokes the function with each result for a document of this stage. https://docs.aws.amazon.com/guardduty/latest/ug/monitor-with-eventbridge-s3-malware-protection.html
 */
export const tellOfScans = (live: Alias, { bucketName }: IBucket): void => {
  new Rule(live.lambda, 'Scans', {
    eventPattern: {
      source: ['aws.guardduty'],
      detailType: ['GuardDuty Malware Protection Object Scan Result'],
      detail: {
        s3ObjectDetails: { bucketName: [bucketName], objectKey: [{ prefix: filePlaces.documents }] },
      },
    },
    targets: [new Target(live)],
  });
  Validations.of(live.lambda).acknowledge(
    ...['LambdaAsyncFailureDestination', 'EventBusDLQ'].map((finding) => ({
      id: `Serverless::Serverless-${finding}`,
      reason: 'Both try again for hours. The result is also a tag of the file, which is read when somebody opens it.',
    })),
  );
};
