import type { Entity, FormattedItem, InputItem } from 'dynamodb-toolbox/entity';
import type { Condition } from 'dynamodb-toolbox/entity/actions/parseCondition';
import { AppError } from '#shared/errors.ts';
import { writeSource } from './cv/public-cvs.ts';
import type { AuditDetails } from './kernel/audit.ts';
import { type Change, deleteChange, isThere } from './kernel/change.ts';
import { commit, commitRead, type WriteContext } from './kernel/commit.ts';
import { ownerOf } from './kernel/ids.ts';
import { type Changed, findRecord, type Given, keyOf, newRecord, present, recordUpdate } from './kernel/records.ts';
import { requireFound } from './kernel/require-found.ts';
import { ChangedMeanwhile, stillAt, stillAtOrNew } from './kernel/revision.ts';

// Writing a public record of a user also updates the public CV.

type VersionedContext = WriteContext & { ifMatch?: number | undefined };

const sourceOf = (entity: Entity, id: string, given: object = {}) => ({
  entity,
  ownerId: ownerOf(id),
  isMadePublic: Reflect.get(given, 'isPublic') === true,
});

const namesIn = (given: object) => ({ fields: present(given).map(([name]) => name) });

/** Also stores the record as the reply to a repeated call. */
export const createRecord = async <E extends Entity>(
  entity: E,
  given: Given<InputItem<E>>,
  context: WriteContext,
): Promise<FormattedItem<E>> => {
  const { put, record } = newRecord(entity, given);
  // Nothing is stored under a new id, so a private record needs no condition.
  await writeSource(sourceOf(entity, String(Reflect.get(given, 'id')), given), context, ({ changes }) =>
    commit([put, ...changes], context, { reply: record }),
  );
  return record;
};

/** Null clears a field (D69). Throws `not_found` or ChangedMeanwhile. `details` go to the audit. */
export const changeRecord = async <E extends Entity>(
  entity: E,
  id: string,
  given: Changed<E>,
  context: VersionedContext,
  details?: AuditDetails,
): Promise<FormattedItem<E>> => {
  const changed = await writeSource(sourceOf(entity, id, given), context, ({ conditions, changes }) => {
    const update = recordUpdate(entity, id, given, stillAt(context.ifMatch), ...conditions);
    return commitRead(entity, update, context, { ...namesIn(given), details, beside: changes });
  });
  if (changed) return changed;
  throw new ChangedMeanwhile(requireFound(await findRecord(entity, id)));
};

/** For a record that every owner has from the start: creates the item if none is stored. `beside` joins the transaction. */
export const saveRecord = async <E extends Entity>(
  entity: E,
  id: string,
  given: Changed<E>,
  context: VersionedContext,
  beside: readonly Change[] = [],
): Promise<FormattedItem<E>> => {
  const saved = await writeSource(sourceOf(entity, id, given), context, ({ conditions, changes }) => {
    const update = recordUpdate(entity, id, given, ...stillAtOrNew(context.ifMatch), ...conditions);
    return commitRead(entity, update, context, { ...namesIn(given), beside: [...beside, ...changes] });
  });
  if (saved) return saved;
  throw new ChangedMeanwhile((await findRecord(entity, id)) ?? {});
};

/** Throws `not_found`. `details` go to the audit. */
export const removeRecord = async <E extends Entity>(
  entity: E,
  id: string,
  context: WriteContext,
  details?: AuditDetails,
): Promise<void> => {
  const removed = await writeSource(sourceOf(entity, id), context, ({ conditions, changes }) => {
    const removal = deleteChange(entity, keyOf<E>(id), ...([isThere, ...conditions] as Condition<E>[]));
    return commit([removal, ...changes], context, { details });
  });
  if (!removed) throw new AppError('not_found');
};
