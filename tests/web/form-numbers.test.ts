import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { maybe } from '#shared/schemas/record.ts';
import { changedNames, numbersRead } from '#web/lib/forms/form-draft.ts';

const schema = z.object({ name: z.string(), year: maybe(z.int()), strength: z.number(), page: z.optional(z.number()) });

test('a number field parses a point or a comma; a text of digits stays a text', () => {
  expect(numbersRead(schema, { name: '12', year: ' 2024 ', strength: '2,5', page: '3.25' })).toEqual({
    name: '12',
    year: 2024,
    strength: 2.5,
    page: 3.25,
  });
});

test('nothing typed, and what is no number, stay as they are for the schema to judge', () => {
  const read = numbersRead(schema, { name: '', year: '', strength: 'two', page: 4 });
  expect(read).toEqual({ name: '', year: '', strength: 'two', page: 4 });
  expect(schema.safeParse(read).error?.issues.map(({ path }) => path)).toEqual([['strength']]);
});

test('a number that is typed as it stands in the record is no change', () => {
  const record = { year: 2024, strength: 2.5 };
  expect(changedNames({ typed: { year: '2024', strength: '2.5' }, over: record }, record)).toEqual([]);
  expect(changedNames({ typed: { year: '2023', strength: '' }, over: record }, record)).toEqual(['year', 'strength']);
});
