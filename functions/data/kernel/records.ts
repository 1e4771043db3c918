import type { Entity, FormattedItem, InputItem, KeyInputItem } from 'dynamodb-toolbox/entity';
import { BatchGetRequest } from 'dynamodb-toolbox/entity/actions/batchGet';
import { EntityFormatter } from 'dynamodb-toolbox/entity/actions/format';
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get';
import type { Condition } from 'dynamodb-toolbox/entity/actions/parseCondition';
import { $add, $remove, $set, type UpdateItemInput } from 'dynamodb-toolbox/entity/actions/update';
import { type Query, QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import { type Change, isThere, putChange, updateChange } from './change.ts';
import type { RequestLimits } from './client-limits.ts';
import { readTogether } from './read-together.ts';
import { table } from './table.ts';

// All entities here have `id` as their key. functions/data/records.ts commits the changes that this file builds.

/** An empty optional field is null. */
export type Given<T> = { [K in keyof T]: undefined extends T[K] ? T[K] | null : T[K] };

// The compiler cannot see that a generic entity has an id as its key.
export const keyOf = <E extends Entity>(id: string) => ({ id }) as unknown as KeyInputItem<E>;

/** Strongly consistent. `limits` are the request's own, in place of the client's. */
export const findItem = async <E extends Entity>(
  entity: E,
  key: KeyInputItem<NoInfer<E>>,
  limits?: RequestLimits,
): Promise<FormattedItem<E> | null> =>
  (
    await entity
      .build(GetItemCommand<E>)
      .key(key)
      .options({ consistent: true })
      .send(limits)
  ).Item ?? null;

/** Strongly consistent. */
export const findRecord = <E extends Entity>(entity: E, id: string): Promise<FormattedItem<E> | null> =>
  findItem(entity, keyOf<E>(id));

/** DynamoDB's limit for one BatchGetItem. */
const batchSize = 100;

export const findRecords = async <E extends Entity>(entity: E, ids: readonly string[]): Promise<FormattedItem<E>[]> => {
  const found: FormattedItem<E>[] = [];
  for (let from = 0; from < ids.length; from += batchSize) {
    const keys = ids.slice(from, from + batchSize).map((id) => entity.build(BatchGetRequest<E>).key(keyOf<E>(id)));
    const records = await readTogether(keys, { consistent: false });
    found.push(...records.filter((record) => record !== undefined));
  }
  return found;
};

/** Reads all pages. Strongly consistent, except on an index. */
export const listRecords = async <E extends Entity>(
  entity: E,
  query: Query<typeof table>,
): Promise<FormattedItem<E>[]> => {
  const consistent = query.index === undefined;
  const options = { ...(consistent && { consistent }), maxPages: Number.POSITIVE_INFINITY };
  const { Items = [] } = await table.build(QueryCommand).entities(entity).query(query).options(options).send();
  return Items;
};

export const listLatestFirst = async <E extends Entity>(
  entity: E,
  query: Query<typeof table>,
  dateOf: (record: FormattedItem<E>) => string,
): Promise<FormattedItem<E>[]> => (await listRecords(entity, query)).sort((a, b) => dateOf(b).localeCompare(dateOf(a)));

/** The put needs no condition: the id is random, so only a retry can meet an item there, the same record. */
export const newRecord = <E extends Entity>(
  entity: E,
  given: Given<InputItem<E>>,
): { put: Change; record: FormattedItem<E> } => {
  const filled = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null)) as InputItem<E>;
  const put = putChange(entity, filled);
  return { put, record: entity.build(EntityFormatter<E>).format(put.params().Put?.Item ?? {}) };
};

export type Changed<E extends Entity> = Partial<Given<FormattedItem<E>>>;

export const present = (given: object): [string, unknown][] =>
  Object.entries(given).filter(([, value]) => value !== undefined);

/** A list is written whole: an update by element fails if no list is stored. */
const written = (value: unknown) => (Array.isArray(value) ? $set(value) : (value ?? $remove()));

/** Null clears a field (D69). Bumps the revision, if the entity has one. */
export const recordUpdate = <E extends Entity>(
  entity: E,
  id: string,
  given: object,
  ...conditions: readonly object[]
): Change => {
  const change = {
    id,
    ...Object.fromEntries(present(given).map(([name, value]) => [name, written(value)])),
    ...('revision' in entity.schema.attributes && { revision: $add(1) }),
  };
  return updateChange(entity, change as unknown as UpdateItemInput<E>, ...(conditions as Condition<E>[]));
};

/** Fails unless the record exists. The caller must update the public CV. */
export const changeRecordChange = <E extends Entity>(entity: E, id: string, given: Changed<E>): Change =>
  recordUpdate(entity, id, given, isThere);
