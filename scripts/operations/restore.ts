import { setTimeout as sleep } from 'node:timers/promises';
import { BackupClient } from '@aws-sdk/client-backup';
import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { cellPrefix } from '#infra/cells.ts';
import { readStage } from '#infra/settings.ts';
import { restoreCopy } from './restore/aws-copy.ts';
import { findCopy } from './restore/find-copy.ts';
import { enter, placeOf } from './stage/variables.ts';
import { confirm } from './terminal/ask.ts';
import { CommandError, stopped } from './terminal/command-error.ts';
import { runCommand } from './terminal/run-command.ts';

const help = `Restores a stage's table and files beside the present ones, and erases again the people erased since.

  npm run restore -- --stage NAME [--cell ID] [--at 2026-11-23T02:00:00Z | --copy ARN] [--settings FILE] [--yes]
  npm run restore -- --stage NAME --cell ID --at 2026-11-23T02:00:00Z --finish TABLE [--settings FILE] [--yes]

--stage     the stage; its region is in its settings, credentials come from the AWS SDK (AWS_PROFILE)
--cell      the cell, where the stage has several: its table alone is restored
--settings  its settings, if not infra/stages/NAME.json
--at        a moment of the last 35 days, the latest restorable one by default; files reach back 30 days
--copy      a weekly copy instead, by the ARN of its recovery point in the stage's vault: weeks back, without files removed more than
            30 days ago
--finish    the second step of a stage with several cells, once the cell uses the restored table: brings back the files of that
            moment in the bucket that all cells share, and brings the directory in line. TABLE was in use before
--yes       does not ask

The present table and bucket stay untouched. At the end it prints what to write into the stage's settings; infra/restore.md explains
the steps before and after. \`npm run rehearse-restore\` rehearses it locally with invented people.`;

const options = {
  stage: { type: 'string' },
  cell: { type: 'string' },
  settings: { type: 'string' },
  at: { type: 'string' },
  copy: { type: 'string' },
  finish: { type: 'string' },
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
  const place = placeOf(values);
  if ('local' in place) throw new CommandError(help);
  const { cells } = readStage(place.stage, values.settings);
  const { cell: own } = place;
  const isOneOfSeveral = cells.length > 1;
  const file = values.settings ?? `infra/stages/${place.stage}.json`;
  const ask = async (question: string): Promise<void> => {
    if (!values.yes && !(await confirm(question))) throw new CommandError(stopped);
  };
  await enter(place);
  // Loaded after the environment names the table.
  const [
    { env },
    { restoreTable },
    { restoreFiles },
    { restore, comparison, recordRestore },
    { tallyTable, tallyFiles },
    { align, requireRestorable },
    { finish },
  ] = await Promise.all([
    import('#functions/lib/lambda/env.ts'),
    import('./restore/aws-table.ts'),
    import('./restore/aws-files.ts'),
    import('./restore/restore.ts'),
    import('./restore/tally.ts'),
    import('./restore/cell/align.ts'),
    import('./restore/cell/finish.ts'),
  ]);
  const clients = {
    dynamo: new DynamoDBClient(),
    s3: new S3Client(),
    backup: new BackupClient(),
    cloudFormation: new CloudFormationClient(),
  };
  const now = new Date();
  const [table, bucket, erasures] = [env('TABLE_NAME'), env('FILES_BUCKET'), env('ERASURES_BUCKET')];

  if (values.finish !== undefined) {
    const former = values.finish;
    if (said === undefined || !isOneOfSeveral) throw new CommandError(help);
    if (cells.find(({ id }) => id === own)?.restored?.table !== table || former === table)
      throw new CommandError(`The cell ${own} uses ${table}: write “restored” into ${file} and deploy, then finish.`);
    console.log(
      `Files and directory follow ${table}, as of ${said.toISOString()}. What ${former} alone names is deleted.`,
    );
    await ask('Bring them in line?');
    await finish({ own, at: said, table, former, bucket, clients, sleep, now, print: console.log });
    return;
  }

  const copy = values.copy === undefined ? null : await findCopy(values.copy, place, clients);
  const at = copy?.madeAt ?? said;
  const suffix = now.toISOString().replace(/\D/g, '').slice(0, 14);
  const [newTable, newBucket] = [`${cellPrefix(place.stage, own)}-${suffix}`, `thesee-${place.stage}-files-${suffix}`];
  const moment = at?.toISOString() ?? 'the latest moment that can be restored';
  const given = { own, at, dynamo: clients.dynamo, sleep };
  if (isOneOfSeveral) await requireRestorable(given);
  const withFiles = isOneOfSeveral ? '' : `, ${bucket} as ${newBucket}`;
  console.log(`${table} comes back as ${newTable}${withFiles}, as of ${moment}.`);
  console.log(
    `Whoever is in the ledger ${erasures} is erased again, and all sessions end. What is there now stays as it is.`,
  );
  await ask('Restore it?');

  const backUp = {
    table: () =>
      copy
        ? restoreCopy(copy, { from: table, to: newTable }, clients, sleep)
        : restoreTable({ from: table, to: newTable, at }, clients.dynamo, sleep),
    ...(isOneOfSeveral
      ? { align: () => align(given) }
      : { files: () => restoreFiles({ from: bucket, to: newBucket, at, region: place.region }, clients.s3) }),
  };
  const outcome = await restore(backUp, { clients, erasures, now, print: console.log });
  await recordRestore(outcome, now);
  for (const line of comparison(outcome.items, await tallyTable(clients.dynamo, table))) console.log(line);
  if (!isOneOfSeveral)
    for (const line of comparison(outcome.files, await tallyFiles(clients.s3, bucket))) console.log(line);
  const where = isOneOfSeveral ? `the cell’s entry in “cells” of ${file}` : file;
  console.log(`\nPoint the stage at it: write this into ${where}, and deploy.\n`);
  console.log(`"restored": ${JSON.stringify(outcome.restored, null, 2)}`);
  if (isOneOfSeveral) {
    const settings = values.settings ? ` --settings ${values.settings}` : '';
    const moment = (at ?? now).toISOString();
    console.log(`\nThen, before anybody writes, bring files and directory in line:\n`);
    console.log(
      `  npm run restore -- --stage ${place.stage} --cell ${own} --at ${moment} --finish ${table}${settings}`,
    );
  }
});
