import type { Entity, FormattedItem, InputItem } from 'dynamodb-toolbox/entity';
import { heldIn } from '#functions/data/entities/thing.ts';
import { found } from '#functions/data/kernel/found.ts';
import { campusPartition, newCampusId } from '#functions/data/kernel/ids.ts';
import { findRecord, type Given, listRecords } from '#functions/data/kernel/records.ts';
import { changeRecord, createRecord, removeRecord } from '#functions/data/records.ts';
import type { CallContext } from '#functions/lib/http/answer.ts';

type Added<E extends Entity> = { universityId: string } & Omit<Given<InputItem<E>>, 'id'>;

const names = new Intl.Collator(['fr', 'en'], { sensitivity: 'base', numeric: true });

/** The handlers of a `campusList`; `nameOf` says what its things are sorted by. */
export const campusListCalls = <E extends Entity>(entity: E, nameOf: (thing: FormattedItem<E>) => string) => ({
  list: async ({ query }: { query: { universityId: string } }) => {
    const things = await listRecords(entity, heldIn(campusPartition(query.universityId), entity));
    return things.sort((a, b) => names.compare(nameOf(a), nameOf(b)));
  },
  create: ({ body }: { body: Added<E> }, context: CallContext): Promise<FormattedItem<E>> =>
    // The family's one assertion: what is added and an id make the record.
    createRecord(entity, { ...body, id: newCampusId(body.universityId) } as unknown as Given<InputItem<E>>, context),
  update: (
    { params, body }: { params: { id: string }; body: Partial<Given<FormattedItem<E>>> },
    context: CallContext,
  ) => changeRecord(entity, params.id, body, context),
  remove: async ({ params: { id } }: { params: { id: string } }, context: CallContext) =>
    removeRecord(entity, id, context, { name: nameOf(found(await findRecord(entity, id))) }),
});
