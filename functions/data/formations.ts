import type { FormattedItem } from 'dynamodb-toolbox/entity';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { $remove } from 'dynamodb-toolbox/entity/actions/update';
import { commitRead, type WriteContext } from './commit.ts';
import { Formations } from './entities/formation.ts';
import { found } from './found.ts';
import { findRecord } from './records.ts';

export type StoredFormation = FormattedItem<typeof Formations>;

/** The course of that id as it is after the last write; throws `not_found`. */
export const findFormation = async (id: string): Promise<StoredFormation> => found(await findRecord(Formations, id));

/**
 * Says how much a course strengthens a skill, or takes the skill from it (null), where the skill is among its skills already,
 * or is not; gives the course, or null where that did not hold.
 */
export const changeStrength = (
  { id, skillId, isThere }: { id: string; skillId: string; isThere: boolean },
  value: number | null,
  context: WriteContext,
  options: { reply?: unknown } = {},
): Promise<StoredFormation | null> => {
  const update = Formations.build(UpdateTransaction)
    .item({ id, strengths: { [skillId]: value ?? $remove() } })
    .options({
      condition: {
        and: [
          { attr: 'id', exists: true },
          { attr: `strengths['${skillId}']`, exists: isThere },
        ],
      },
    });
  return commitRead(Formations, update, context, { ...options, fields: ['value'] });
};
