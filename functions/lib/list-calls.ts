import type { Entity, FormattedItem, InputItem } from 'dynamodb-toolbox/entity';
import { heldIn } from '#functions/data/entities/thing.ts';
import { userPartition } from '#functions/data/entities/user.ts';
import { campusPartition, newCampusId, newOwnedId } from '#functions/data/kernel/ids.ts';
import { findRecord, type Given, listLatestFirst, listRecords } from '#functions/data/kernel/records.ts';
import { requireFound } from '#functions/data/kernel/require-found.ts';
import { changeRecord, createRecord, removeRecord } from '#functions/data/records.ts';
import type { CallContext } from './http/answer.ts';

type ById = { params: { id: string } };
type Added<E extends Entity, Holder extends 'userId' | 'universityId'> = Record<Holder, string> &
  Omit<Given<InputItem<E>>, 'id'>;

const create = <E extends Entity>(entity: E, body: object, id: string, context: CallContext) =>
  createRecord(entity, { ...body, id } as unknown as Given<InputItem<E>>, context);

const update =
  <E extends Entity>(entity: E) =>
  ({ params, body }: ById & { body: Partial<Given<FormattedItem<E>>> }, context: CallContext) =>
    changeRecord(entity, params.id, body, context);

export const ownedListCalls = <E extends Entity>(entity: E, dateOf: (record: FormattedItem<E>) => string) => ({
  listOfUser: ({ params }: { params: { userId: string } }) =>
    listLatestFirst(entity, heldIn(userPartition(params.userId), entity), dateOf),
  create: ({ body }: { body: Added<E, 'userId'> }, context: CallContext) =>
    create(entity, body, newOwnedId(body.userId), context),
  update: update(entity),
  remove: ({ params }: ById, context: CallContext) => removeRecord(entity, params.id, context),
});

let collator: Intl.Collator | undefined;

/** Creates the collator at the first call, because it takes about 5 ms, which would lengthen each cold start. */
const compareNames = (one: string, other: string): number => {
  collator ??= new Intl.Collator(['fr', 'en'], { sensitivity: 'base', numeric: true });
  return collator.compare(one, other);
};

/** Sorts by `nameOf`, which also names a removed record in the audit. */
export const campusListCalls = <E extends Entity>(entity: E, nameOf: (record: FormattedItem<E>) => string) => ({
  list: async ({ query }: { query: { universityId: string } }) => {
    const records = await listRecords(entity, heldIn(campusPartition(query.universityId), entity));
    return records.sort((a, b) => compareNames(nameOf(a), nameOf(b)));
  },
  create: ({ body }: { body: Added<E, 'universityId'> }, context: CallContext) =>
    create(entity, body, newCampusId(body.universityId), context),
  update: update(entity),
  remove: async ({ params: { id } }: ById, context: CallContext) =>
    removeRecord(entity, id, context, { name: nameOf(requireFound(await findRecord(entity, id))) }),
});
