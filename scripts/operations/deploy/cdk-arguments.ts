import { knownOrigin, type Stage } from '#infra/settings.ts';
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

const originParameter = ({ name }: Stage, origin: string): string[] => [
  '--parameters',
  `thesee-${name}-api:SiteOrigin=${origin}`,
];

const unasked = ['--require-approval', 'never'];

/** The address is always passed, because CDK would keep the former one. */
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
 * A stage without a domain deploys the API a second time, once CloudFront's name is known, so that mails link to it.
 * Null when they already do.
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
