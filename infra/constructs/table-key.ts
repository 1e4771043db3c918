import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import { AnyPrincipal, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';
import { shareWithVault } from './share-with-vault.ts';

/**
 * Users of the table may use the key through DynamoDB only, as with AWS's managed key, which could not be shared with
 * another account for copies.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/encryption.usagenotes.html
 */
export class TableKey extends Key {
  constructor(scope: Construct, id: string, copies?: { copyTo?: string | undefined }) {
    super(scope, id, {
      description: 'Encrypts the table',
      enableKeyRotation: true,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    const { account, region } = Stack.of(this);
    this.addToResourcePolicy(
      new PolicyStatement({
        principals: [new AnyPrincipal()],
        actions: [
          'kms:Encrypt',
          'kms:Decrypt',
          'kms:ReEncrypt*',
          'kms:GenerateDataKey*',
          'kms:CreateGrant',
          'kms:DescribeKey',
        ],
        resources: ['*'],
        conditions: {
          StringEquals: { 'kms:CallerAccount': account, 'kms:ViaService': `dynamodb.${region}.amazonaws.com` },
        },
      }),
    );
    this.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('dynamodb.amazonaws.com')],
        actions: ['kms:Describe*', 'kms:Get*', 'kms:List*'],
        resources: ['*'],
      }),
    );
    shareWithVault(this, copies?.copyTo);
  }
}
