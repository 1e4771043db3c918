import { knownOrigin, type Stage } from '#infra/settings.ts';
import { type Outputs, outputOf } from './outputs.ts';

/** How `cdk` is told which stage is meant, and where its settings lie. */
export const stageArguments = ({ name }: Stage, settings?: string): string[] => [
  '--context',
  `stage=${name}`,
  ...(settings ? ['--context', `settings=${settings}`] : []),
];

const originParameter = ({ name }: Stage, origin: string): string[] => [
  '--parameters',
  `thesee-${name}-api:SiteOrigin=${origin}`,
];

const unasked = ['--require-approval', 'never'];

/** The deployment of all stacks: it was asked about before. The address is said each time: CDK would keep the one before it. */
export const deployArguments = (stage: Stage, outputsFile: string, settings?: string): string[] => {
  const origin = knownOrigin(stage);
  return [
    'deploy',
    '--all',
    ...stageArguments(stage, settings),
    ...unasked,
    '--outputs-file',
    outputsFile,
    ...(origin ? originParameter(stage, origin) : []),
  ];
};

/**
 * The second deployment, of the API alone, that a stage without a domain needs once: only then is the address known that its
 * mails lead to. Null when they lead there already.
 */
export const originArguments = (stage: Stage, outputs: Outputs, settings?: string): string[] | null => {
  const address = outputOf(outputs, stage.name, 'web', 'SiteAddress');
  if (knownOrigin(stage) || !address) return null;
  if (outputOf(outputs, stage.name, 'api', 'SiteOriginInUse') === address) return null;
  return [
    'deploy',
    `thesee-${stage.name}-api`,
    '--exclusively',
    ...stageArguments(stage, settings),
    ...unasked,
    ...originParameter(stage, address),
  ];
};
