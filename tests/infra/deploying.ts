import type { Cell } from '#infra/cells.ts';
import type { Stage } from '#infra/settings.ts';
import type { Wishes } from '#scripts/operations/deploy/cdk-arguments.ts';
import { deployStage } from '#scripts/operations/deploy/deploy-stage.ts';
import type { Outputs } from '#scripts/operations/deploy/outputs.ts';
import { type Finding, know } from '#scripts/operations/deploy/preflight/finding.ts';
import { stacksOf } from '#scripts/operations/deploy/stacks.ts';

export const outputs = (stage: string, origin: string): Outputs => ({
  [`thesee-${stage}-shared`]: {
    DkimRecord1: 'a._domainkey.x.test CNAME a.dkim.amazonses.com',
    MailFromDomain: 'bounce.x.test',
  },
  [`thesee-${stage}-api`]: { SiteOriginInUse: origin },
  [`thesee-${stage}-web`]: { SiteAddress: 'https://d1.cloudfront.net' },
});

export type Told = {
  /** Success of each CDK call in order; the first is `cdk diff`. */
  works: boolean[];
  made?: Record<string, string>;
  found?: Finding;
  stacksAreGood?: boolean;
  agrees?: boolean;
  wishes?: Wishes;
  /** What is wrong with these cells. */
  troubles?: Record<string, string>;
};

/** Runs a deployment against scripted CDK and AWS results; returns the output, the exit code and the CDK calls. */
export const deploying = async (
  stage: Stage,
  { works, made = {}, found, stacksAreGood = true, agrees = true, wishes = {}, troubles = {} }: Told,
) => {
  const said: string[] = [];
  const calls: string[] = [];
  const contexts: string[] = [];
  const known = outputs(stage.name, 'https://address-not-known-yet.invalid');
  const tools = {
    preflight: async () => (found ? [found] : []),
    checkStacks: () => calls.push('check') > 0 && stacksAreGood,
    cdk: (args: readonly string[]) => {
      calls.push(args.slice(0, 2).join(' '));
      contexts.push(args.filter((_, i) => args[i - 1] === '--context').join(' '));
      return works.shift() ?? false;
    },
    agree: async () => agrees,
    describe: async () =>
      stacksOf(stage).map((one) => {
        const StackStatus = made[one.name.split('-')[2] ?? ''] as 'CREATE_COMPLETE' | undefined;
        if (!StackStatus) return one;
        const Outputs = Object.entries(known[one.name] ?? {}).map(([OutputKey, OutputValue]) => ({
          OutputKey,
          OutputValue,
        }));
        return { ...one, stack: { StackName: one.name, StackStatus, CreationTime: new Date(0), Outputs } };
      }),
    mail: async () => [know('SES is in its sandbox.')],
    attemptCells: async (cells: readonly Cell[]) => {
      calls.push(`try ${cells.map(({ id }) => id).join(' ')}`);
      return cells.flatMap(({ id }) => troubles[id] ?? []);
    },
    noteCells: async (cells: readonly Cell[]) => void calls.push(`note ${cells.map(({ id }) => id).join(' ')}`),
    attempt: async () => 'Tried.',
    say: (text: string) => void said.push(...text.split('\n')),
  };
  const end = await deployStage(stage, wishes, tools).then(
    () => null,
    (error: Error) => error.message.split('\n').filter(Boolean),
  );
  return { said, calls, contexts, end };
};
export const all = {
  shared: 'CREATE_COMPLETE',
  storage: 'CREATE_COMPLETE',
  api: 'CREATE_COMPLETE',
  web: 'CREATE_COMPLETE',
  watch: 'CREATE_COMPLETE',
};
