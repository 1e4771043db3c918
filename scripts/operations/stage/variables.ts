import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { GetFunctionConfigurationCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { cellPrefix } from '#infra/cells.ts';
import { localStage, readStage } from '#infra/settings.ts';
import { CommandError } from '#scripts/operations/terminal/command-error.ts';
import { findRunning, readSettings } from '#scripts/platform/index.ts';
import { mainCell } from '#shared/cells.ts';
import { chooseCell } from './choose-cell.ts';
import { resourcesOf } from './resources-of.ts';

type Deployed = { stage: string; region: string; cell: string };

/** A cell of a stage, or one of the local product, by its id. */
export type Place = Deployed | { local: string };

export const placeName = (place: Place): string => {
  const [name, cell] = 'local' in place ? ['the local product', place.local] : [`stage ${place.stage}`, place.cell];
  return cell === mainCell ? name : `${name}, cell ${cell}`;
};

export type StageClients = { cloudFormation: CloudFormationClient; lambda: LambdaClient };

/**
 * The combined environment of a stage's functions, so that a command works on the same resources, also after a restore.
 * Throws CommandError when the stage does not exist.
 */
export const deployedVariables = async (
  { stage, region, cell }: Deployed,
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

/** Each cell of the local product, with its variables. Throws CommandError when none runs. */
const runningCells = () => {
  const { localDir } = readSettings(process.env);
  const running = findRunning(localDir);
  if (!running)
    throw new CommandError(`No product runs on ${localDir}: npm start, or say with LOCAL_DIR where it does.`);
  return Object.entries(running).map(([id, variables]) => ({ id, variables }));
};

const localCell = (id: string | undefined) => chooseCell({ name: localStage, cells: runningCells() }, id);

export const variablesOf = async (place: Place): Promise<Record<string, string>> => {
  if ('local' in place) return localCell(place.local).variables;
  const { region } = place;
  const clients = { cloudFormation: new CloudFormationClient({ region }), lambda: new LambdaClient({ region }) };
  return deployedVariables(place, clients);
};

/** Load the product's code afterwards, as it reads these variables. */
export const enter = async (place: Place): Promise<void> => {
  const variables = await variablesOf(place);
  // The SDK would prefer the operator's account to the local keys.
  if ('local' in place) for (const name of ['AWS_PROFILE', 'AWS_SESSION_TOKEN']) delete process.env[name];
  Object.assign(process.env, variables);
};

/**
 * `--stage X [--settings FILE]` or `--local`, and `[--cell ID]`. Throws CommandError for none or both, for no cell where
 * there are several, or when no local product runs, and like readStage for bad settings.
 */
export const placeOf = (values: { stage?: string; settings?: string; cell?: string; local?: boolean }): Place => {
  const { stage: name, settings, cell, local = false } = values;
  if (local === (name !== undefined)) throw new CommandError('Say where: --stage and its name, or --local.');
  if (name === undefined) return { local: localCell(cell).id };
  const stage = readStage(name, settings);
  return { stage: name, region: stage.region, cell: chooseCell(stage, cell).id };
};
