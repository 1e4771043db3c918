import { resolve } from 'node:path';
import { readStage } from '#infra/settings.ts';
import { deployCommand, preflightCommand } from './deploy/cdk-arguments.ts';
import { clients, preflight } from './deploy/preflight/checks.ts';
import { conclusion, inLines, isBlocking } from './deploy/preflight/finding.ts';
import { CommandError } from './terminal/command-error.ts';
import { runCommand } from './terminal/run-command.ts';

const help = `Checks whether account and DNS are ready for a stage's deployment, and lists what is missing. Changes nothing.

  npm run preflight -- --stage STAGE [--settings FILE]

--stage     its name
--settings  its settings, if not infra/stages/STAGE.json

Credentials come from the AWS SDK (AWS_PROFILE). Exits with 1 when something must be done before deploying.`;

const options = {
  stage: { type: 'string' },
  settings: { type: 'string' },
} as const;

await runCommand({ help, options }, async ({ values: { stage: name, settings: given } }) => {
  if (!name) throw new CommandError(help);
  const wishes = given ? { settings: resolve(given) } : {};
  const stage = readStage(name, wishes.settings);
  const findings = await preflight(stage, clients, wishes);
  console.log(inLines(findings));
  console.log(`\n${conclusion(findings, preflightCommand(stage, wishes), deployCommand(stage, wishes))}`);
  if (findings.some(isBlocking)) process.exitCode = 1;
});
