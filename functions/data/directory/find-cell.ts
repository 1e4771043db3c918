import type { Entity, FormattedItem, KeyInputItem } from 'dynamodb-toolbox/entity';
import { directoryLimits } from '#functions/data/kernel/client-limits.ts';
import { Failure } from '#functions/data/kernel/failure.ts';
import { ownCell } from '#functions/data/kernel/own-cell.ts';
import { findItem } from '#functions/data/kernel/records.ts';
import { mainCell } from '#shared/cells.ts';
import { AppError } from '#shared/errors.ts';
import { FilledCells, ListedAddresses, ListedPeople, ListedUniversities } from './entities.ts';
import { hashAddress } from './hash-address.ts';

/** Strongly consistent. Gives up sooner than a read of the table, which the caller may have to make yet. */
export const findListed = <E extends Entity>(
  entity: E,
  key: KeyInputItem<NoInfer<E>>,
): Promise<FormattedItem<E> | null> => findItem(entity, key, directoryLimits);

export type Whereabouts = { cell: string; epoch: number };

/** Null for an unknown university. */
export const findCellOfUniversity = async (id: string): Promise<Whereabouts | null> => {
  const found = await findListed(ListedUniversities, { id });
  return found && { cell: found.cell, epoch: found.epoch };
};

/** Null for an unknown person. */
export const findCellOfPerson = async (id: string): Promise<Whereabouts | null> => {
  const found = await findListed(ListedPeople, { id });
  if (!found) return null;
  return found.university ? findCellOfUniversity(found.university) : { cell: mainCell, epoch: 0 };
};

/** Null for an unknown address. Reads nothing where a stage has one cell, and then is null. */
export const findListedOwner = async (email: string): Promise<string | null> =>
  ownCell() === undefined ? null : ((await findListed(ListedAddresses, { hash: hashAddress(email) }))?.person ?? null);

/**
 * The cell of a university that this cell has not; a read-only copy may still lie here. Null for one of its own and an unknown
 * one. Reads nothing where a stage has one cell.
 */
export const findOtherCell = async (universityId: string): Promise<string | null> => {
  const own = ownCell();
  const found = own === undefined ? null : await findCellOfUniversity(universityId);
  return found && found.cell !== own ? found.cell : null;
};

/** Throws `other_cell`. */
export const requireHere = async (universityId: string): Promise<void> => {
  if (await findOtherCell(universityId)) throw new AppError('other_cell');
};

export const isFilled = async (cell: string): Promise<boolean> =>
  (await findListed(FilledCells, { id: cell })) !== null;

/** Asked in a cell beside the main one: until the main one's people are listed, their addresses could get a second account here. */
export const isMainFilled = async (): Promise<boolean> => {
  const own = ownCell();
  return own === undefined || own === mainCell || (await isFilled(mainCell));
};

/** Throws `unavailable`. */
export const requireMainFilled = async (): Promise<void> => {
  if (await isMainFilled()) return;
  const cause = new Failure('the main cell is not listed yet: npm run operator -- fill-directory --cell main');
  throw new AppError('unavailable', { headers: { 'retry-after': '60' }, cause });
};
