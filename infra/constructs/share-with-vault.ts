import { AccountPrincipal, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Key } from 'aws-cdk-lib/aws-kms';

export const shareWithVault = (key: Key, vaultArn: string | undefined): void => {
  const account = vaultArn?.split(':')[4];
  if (!account) return;
  const principals = [new AccountPrincipal(account)];
  key.addToResourcePolicy(
    new PolicyStatement({ principals, actions: ['kms:Decrypt', 'kms:DescribeKey'], resources: ['*'] }),
  );
  key.addToResourcePolicy(
    new PolicyStatement({
      principals,
      actions: ['kms:CreateGrant'],
      resources: ['*'],
      conditions: { Bool: { 'kms:GrantIsForAWSResource': 'true' } },
    }),
  );
};
