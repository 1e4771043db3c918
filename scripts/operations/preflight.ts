import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readStage } from '#infra/settings.ts';
import { deployCommand, preflightCommand } from './deploy/cdk-arguments.ts';
import { clients, preflight } from './deploy/preflight/checks.ts';
import { conclusion, inLines, isBlocking } from './deploy/preflight/finding.ts';
import { CommandError } from './terminal/command-error.ts';

const help = `Asks the account and the DNS whether a stage can be deployed, and says what is missing. Changes nothing.

  npm run preflight -- --stage STAGE [--settings FILE]

--stage     its name: infra/stages/STAGE.json holds its settings
--settings  another file that holds them

Uses the credentials that the AWS SDK finds (AWS_PROFILE). Exits with 1 when something has to be done before deploying.`;

const options = {
  stage: { type: 'string' },
  settings: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const read = () => {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : error}\n\n${help}`);
  }
};

const main = async (): Promise<void> => {
  const { stage: name, settings: given, help: asked } = read();
  if (asked) return console.log(help);
  if (!name) throw new CommandError(help);
  const wishes = given ? { settings: resolve(given) } : {};
  const stage = readStage(name, wishes.settings);
  const findings = await preflight(stage, clients, wishes);
  console.log(inLines(findings));
  console.log(`\n${conclusion(findings, preflightCommand(stage, wishes), deployCommand(stage, wishes))}`);
  if (findings.some(isBlocking)) process.exitCode = 1;
};

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
