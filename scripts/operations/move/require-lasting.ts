import { campusPartition } from '#functions/data/kernel/ids.ts';
import { CommandError } from '#scripts/operations/terminal/command-error.ts';
import type { Rows } from './items.ts';

/**
 * Throws CommandError while a university is being deleted, or takes in the people of one that is: the task that moves people needs
 * both universities in one cell.
 */
export const requireLasting = async (rows: Rows, university: string): Promise<void> => {
  const [record] = (await rows.read([{ PK: { S: campusPartition(university) }, SK: { S: 'UNIVERSITY' } }])).values();
  if (!record) {
    throw new CommandError(
      `${university} is being deleted, and cannot be moved. A move of it that was begun is given up by --to its own cell.`,
    );
  }
  if (Number(record.receiving?.N ?? 0) > 0) {
    throw new CommandError(
      `The people of a deleted university are being moved to ${university}: begin again when they are there.`,
    );
  }
};
