import { knownOrigin, type Stage } from '#infra/settings.ts';
import { type Outputs, outputOf } from './outputs.ts';

/** What an operator says besides the stage: where its settings lie, and that new versions take over all at once. */
export type Wishes = { settings?: string; atOnce?: boolean };

/** How `cdk` is told which stage is meant, and what is wished of it. */
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

/** Commands of an operator: deploy a stage, check it before, clear one that never lived. */
export const deployCommand = command('deploy');
export const preflightCommand = command('preflight');
export const clearCommand = command('clear-stage');

/** What an operator types, in a checkout of the version before, to have it back. */
export const goBackCommand = (stage: Stage, wishes?: Wishes): string => `${deployCommand(stage, wishes)} --at-once`;

const originParameter = ({ name }: Stage, origin: string): string[] => [
  '--parameters',
  `thesee-${name}-api:SiteOrigin=${origin}`,
];

const unasked = ['--require-approval', 'never'];

/** The deployment of all stacks: it was asked about before. The address is said each time: CDK would keep the one before it. */
export const deployArguments = (stage: Stage, wishes?: Wishes): string[] => {
  const origin = knownOrigin(stage);
  return [
    'deploy',
    '--all',
    ...stageArguments(stage, wishes),
    ...unasked,
    ...(origin ? originParameter(stage, origin) : []),
  ];
};

/**
 * The second deployment, of the API alone, that a stage without a domain needs once: only then is the address known that its
 * mails lead to. Null when they lead there already.
 */
export const originArguments = (stage: Stage, outputs: Outputs, wishes?: Wishes): string[] | null => {
  const address = outputOf(outputs, stage.name, 'web', 'SiteAddress');
  if (knownOrigin(stage) || !address) return null;
  if (outputOf(outputs, stage.name, 'api', 'SiteOriginInUse') === address) return null;
  return [
    'deploy',
    `thesee-${stage.name}-api`,
    '--exclusively',
    ...stageArguments(stage, wishes),
    ...unasked,
    ...originParameter(stage, address),
  ];
};
