import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { readStage, type Stage } from '#infra/settings.ts';
import { edgeRegion } from '#infra/stacks/edge-stack.ts';
import { mainCell } from '#shared/cells.ts';
import { clientsIn } from './clear-stage/kinds.ts';
import { clearing, type Part } from './clear-stage/plan.ts';
import { deployCommand } from './deploy/cdk-arguments.ts';
import { carryOut } from './operator/plan.ts';
import { confirm } from './terminal/ask.ts';
import { CommandError } from './terminal/command-error.ts';
import { runCommand } from './terminal/run-command.ts';

const help = `Clears what a failed first deployment of a stage left, so that it can be tried again.

  npm run clear-stage -- --stage NAME [--settings FILE] [--yes]

--stage     the stage; its region is in its settings, credentials come from the AWS SDK (AWS_PROFILE)
--settings  its settings, if not infra/stages/NAME.json
--yes       does not ask

Shows what it would delete, and asks. It deletes only stacks that never went live, with their empty table, buckets and vault, logs, keys
and secrets. It deletes nothing while a table, bucket or vault of such a stack holds data. Repeat it after an interruption.`;

const options = {
  stage: { type: 'string' },
  settings: { type: 'string' },
  yes: { type: 'boolean', default: false },
} as const;

/** Parts in the order of deletion: each comes before the stacks whose outputs it reads. */
const partsOf = ({ region, cells }: Stage): Part[] => {
  const ofCells = (part: string) => cells.map(({ id }) => (id === mainCell ? part : `${id}-${part}`));
  const parts = [...ofCells('watch'), 'web', 'edge', ...ofCells('api'), ...ofCells('storage'), 'shared'];
  return parts.map((part) => {
    const where = part === 'edge' ? edgeRegion : region;
    return {
      part,
      region: where,
      cloudFormation: new CloudFormationClient({ region: where }),
      clients: clientsIn(where),
    };
  });
};

await runCommand({ help, options }, async ({ values: { stage: name, settings, yes } }) => {
  if (!name) throw new CommandError(help);
  const stage = readStage(name, settings);
  const terminal = { print: console.log, confirm: yes ? async () => true : confirm };
  const told = { print: console.log, deploy: deployCommand(stage, { settings }) };
  await carryOut(await clearing(name, partsOf(stage), told), `stage ${name}`, terminal);
});
