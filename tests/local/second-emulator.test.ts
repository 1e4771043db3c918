import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { Entity } from 'dynamodb-toolbox/entity';
import { item } from 'dynamodb-toolbox/schema/item';
import { number } from 'dynamodb-toolbox/schema/number';
import { string } from 'dynamodb-toolbox/schema/string';
import { nanoid } from 'nanoid';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { RepeatedCall } from '#functions/data/kernel/call-effects.ts';
import { isThere } from '#functions/data/kernel/change.ts';
import { commit, type WriteContext } from '#functions/data/kernel/commit.ts';
import { findRecord, listRecords, newRecord, recordUpdate } from '#functions/data/kernel/records.ts';
import { ChangedMeanwhile } from '#functions/data/kernel/revision.ts';
import { table } from '#functions/data/kernel/table.ts';
import { changeRecord, createRecord } from '#functions/data/records.ts';
import { createTables, plainHoldings } from '#scripts/platform/services.ts';
import { asking } from '#tests/support/asking.ts';
import { withMoto } from '#tests/support/moto.ts';

// The data layer's assumptions about DynamoDB hold in a second implementation.
const Books = new Entity({
  name: 'Book',
  table,
  timestamps: false,
  schema: item({ id: string().key(), title: string(), revision: number().optional() }),
  computeKey: ({ id }) => ({ PK: `SHELF#${id.split('.')[0]}`, SK: `BOOK#${id}` }),
});
const context = (effects: WriteContext['effects'] = {}): WriteContext => ({ now: new Date(), effects });
const book = (shelf: string, title = 'Molloy') => ({ id: `${shelf}.${nanoid()}`, title });
const onShelf = (shelf: string) => listRecords(Books, { partition: `SHELF#${shelf}`, range: { beginsWith: 'BOOK#' } });

describe('on moto', asking('moto'), () => {
  withMoto();
  beforeAll(async () => {
    vi.stubEnv('TABLE_NAME', 'table');
    const client = new DynamoDBClient();
    await createTables(plainHoldings.tables, client);
    client.destroy();
  });

  it('writes all changes or none', async () => {
    const shelf = nanoid();
    const [kept, gone] = [book(shelf), book(shelf)];
    await createRecord(Books, kept, context());
    const changes = [
      recordUpdate(Books, kept.id, { title: 'Malone meurt' }),
      recordUpdate(Books, gone.id, { title: 'L’Innommable' }, isThere),
    ];
    expect(await commit(changes, context())).toBe(false);
    expect(await onShelf(shelf)).toEqual([kept]);
    await createRecord(Books, gone, context());
    expect(await commit(changes, context())).toBe(true);
    expect((await onShelf(shelf)).map(({ title }) => title).sort()).toEqual(['L’Innommable', 'Malone meurt']);
  });

  it('refuses a change of what was changed meanwhile, and says what it is', async () => {
    const { id } = await createRecord(Books, book(nanoid()), context());
    const first = await changeRecord(Books, id, { title: 'Watt' }, { ...context(), ifMatch: 0 });
    expect(first).toEqual({ id, title: 'Watt', revision: 1 });
    const late = changeRecord(Books, id, { title: 'Murphy' }, { ...context(), ifMatch: 0 });
    await expect(late).rejects.toEqual(expect.objectContaining({ record: first }));
    await expect(late).rejects.toBeInstanceOf(ChangedMeanwhile);
    expect(await findRecord(Books, id)).toEqual(first);
  });

  it('tells which change of a transaction was refused: the limit, or the call that came before', async () => {
    const shelf = nanoid();
    const stock = { holder: `USER#${shelf}`, changes: [{ name: 'portfolios', most: 1, by: 1 }] } as const;
    const first = { callerId: shelf, key: nanoid(), digest: 'd' };
    const add = (effects: WriteContext['effects']) =>
      commit([newRecord(Books, book(shelf)).put], context(effects), { reply: {} });
    expect(await add({ stock, once: first })).toBe(true);
    await expect(add({ stock })).rejects.toMatchObject({ code: 'too_many_things' });
    await expect(add({ once: first })).rejects.toBeInstanceOf(RepeatedCall);
    expect(await onShelf(shelf)).toHaveLength(1);
  });

  it('gives a list to its end, beyond the megabyte of a page', async () => {
    const shelf = nanoid();
    const long = Array.from({ length: 6 }, () => book(shelf, 'x'.repeat(300_000)));
    for (const one of long) await createRecord(Books, one, context());
    const ids = long.map(({ id }) => id).sort();
    expect((await onShelf(shelf)).map(({ id }) => id).sort()).toEqual(ids);
  });
});
