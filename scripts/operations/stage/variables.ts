import { CloudFormationClient, paginateListStackResources } from '@aws-sdk/client-cloudformation';
import { GetFunctionConfigurationCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { readStage } from '#infra/settings.ts';
import { CommandError } from '#scripts/operations/terminal/command-error.ts';
import { findRunning } from '#scripts/platform/running.ts';
import { readSettings } from '#scripts/platform/settings.ts';

/** A stage of the account, or the product that runs on this machine. */
export type Place = { stage: string; region: string } | 'local';

export const placeName = (place: Place): string => (place === 'local' ? 'the local product' : `stage ${place.stage}`);

export type StageClients = { cloudFormation: CloudFormationClient; lambda: LambdaClient };

const functionsOf = async (stack: string, region: string, { cloudFormation }: StageClients): Promise<string[]> => {
  const names: string[] = [];
  try {
    for await (const { StackResourceSummaries = [] } of paginateListStackResources(
      { client: cloudFormation },
      { StackName: stack },
    )) {
      const functions = StackResourceSummaries.filter(({ ResourceType }) => ResourceType === 'AWS::Lambda::Function');
      names.push(...functions.flatMap(({ PhysicalResourceId }) => PhysicalResourceId ?? []));
    }
  } catch (error) {
    if (!(error instanceof Error && error.name === 'ValidationError')) throw error;
    throw new CommandError(`There is no stack ${stack} in ${region}: deploy the stage first, or name another one.`);
  }
  return names;
};

/**
 * What the functions of a deployed stage find in their environment, all together: table, buckets, keys, site. A command that works
 * with it works on what they work on, also after a restore. Throws CommandError when there is no such stage.
 */
export const deployedVariables = async (
  { stage, region }: Exclude<Place, 'local'>,
  clients: StageClients,
): Promise<Record<string, string>> => {
  const variables: Record<string, string> = {};
  for (const FunctionName of await functionsOf(`thesee-${stage}-api`, region, clients)) {
    const { Environment } = await clients.lambda.send(new GetFunctionConfigurationCommand({ FunctionName }));
    Object.assign(variables, Environment?.Variables);
  }
  // Of a function's process, not of its code.
  const { NODE_OPTIONS: _, ...own } = variables;
  return { ...own, AWS_REGION: region };
};

const variablesOf = async (place: Place): Promise<Record<string, string>> => {
  if (place !== 'local') {
    const { region } = place;
    const clients = { cloudFormation: new CloudFormationClient({ region }), lambda: new LambdaClient({ region }) };
    return deployedVariables(place, clients);
  }
  const { localDir } = readSettings(process.env);
  const running = findRunning(localDir);
  if (running) return running;
  throw new CommandError(`No product runs on ${localDir}: npm start, or say with LOCAL_DIR where it does.`);
};

/** Puts into the environment what the product's own code finds there; to be done before that code is loaded. */
export const enter = async (place: Place): Promise<void> => {
  const variables = await variablesOf(place);
  // The SDK would prefer the operator's own account to the keys of the local product.
  if (place === 'local') for (const name of ['AWS_PROFILE', 'AWS_SESSION_TOKEN']) delete process.env[name];
  Object.assign(process.env, variables);
};

/**
 * The place that `--stage X [--settings FILE]` or `--local` name; the region stands in the stage's settings. Throws CommandError
 * when they name none, or two, and as readStage does when the settings are missing, wrong or still examples.
 */
export const placeOf = (values: { stage?: string; settings?: string; local?: boolean }): Place => {
  const { stage, settings, local = false } = values;
  if (local === (stage !== undefined)) throw new CommandError('Say where: --stage and its name, or --local.');
  return stage === undefined ? 'local' : { stage, region: readStage(stage, settings).region };
};
