import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ACMClient } from '@aws-sdk/client-acm';
import { SESClient } from '@aws-sdk/client-ses';
import { knownOrigin, readStage } from '#infra/settings.ts';
import { edgeRegion } from '#infra/stacks/edge-stack.ts';
import { deployArguments, originArguments, stageArguments } from './deploy/cdk-arguments.ts';
import { dnsRecords, inZone } from './deploy/dns-records.ts';
import { outputOf, readOutputs } from './deploy/outputs.ts';
import { certificateTrouble, mailTroubles } from './deploy/standing.ts';
import { tryStage } from './deploy/try-stage.ts';
import { confirm } from './terminal/ask.ts';
import { CommandError, stopped } from './terminal/command-error.ts';

const help = `Deploys a stage, says what is left to do (DNS records, SES's sandbox), and tries what it has deployed.

  npm run deploy -- --stage STAGE [--settings FILE] [--at-once] [--yes]

--stage     its name: infra/stages/STAGE.json holds its settings
--settings  another file that holds them
--at-once   has new versions take over all at once, without looking at alarms: to go back, or past a red alarm
--yes       deploys without asking; the differences are printed all the same

Uses the credentials that the AWS SDK finds (AWS_PROFILE); the region stands in the settings. What each step is about:
infra/README.md.`;

const options = {
  stage: { type: 'string' },
  settings: { type: 'string' },
  'at-once': { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const root = resolve(import.meta.dirname, '..');

const read = () => {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : error}\n\n${help}`);
  }
};

/** Runs a tool of the product with its output shown; throws that sentence when it fails. */
const run = (command: string, args: readonly string[], otherwise: string): void => {
  const { status } = spawnSync(join(root, 'node_modules/.bin', command), args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new CommandError(otherwise);
};

const main = async (): Promise<void> => {
  const { stage: name, settings: given, 'at-once': atOnce, yes, help: asked } = read();
  if (asked) return console.log(help);
  if (!name) throw new CommandError(help);
  const settings = given && resolve(given);
  const wishes = { settings, atOnce };
  const stage = readStage(name, settings);

  const trouble = await certificateTrouble(stage, new ACMClient({ region: edgeRegion }));
  if (trouble) throw new CommandError(trouble);

  console.log('\nChecking the stacks');
  run(
    'vitest',
    ['run', '-c', 'tests/vitest.config.ts', '--project=infra'],
    'The stacks are not as they must be: nothing was deployed.',
  );
  console.log('\nBuilding the site, and telling what would change');
  run('cdk', ['diff', ...stageArguments(stage, wishes)], 'The differences could not be told: nothing was deployed.');
  if (!yes && !(await confirm(`Deploy this to ${name} in ${stage.region}?`))) throw new CommandError(stopped);

  const folder = join(root, '.local/deploy');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.json`);
  const failed =
    'The deployment stopped; CloudFormation has gone back to what was there, as it does when a new version fails. Its own words stand above.';
  run('cdk', deployArguments(stage, file, wishes), failed);
  const outputs = readOutputs(file);
  const second = originArguments(stage, outputs, wishes);
  if (second) {
    console.log('\nTelling the API the address that CloudFront has made up');
    run('cdk', second, failed);
  }

  console.log(`\nThe site: ${knownOrigin(stage) ?? outputOf(outputs, name, 'web', 'SiteAddress')}`);
  console.log(`\nWhat has to stand in the DNS:\n${inZone(dnsRecords(stage, outputs))}`);
  const troubles = await mailTroubles(stage, new SESClient({ region: stage.region }));
  for (const sentence of troubles) console.log(`\n! ${sentence}`);
  if (stage.watch)
    console.log(`\nAWS asks ${stage.watch.address} by mail to confirm each list of alarms: open its links.`);
  console.log(await tryStage(stage, outputs, { ...wishes, site: join(root, 'web/dist') }));
};

try {
  await main();
} catch (error) {
  // The SDK's own words name what is missing: credentials, a right, the certificate.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
