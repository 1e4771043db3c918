import {
  type CloudFormationClient,
  CreateStackCommand,
  DescribeStackResourcesCommand,
  DescribeStacksCommand,
} from '@aws-sdk/client-cloudformation';
import { motoAccount } from './moto.ts';

type Resource = { Type: string; Properties?: { FunctionName?: { Ref: string }; Replicas?: unknown } };
export type StackTemplate = { Resources: Record<string, Resource>; Outputs?: Record<string, unknown> };
type Reference = {
  Ref?: string;
  'Fn::GetAtt'?: [id: string, attribute: string];
  'Fn::GetStackOutput'?: { StackName: string; OutputName: string };
};

/** `made`: physical names by logical id. */
export type MotoStack = { made: Record<string, string>; outputs: Record<string, string>; isProtected: boolean };
export type MotoStacks = Record<string, MotoStack>;

/** moto emulates most of their services, but its CloudFormation does not create them. */
export const lackingTypes: ReadonlySet<string> = new Set([
  ...['Api', 'Integration', 'Route', 'Stage'].map((type) => `AWS::ApiGatewayV2::${type}`),
  ...['BackupPlan', 'BackupSelection', 'BackupVault'].map((type) => `AWS::Backup::${type}`),
  'AWS::Budgets::Budget',
  ...[
    'CachePolicy',
    'Distribution',
    'Function',
    'OriginAccessControl',
    'OriginRequestPolicy',
    'ResponseHeadersPolicy',
  ].map((type) => `AWS::CloudFront::${type}`),
  'AWS::CloudWatch::Alarm',
  ...['Application', 'DeploymentConfig', 'DeploymentGroup'].map((type) => `AWS::CodeDeploy::${type}`),
  'AWS::GuardDuty::MalwareProtectionPlan',
  'AWS::Lambda::Alias',
  'AWS::Logs::QueryDefinition',
  'AWS::Lambda::EventInvokeConfig',
  'AWS::Logs::QueryDefinition',
  'AWS::S3::BucketPolicy',
  ...['ConfigurationSet', 'ConfigurationSetEventDestination', 'EmailIdentity'].map((type) => `AWS::SES::${type}`),
  'AWS::SNS::Subscription',
  'AWS::SNS::TopicPolicy',
  'AWS::SecretsManager::Secret',
  'AWS::WAFv2::WebACL',
]);

/** The deployment's custom resource would have to run. */
const isLeftOut = ({ Type }: Resource): boolean => lackingTypes.has(Type) || Type === 'Custom::CDKBucketDeployment';

export const makeableIn = (template: StackTemplate): string[] =>
  Object.entries(template.Resources).flatMap(([id, resource]) => (isLeftOut(resource) ? [] : [id]));

const asMade = ({ Type, Properties, ...rest }: Resource): Resource => {
  if (Type !== 'AWS::DynamoDB::GlobalTable') return { Type, Properties, ...rest };
  const { Replicas: _, ...shared } = Properties ?? {};
  return { Type: 'AWS::DynamoDB::Table', Properties: shared };
};

/**
 * Removes what moto does not create and replaces references that it cannot resolve: those to another stack by its
 * output, to an alias by its function, to a version by 1, others by a readable name. Drops DependsOn, as moto orders by
 * reference.
 */
const forMoto = (template: StackTemplate, stacks: MotoStacks): StackTemplate => {
  const outputOf = ({ StackName, OutputName }: Required<Reference>['Fn::GetStackOutput']): string => {
    const value = stacks[StackName]?.outputs[OutputName];
    if (value === undefined) throw new Error(`${StackName} has no output ${OutputName}`);
    return value;
  };
  const instead = (id: string, attribute: string): unknown => {
    const resource = template.Resources[id];
    if (resource?.Type === 'AWS::Lambda::Version' && attribute === 'Version') return '1';
    if (resource?.Type === 'AWS::Lambda::Alias')
      return { 'Fn::GetAtt': [resource.Properties?.FunctionName?.Ref, 'Arn'] };
    return resource && isLeftOut(resource) ? `arn:aws:moto:lacks:${motoAccount}:${id}:${attribute}` : undefined;
  };
  const follow = (_: string, value: unknown): unknown => {
    if (value === ':live') return '';
    if (typeof value !== 'object' || value === null) return value;
    const { Ref: id, 'Fn::GetAtt': attribute, 'Fn::GetStackOutput': output }: Reference = value;
    if (output) return outputOf(output);
    return (id && instead(id, 'Ref')) ?? (attribute && instead(...attribute)) ?? value;
  };
  const { Resources, Outputs = {} }: StackTemplate = JSON.parse(JSON.stringify(template), follow);
  const made = makeableIn(template).map((id) => [id, asMade({ ...Resources[id], DependsOn: undefined } as Resource)]);
  return { ...template, Resources: Object.fromEntries(made), Outputs };
};

/** Creates a stack by moto's CloudFormation API, without unsupported resources; throws if it is incomplete. */
export const createOnMoto = async (
  client: CloudFormationClient,
  { stackName: StackName, terminationProtection }: { stackName: string; terminationProtection?: boolean },
  template: StackTemplate,
  stacks: MotoStacks,
): Promise<MotoStack> => {
  const TemplateBody = JSON.stringify(forMoto(template, stacks));
  await client.send(
    new CreateStackCommand({
      StackName,
      TemplateBody,
      Capabilities: ['CAPABILITY_IAM'],
      EnableTerminationProtection: terminationProtection,
    }),
  );
  const { Stacks: [stack] = [] } = await client.send(new DescribeStacksCommand({ StackName }));
  if (stack?.StackStatus !== 'CREATE_COMPLETE') throw new Error(`${StackName} is ${stack?.StackStatus}`);
  const { StackResources = [] } = await client.send(new DescribeStackResourcesCommand({ StackName }));
  return {
    made: Object.fromEntries(StackResources.map((one) => [one.LogicalResourceId, one.PhysicalResourceId])),
    outputs: Object.fromEntries((stack.Outputs ?? []).map((one) => [one.OutputKey, one.OutputValue])),
    isProtected: stack.EnableTerminationProtection === true,
  };
};
