import { FilledCells } from '#functions/data/directory/entities.ts';
import { isFilled } from '#functions/data/directory/find-cell.ts';
import { putChange } from '#functions/data/kernel/change.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { inBatches } from '#functions/data/kernel/in-batches.ts';
import { ownCell } from '#functions/data/kernel/own-cell.ts';
import { loadKey } from '#functions/lib/keys/secrets-manager.ts';
import { CommandError } from '#scripts/operations/terminal/command-error.ts';
import { type Comparison, compare } from './directory/compare.ts';
import { mendChanges } from './directory/mend.ts';
import { readHeld, readListed } from './directory/read.ts';
import type { Plan } from './plan.ts';
import { operatorEntry } from './record.ts';

/** Transactions at once. */
const atOnce = 10;
const mostRounds = 5;

/** The table first: what is added in between is then missing on neither side for long. */
const read = async (cell: string): Promise<Comparison> => compare(await readHeld(), await readListed(), cell);

/** Addresses first, since nobody finds those of a person who is listed no more. */
const mend = async ({ differences }: Comparison, cell: string, now: Date): Promise<number> => {
  let done = 0;
  for (const part of [
    differences.filter(({ kind }) => kind === 'address'),
    differences.filter(({ kind }) => kind !== 'address'),
  ]) {
    const written = await inBatches(atOnce, part, (one) => commit(mendChanges(one, cell), { now }));
    done += written.filter(Boolean).length;
  }
  return done;
};

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const tallyOf = ({ people, universities }: Comparison): string =>
  `${counted(people, 'person', 'people')} with as many addresses, ${counted(universities, 'university', 'universities')}`;

const refuseDoubles = ({ doubles }: Comparison): void => {
  if (doubles.length === 0) return;
  throw new CommandError(
    `Somebody in another cell has the address of ${doubles.join(', ')}: change or erase one of the two accounts, and try again.`,
  );
};

/**
 * Compares again after each round, until one has nothing to mend. Addresses that two people have are left to the last: the rest
 * agrees by then.
 */
export const bringInLine = async (cell: string, now: Date): Promise<readonly string[]> => {
  let mended = 0;
  for (let round = 0; round < mostRounds; round += 1) {
    const compared = await read(cell);
    const count = await mend(compared, cell, now);
    mended += count;
    if (count > 0) continue;
    refuseDoubles(compared);
    const mark = putChange(FilledCells, { id: cell, filledAt: now.toISOString() });
    await commit([mark, operatorEntry('operator fill-directory', {}, now)], { now });
    return [
      counted(mended, 'entry written or removed.', 'entries written or removed.'),
      `Table and directory agree: ${tallyOf(compared)}.`,
    ];
  }
  throw new CommandError('Table and directory still differ after five rounds: run the command again.');
};

/**
 * Lists everything of a cell that is older than the directory. Idempotent; a later run resumes one that was stopped. Overwrites
 * nothing that a call has listed meanwhile.
 */
export const fillDirectory = async (now: Date): Promise<Plan> => {
  const cell = ownCell();
  if (cell === undefined) return { says: ['The stage has one cell: it has no directory.'] };
  await loadKey('PSEUDONYM_SECRET');
  const compared = await read(cell);
  refuseDoubles(compared);
  const { differences } = compared;
  const says = [
    `The cell ${cell} holds ${tallyOf(compared)}.`,
    `${counted(differences.length, 'entry', 'entries')} of the directory to write or remove.`,
  ];
  if (differences.length === 0 && (await isFilled(cell))) return { says };
  return { says, act: () => bringInLine(cell, now) };
};
