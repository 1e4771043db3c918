import type { StackTemplate } from './assembly.ts';

/** Resource types by service, which the platform runs or reads because others refer to them. */
const run = {
  'AWS::ApiGatewayV2': ['Api', 'Integration', 'Route', 'Stage'],
  'AWS::CloudFront': [
    'CachePolicy',
    'Distribution',
    'Function',
    'KeyValueStore',
    'OriginRequestPolicy',
    'ResponseHeadersPolicy',
  ],
  'AWS::DynamoDB': ['GlobalTable', 'Table'],
  'AWS::Events': ['Rule'],
  'AWS::GuardDuty': ['MalwareProtectionPlan'],
  'AWS::IAM': ['ManagedPolicy', 'Policy', 'Role'],
  'AWS::KMS': ['Alias', 'Key'],
  'AWS::Lambda': ['Alias', 'EventInvokeConfig', 'EventSourceMapping', 'Function', 'Permission', 'Version'],
  'AWS::S3': ['Bucket', 'BucketPolicy'],
  'AWS::SES': ['ConfigurationSet', 'ConfigurationSetEventDestination', 'EmailIdentity'],
  'AWS::SecretsManager': ['Secret'],
  Custom: ['CDKBucketDeployment'],
};

const ignored = {
  'AWS::Backup': ['BackupPlan', 'BackupSelection', 'BackupVault'],
  'AWS::CDK': ['Metadata'],
  'AWS::CloudFront': ['OriginAccessControl'],
  'AWS::CloudWatch': ['Alarm'],
  'AWS::CodeDeploy': ['Application', 'DeploymentConfig', 'DeploymentGroup'],
  'AWS::Lambda': ['LayerVersion'],
  'AWS::Logs': ['LogGroup'],
};

const known = new Set(
  [run, ignored].flatMap((services) =>
    Object.entries(services).flatMap(([service, types]) => types.map((type) => `${service}::${type}`)),
  ),
);

/** An unknown type would work in the cloud and be missing here. */
export const refuseUnknown = (stacks: readonly StackTemplate[]): void => {
  for (const { name, Resources } of stacks) {
    for (const [id, { Type }] of Object.entries(Resources)) {
      if (!known.has(Type)) throw new Error(`The local runner does not know ${Type} (${name}/${id})`);
    }
  }
};
