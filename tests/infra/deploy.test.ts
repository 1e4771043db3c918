import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { deployCalls, goBackCommand, originArguments } from '#scripts/operations/deploy/cdk-arguments.ts';
import { todo } from '#scripts/operations/deploy/preflight/finding.ts';
import { verdict } from '#scripts/operations/deploy/verdict.ts';
import { all, deploying, outputs, type Told } from './deploying.ts';
import { find, stageOf, templates } from './templates.ts';

const [dev, staging] = [stageOf('dev'), stageOf('staging')];

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
  expect(deployCalls(staging).map(({ args }) => args.join(' '))).toEqual([
    'deploy --all --context stage=staging --require-approval never --parameters thesee-staging-api:SiteOrigin=https://staging.thesee.test',
  ]);
  expect(deployCalls(dev, { settings: '/my.json' }).map(({ args }) => args.join(' '))).toEqual([
    'deploy --all --context stage=dev --context settings=/my.json --require-approval never',
  ]);
});

it('has new versions take over all at once when it is told to, as the command that goes back does', () => {
  expect(deployCalls(staging, { atOnce: true })[0]?.args.join(' ')).toContain('--context atOnce=true ');
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
