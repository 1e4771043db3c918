import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { S3Client } from '@aws-sdk/client-s3';
import { commit } from '#functions/data/kernel/commit.ts';
import { operatorEntry } from '#scripts/operations/operator/record.ts';
import { endSessions } from './end-sessions.ts';
import { readLedger, replayErasures } from './replay.ts';
import { compared, countOf, hashOf, type Tallies, tallyFiles, tallyTable } from './tally.ts';

/** Explains the missing days to readers of the audit log. */
export const recordRestore = async ({ restored }: Outcome, now: Date): Promise<void> => {
  await commit([operatorEntry('operator restore', { targets: [restored.table] }, now)], { now });
};

export type Clients = { dynamo: DynamoDBClient; s3: S3Client };

export type Restored = { table: string; tableStreamArn: string; bucket: string };

/** The table and bucket in use are not touched. */
export type BackUp = {
  table: () => Promise<Pick<Restored, 'table' | 'tableStreamArn'>>;
  files: () => Promise<Pick<Restored, 'bucket'>>;
};

export type Outcome = {
  restored: Restored;
  /** Counted before erasures are replayed. */
  items: Tallies;
  files: Tallies;
  erased: number;
  sessions: number;
};

type Given = { clients: Clients; erasures: string; now: Date; print: (line: string) => void };

const timed = async <T>(what: string, print: Given['print'], work: () => Promise<T>): Promise<T> => {
  const startedAt = performance.now();
  const result = await work();
  print(`${((performance.now() - startedAt) / 1000).toFixed(1).padStart(7)} s  ${what}`);
  return result;
};

/** Points the environment at the restored resources, which nothing may use before this has ended. */
export const restore = async (backUp: BackUp, { clients, erasures, now, print }: Given): Promise<Outcome> => {
  const { dynamo, s3 } = clients;
  const table = await timed('the table is back', print, backUp.table);
  const bucket = await timed('the files are back', print, backUp.files);
  const restored = { ...table, ...bucket };
  const [items, files] = await timed('counted and hashed', print, () =>
    Promise.all([tallyTable(dynamo, restored.table), tallyFiles(s3, restored.bucket)]),
  );
  print(`           ${countOf(items)} items, hash ${hashOf(items)}; ${countOf(files)} files, hash ${hashOf(files)}`);
  Object.assign(process.env, { TABLE_NAME: restored.table, FILES_BUCKET: restored.bucket });
  const ledger = await readLedger(s3, erasures);
  const erased = await timed('erased again whom the ledger knows', print, () =>
    replayErasures(dynamo, restored.table, { ledger, now }),
  );
  const sessions = await timed('ended all sessions', print, () => endSessions(dynamo, restored.table));
  print(`           ${ledger.size} in the ledger, ${erased} erased again; ${sessions} sessions ended`);
  return { restored, items, files, erased, sessions };
};

export const comparison = (back: Tallies, there: Tallies): string[] =>
  compared(back, there).map(({ kind, one, other, isSame }) => {
    const counts = `${String(one).padStart(9)} back ${String(other).padStart(9)} now`;
    return `${kind.padEnd(22)}${counts}  ${isSame ? 'the same' : 'different'}`;
  });
