import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readStage } from '#infra/settings.ts';
import { deployStage } from './deploy/deploy-stage.ts';
import { clients, mailChecks, preflight } from './deploy/preflight/checks.ts';
import { describeStacks } from './deploy/stacks.ts';
import { tryStage } from './deploy/try-stage.ts';
import { confirm } from './terminal/ask.ts';
import { CommandError } from './terminal/command-error.ts';

const help = `Checks the account as \`npm run preflight\` does, deploys a stage, says what is left to do (DNS records, SES's sandbox), and tries
what it has deployed.

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

const root = resolve(import.meta.dirname, '../..');

const read = () => {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : error}\n\n${help}`);
  }
};

/** Runs a tool with its output shown; false when it fails. */
const run = (command: string, args: readonly string[]): boolean =>
  spawnSync(join(root, 'node_modules/.bin', command), args, { cwd: root, stdio: 'inherit' }).status === 0;

const main = async (): Promise<void> => {
  const { stage: name, settings: given, 'at-once': atOnce, yes, help: asked } = read();
  if (asked) return console.log(help);
  if (!name) throw new CommandError(help);
  const settings = given && resolve(given);
  const wishes = { ...(settings && { settings }), atOnce };
  const stage = readStage(name, settings);

  await deployStage(stage, wishes, {
    preflight: () => preflight(stage, clients, wishes),
    // Without the second emulator, whose answers depend on its version.
    checkStacks: () =>
      run('vitest', [
        ...['run', '-c', 'tests/vitest.config.ts', '--project=infra'],
        ...['--exclude', 'tests/infra/second-emulator*.test.ts'],
      ]),
    cdk: (args) => run('cdk', args),
    agree: async () => yes || (await confirm(`Deploy this to ${name} in ${stage.region}?`)),
    describe: () => describeStacks(stage, clients.cloudFormation),
    mail: (stacks) => mailChecks(stage, stacks, clients),
    attempt: (outputs) => tryStage(stage, outputs, { ...wishes, site: join(root, 'web/dist') }),
    say: (text) => console.log(text),
  });
};

try {
  await main();
} catch (error) {
  // The SDK's message names what is missing: credentials, a right, the certificate.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
