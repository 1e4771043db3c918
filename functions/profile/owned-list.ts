import type { Entity, FormattedItem, InputItem } from 'dynamodb-toolbox/entity';
import { heldIn } from '#functions/data/entities/thing.ts';
import { userPartition } from '#functions/data/entities/user.ts';
import { newOwnedId } from '#functions/data/kernel/ids.ts';
import { type Given, listRecords } from '#functions/data/kernel/records.ts';
import { changeRecord, createRecord, removeRecord } from '#functions/data/records.ts';
import type { CallContext } from '#functions/lib/http/answer.ts';

type Added<E extends Entity> = { userId: string } & Omit<Given<InputItem<E>>, 'id'>;

/** The handlers of an `ownedList`; `dateOf` says what its things are sorted by, the latest first. */
export const ownedListCalls = <E extends Entity>(entity: E, dateOf: (thing: FormattedItem<E>) => string) => ({
  listOfUser: async ({ params }: { params: { userId: string } }) => {
    const things = await listRecords(entity, heldIn(userPartition(params.userId), entity));
    return things.sort((a, b) => dateOf(b).localeCompare(dateOf(a)));
  },
  create: ({ body }: { body: Added<E> }, context: CallContext) =>
    // The family's one assertion: what is added and an id make the record.
    createRecord(entity, { ...body, id: newOwnedId(body.userId) } as unknown as Given<InputItem<E>>, context),
  update: (
    { params, body }: { params: { id: string }; body: Partial<Given<FormattedItem<E>>> },
    context: CallContext,
  ) => changeRecord(entity, params.id, body, context),
  remove: ({ params }: { params: { id: string } }, context: CallContext) => removeRecord(entity, params.id, context),
});
