import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Stage } from '#infra/settings.ts';
import { deployCalls, goBackCommand, originArguments, type Wishes } from '#scripts/operations/deploy/cdk-arguments.ts';
import { deployStage } from '#scripts/operations/deploy/deploy-stage.ts';
import type { Outputs } from '#scripts/operations/deploy/outputs.ts';
import { type Finding, know, todo } from '#scripts/operations/deploy/preflight/finding.ts';
import { stacksOf } from '#scripts/operations/deploy/stacks.ts';
import { verdict } from '#scripts/operations/deploy/try-stage.ts';
import { find, stageOf, templates } from './templates.ts';

const [dev, staging] = [stageOf('dev'), stageOf('staging')];
const outputs = (stage: string, origin: string): Outputs => ({
  [`thesee-${stage}-shared`]: {
    DkimRecord1: 'a._domainkey.x.test CNAME a.dkim.amazonses.com',
    MailFromDomain: 'bounce.x.test',
  },
  [`thesee-${stage}-api`]: { SiteOriginInUse: origin },
  [`thesee-${stage}-web`]: { SiteAddress: 'https://d1.cloudfront.net' },
});

it('has the stacks say what a deployment reads of them', () => {
  const said = [templates.shared, templates.api, templates.web].flatMap((template) =>
    Object.keys(template.toJSON().Outputs),
  );
  expect(said).toEqual(
    expect.arrayContaining([
      'DkimRecord1',
      'DkimRecord2',
      'DkimRecord3',
      'MailFromDomain',
      'SiteOriginInUse',
      'SiteAddress',
    ]),
  );
  expect(find(templates.shared, 'AWS::SES::EmailIdentity')).toHaveLength(1);
});

it('deploys all stacks of one stage, and says its address each time', () => {
  expect(deployCalls(staging).map((call) => call.join(' '))).toEqual([
    'deploy --all --context stage=staging --require-approval never --parameters thesee-staging-api:SiteOrigin=https://staging.thesee.test',
  ]);
  expect(deployCalls(dev, { settings: '/my.json' }).map((call) => call.join(' '))).toEqual([
    'deploy --all --context stage=dev --context settings=/my.json --require-approval never',
  ]);
});

it('deploys what cells share, then the cells wave by wave, each stack by itself, and the site last', () => {
  const cells = [
    { id: 'main', wave: 2, kind: 'pooled' },
    { id: 'c', wave: 2, kind: 'pooled' },
    { id: 'b', wave: 1, kind: 'pooled' },
  ] as const;
  const said = deployCalls({ ...staging, cells: [...cells] }).map((call) => call.join(' '));
  const rest = '--exclusively --context stage=staging --require-approval never';
  const origin = (api: string) => `--parameters ${api}:SiteOrigin=https://staging.thesee.test`;
  expect(said).toEqual([
    `deploy thesee-staging-shared ${rest}`,
    `deploy thesee-staging-b-storage thesee-staging-b-api ${rest} ${origin('thesee-staging-b-api')}`,
    `deploy thesee-staging-storage thesee-staging-api thesee-staging-c-storage thesee-staging-c-api ${rest} ${origin('thesee-staging-api')} ${origin('thesee-staging-c-api')}`,
    `deploy thesee-staging-edge thesee-staging-web ${rest}`,
    `deploy thesee-staging-b-watch thesee-staging-watch thesee-staging-c-watch ${rest}`,
  ]);
});

it('stops at the first wave that fails', async () => {
  const cells: Stage['cells'] = [
    { id: 'main', wave: 1, kind: 'pooled' },
    { id: 'b', wave: 2, kind: 'pooled' },
  ];
  const { calls, end } = await deploying({ ...staging, cells }, { works: [true, true, false, true] });
  expect(calls).toEqual(['check', 'diff --context', 'deploy thesee-staging-shared', 'deploy thesee-staging-storage']);
  expect(end?.[0]).toContain('The deployment stopped');
});

