import { Entity, type FormattedItem } from 'dynamodb-toolbox/entity';
import { item } from 'dynamodb-toolbox/schema/item';
import { number } from 'dynamodb-toolbox/schema/number';
import { string } from 'dynamodb-toolbox/schema/string';
import { nanoid } from 'nanoid';
import { expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import { findRecord, listRecords } from '#functions/data/kernel/records.ts';
import { ChangedMeanwhile } from '#functions/data/kernel/revision.ts';
import { stored } from '#functions/data/kernel/stored.ts';
import { table } from '#functions/data/kernel/table.ts';
import { changeRecord, createRecord, removeRecord } from '#functions/data/records.ts';
import { shortText } from '#shared/schemas/fields.ts';
import { changesTo, maybe } from '#shared/schemas/record.ts';
import { withFaults } from '#tests/support/caller.ts';

const said = {
  title: shortText,
  colour: z.enum(['red', 'green']),
  isPublic: z._default(z.boolean(), false),
  pages: maybe(z.int()),
  tags: z._default(z.array(z.enum(['old', 'rare'])), []),
  motto: maybe(shortText),
};
const book = z.object({ id: z.string(), ...said });
const bookChanges = changesTo(said);

const Books = new Entity({
  name: 'Book',
  table,
  timestamps: false,
  schema: item({
    ...stored(book.shape),
    id: string().key(),
    shelf: string().optional(),
    revision: number().optional(),
  }),
  computeKey: ({ id }) => ({ PK: `SHELF#${id.split('.')[0]}`, SK: `BOOK#${id}` }),
});

const context = () => ({ now: new Date() });
const newId = (shelf = nanoid()) => `${shelf}.${nanoid()}`;
const plain = () => ({ id: newId(), title: 'La Métamorphose', colour: 'red' as const });

test('the item’s type follows from the shape: what may be left out or null may be absent, enumerations keep their words', () => {
  expectTypeOf<FormattedItem<typeof Books>>().toEqualTypeOf<{
    id: string;
    title: string;
    colour: 'red' | 'green';
    isPublic?: boolean | undefined;
    pages?: number | undefined;
    tags?: ('old' | 'rare')[] | undefined;
    motto?: string | undefined;
    shelf?: string | undefined;
    revision?: number | undefined;
  }>();
  expectTypeOf<z.input<typeof bookChanges>>().toEqualTypeOf<{
    title?: string | undefined;
    colour?: 'red' | 'green' | undefined;
    isPublic?: boolean | undefined;
    pages?: number | '' | null | undefined;
    tags?: ('old' | 'rare')[] | undefined;
    motto?: string | null | undefined;
  }>();
});

test('a record comes back as it was stored; in a reply, what is absent is null, or what its shape says', async () => {
  const whole = { ...plain(), isPublic: true, pages: 80, tags: ['rare' as const], motto: 'Un matin…' };
  expect(await createRecord(Books, whole, context())).toEqual(whole);
  expect(await findRecord(Books, whole.id)).toEqual(whole);

  const bare = plain();
  await createRecord(Books, { ...bare, pages: null, motto: null, shelf: 'A3' }, context());
  expect(await findRecord(Books, bare.id)).toEqual({ ...bare, shelf: 'A3' });
  expect(z.parse(book, await findRecord(Books, bare.id))).toEqual({
    ...bare,
    isPublic: false,
    pages: null,
    tags: [],
    motto: null,
  });
});

test('the table refuses what the shape does not allow', async () => {
  const wrong = { ...plain(), colour: 'blue' as 'red' };
  await expect(createRecord(Books, wrong, context())).rejects.toThrow(/colour/);
  await expect(createRecord(Books, { ...plain(), title: undefined as never }, context())).rejects.toThrow(/title/);
});

test.each([{ motto: null }, { motto: '' }, { motto: '  ' }])(
  'a change of %o clears, and leaves the rest',
  async (sent) => {
    const { id } = await createRecord(Books, { ...plain(), pages: 80, motto: 'Un matin…' }, context());
    const changed = await changeRecord(Books, id, z.parse(bookChanges, sent), context());
    expect(changed).toMatchObject({ title: 'La Métamorphose', pages: 80 });
    expect(changed).not.toHaveProperty('motto');
  },
);

test('a change of nothing changes nothing, and a wrong value is told for what it is', async () => {
  const { id } = await createRecord(Books, { ...plain(), motto: 'Un matin…' }, context());
  expect(z.parse(bookChanges, { unknown: 1 })).toEqual({});
  expect(await changeRecord(Books, id, z.parse(bookChanges, {}), context())).toMatchObject({ motto: 'Un matin…' });
  const codes = (sent: unknown) => z.safeParse(bookChanges, sent).error?.issues.map(({ code }) => code);
  expect(codes({ motto: 'x'.repeat(201) })).toEqual(['too_big']);
  expect(codes({ pages: 1.5 })).toEqual(['invalid_type']);
  expect(codes({ title: '' })).toEqual(['too_small']);
  expect(codes({ title: null, colour: null })).toEqual(['invalid_type', 'invalid_value']);
});

test('a record that counts its changes is refused to whoever saw another state, with the present one', async () => {
  const { id } = await createRecord(Books, plain(), context());
  expect(await changeRecord(Books, id, { pages: 1 }, { ...context(), ifMatch: 0 })).toMatchObject({ revision: 1 });
  const late = changeRecord(Books, id, { pages: 2 }, { ...context(), ifMatch: 0 });
  await expect(late).rejects.toBeInstanceOf(ChangedMeanwhile);
  await expect(late).rejects.toMatchObject({ record: { id, pages: 1, revision: 1 } });
  expect(await changeRecord(Books, id, { pages: 2 }, { ...context(), ifMatch: 1 })).toMatchObject({ revision: 2 });
});

test('a new record whose first answer was lost is made all the same', async () => {
  const given = plain();
  const lost = { kind: 'resetAfter', match: { operation: 'PutItem', key: 'SHELF#' } } as const;
  await withFaults([lost], () => createRecord(Books, given, context()));
  expect(await findRecord(Books, given.id)).toMatchObject(given);
});

test('a deleted record is not found', async () => {
  const made = await createRecord(Books, plain(), context());
  await removeRecord(Books, made.id, context());
  expect(await findRecord(Books, made.id)).toBeNull();
  await expect(removeRecord(Books, made.id, context())).rejects.toMatchObject({ code: 'not_found' });
  await expect(changeRecord(Books, made.id, { pages: 1 }, context())).rejects.toMatchObject({ code: 'not_found' });
  expect(await findRecord(Books, made.id)).toBeNull();
});

test('a list is read to its end, beyond the megabyte that one answer of the database holds', async () => {
  const shelf = nanoid();
  const long = 'x'.repeat(300_000);
  const ids = Array.from({ length: 5 }, () => newId(shelf));
  for (const id of ids) await createRecord(Books, { ...plain(), id, shelf: long }, context());
  const listed = await listRecords(Books, { partition: `SHELF#${shelf}` });
  expect(listed.map(({ id }) => id).sort()).toEqual([...ids].sort());
});

test('a shape that no attribute can keep is refused when the product starts', () => {
  expect(() => stored({ when: z.date() })).toThrow('date');
});
