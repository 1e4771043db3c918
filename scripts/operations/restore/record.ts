import { commit } from '#functions/data/kernel/commit.ts';
import { operatorEntry } from '#scripts/operations/operator/record.ts';
import type { Outcome } from './restore.ts';

/** Explains the missing days to readers of the audit log. */
export const recordRestore = async ({ restored }: Outcome, now: Date): Promise<void> => {
  await commit([operatorEntry('operator restore', { targets: [restored.table] }, now)], { now });
};
