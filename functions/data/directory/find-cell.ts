import type { Entity, FormattedItem, KeyInputItem } from 'dynamodb-toolbox/entity';
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get';
import { mainCell } from '#shared/cells.ts';
import { ListedPeople, ListedUniversities } from './entities.ts';

/** Strongly consistent. */
export const findListed = async <E extends Entity>(
  entity: E,
  key: KeyInputItem<NoInfer<E>>,
): Promise<FormattedItem<E> | null> =>
  (
    await entity
      .build(GetItemCommand<E>)
      .key(key)
      .options({ consistent: true })
      .send()
  ).Item ?? null;

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
