import { setTimeout as sleep } from 'node:timers/promises';
import { BackupClient } from '@aws-sdk/client-backup';
import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { readStage } from '#infra/settings.ts';
import { mainCell } from '#shared/cells.ts';
import { restoreCopy } from './restore/aws-copy.ts';
import { findCopy } from './restore/find-copy.ts';
import { enter, placeOf } from './stage/variables.ts';
import { confirm } from './terminal/ask.ts';
import { CommandError, stopped } from './terminal/command-error.ts';
import { runCommand } from './terminal/run-command.ts';

const help = `Restores a stage's table and files beside the present ones, and erases again the people erased since.

  npm run restore -- --stage NAME [--at 2026-11-23T02:00:00Z | --copy ARN] [--settings FILE] [--yes]

--stage     the stage; its region is in its settings, credentials come from the AWS SDK (AWS_PROFILE)
--settings  its settings, if not infra/stages/NAME.json
--at        a moment of the last 35 days, the latest restorable one by default; files reach back 30 days
--copy      a weekly copy instead, by the ARN of its recovery point in the stage's vault: weeks back, without files removed more than
            30 days ago
--yes       does not ask

The present table and bucket stay untouched. At the end it prints what to write into the stage's settings; infra/restore.md explains
the steps before and after. \`npm run rehearse-restore\` rehearses it locally with invented people.`;

const options = {
  stage: { type: 'string' },
  settings: { type: 'string' },
  at: { type: 'string' },
  copy: { type: 'string' },
  yes: { type: 'boolean', default: false },
} as const;

const momentOf = (text: string | undefined): Date | undefined => {
  if (text === undefined) return undefined;
  const at = new Date(text);
  if (!/T.*Z$/.test(text) || Number.isNaN(at.getTime()) || at > new Date()) {
    throw new CommandError(`--at must be a moment of the past like 2026-11-23T02:00:00Z, not “${text}”.`);
  }
  return at;
};

await runCommand({ help, options }, async ({ values }) => {
  if (values.copy !== undefined && values.at !== undefined)
    throw new CommandError(`--at or --copy, not both.\n\n${help}`);
  const said = momentOf(values.at);
  const place = placeOf({ ...values, cell: mainCell });
  if ('local' in place) throw new CommandError(help);
  if (readStage(place.stage, values.settings).cells.length > 1) {
    throw new CommandError(
      `The stage ${place.stage} has several cells, which share their files: a restore would bring back those of all. Restore the table in DynamoDB’s console, beside the present one.`,
    );
  }
  await enter(place);
  // Loaded after the environment names the table.
  const [
    { env },
    { restoreTable },
    { restoreFiles },
    { restore, comparison, recordRestore },
    { tallyTable, tallyFiles },
  ] = await Promise.all([
    import('#functions/lib/lambda/env.ts'),
    import('./restore/aws-table.ts'),
    import('./restore/aws-files.ts'),
    import('./restore/restore.ts'),
    import('./restore/tally.ts'),
  ]);
  const clients = {
    dynamo: new DynamoDBClient(),
    s3: new S3Client(),
    backup: new BackupClient(),
    cloudFormation: new CloudFormationClient(),
  };
  const copy = values.copy === undefined ? null : await findCopy(values.copy, place.stage, clients);
  const at = copy?.madeAt ?? said;
  const now = new Date();
  const suffix = now.toISOString().replace(/\D/g, '').slice(0, 14);
  const [table, bucket, erasures] = [env('TABLE_NAME'), env('FILES_BUCKET'), env('ERASURES_BUCKET')];
  const [newTable, newBucket] = [`thesee-${place.stage}-${suffix}`, `thesee-${place.stage}-files-${suffix}`];
  const moment = at?.toISOString() ?? 'the latest moment that can be restored';
  console.log(`${table} comes back as ${newTable}, ${bucket} as ${newBucket}, as of ${moment}.`);
  console.log(
    `Whoever is in the ledger ${erasures} is erased again, and all sessions end. What is there now stays as it is.`,
  );
  if (!values.yes && !(await confirm('Restore it?'))) throw new CommandError(stopped);

  const backUp = {
    table: () =>
      copy
        ? restoreCopy(copy, { from: table, to: newTable }, clients, sleep)
        : restoreTable({ from: table, to: newTable, at }, clients.dynamo, sleep),
    files: () => restoreFiles({ from: bucket, to: newBucket, at, region: place.region }, clients.s3),
  };
  const outcome = await restore(backUp, { clients, erasures, now, print: console.log });
  await recordRestore(outcome, now);
  for (const line of comparison(outcome.items, await tallyTable(clients.dynamo, table))) console.log(line);
  for (const line of comparison(outcome.files, await tallyFiles(clients.s3, bucket))) console.log(line);
  const file = values.settings ?? `infra/stages/${place.stage}.json`;
  console.log(`\nPoint the stage at it: write this into ${file}, and deploy.\n`);
  console.log(`"restored": ${JSON.stringify(outcome.restored, null, 2)}`);
});
