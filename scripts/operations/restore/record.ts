import { commit } from '#functions/data/kernel/commit.ts';
import { operatorEntry } from '#scripts/operations/operator/record.ts';
import type { Outcome } from './restore.ts';

/** Notes in what was restored that it was: whoever reads the audit knows why days are missing. */
export const recordRestore = async ({ restored }: Outcome, now: Date): Promise<void> => {
  await commit([operatorEntry('operator restore', { targets: [restored.table] }, now)], { now });
};
