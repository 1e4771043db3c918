import type { Entity, FormattedItem, InputItem } from 'dynamodb-toolbox/entity';
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete';
import { AppError } from '#shared/errors.ts';
import type { AuditDetails } from './audit.ts';
import { commit, commitRead, type WriteContext } from './commit.ts';
import { ownerOf } from './ids.ts';
import { type Projection, writeSource } from './projection.ts';
import {
  type Changed,
  conditionOf,
  findRecord,
  type Given,
  keyOf,
  newRecord,
  present,
  recordUpdate,
} from './records.ts';
import { requireFound } from './require-found.ts';
import { ChangedMeanwhile, stillAt, stillAtOrNew } from './revision.ts';

type VersionedContext = WriteContext & { ifMatch?: number | undefined };

const sourceOf = (entity: Entity, id: string, given: object = {}) => ({
  entity,
  ownerId: ownerOf(id),
  isMadePublic: Reflect.get(given, 'isPublic') === true,
});

const namesIn = (given: object) => ({ fields: present(given).map(([name]) => name) });

/** The record is also the reply for a retry. */
export const createRecordWith =
  (projection: Projection) =>
  async <E extends Entity>(entity: E, given: Given<InputItem<E>>, context: WriteContext): Promise<FormattedItem<E>> => {
    const { put, record } = newRecord(entity, given);
    // Nothing is stored under a new id: a private record needs no condition.
    await writeSource(projection, sourceOf(entity, String(Reflect.get(given, 'id')), given), context, ({ changes }) =>
      commit([put, ...changes], context, { reply: record }),
    );
    return record;
  };

/** Null clears a field (D69). Throws `not_found` or ChangedMeanwhile. `details` go to the audit. */
export const changeRecordWith =
  (projection: Projection) =>
  async <E extends Entity>(
    entity: E,
    id: string,
    given: Changed<E>,
    context: VersionedContext,
    details?: AuditDetails,
  ): Promise<FormattedItem<E>> => {
    const update = recordUpdate(entity, id, given);
    const changed = await writeSource(projection, sourceOf(entity, id, given), context, ({ conditions, changes }) => {
      const condition = conditionOf<E>(stillAt(context.ifMatch), ...conditions);
      return commitRead(entity, update.options({ condition }), context, {
        ...namesIn(given),
        details,
        beside: changes,
      });
    });
    if (changed) return changed;
    throw new ChangedMeanwhile(requireFound(await findRecord(entity, id)));
  };

/** For a record that its owner has from the start: creates the item if none is stored. */
export const saveRecordWith =
  (projection: Projection) =>
  async <E extends Entity>(
    entity: E,
    id: string,
    given: Changed<E>,
    context: VersionedContext,
  ): Promise<FormattedItem<E>> => {
    const update = recordUpdate(entity, id, given);
    const saved = await writeSource(projection, sourceOf(entity, id, given), context, ({ conditions, changes }) => {
      const all = [...stillAtOrNew(context.ifMatch), ...conditions];
      const guarded = all.length > 0 ? update.options({ condition: conditionOf<E>(...all) }) : update;
      return commitRead(entity, guarded, context, { ...namesIn(given), beside: changes });
    });
    if (saved) return saved;
    throw new ChangedMeanwhile((await findRecord(entity, id)) ?? {});
  };

/** Throws `not_found`. `details` go to the audit. */
export const removeRecordWith =
  (projection: Projection) =>
  async <E extends Entity>(entity: E, id: string, context: WriteContext, details?: AuditDetails): Promise<void> => {
    const removal = entity.build(DeleteTransaction<E>).key(keyOf<E>(id));
    const removed = await writeSource(projection, sourceOf(entity, id), context, ({ conditions, changes }) => {
      const condition = conditionOf<E>({ attr: 'id', exists: true }, ...conditions);
      return commit([removal.options({ condition }), ...changes], context, { details });
    });
    if (!removed) throw new AppError('not_found');
  };