it('tells every cell’s API the address that CloudFront has made up', () => {
  const cells: Stage['cells'] = [
    { id: 'main', wave: 1, kind: 'pooled' },
    { id: 'b', wave: 1, kind: 'pooled' },
  ];
  expect(originArguments({ ...dev, cells }, outputs('dev', 'https://d1.cloudfront.net'))?.join(' ')).toBe(
    'deploy thesee-dev-b-api --exclusively --context stage=dev --require-approval never --parameters thesee-dev-b-api:SiteOrigin=https://d1.cloudfront.net',
  );
});

it('has new versions take over all at once when it is told to, as the command that goes back does', () => {
  expect(deployCalls(staging, { atOnce: true }).flat().join(' ')).toContain('--context atOnce=true ');
  expect(goBackCommand(staging)).toBe('npm run deploy -- --stage staging --at-once');
  expect(goBackCommand(staging, { settings: '/my.json' })).toBe(
    'npm run deploy -- --stage staging --settings /my.json --at-once',
  );
});

it('says of what was deployed that it works, or all that is wrong with it and how to go back', () => {
  expect(verdict([], staging)).toContain('answer as they should');
  const [page, api] = ['The page is of another build.', 'The API does not answer.'] as const;
  expect(() => verdict([page], staging)).toThrow(
    `- ${page}\nTo go back, in a checkout of the version before: npm run deploy -- --stage staging --at-once`,
  );
  expect(() => verdict([page, api], staging)).toThrow(`- ${page}\n- ${api}\nTo go back`);
});

it('tells the API once which address CloudFront has made up, where the stage has no domain', () => {
  expect(originArguments(dev, outputs('dev', 'https://address-not-known-yet.invalid'))?.join(' ')).toBe(
    'deploy thesee-dev-api --exclusively --context stage=dev --require-approval never --parameters thesee-dev-api:SiteOrigin=https://d1.cloudfront.net',
  );
  expect(originArguments(dev, outputs('dev', 'https://d1.cloudfront.net'))).toBeNull();
  expect(originArguments(staging, outputs('staging', 'https://staging.thesee.test'))).toBeNull();
});

type Told = {
  /** Success of each CDK call in order; the first is `cdk diff`. */
  works: boolean[];
  made?: Record<string, string>;
  found?: Finding;
  stacksAreGood?: boolean;
  agrees?: boolean;
  wishes?: Wishes;
};

/** Runs a deployment against scripted CDK and AWS results; returns the output, the exit code and the CDK calls. */
const deploying = async (
  stage: typeof staging,
  { works, made = {}, found, stacksAreGood = true, agrees = true, wishes = {} }: Told,
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
    attempt: async () => 'Tried.',
    say: (text: string) => void said.push(...text.split('\n')),
  };
  const end = await deployStage(stage, wishes, tools).then(
    () => null,
    (error: Error) => error.message.split('\n').filter(Boolean),
  );
  return { said, calls, contexts, end };
};
const all = {
  shared: 'CREATE_COMPLETE',
  storage: 'CREATE_COMPLETE',
  api: 'CREATE_COMPLETE',
  web: 'CREATE_COMPLETE',
  watch: 'CREATE_COMPLETE',
};

it('says the DNS and how SES stands also when the deployment fails half-way, and then what helps', async () => {
  const made = { shared: 'CREATE_COMPLETE', storage: 'CREATE_COMPLETE', api: 'ROLLBACK_COMPLETE' };
  const { said, calls, end } = await deploying(staging, { made, works: [true, false] });
  expect(calls).toEqual(['check', 'diff --context', 'deploy --all']);
  expect(said).toContain('a._domainkey.x.test.  CNAME  a.dkim.amazonses.com.');
  expect(said).toContain('to know   SES is in its sandbox.');
  expect(said).not.toContain('Tried.');
  expect(said.join()).not.toContain('AWS asks');
  expect(end).toEqual([
    'The deployment stopped; the words of CDK and CloudFormation stand above, and what was there before is still there.',
    'to do     The stack thesee-staging-api is ROLLBACK_COMPLETE: its first creation failed, and nothing can be deployed into it.',
    '            npm run clear-stage -- --stage staging',
    'Then deploy again: npm run deploy -- --stage staging',
  ]);
});

