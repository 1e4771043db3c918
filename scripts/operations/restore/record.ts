import { commit } from '#functions/data/kernel/commit.ts';
import { operatorEntry } from '#scripts/operations/operator/record.ts';
import type { Outcome } from './restore.ts';

/** Adds an audit line to the restored table, which explains the missing days. */
export const recordRestore = async ({ restored }: Outcome, now: Date): Promise<void> => {
  await commit([operatorEntry('operator restore', { targets: [restored.table] }, now)], { now });
};
