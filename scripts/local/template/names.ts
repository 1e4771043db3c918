import type { StackTemplate } from './assembly.ts';

/** The account that the templates are resolved for; no such account exists. */
export const localAccount = '000000000000';

const nameProperties = ['TableName', 'BucketName', 'FunctionName'];

/** The name that a resource gets: the template's, if it is plain text, else one made of the stack's name and its own id. */
export const physicalName = (stack: StackTemplate, id: string): string => {
  const resource = stack.Resources[id];
  if (!resource) throw new Error(`${stack.name}: Unresolved resource dependencies [${id}] in the template`);
  const given = nameProperties.map((name) => resource.Properties[name]).find((value) => typeof value === 'string');
  if (typeof given === 'string') return given;
  // Bucket and API ids stand in host names.
  const hasHost = ['AWS::S3::Bucket', 'AWS::ApiGatewayV2::Api'].includes(resource.Type);
  const name = `${stack.name}-${id}`;
  return hasHost ? name.toLowerCase().slice(-63).replace(/^-+/, '') : name;
};

/** What `Fn::GetAtt` gives for that attribute. */
export const attributeOf = (stack: StackTemplate, id: string, attribute: string): string => {
  const name = physicalName(stack, id);
  const type = stack.Resources[id]?.Type ?? '';
  if (type === 'AWS::S3::Bucket') {
    if (attribute === 'Arn') return `arn:aws:s3:::${name}`;
    if (attribute === 'RegionalDomainName') return `${name}.s3.${stack.region}.amazonaws.com`;
    if (attribute === 'DomainName') return `${name}.s3.amazonaws.com`;
  }
  if (attribute === 'ApiEndpoint') return `https://${name}.execute-api.${stack.region}.amazonaws.com`;
  if (/arn$/i.test(attribute)) {
    return `arn:aws:${type.split('::')[1]?.toLowerCase()}:${stack.region}:${localAccount}:${name}`;
  }
  return `${name}.${attribute}`;
};
