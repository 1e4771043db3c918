import type { Sleep } from '#scripts/operations/move/items.ts';
import { readListed } from '#scripts/operations/operator/directory/read.ts';
import { bringInLine } from '#scripts/operations/operator/fill-directory.ts';
import type { Clients } from '#scripts/operations/restore/restore.ts';
import { CommandError } from '#scripts/operations/terminal/command-error.ts';
import { align } from './align.ts';
import { type Names, readNames, restoreInPlace } from './files-in-place.ts';

export type Finish = {
  own: string;
  at: Date;
  /** The restored table, which the environment names, too. */
  table: string;
  /** The one that was in use before. */
  former: string;
  bucket: string;
  clients: Clients;
  sleep: Sleep;
  now: Date;
  print: (line: string) => void;
};

/** Throws CommandError for another cell's table, whose files would be deleted. */
const requireOwn = async (former: string, { universities }: Names, own: string): Promise<void> => {
  const listed = await readListed();
  const stranger = [...universities].find((id) => (listed.universities.get(id)?.cell ?? own) !== own);
  if (stranger) throw new CommandError(`${former} was no table of the cell ${own}: ${stranger} lives elsewhere.`);
};

/**
 * Brings what cells share in line with the restored table, once its cell uses it: until then files and directory follow the former
 * one. Can be repeated. Throws CommandError where somebody lives in the cell whom the table lacks, and last for an address that
 * somebody in another cell has.
 */
export const finish = async ({ own, at, table, former, bucket, clients, sleep, now, print }: Finish): Promise<void> => {
  const { dynamo, s3 } = clients;
  const formerly = await readNames(dynamo, former);
  await requireOwn(former, formerly, own);
  const left = await align({ own, at, dynamo, sleep }).catch((error: unknown) => {
    if (!(error instanceof CommandError)) throw error;
    throw new CommandError(`${error.message}\nPoint the cell at ${former} again before: it has them.`);
  });
  for (const university of left) print(`${university} has moved since the restore: it stays as it is there.`);
  const named = await readNames(dynamo, table);
  const { back, gone } = await restoreInPlace(s3, bucket, { at, named: named.files, formerly: formerly.files });
  print(`Files: ${back} of the moment came back, ${gone} that came later are deleted.`);
  for (const line of await bringInLine(own, now)) print(line);
};
