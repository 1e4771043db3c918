import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { GetFunctionConfigurationCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { cellPrefix } from '#infra/cells.ts';
import { readStage } from '#infra/settings.ts';
import { CommandError } from '#scripts/operations/terminal/command-error.ts';
import { findRunning, readSettings } from '#scripts/platform/index.ts';
import { mainCell } from '#shared/cells.ts';
import { chooseCell } from './choose-cell.ts';
import { resourcesOf } from './resources-of.ts';

/** `cell` is the id of a stage's cell. */
export type Place = { stage: string; region: string; cell: string } | 'local';

export const placeName = (place: Place): string =>
  place === 'local'
    ? 'the local product'
    : `stage ${place.stage}${place.cell === mainCell ? '' : `, cell ${place.cell}`}`;

export type StageClients = { cloudFormation: CloudFormationClient; lambda: LambdaClient };

/**
 * The combined environment of a stage's functions, so that a command works on the same resources, also after a restore.
 * Throws CommandError when the stage does not exist.
 */
export const deployedVariables = async (
  { stage, region, cell }: Exclude<Place, 'local'>,
  clients: StageClients,
): Promise<Record<string, string>> => {
  const stack = `${cellPrefix(stage, cell)}-api`;
  const functions = await resourcesOf(stack, 'AWS::Lambda::Function', clients.cloudFormation);
  if (!functions)
    throw new CommandError(`There is no stack ${stack} in ${region}: deploy the stage first, or name another one.`);
  const variables: Record<string, string> = {};
  for (const { name: FunctionName } of functions) {
    const { Environment } = await clients.lambda.send(new GetFunctionConfigurationCommand({ FunctionName }));
    Object.assign(variables, Environment?.Variables);
  }
  // NODE_OPTIONS configures the process, not the code.
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

/** Load the product's code afterwards, as it reads these variables. */
export const enter = async (place: Place): Promise<void> => {
  const variables = await variablesOf(place);
  // The SDK would prefer the operator's account to the local keys.
  if (place === 'local') for (const name of ['AWS_PROFILE', 'AWS_SESSION_TOKEN']) delete process.env[name];
  Object.assign(process.env, variables);
};

/**
 * `--stage X [--settings FILE] [--cell ID]` or `--local`. Throws CommandError for none or both, or for no cell where
 * the stage has several, and like readStage for bad settings.
 */
export const placeOf = (values: { stage?: string; settings?: string; cell?: string; local?: boolean }): Place => {
  const { stage: name, settings, cell, local = false } = values;
  if (local === (name !== undefined)) throw new CommandError('Say where: --stage and its name, or --local.');
  if (name === undefined) return 'local';
  const stage = readStage(name, settings);
  return { stage: name, region: stage.region, cell: chooseCell(stage, cell).id };
};
