import { type Cell, cellPrefix, inWaves, wavesOf } from '#infra/cells.ts';
import { knownOrigin, type Stage } from '#infra/settings.ts';
import { hasEdge } from '#infra/stacks/edge-stack.ts';
import { type Outputs, outputOf } from './outputs.ts';

/** `atOnce` switches versions without a gradual shift. */
export type Wishes = { settings?: string; atOnce?: boolean };

export const stageArguments = ({ name }: Stage, { settings, atOnce }: Wishes = {}): string[] => [
  '--context',
  `stage=${name}`,
  ...(settings ? ['--context', `settings=${settings}`] : []),
  ...(atOnce ? ['--context', 'atOnce=true'] : []),
];

const command =
  (script: string) =>
  ({ name }: Stage, { settings }: Wishes = {}): string =>
    `npm run ${script} -- --stage ${name}${settings ? ` --settings ${settings}` : ''}`;

export const deployCommand = command('deploy');
export const preflightCommand = command('preflight');
export const clearCommand = command('clear-stage');

/** Command to run in a checkout of the former version. */
export const goBackCommand = (stage: Stage, wishes?: Wishes): string => `${deployCommand(stage, wishes)} --at-once`;

const originParameters = ({ name }: Stage, cells: readonly Cell[], origin: string): string[] =>
  cells.flatMap(({ id }) => ['--parameters', `${cellPrefix(name, id)}-api:SiteOrigin=${origin}`]);

const unasked = ['--require-approval', 'never'];

/** `cells` have to work before the next call. */
export type DeployCall = { args: string[]; cells: readonly Cell[] };

/**
 * One call of CDK after the other, each only if those before it succeeded: what all cells share, then the cells wave by
 * wave, then the site, which needs every API to be new. A single cell needs one call. The address is always passed,
 * because CDK would keep the former one.
 */
export const deployCalls = (stage: Stage, wishes?: Wishes): DeployCall[] => {
  const { name, cells } = stage;
  const origin = knownOrigin(stage);
  const call = (stacks: readonly string[], apis: readonly Cell[] = []): string[] => [
    'deploy',
    ...stacks,
    ...stageArguments(stage, wishes),
    ...unasked,
    ...(origin ? originParameters(stage, apis, origin) : []),
  ];
  if (cells.length === 1) return [{ args: call(['--all'], cells), cells: [] }];
  const alone = (stacks: readonly string[], apis: readonly Cell[] = []): DeployCall => ({
    args: call([...stacks, '--exclusively'], apis),
    cells: apis,
  });
  const partOf = ({ id }: Cell, part: string): string => `${cellPrefix(name, id)}-${part}`;
  return [
    alone([`thesee-${name}-shared`]),
    ...wavesOf(stage).map((wave) =>
      alone(
        wave.flatMap((cell) => [partOf(cell, 'storage'), partOf(cell, 'api')]),
        wave,
      ),
    ),
    alone([...(hasEdge(stage) ? [`thesee-${name}-edge`] : []), `thesee-${name}-web`]),
    ...(stage.watch ? [alone(inWaves(stage).map((cell) => partOf(cell, 'watch')))] : []),
  ];
};

/**
 * A stage without a domain deploys the API a second time, once CloudFront's name is known, so that mails link to it.
 * Null when they already do.
 */
export const originArguments = (stage: Stage, outputs: Outputs, wishes?: Wishes): string[] | null => {
  const address = outputOf(outputs, stage.name, 'web', 'SiteAddress');
  if (knownOrigin(stage) || !address) return null;
  const apiOf = ({ id }: Cell): string => `${cellPrefix(stage.name, id)}-api`;
  const ignorant = inWaves(stage).filter((cell) => outputs[apiOf(cell)]?.SiteOriginInUse !== address);
  if (ignorant.length === 0) return null;
  return [
    'deploy',
    ...ignorant.map(apiOf),
    '--exclusively',
    ...stageArguments(stage, wishes),
    ...unasked,
    ...originParameters(stage, ignorant, address),
  ];
};
