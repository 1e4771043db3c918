import type { Entity, FormattedItem, InputItem, KeyInputItem } from 'dynamodb-toolbox/entity';
import { BatchGetRequest } from 'dynamodb-toolbox/entity/actions/batchGet';
import { EntityFormatter } from 'dynamodb-toolbox/entity/actions/format';
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get';
import type { Condition } from 'dynamodb-toolbox/entity/actions/parseCondition';
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete';
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { $add, $remove, $set, type UpdateItemInput } from 'dynamodb-toolbox/entity/actions/update';
import { BatchGetCommand } from 'dynamodb-toolbox/table/actions/batchGet';
import { type Query, QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import { type Manner, publishing, writing } from '#functions/data/cv/public-cvs.ts';
import { AppError } from '#shared/errors.ts';
import type { AuditDetails } from './audit.ts';
import type { Change } from './change.ts';
import { commit, commitRead, type WriteContext } from './commit.ts';
import { found } from './found.ts';
import { ownerOf } from './ids.ts';
import { readTogether } from './read-together.ts';
import { ChangedMeanwhile, stillAt, stillAtOrNew } from './revision.ts';
import { table } from './table.ts';

/** What may be done to every record whose key follows from its id; its entity says where it lies and what it is made of. */

/** Fields as a call brings them: null where an optional one is nothing. */
export type Given<T> = { [K in keyof T]: undefined extends T[K] ? T[K] | null : T[K] };

// The kernel's assertions: an entity that is not known here has an id for its key.
const keyOf = <E extends Entity>(id: string) => ({ id }) as unknown as KeyInputItem<E>;
const conditionOf = <E extends Entity>(...conditions: object[]) => ({ and: conditions }) as Condition<E>;

/** The id that a new record is given; an entity that is not known here has one. */
const idOf = (given: object): string => String(Reflect.get(given, 'id'));

/** Whose record it is, should it be somebody's, and whether it is public from now on. */
const publicity = (id: string, given: object) => ({
  userId: ownerOf(id),
  isMadePublic: Reflect.get(given, 'isPublic') === true,
});

/** The record of that id as it is after the last write, or null. */
export const findRecord = async <E extends Entity>(entity: E, id: string): Promise<FormattedItem<E> | null> =>
  (
    await entity
      .build(GetItemCommand<E>)
      .key(keyOf<E>(id))
      .options({ consistent: true })
      .send()
  ).Item ?? null;

/** How many items one read takes. */
const atOnce = 100;

/** The records of those ids that are there, read together. */
export const findRecords = async <E extends Entity>(entity: E, ids: readonly string[]): Promise<FormattedItem<E>[]> => {
  const found: FormattedItem<E>[] = [];
  for (let from = 0; from < ids.length; from += atOnce) {
    const keys = ids.slice(from, from + atOnce).map((id) => entity.build(BatchGetRequest<E>).key(keyOf<E>(id)));
    const replies: unknown = await readTogether(table.build(BatchGetCommand).requests(...keys));
    // The kernel's assertion: what is read of an entity is shaped by it.
    const records = replies as (FormattedItem<E> | undefined)[];
    found.push(...records.filter((record) => record !== undefined));
  }
  return found;
};

/** All records of a kind that a query finds, to its end: nothing is cut off silently at DynamoDB's 1 MB a page. */
export const listRecords = async <E extends Entity>(
  entity: E,
  query: Query<typeof table>,
): Promise<FormattedItem<E>[]> => {
  const consistent = query.index === undefined;
  const options = { ...(consistent && { consistent }), maxPages: Number.POSITIVE_INFINITY };
  const { Items = [] } = await table.build(QueryCommand).entities(entity).query(query).options(options).send();
  return Items;
};

/**
 * A record that is to be added, and how it would be read. Its id is new and random: nothing can be there already but the same
 * record, written by a try whose answer was lost.
 */
export const newRecord = <E extends Entity>(
  entity: E,
  given: Given<InputItem<E>>,
): { put: Change; record: FormattedItem<E> } => {
  const present = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null)) as InputItem<E>;
  const put = entity.build(PutTransaction<E>).item(present);
  return { put, record: entity.build(EntityFormatter<E>).format(put.params().Put?.Item ?? {}) };
};

