import { setTimeout as sleep } from 'node:timers/promises';
import { BackupClient } from '@aws-sdk/client-backup';
import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { env } from '#functions/lib/lambda/env.ts';
import { cellPrefix } from '#infra/cells.ts';
import { CommandError } from '#scripts/operations/terminal/command-error.ts';
import { restoreCopy } from './aws-copy.ts';
import { restoreFiles } from './aws-files.ts';
import { restoreTable } from './aws-table.ts';
import { align, requireRestorable } from './cell/align.ts';
import { finish } from './cell/finish.ts';
import { findCopy } from './find-copy.ts';
import { comparison, recordRestore, restore } from './restore.ts';
import { tallyFiles, tallyTable } from './tally.ts';

type Given = {
  /** Entered. */
  place: { stage: string; region: string; cell: string };
  /** Of the stage's settings. */
  file: string;
  /** Throws CommandError when the operator declines. */
  ask: (question: string) => Promise<void>;
  print: (line: string) => void;
};

const inUse = () => ({ table: env('TABLE_NAME'), bucket: env('FILES_BUCKET') });

/** Undefined `at` and `copy`: the latest moment that can be restored. */
export const restoreBeside = async (
  given: Given & { at: Date | undefined; copy: string | undefined; isOneOfSeveral: boolean },
): Promise<void> => {
  const { place, file, isOneOfSeveral, ask, print } = given;
  const { stage, cell: own, region } = place;
  const clients = {
    dynamo: new DynamoDBClient(),
    s3: new S3Client(),
    backup: new BackupClient(),
    cloudFormation: new CloudFormationClient(),
  };
  const copy = given.copy === undefined ? null : await findCopy(given.copy, place, clients);
  const at = copy?.madeAt ?? given.at;
  const now = new Date();
  const suffix = now.toISOString().replace(/\D/g, '').slice(0, 14);
  const { table, bucket } = inUse();
  const erasures = env('ERASURES_BUCKET');
  const [newTable, newBucket] = [`${cellPrefix(stage, own)}-${suffix}`, `thesee-${stage}-files-${suffix}`];
  const ofCell = { own, at, dynamo: clients.dynamo, sleep };
  if (isOneOfSeveral) await requireRestorable(ofCell);
  const moment = at?.toISOString() ?? 'the latest moment that can be restored';
  const withFiles = isOneOfSeveral ? '' : `, ${bucket} as ${newBucket}`;
  print(`${table} comes back as ${newTable}${withFiles}, as of ${moment}.`);
  print(
    `Whoever is in the ledger ${erasures} is erased again, and all sessions end. What is there now stays as it is.`,
  );
  await ask('Restore it?');

  const backUp = {
    table: () =>
      copy
        ? restoreCopy(copy, { from: table, to: newTable }, clients, sleep)
        : restoreTable({ from: table, to: newTable, at }, clients.dynamo, sleep),
    ...(isOneOfSeveral
      ? { align: () => align(ofCell) }
      : { files: () => restoreFiles({ from: bucket, to: newBucket, at, region }, clients.s3) }),
  };
  const outcome = await restore(backUp, { clients, erasures, now, print });
  await recordRestore(outcome, now);
  for (const line of comparison(outcome.items, await tallyTable(clients.dynamo, table))) print(line);
  if (!isOneOfSeveral) for (const line of comparison(outcome.files, await tallyFiles(clients.s3, bucket))) print(line);
  const entry = isOneOfSeveral ? 'the cell’s entry in “cells” of ' : '';
  print(`\nPoint the stage at it: write this into ${entry}${file}, and deploy.\n`);
  print(`"restored": ${JSON.stringify(outcome.restored, null, 2)}`);
  if (!isOneOfSeveral) return;
  const back = (at ?? now).toISOString();
  print('\nThen, before anybody writes, bring files and directory in line:\n');
  print(`  npm run restore -- --stage ${stage} --cell ${own} --at ${back} --finish ${table} --settings ${file}`);
};

/** `pointedAt`: the restored table that the settings name for the cell. */
export const finishCell = async ({
  place: { cell: own },
  file,
  ask,
  print,
  at,
  former,
  pointedAt,
}: Given & { at: Date; former: string; pointedAt: string | undefined }): Promise<void> => {
  const { table, bucket } = inUse();
  if (pointedAt !== table)
    throw new CommandError(`The cell ${own} uses ${table}: write “restored” into ${file} and deploy, then finish.`);
  if (former === table) throw new CommandError(`${table} is the restored table: --finish names the one before.`);
  print(`Files and directory follow ${table}, as of ${at.toISOString()}. What ${former} alone names is deleted.`);
  await ask('Bring them in line?');
  const clients = { dynamo: new DynamoDBClient(), s3: new S3Client() };
  await finish({ own, at, table, former, bucket, clients, sleep, now: new Date(), print });
};
