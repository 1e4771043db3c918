import { type CloudFormationClient, ValidateTemplateCommand } from '@aws-sdk/client-cloudformation';
import { GetParameterCommand, type SSMClient } from '@aws-sdk/client-ssm';
import { GetCallerIdentityCommand, type STSClient } from '@aws-sdk/client-sts';
import { unlessMissing } from '#scripts/operations/stage/unless-missing.ts';
import { type Finding, good, todo } from './finding.ts';

/** Equals `requiresBootstrapStackVersion` of CDK's templates. */
export const leastBootstrap = 6;

/** `named`: the account in the settings. Returns none, with advice, when credentials are missing, refused or another's. */
export const accountOf = async (
  sts: STSClient,
  region: string,
  named: string | undefined,
): Promise<{ account?: string; findings: Finding[] }> => {
  const choose = ['export AWS_PROFILE=NAME', `aws sts get-caller-identity --region ${region}`];
  try {
    const { Account: account = '', Arn = '' } = await sts.send(new GetCallerIdentityCommand({}));
    if (named !== undefined && account !== named) {
      const text = `Your credentials are those of the account ${account} (${Arn}); the settings put the cells into ${named}.`;
      return { findings: [todo(text, ...choose)] };
    }
    return { account, findings: [good(`The account ${account} is asked in ${region}, as ${Arn}.`)] };
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    // An opt-in region refuses every credential until it is enabled.
    const enable = region.startsWith('eu-south-') ? [`aws account enable-region --region-name ${region}`] : [];
    const text = `AWS does not take your credentials in ${region}: ${words}`;
    return { findings: [todo(text, ...choose, ...enable)] };
  }
};

export const bootstrapFinding = (account: string, region: string, version: string | undefined): Finding => {
  const command = `npx cdk bootstrap aws://${account}/${region}`;
  if (version === undefined) return todo(`CDK was never bootstrapped in ${region}.`, command);
  if (Number(version) < leastBootstrap) {
    return todo(`CDK’s bootstrap in ${region} is version ${version}; ${leastBootstrap} is needed at least.`, command);
  }
  return good(`CDK is bootstrapped in ${region} (version ${version}).`);
};

export const bootstrapCheck = async (account: string, region: string, ssm: SSMClient): Promise<Finding[]> => {
  const asking = ssm.send(new GetParameterCommand({ Name: '/cdk-bootstrap/hnb659fds/version' }));
  const found = await unlessMissing(asking, 'ParameterNotFound');
  return [bootstrapFinding(account, region, found?.Parameter?.Value)];
};

/** Reads another stack's output, as our templates do. Validating it creates nothing. */
const reading = JSON.stringify({
  Resources: {
    Reading: {
      Type: 'AWS::SSM::Parameter',
      Properties: { Type: 'String', Value: { 'Fn::GetStackOutput': { StackName: 'thesee-none', OutputName: 'None' } } },
    },
  },
});

export const outputsFinding = (region: string, refusal: string | undefined): Finding =>
  refusal === undefined
    ? good(`CloudFormation in ${region} takes a template with Fn::GetStackOutput.`)
    : todo(
        `CloudFormation in ${region} refuses Fn::GetStackOutput (${refusal}). In cdk.json set "@aws-cdk/core:defaultCrossStackReferences" to "strong".`,
      );

export const outputsCheck = async (region: string, cloudFormation: CloudFormationClient): Promise<Finding[]> => {
  try {
    await cloudFormation.send(new ValidateTemplateCommand({ TemplateBody: reading }));
    return [outputsFinding(region, undefined)];
  } catch (error) {
    if (!(error instanceof Error && error.name === 'ValidationError')) throw error;
    return [outputsFinding(region, error.message)];
  }
};
