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
  /** Absent where several cells share their files: these come back in place, once the restored table is in use. */
  files?: () => Promise<Pick<Restored, 'bucket'>>;
  /** Of a cell beside others: leaves out of the restored table who lives elsewhere by now. Returns their universities. */
  align?: () => Promise<readonly string[]>;
};

export type Outcome = {
  restored: Omit<Restored, 'bucket'> & Partial<Restored>;
  /** Counted as they came back. */
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
  const files = backUp.files && (await timed('the files are back', print, backUp.files));
  const restored = { ...table, ...files };
  const counted = await timed('counted and hashed', print, async () => ({
    items: await tallyTable(dynamo, table.table),
    files: files ? await tallyFiles(s3, files.bucket) : {},
  }));
  const inFiles = files ? `; ${countOf(counted.files)} files, hash ${hashOf(counted.files)}` : '';
  print(`           ${countOf(counted.items)} items, hash ${hashOf(counted.items)}${inFiles}`);
  Object.assign(process.env, { TABLE_NAME: table.table, ...(files && { FILES_BUCKET: files.bucket }) });
  const left = backUp.align ? await timed('left out who lives in other cells', print, backUp.align) : [];
  for (const university of left) print(`           ${university} has moved: it stays as it is there`);
  // The directory has nobody of the ledger, and their addresses may be somebody else's by now.
  delete process.env.CELL;
  const ledger = await readLedger(s3, erasures);
  const erased = await timed('erased again whom the ledger knows', print, () =>
    replayErasures(dynamo, restored.table, { ledger, now }),
  );
  const sessions = await timed('ended all sessions', print, () => endSessions(dynamo, restored.table));
  print(`           ${ledger.size} in the ledger, ${erased} erased again; ${sessions} sessions ended`);
  return { restored, ...counted, erased, sessions };
};

export const comparison = (back: Tallies, there: Tallies): string[] =>
  compared(back, there).map(({ kind, one, other, isSame }) => {
    const counts = `${String(one).padStart(9)} back ${String(other).padStart(9)} now`;
    return `${kind.padEnd(22)}${counts}  ${isSame ? 'the same' : 'different'}`;
  });
