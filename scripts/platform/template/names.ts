import * as z from 'zod/mini';
import type { StackTemplate } from './assembly.ts';

export const localAccount = '000000000000';

const nameProperties = ['TableName', 'BucketName', 'FunctionName', 'EmailIdentity', 'AliasName'];

/** Parts of ARNs: https://docs.aws.amazon.com/service-authorization/latest/reference/ */
const arnPrefixes: Record<string, string> = {
  'AWS::CloudFront::KeyValueStore': 'key-value-store/',
  'AWS::DynamoDB::GlobalTable': 'table/',
  'AWS::DynamoDB::Table': 'table/',
  'AWS::Events::Rule': 'rule/',
  'AWS::IAM::ManagedPolicy': 'policy/',
  'AWS::IAM::Role': 'role/',
  'AWS::KMS::Key': 'key/',
  'AWS::Lambda::Function': 'function:',
  'AWS::Logs::LogGroup': 'log-group:',
  'AWS::SecretsManager::Secret': 'secret:',
  'AWS::SES::EmailIdentity': 'identity/',
};

/** `Ref` returns the ARN of these resources. */
const typesNamedByArn = ['AWS::IAM::ManagedPolicy', 'AWS::SecretsManager::Secret'];

const globalServices = ['cloudfront', 'iam'];

const arnOf = (stack: StackTemplate, type: string, name: string): string => {
  if (type === 'AWS::S3::Bucket') return `arn:aws:s3:::${name}`;
  const service = type.split('::')[1]?.toLowerCase() ?? '';
  const region = globalServices.includes(service) ? '' : stack.region;
  return `arn:aws:${service}:${region}:${localAccount}:${arnPrefixes[type] ?? ''}${name}`;
};

/** Versions and aliases are named by the function's ARN plus their own name. */
const qualified = z.object({ FunctionName: z.object({ Ref: z.string() }), Name: z._default(z.string(), '1') });
const qualifiedTypes = ['AWS::Lambda::Alias', 'AWS::Lambda::Version'];

/** `Ref` returns the template's literal name, else one from the stack's name and the logical id. */
export const physicalName = (stack: StackTemplate, id: string): string => {
  const resource = stack.Resources[id];
  if (!resource) throw new Error(`${stack.name}: Unresolved resource dependencies [${id}] in the template`);
  const { Type, Properties } = resource;
  if (qualifiedTypes.includes(Type)) {
    const { FunctionName, Name } = qualified.parse(Properties);
    return `${attributeOf(stack, FunctionName.Ref, 'Arn')}:${Name}`;
  }
  const given = nameProperties.map((name) => Properties[name]).find((value) => typeof value === 'string');
  if (typeof given === 'string') return given;
  const name = `${stack.name}-${id}`;
  if (typesNamedByArn.includes(Type)) return arnOf(stack, Type, name);
  // Bucket and API ids appear in host names.
  const hasHost = ['AWS::S3::Bucket', 'AWS::ApiGatewayV2::Api'].includes(Type);
  return hasHost ? name.toLowerCase().slice(-63).replace(/^-+/, '') : name;
};

export const attributeOf = (stack: StackTemplate, id: string, attribute: string): string => {
  const name = physicalName(stack, id);
  const type = stack.Resources[id]?.Type ?? '';
  if (type === 'AWS::S3::Bucket') {
    if (attribute === 'RegionalDomainName') return `${name}.s3.${stack.region}.amazonaws.com`;
    if (attribute === 'DomainName') return `${name}.s3.amazonaws.com`;
  }
  if (type === 'AWS::Lambda::Version' && attribute === 'Version') return name.split(':').at(-1) ?? '';
  if (attribute === 'ApiEndpoint') return `https://${name}.execute-api.${stack.region}.amazonaws.com`;
  if (attribute === 'StreamArn') return `${arnOf(stack, type, name)}/stream/local`;
  if (/arn$/i.test(attribute)) return name.startsWith('arn:') ? name : arnOf(stack, type, name);
  return `${name}.${attribute}`;
};
