import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { readStage } from '#infra/settings.ts';
import { writeInventory } from '#scripts/tools/trust/ask-npm.ts';
import { deployStage } from './deploy/deploy-stage.ts';
import { noteCells } from './deploy/note-cells.ts';
import { clients, mailChecks, preflight } from './deploy/preflight/checks.ts';
import { settled } from './deploy/smoke.ts';
import { describeStacks } from './deploy/stacks.ts';
import { tryCells } from './deploy/try-cells.ts';
import { tryStage } from './deploy/try-stage.ts';
import { confirm } from './terminal/ask.ts';
import { CommandError } from './terminal/command-error.ts';
import { runCommand } from './terminal/run-command.ts';

const help = `Runs the checks of \`npm run preflight\`, deploys a stage, tries it, and lists what is left to do (DNS records, SES's sandbox).

  npm run deploy -- --stage STAGE [--settings FILE] [--at-once] [--yes]

--stage     its name
--settings  its settings, if not infra/stages/STAGE.json
--at-once   switches all calls to the new versions at once and ignores alarms: to roll back, or past a red alarm
--yes       does not ask; the differences are printed all the same

Credentials come from the AWS SDK (AWS_PROFILE); the region is in the settings. infra/README.md explains each step.`;

const options = {
  stage: { type: 'string' },
  settings: { type: 'string' },
  'at-once': { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
} as const;

const root = resolve(import.meta.dirname, '../..');

/** Runs a tool with its output shown; false when it fails. */
const run = (command: string, args: readonly string[]): boolean =>
  spawnSync(join(root, 'node_modules/.bin', command), args, { cwd: root, stdio: 'inherit' }).status === 0;

await runCommand({ help, options }, async ({ values: { stage: name, settings: given, 'at-once': atOnce, yes } }) => {
  if (!name) throw new CommandError(help);
  const settings = given && resolve(given);
  const wishes = { ...(settings && { settings }), atOnce };
  const stage = readStage(name, settings);

  await deployStage(stage, wishes, {
    preflight: () => preflight(stage, clients, wishes),
    // Skips the second emulator, whose answers depend on its version.
    checkStacks: () =>
      run('vitest', [
        ...['run', '-c', 'tests/vitest.config.ts', '--project=infra'],
        ...['--exclude', 'tests/infra/second-emulator*.test.ts'],
      ]),
    cdk: (args) => run('cdk', args),
    agree: async () => yes || (await confirm(`Deploy this to ${name} in ${stage.region}?`)),
    describe: () => describeStacks(stage, clients.cloudFormation),
    mail: (stacks) => mailChecks(stage, stacks, clients),
    attemptCells: (cells, outputs) =>
      settled(
        () => tryCells(stage, cells, outputs, fetch),
        () => pause(10_000),
      ),
    noteCells: (cells, outputs) => noteCells(stage, cells, outputs, new DynamoDBClient({ region: stage.region })),
    attempt: (outputs) => tryStage(stage, outputs, { ...wishes, site: join(root, 'web/dist') }),
    say: (text) => console.log(text),
  });
  const inventory = join(root, 'cdk.out/sbom.cdx.json');
  writeInventory(inventory);
  console.log(`\nThe inventory of packages that ship (CycloneDX): ${inventory}`);
});
