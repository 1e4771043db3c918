import { Stack } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { AnyPrincipal, Effect, PolicyDocument, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnBucketPolicy, type IBucket } from 'aws-cdk-lib/aws-s3';
import { filePlaces } from '#shared/files.ts';

/**
 * The distribution may read public pictures and nothing else; TLS is required. The policy is in the distribution's
 * stack, because the bucket's stack is deployed first.
 */
export const addFilesPolicy = (distribution: Distribution, files: IBucket): void => {
  const { partition, account } = Stack.of(distribution);
  new CfnBucketPolicy(distribution, 'FilesPolicy', {
    bucket: files.bucketName,
    policyDocument: new PolicyDocument({
      statements: [
        new PolicyStatement({
          effect: Effect.DENY,
          principals: [new AnyPrincipal()],
          actions: ['s3:*'],
          resources: [files.bucketArn, files.arnForObjects('*')],
          conditions: { Bool: { 'aws:SecureTransport': 'false' } },
        }),
        new PolicyStatement({
          principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
          actions: ['s3:GetObject'],
          resources: [files.arnForObjects(`${filePlaces.pictures}*`)],
          conditions: {
            StringEquals: {
              'aws:SourceArn': `arn:${partition}:cloudfront::${account}:distribution/${distribution.distributionId}`,
            },
          },
        }),
      ],
    }),
  });
};
