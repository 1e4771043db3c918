import { type Stack, Validations } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { Rights } from '#infra/function-settings.ts';
import { filePlaces } from '#shared/files.ts';
import { filePlacesOf } from '../rights.ts';

/** References of other stacks to the buckets. CDK derives these names from stable ids. */
const arnOutputs = {
  files: 'PublishOutputFnGetAttFiles8E6940B8ArnB90C6676',
  erasures: 'PublishOutputFnGetAttErasuresA1C9C257Arn02329CB4',
};

/** cdk-nag objects because the role names folders instead of objects, and SES's suppression list has no ARN. */
export const explainRights = (lambda: Construct, rights: Rights, shared: Stack): void => {
  const below = (bucket: keyof typeof arnOutputs, folder: string): string => {
    const arn = { StackName: shared.stackName, Region: shared.region, OutputName: arnOutputs[bucket] };
    return `${JSON.stringify({ 'Fn::GetStackOutput': arn })}/${folder}*`;
  };
  const folders = [
    ...filePlacesOf(rights).map((place) => below('files', filePlaces[place])),
    ...(rights.erasures ? [below('erasures', 'users/')] : []),
  ];
  Validations.of(lambda).acknowledge(
    ...folders.map((resource) => ({
      id: `AwsSolutions::AwsSolutions-IAM5[Resource::${resource}]`,
      reason: 'Objects cannot be named one by one: a role may what it may with all of a folder.',
    })),
    ...(rights.mailTrouble === 'end'
      ? ['AwsSolutions::AwsSolutions-IAM5[Resource::*]', 'Serverless::Serverless-LambdaStarPermissions'].map((id) => ({
          id,
          reason:
            'SES has one list of whom it does not mail in an account and region: it cannot be named, nor can an address on it.',
        }))
      : []),
  );
};
