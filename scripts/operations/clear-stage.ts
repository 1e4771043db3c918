import { parseArgs } from 'node:util';
import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { readStage } from '#infra/settings.ts';
import { edgeRegion } from '#infra/stacks/edge-stack.ts';
import { clientsIn } from './clear-stage/kinds.ts';
import { clearing, type Part } from './clear-stage/plan.ts';
import { deployCommand } from './deploy/cdk-arguments.ts';
import { carryOut } from './operator/plan.ts';
import { confirm } from './terminal/ask.ts';
import { CommandError } from './terminal/command-error.ts';

const help = `Clears what a failed first deployment of a stage has left, so that it can be tried again.

  npm run clear-stage -- --stage NAME [--settings FILE] [--yes]

--stage     the stage, in the region of its settings, with the credentials that the AWS SDK finds (AWS_PROFILE)
--settings  another file than infra/stages/NAME.json that holds its settings
--yes       does it without asking

It says what it found and would do, and asks. Only a stack that never lived goes, with its empty table, buckets and vault, and its
logs, keys and secrets. A stack that ever lived stays; nothing at all goes while a table, bucket or vault of such a stack holds
anything. It may be given again after an interruption.`;

const options = {
  stage: { type: 'string' },
  settings: { type: 'string' },
  yes: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const read = () => {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : error}\n\n${help}`);
  }
};

/** Parts in the order of deletion: each before the stacks whose outputs it reads. */
const partsIn = (region: string): Part[] =>
  ['watch', 'web', 'edge', 'api', 'storage'].map((part) => {
    const where = part === 'edge' ? edgeRegion : region;
    return {
      part,
      region: where,
      cloudFormation: new CloudFormationClient({ region: where }),
      clients: clientsIn(where),
    };
  });

const main = async (): Promise<void> => {
  const { stage: name, settings, yes, help: asked } = read();
  if (asked) return console.log(help);
  if (!name) throw new CommandError(help);
  const stage = readStage(name, settings);
  const terminal = { print: console.log, confirm: yes ? async () => true : confirm };
  const told = { print: console.log, deploy: deployCommand(stage, { settings }) };
  await carryOut(await clearing(name, partsIn(stage.region), told), `stage ${name}`, terminal);
};

try {
  await main();
} catch (error) {
  // The SDK's message names what is missing: credentials, a right.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