it('asks for no record when nothing was made, and says that the next try needs nothing cleared', async () => {
  const { said, end } = await deploying(staging, { works: [true, false] });
  expect(said).toContain('No stack was made: nothing is to be written into the DNS yet.');
  expect(said.join()).not.toMatch(/CNAME|TXT/);
  expect(end?.at(-1)).toBe('Mend what they name, then deploy again: npm run deploy -- --stage staging');
});

it('deploys twice where the address is made up, and tries what was deployed at the end', async () => {
  const twice = await deploying(dev, { made: all, works: [true, true, true] });
  expect(twice.calls).toEqual(['check', 'diff --context', 'deploy --all', 'deploy thesee-dev-api']);
  expect(twice.end).toBeNull();
  expect(twice.said).toContain('The site: https://d1.cloudfront.net');
  expect(twice.said).toContain(
    'AWS asks operators@thesee.test by mail to confirm each list of alarms: open its links.',
  );
  expect(twice.said.at(-1)).toBe('Tried.');
  const second = await deploying(dev, { made: all, works: [true, true, false] });
  expect(second.said).toContain('a._domainkey.x.test.  CNAME  a.dkim.amazonses.com.');
  expect(second.end?.at(-1)).toBe('Mend what they name, then deploy again: npm run deploy -- --stage dev');
});

it('tells the API no address after a deployment that failed, and brings what is wished to each call of CDK', async () => {
  const failed = await deploying(dev, { made: all, works: [true, false, true] });
  expect(failed.calls).toEqual(['check', 'diff --context', 'deploy --all']);
  const wishes = { settings: '/my.json', atOnce: true };
  const { contexts, end } = await deploying(dev, { made: all, works: [true, true, false], wishes });
  expect(contexts).toEqual(Array(3).fill('stage=dev settings=/my.json atOnce=true'));
  expect(end?.at(-1)).toBe('Mend what they name, then deploy again: npm run deploy -- --stage dev --settings /my.json');
});

it('deploys nothing where something stands in the way, or somebody says no', async () => {
  const works = [true, true];
  const blocked = await deploying(staging, { works, found: todo('CDK was never bootstrapped.') });
  expect(blocked).toEqual({
    said: ['', 'Asking the account and the DNS', 'to do     CDK was never bootstrapped.'],
    calls: [],
    contexts: [],
    end: [
      'One thing is to be done before deploying (“to do” above). Then ask again: npm run preflight -- --stage staging',
    ],
  });
  const end = async (told: Partial<Told>) => {
    const { calls, end: sentences } = await deploying(staging, { works: [true, true], ...told });
    return [...calls, ...(sentences ?? [])];
  };
  expect(await end({ stacksAreGood: false })).toEqual([
    'check',
    'The stacks are not as they must be: nothing was deployed.',
  ]);
  expect(await end({ works: [false] })).toEqual([
    'check',
    'diff --context',
    'The differences could not be told: nothing was deployed.',
  ]);
  expect(await end({ agrees: false })).toEqual(['check', 'diff --context', 'Stopped: nothing was changed.']);
});

it('has `npm run preflight` end with 1 where something is to be done', () => {
  const root = join(import.meta.dirname, '../..');
  const settings = join(import.meta.dirname, 'stages/dev.json');
  const HOME = mkdtempSync(join(tmpdir(), 'no-profile-'));
  const args = [join(root, 'scripts/operations/preflight.ts'), '--stage', 'dev', '--settings', settings];
  const env = { PATH: process.env.PATH, HOME, AWS_EC2_METADATA_DISABLED: 'true' };
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
  rmSync(HOME, { recursive: true });
  expect(stdout).toContain('to do     AWS does not take your credentials in eu-west-3: ');
  expect(stdout).toContain(
    `One thing is to be done before deploying (“to do” above). Then ask again: npm run preflight -- --stage dev --settings ${settings}`,
  );
  expect(status).toBe(1);
});