/** Adds a record, and keeps it for a repeated call; gives it as it would be read. */
export const createRecord = async <E extends Entity>(
  entity: E,
  given: Given<InputItem<E>>,
  context: WriteContext,
): Promise<FormattedItem<E>> => {
  const { put, record } = newRecord(entity, given);
  const write = ({ withdrawal }: Pick<Manner, 'withdrawal'>) => commit([put], context, { reply: record, withdrawal });
  const { userId, isMadePublic } = publicity(idOf(given), given);
  await (isMadePublic ? publishing(userId, context, write) : write({ withdrawal: [] }));
  return record;
};

type Changed<E extends Entity> = Partial<Given<FormattedItem<E>>>;
/** The context of a change, with the revision that it rests on where the caller named one. */
type Resting = WriteContext & { ifMatch?: number | undefined };

const present = (given: object): [string, unknown][] =>
  Object.entries(given).filter(([, value]) => value !== undefined);

/** A list is written whole: otherwise it would be changed element by element, which a list that is not there yet refuses. */
const written = (value: unknown) => (Array.isArray(value) ? $set(value) : (value ?? $remove()));

/** What is given of a record as an update: null clears a field, what is left out stays (D69). */
export const updateOf = <E extends Entity>(entity: E, id: string, given: object) => {
  const change = {
    id,
    ...Object.fromEntries(present(given).map(([name, value]) => [name, written(value)])),
    ...('revision' in entity.schema.attributes && { revision: $add(1) }),
  };
  return entity.build(UpdateTransaction<E>).item(change as unknown as UpdateItemInput<E>);
};

/** What is given as a change for a commit of several, of a record that must be there. Whoever makes it knows what is public of it. */
export const recordChanged = <E extends Entity>(entity: E, id: string, given: Changed<E>): Change =>
  updateOf(entity, id, given).options({ condition: conditionOf<E>({ attr: 'id', exists: true }) });

const namesIn = (given: object) => ({ fields: present(given).map(([name]) => name) });

/**
 * Changes what is given of a record, null clears it (D69); gives it as it is then. Throws `not_found` when it is gone,
 * ChangedMeanwhile when the caller saw another revision. `details` are for the audit.
 */
export const changeRecord = async <E extends Entity>(
  entity: E,
  id: string,
  given: Changed<E>,
  context: Resting,
  details?: AuditDetails,
): Promise<FormattedItem<E>> => {
  const update = updateOf(entity, id, given);
  const changed = await writing(entity, publicity(id, given), context, ({ guard, withdrawal }, within) => {
    const condition = conditionOf<E>(stillAt(context.ifMatch), ...guard);
    return commitRead(entity, update.options({ condition }), within, { ...namesIn(given), details, withdrawal });
  });
  if (changed) return changed;
  throw new ChangedMeanwhile(found(await findRecord(entity, id)));
};

/**
 * Changes what is given of a record that its owner has from the start, written before or not; gives it as it is then. Throws
 * ChangedMeanwhile when the caller saw another revision.
 */
export const saveRecord = async <E extends Entity>(
  entity: E,
  id: string,
  given: Changed<E>,
  context: Resting,
): Promise<FormattedItem<E>> => {
  const update = updateOf(entity, id, given);
  const saved = await writing(entity, publicity(id, given), context, ({ guard, withdrawal }, within) => {
    const conditions = [...stillAtOrNew(context.ifMatch), ...guard];
    const guarded = conditions.length > 0 ? update.options({ condition: conditionOf<E>(...conditions) }) : update;
    return commitRead(entity, guarded, within, { ...namesIn(given), withdrawal });
  });
  if (saved) return saved;
  throw new ChangedMeanwhile((await findRecord(entity, id)) ?? {});
};

/** Deletes a record; throws `not_found` when it is gone already. `details` are for the audit. */
export const removeRecord = async <E extends Entity>(
  entity: E,
  id: string,
  context: WriteContext,
  details?: AuditDetails,
): Promise<void> => {
  const removal = entity.build(DeleteTransaction<E>).key(keyOf<E>(id));
  const removed = await writing(entity, publicity(id, {}), context, ({ guard, withdrawal }, within) => {
    const condition = conditionOf<E>({ attr: 'id', exists: true }, ...guard);
    return commit([removal.options({ condition })], within, { details, withdrawal });
  });
  if (!removed) throw new AppError('not_found');
};
