import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { deployArguments, goBackCommand, originArguments } from '#scripts/deploy/cdk-arguments.ts';
import { deployStacks } from '#scripts/deploy/deploy-stacks.ts';
import type { Outputs } from '#scripts/deploy/outputs.ts';
import { stacksOf } from '#scripts/deploy/stacks.ts';
import { verdict } from '#scripts/deploy/try-stage.ts';
import { find, stageOf, templates } from './templates.ts';

const [dev, staging] = [stageOf('dev'), stageOf('staging')];
const outputs = (stage: string, origin: string): Outputs => ({
  [`thesee-${stage}-api`]: { SiteOriginInUse: origin },
  [`thesee-${stage}-web`]: { SiteAddress: 'https://d1.cloudfront.net' },
});

it('has the stacks say what a deployment reads of them', () => {
  const said = [templates.storage, templates.api, templates.web].flatMap((template) =>
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
  expect(find(templates.storage, 'AWS::SES::EmailIdentity')).toHaveLength(1);
});

it('deploys all stacks of one stage, and says its address each time', () => {
  expect(deployArguments(staging).join(' ')).toBe(
    'deploy --all --context stage=staging --require-approval never --parameters thesee-staging-api:SiteOrigin=https://staging.thesee.test',
  );
  expect(deployArguments(dev, { settings: '/my.json' }).join(' ')).toBe(
    'deploy --all --context stage=dev --context settings=/my.json --require-approval never',
  );
});

it('has new versions take over all at once when it is told to, as the command that goes back does', () => {
  expect(deployArguments(staging, { atOnce: true }).join(' ')).toContain('--context atOnce=true ');
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

/** Deploys with what happens outside of this process told beforehand; gives all that is said, its end, and how CDK was called. */
const deploying = async (stage: typeof staging, made: Record<string, string>, ...works: boolean[]) => {
  const said: string[] = [];
  const calls: string[] = [];
  const known = outputs(stage.name, 'https://address-not-known-yet.invalid');
  const end = await deployStacks(
    stage,
    {},
    {
      cdk: (args) => {
        calls.push(args.slice(0, 2).join(' '));
        return works[calls.length - 1] ?? false;
      },
      describe: async () =>
        stacksOf(stage).map((one) => {
          const status = made[one.name.split('-')[2] ?? ''];
          if (!status) return one;
          const Outputs = Object.entries(known[one.name] ?? {}).map(([OutputKey, OutputValue]) => ({
            OutputKey,
            OutputValue,
          }));
          const StackStatus = status as 'CREATE_COMPLETE';
          return { ...one, stack: { StackName: one.name, StackStatus, CreationTime: new Date(0), Outputs } };
        }),
      mail: async () => [{ level: 'know', text: 'SES is in its sandbox.', commands: [] }],
      attempt: async () => 'Tried.',
      say: (text) => said.push(...text.split('\n')),
    },
  ).then(
    () => null,
    (error: Error) => error.message.split('\n').filter(Boolean),
  );
  return { said, calls, end };
};
const all = { storage: 'CREATE_COMPLETE', api: 'CREATE_COMPLETE', web: 'CREATE_COMPLETE', watch: 'CREATE_COMPLETE' };

it('says the DNS and how SES stands also when the deployment fails half-way, and then what helps', async () => {
  const { said, calls, end } = await deploying(
    staging,
    { storage: 'CREATE_COMPLETE', api: 'ROLLBACK_COMPLETE' },
    false,
  );
  expect(calls).toEqual(['deploy --all']);
  expect(said).toContain('a._domainkey.x.test.  CNAME  a.dkim.amazonses.com.');
  expect(said).toContain('to know   SES is in its sandbox.');
  expect(said).not.toContain('Tried.');
  expect(end).toEqual([
    'The deployment stopped; the words of CDK and CloudFormation stand above, and what was there before is still there.',
    'to do     The stack thesee-staging-api is ROLLBACK_COMPLETE: its first creation failed, and nothing can be deployed into it.',
    '            npm run clear-stage -- --stage staging',
    'Then deploy again: npm run deploy -- --stage staging',
  ]);
});

it('asks for no record when nothing was made, and says that the next try needs nothing cleared', async () => {
  const { said, end } = await deploying(staging, {}, false);
  expect(said).toContain('No stack was made: nothing is to be written into the DNS yet.');
  expect(said.join()).not.toMatch(/CNAME|TXT/);
  expect(end?.at(-1)).toBe('Mend what they name, then deploy again: npm run deploy -- --stage staging');
});

it('deploys twice where the address is made up, and tries what was deployed at the end', async () => {
  const twice = await deploying(dev, all, true, true);
  expect(twice.calls).toEqual(['deploy --all', 'deploy thesee-dev-api']);
  expect(twice.end).toBeNull();
  expect(twice.said).toContain('The site: https://d1.cloudfront.net');
  expect(twice.said).toContain(
    'AWS asks operators@thesee.test by mail to confirm each list of alarms: open its links.',
  );
  expect(twice.said.at(-1)).toBe('Tried.');
  const second = await deploying(dev, all, true, false);
  expect(second.said).toContain('a._domainkey.x.test.  CNAME  a.dkim.amazonses.com.');
  expect(second.end?.at(-1)).toBe('Mend what they name, then deploy again: npm run deploy -- --stage dev');
});

it.each(['preflight', 'deploy'])(
  'has `npm run %s` end with 1, and begin nothing, where something stands in the way',
  (script) => {
    const root = join(import.meta.dirname, '../..');
    const settings = join(import.meta.dirname, 'stages/dev.json');
    const env = {
      PATH: process.env.PATH,
      HOME: mkdtempSync(join(tmpdir(), 'no-profile-')),
      AWS_EC2_METADATA_DISABLED: 'true',
    };
    const args = [join(root, `scripts/${script}.ts`), '--stage', 'dev', '--settings', settings];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
    expect(stdout).toContain('to do     AWS does not take your credentials in eu-west-3: ');
    expect(stdout + stderr).toContain(
      `One thing is to be done before deploying (“to do” above). Then ask again: npm run preflight -- --stage dev --settings ${settings}`,
    );
    expect(stdout).not.toContain('Checking the stacks');
    expect(status).toBe(1);
  },
);
